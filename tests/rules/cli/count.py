"""A verb of a family's own, to try the hook with: how many words it was given."""

from collections.abc import Sequence


def main(argv: Sequence[str]) -> int:
    print(len(argv))  # noqa: T201  (it is a command)
    return 0
