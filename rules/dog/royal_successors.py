"""`python -m rules dog-royal successors`; see `rules.dog.successors`."""

from collections.abc import Sequence

from rules.dog import successors


def main(argv: Sequence[str]) -> int:
    """The same for Dog Royal."""
    return successors.main(argv, "dog-royal")
