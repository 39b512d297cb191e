"""`python -m tests.bench [NAME …]`: every benchmark, or those named, and one table of figures."""

import argparse
import asyncio
import logging
from collections.abc import Callable

from tests.bench import click, durable, memory, moves, picture, remembered, steps
from tests.bench.report import Figure, show

BENCHES: dict[str, Callable[[], list[Figure]]] = {
    "moves": moves.measure,
    "durable": lambda: asyncio.run(durable.measure(rounds=3)),
    "click": lambda: asyncio.run(click.measure()),
    "picture": picture.measure,
    "steps": steps.measure,
    "memory": lambda: asyncio.run(memory.measure()),
    "remembered": lambda: asyncio.run(remembered.measure()),
}


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tests.bench", description=__doc__)
    parser.add_argument("names", nargs="*", metavar="NAME", help=", ".join(BENCHES))
    names = parser.parse_args().names or [*BENCHES]
    if unknown := {*names} - {*BENCHES}:
        parser.error(f"there is no {', '.join(sorted(unknown))}; there are {', '.join(BENCHES)}")
    logging.disable(logging.WARNING)
    show(figure for name in names for figure in BENCHES[name]())


if __name__ == "__main__":
    main()
