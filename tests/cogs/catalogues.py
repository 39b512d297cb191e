"""The catalogues and the code that uses them, read as syntax trees: what the tests compare."""

import ast
import itertools
import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from fluent.syntax import ast as ftl
from fluent.syntax import parse
from fluent.syntax.visitor import Visitor

from cogs.ui.words import LANGUAGES, LOCALES
from rules.games import card_names

ROOT = Path(__file__).parents[2]
VARIABLE_PART = "\0"
"""Stands for an expression inside an f-string."""


class _Reader(Visitor):
    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.references: set[str] = set()
        self.texts: list[str] = []
        self.befores: list[tuple[str, str]] = []

    def visit_Pattern(self, node):  # noqa: N802
        for before, after in itertools.pairwise(node.elements):
            match before, after:
                case ftl.TextElement(value=text), ftl.Placeable(
                    expression=ftl.VariableReference(id=fact)
                ):
                    self.befores.append((text, fact.name))
        self.generic_visit(node)

    def visit_VariableReference(self, node):  # noqa: N802
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node):  # noqa: N802
        self.references.add(node.id.name)

    def visit_TextElement(self, node):  # noqa: N802
        self.texts.append(node.value)


@dataclass
class Message:
    """One message of one language."""

    key: str
    file: str
    variables: set[str]
    references: set[str]
    texts: list[str]
    befores: list[tuple[str, str]]
    """Each text that a variable follows, with the variable's name."""
    attributes: set[str]

    def needs(self, catalogue: "dict[str, Message]") -> set[str]:
        """Its variables, with those of the messages that it refers to."""
        needed = set(self.variables)
        for reference in self.references:
            needed |= catalogue[reference].needs(catalogue)
        return needed


def read(language: str) -> dict[str, Message]:
    """All messages of a language by key."""
    found = {}
    for path in sorted((LOCALES / language).glob("*.ftl")):
        for entry in parse(path.read_text(encoding="utf-8")).body:
            if isinstance(entry, ftl.Message):
                reader = _Reader()
                reader.visit(entry)
                found[entry.id.name] = Message(
                    entry.id.name,
                    path.name,
                    reader.variables,
                    reader.references,
                    reader.texts,
                    reader.befores,
                    {attribute.id.name for attribute in entry.attributes},
                )
    for card, name in card_names(language).items():
        key = f"card-{card}"
        found[key] = Message(key, "cards/*.json", set(), set(), [name], [], set())
    return found


CATALOGUES = {language: read(language) for language in LANGUAGES}


def sources() -> Iterator[tuple[Path, ast.Module]]:
    """Every module of cogs/."""
    for path in sorted((ROOT / "cogs").rglob("*.py")):
        yield path.relative_to(ROOT), ast.parse(path.read_text(encoding="utf-8"))


def parts_of(node: ast.AST | None) -> list[str]:
    """The strings that an expression may be, with VARIABLE_PART where it is not constant."""
    match node:
        case ast.Constant(value=str() as text):
            return [text]
        case ast.JoinedStr(values=values):
            return [
                "".join(
                    str(value.value) if isinstance(value, ast.Constant) else VARIABLE_PART
                    for value in values
                )
            ]
        case ast.IfExp(body=body, orelse=orelse):
            return parts_of(body) + parts_of(orelse)
        case ast.BinOp(left=left, right=right):
            return parts_of(left) + parts_of(right)
        case _:
            return []


def pattern_of(text: str) -> re.Pattern[str]:
    """What keys an f-string may be."""
    return re.compile("[a-z0-9_-]*".join(map(re.escape, text.split(VARIABLE_PART))) + r"\Z")
