"""Verbs that belong to one family of games only: `python -m rules FAMILY VERB …`.

A new game adds its line here and its module in its own package; nothing else has to change.
"""

from collections.abc import Callable, Mapping, Sequence
from importlib import import_module
from typing import cast

from rules.cli.inputs import Wrong

Tool = Callable[[Sequence[str]], int]

GAME_TOOLS: Mapping[str, Mapping[str, str]] = {
    "days": {"successors": "rules.days.successors"},
    "dog": {"successors": "rules.dog.successors"},
    "dog-royal": {"successors": "rules.dog.royal_successors"},
    "dog-lover": {
        "placements": "rules.dog_lover.placements_tool",
        "score": "rules.dog_lover.score_tool",
    },
    "fences": {"replay": "rules.fences.replay"},
}
"""Family or game → verb → the module whose `main(argv)` answers it and returns the exit code."""


def tool(family: str, argv: Sequence[str]) -> int:
    """Run a family's own verb. Raises Wrong if there is none of that name."""
    verbs = GAME_TOOLS[family]
    if not argv or argv[0] not in verbs:
        raise Wrong(f"{family} has the verbs {', '.join(verbs)}")
    main = cast(Tool, import_module(verbs[argv[0]]).main)
    return main(argv[1:])
