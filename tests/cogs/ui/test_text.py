"""People's names: shown as they are, as far as they can be seen, and never obeyed."""

import re
import unicodedata

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from cogs.ui.text import NAME_LIMIT, Names, plain, safe, shorten

NASTY = [
    "g` @everyone",
    "@here look",
    "<@&1234>",
    "<@1> <#2> <t:0:R>",
    "[x](http://evil.example)",
    "https://evil.example/x",
    "discord.gg/evil",
    "**bold** __x__ ~~s~~ ||spoiler||",
    "# heading",
    "> quote",
    "- item",
    "1. item",
    "-# small",
    "```code",
    "\\",
    "\u202emirrored\u202c",
    "a\u200bb\u2066c",
    "two\nlines",
    "e\u0301\u0323\u0308\u0301\u0301" * 20,
    "\u3164\u115f\u2800",
    "\ud83d broken",
    "宽" * 32,
    "W" * 32,
]
SPECIAL = set("\\*_~`|<>#:[]()-.")


def literal(markdown: str) -> str:
    """What Discord shows of markdown without any formatting: escapes and invisible signs gone."""
    shown = re.sub(r"[\u2068\u2069\u200b]", "", markdown)
    return re.sub(r"\\([^0-9A-Za-z\s])", r"\1", shown)


def unescaped(markdown: str) -> set[str]:
    return set(re.sub(r"\\[^0-9A-Za-z\s]", "", markdown))


@pytest.mark.parametrize("name", NASTY)
def test_a11_no_name_formats_mentions_or_breaks_anything(name: str) -> None:
    names = Names([name, "Bob"])
    text, label = names.text(0), names.label(0)
    assert literal(text) == label
    assert not unescaped(text) & SPECIAL
    assert not re.search(r"@(?!\u200b)", text)
    assert 1 <= len(label) <= NAME_LIMIT
    assert "\n" not in text


@given(st.lists(st.text(), min_size=1, max_size=6))
def test_a11_holds_for_any_names(given_names: list[str]) -> None:
    names = Names(given_names)
    for seat in range(len(names)):
        label = names.label(seat)
        assert literal(names.text(seat)) == label
        assert not unescaped(names.text(seat)) & SPECIAL
        assert 1 <= len(label) <= NAME_LIMIT
        assert label == label.strip()
        unseen = {char for char in label if unicodedata.category(char) in ("Cc", "Cf", "Cs", "Co")}
        assert unseen <= {"\u200d"}
        label.encode()


def test_a11_what_can_be_seen_stays_as_it_was() -> None:
    for name in (
        "Zoë",
        "李小龍",
        "محمد",
        "Ann-Marie O'Neil",
        "🐶 dog lover",
        "👩‍🚀",
        "🏳️‍🌈",
        "🩷",
        "a_b_c",
        "R2 D2!",
    ):
        assert Names([name]).label(0) == name


def test_a11_nobody_passes_for_somebody_else() -> None:
    names = Names(["Alex", "alex", "A\u200blex", "Sam"])
    assert [names.label(seat) for seat in range(4)] == ["Alex (A)", "alex (B)", "Alex (C)", "Sam"]
    names = Names(["Alex", "Alex (A)", "Alex", "", "D"])
    labels = [names.label(seat) for seat in range(5)]
    assert labels == ["Alex (A)", "Alex (A) (B)", "Alex (C)", "D", "D (E)"]
    long = Names(["x" * 40, "X" * 39 + "y"])
    assert len(long.label(0)) == NAME_LIMIT
    assert long.label(1).endswith("… (B)")


def test_a11_a_name_in_which_nothing_is_seen_gets_its_seats_letter() -> None:
    names = Names(["\u3164", "\u200b\u202e", "Ann"])
    assert [names.label(seat) for seat in range(3)] == ["A", "B", "Ann"]


def test_a_name_written_from_right_to_left_moves_nothing_beside_it() -> None:
    name = "שלום"
    assert Names([name]).text(0) == f"\u2068{name}\u2069"
    assert Names(["Ann"]).text(0) == "Ann"


def test_a12_the_longest_name_is_bounded_in_markdown_too() -> None:
    assert len(Names(["*" * 32]).text(0)) == 2 * NAME_LIMIT


@given(st.text(), st.integers(1, 50))
@example("000000 \u0300", 7)  # the accent's letter is a blank, and both go
@example("00000a\u0300", 6)
def test_shorten_keeps_the_limit_and_parts_no_accent_from_its_letter(text: str, limit: int) -> None:
    short = shorten(text, limit)
    assert len(short) <= limit
    if len(text) <= limit:
        assert short == text
    else:
        assert short.endswith("…")
        kept = short[:-1]
        assert text.startswith(kept)
        assert unicodedata.category(text[len(kept)]) not in ("Mn", "Me") or not kept.strip()


def test_shorten_parts_no_joined_emoji() -> None:
    assert shorten("ab👩‍🚀 in space", 5) == "ab…"
    assert shorten("ab👩‍🚀 in space", 6) == "ab👩‍🚀…"
    assert shorten("ab👍🏽 yes", 4) == "ab…"


def test_plain_and_safe_are_one_line() -> None:
    assert plain("  a\t b\r\n c\u2028d  ") == "a b c d"
    assert safe("a*b\nc") == "a\\*b c"
