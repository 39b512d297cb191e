"""Files of JSON lines, answered line by line: what the verbs of single games share."""

import json
from codecs import BOM_UTF8
from collections.abc import Callable, Sequence
from typing import Any

from rules.cli.inputs import Parser, read, say

Answer = Callable[[dict[str, Any]], dict[str, Any]]
"""From an object to its answer; `{"error": …}` if it makes no sense."""


def answer_batch(verb: str, argv: Sequence[str], answer: Answer) -> int:
    """`VERB --batch FILE`: the lines of a file answered. Raises Wrong if there is no such file."""
    parser = Parser(f"python -m rules {verb}")
    parser.add_argument("--batch", required=True, metavar="FILE", help="JSON lines; - is stdin")
    answer_lines(read(parser.parse_args(argv).batch), answer)
    return 0


def answer_lines(batch: bytes, answer: Answer) -> None:
    """A line of JSON for every line, in order; empty ones are passed over.

    A line that is no JSON object is answered with an error.
    """
    # Bytes, because a text would be split at U+2028 and its like too, which JSON may hold as it is.
    for line in batch.removeprefix(BOM_UTF8).splitlines():
        if line.strip():
            say(json.dumps(_answer_text(line.decode("utf-8", "replace"), answer)))


def _answer_text(text: str, answer: Answer) -> dict[str, Any]:
    try:
        line = json.loads(text)
    except (ValueError, RecursionError) as fault:
        return {"error": f"not JSON: {fault}"}
    if not isinstance(line, dict):
        return {"error": "not an object"}
    return answer(line)
