"""Every documented limit of messages and modals: at it passes, beyond it is found."""

from typing import Any

import pytest
import regex

from cogs.ui.limits import Fault, OverLimit, check_message, check_modal
from cogs.ui.limits.emoji import EMOJI_RANGES, is_emoji
from tests.cogs.ui.limits.breaking import MISSING, broken, rejected

V2 = 1 << 15
MIB = 1024 * 1024


def button(**changes: Any) -> dict[str, Any]:
    plain = {"type": 2, "style": 1, "label": "x" * 80, "custom_id": "c" * 100, "emoji": None}
    return {**plain, **changes}


def option(number: int) -> dict[str, Any]:
    return {
        "label": "l" * 100,
        "value": f"{number:0100}",
        "description": "d" * 100,
        "emoji": {"id": None, "name": "🐕‍🦺"},
    }


SELECT = {
    "type": 3,
    "custom_id": "select",
    "placeholder": "p" * 150,
    "min_values": 0,
    "max_values": 25,
    "options": [option(number) for number in range(25)],
}
ROW_OF_BUTTONS = {"type": 1, "components": [button(custom_id=str(n)) for n in range(5)]}
LINK = {"type": 2, "style": 5, "label": "site", "url": "https://example.org/" + "x" * 492}
LAYOUT: dict[str, Any] = {
    "flags": V2,
    "nonce": "n" * 25,
    "allowed_mentions": {"parse": [], "users": [str(n) for n in range(100)]},
    "attachments": [{"id": 0, "filename": "a.png", "description": "d" * 1024}],
    "components": [
        {"type": 10, "content": "x" * 2999},
        ROW_OF_BUTTONS,
        {"type": 1, "components": [SELECT]},
        {
            "type": 9,
            "components": [{"type": 10, "content": "x" * 100} for _ in range(3)],
            "accessory": button(custom_id="accessory"),
        },
        {
            "type": 12,
            "items": [
                {"media": {"url": "attachment://a.png"}, "description": "d" * 1024},
                *({"media": {"url": "https://example.org/a.png"}} for _ in range(9)),
            ],
        },
        {"type": 14, "spacing": 2},
        {
            "type": 17,
            "accent_color": 0xFFFFFF,
            "components": [
                {"type": 10, "content": "x" * 700},
                {"type": 1, "components": [LINK]},
                {"type": 9, "components": [{"type": 10, "content": "."}], "accessory": {
                    "type": 11, "media": {"url": "https://example.org/a.png"}, "description": "d",
                }},
                {"type": 13, "file": {"url": "attachment://b.txt"}},
            ],
        },
    ],
}  # fmt: skip
FILES = [("a.png", 10 * MIB), ("b.txt", 10 * MIB)]
TEXT, BUTTONS, MENU, SECTION, GALLERY, SEPARATOR, CONTAINER = range(7)

LAYOUT_FAULTS = [
    (("content",), "x", "content"),
    (("embeds",), [{"title": "x"}], "embeds"),
    (("poll",), {"question": {}}, "poll"),
    (("sticker_ids",), ["1"], "sticker_ids"),
    (("components",), [], "components"),
    (("components",), MISSING, "components"),
    (("components", TEXT, "content"), "", "components[0].content"),
    (("components", TEXT, "content"), " \n", "components[0].content"),
    (("components", TEXT, "content"), MISSING, "components[0].content"),
    (("components", TEXT, "content"), "x" * 3000, "components"),
    (("components", TEXT, "content"), "x" * 4001, "components[0].content"),
    (("components", TEXT, "type"), 2, "components[0].type"),
    (("components", TEXT, "type"), 99, "components[0].type"),
    (("components", TEXT), "text", "components[0]"),
    (("components", BUTTONS, "components"), [], "components[1].components"),
    (
        ("components", BUTTONS, "components"),
        [button(custom_id=f"b{n}") for n in range(6)],
        "components[1].components",
    ),
    (("components", BUTTONS, "components", 0), SELECT | {"custom_id": "s"}, "components[1]"),
    (("components", BUTTONS, "components", 0, "type"), 10, "components[1].components[0].type"),
    *(
        (("components", BUTTONS, "components", 0, name), value, f"components[1].components[0]{at}")
        for name, value, at in [
            ("label", "x" * 81, ".label"),
            ("label", 5, ".label"),
            ("label", None, ""),
            ("label", "  ", ""),
            ("custom_id", "", ".custom_id"),
            ("custom_id", "c" * 101, ".custom_id"),
            ("custom_id", MISSING, ".custom_id"),
            ("style", 0, ".style"),
            ("style", 7, ".style"),
            ("style", 5, ""),
            ("url", "https://example.org", ".url"),
            ("emoji", "🐶", ".emoji"),
            ("emoji", {"name": "dog", "id": None}, ".emoji.name"),
            ("emoji", {"name": "★", "id": None}, ".emoji.name"),
            ("emoji", {"name": "🐶🐱", "id": None}, ".emoji.name"),
            ("emoji", {"name": "dog", "id": "no"}, ".emoji.id"),
        ]
    ),
    (
        ("components", BUTTONS, "components", 1, "custom_id"),
        "0",
        "components[1].components[1].custom_id",
    ),
    (("components", SECTION, "accessory", "custom_id"), "0", "components[3].accessory.custom_id"),
    *(
        (("components", MENU, "components", 0, name), value, f"components[2].components[0]{at}")
        for name, value, at in [
            ("custom_id", MISSING, ".custom_id"),
            ("placeholder", "p" * 151, ".placeholder"),
            ("min_values", -1, ".min_values"),
            ("min_values", 26, ".min_values"),
            ("max_values", 0, ".max_values"),
            ("max_values", 26, ".max_values"),
            ("max_values", True, ".max_values"),
            ("options", [], ".options"),
            ("options", [option(number) for number in range(26)], ".options"),
            ("options", [option(number) for number in range(24)], ".max_values"),
            ("options", [option(1), option(1)], ".options[1].value"),
        ]
    ),
    *(
        (
            ("components", MENU, "components", 0, "options", 3, name),
            value,
            f"components[2].components[0].options[3]{at}",
        )
        for name, value, at in [
            ("label", "", ".label"),
            ("label", "l" * 101, ".label"),
            ("value", "", ".value"),
            ("value", "v" * 101, ".value"),
            ("description", "d" * 101, ".description"),
            ("emoji", {"name": "A"}, ".emoji.name"),
        ]
    ),
    (("components", SECTION, "components"), [], "components[3].components"),
    (("components", SECTION, "components", 0, "type"), 14, "components[3].components[0].type"),
    (
        ("components", SECTION, "components"),
        [{"type": 10, "content": "."}] * 4,
        "components[3].components",
    ),
    (("components", SECTION, "accessory"), MISSING, "components[3].accessory"),
    (("components", SECTION, "accessory"), {"type": 10}, "components[3].accessory.type"),
    (("components", GALLERY, "items"), [], "components[4].items"),
    (
        ("components", GALLERY, "items"),
        [{"media": {"url": "attachment://a.png"}}] * 11,
        "components[4].items",
    ),
    (
        ("components", GALLERY, "items", 0, "description"),
        "d" * 1025,
        "components[4].items[0].description",
    ),
    *(
        (("components", GALLERY, "items", 1, "media"), media, "components[4].items[1].media.url")
        for media in [
            {},
            {"url": "a.png"},
            {"url": "ftp://example.org/a.png"},
            {"url": "https://"},
            {"url": "https://exa mple.org"},
            {"url": "https://[example"},
            {"url": "attachment://gone.png"},
        ]
    ),
    (("components", SEPARATOR, "spacing"), 3, "components[5].spacing"),
    (("components", CONTAINER, "components"), [], "components[6].components"),
    (("components", CONTAINER, "accent_color"), 0x1000000, "components[6].accent_color"),
    (
        ("components", CONTAINER, "components", 0),
        {"type": 17, "components": [{"type": 10, "content": "."}]},
        "components[6].components[0].type",
    ),
    *(
        (
            ("components", CONTAINER, "components", 1, "components", 0, "url"),
            url,
            "components[6].components[1].components[0].url",
        )
        for url in ["https://example.org/" + "x" * 493, "example.org", "javascript:x", None]
    ),
    (
        ("components", CONTAINER, "components", 1, "components", 0, "custom_id"),
        "both",
        "components[6].components[1].components[0]",
    ),
    (
        ("components", CONTAINER, "components", 3, "file", "url"),
        "https://example.org/b.txt",
        "components[6].components[3].file.url",
    ),
    (("nonce",), "n" * 26, "nonce"),
    (("attachments", 0, "description"), "d" * 1025, "attachments[0].description"),
    (("allowed_mentions",), "none", "allowed_mentions"),
    (("allowed_mentions", "parse"), ["all"], "allowed_mentions.parse[0]"),
    (("allowed_mentions", "parse"), ["users"], "allowed_mentions.users"),
    (("allowed_mentions", "users"), [str(n) for n in range(101)], "allowed_mentions.users"),
    (("allowed_mentions", "users"), ["ann"], "allowed_mentions.users[0]"),
    (("allowed_mentions", "roles"), ["mods"], "allowed_mentions.roles[0]"),
]


def test_a_layout_at_every_limit_passes() -> None:
    check_message(LAYOUT, FILES)
    check_message(LAYOUT, FILES, edit=True)


@pytest.mark.parametrize(("path", "value", "where"), LAYOUT_FAULTS)
def test_a12_a13_trap_5_every_fault_of_a_layout_is_found_where_it_is(
    path: tuple[str | int, ...], value: Any, where: str
) -> None:
    payload = broken(LAYOUT, path, value)
    rejected(lambda: check_message(payload, FILES), where)


def test_a12_forty_components_are_the_most_nested_ones_too() -> None:
    def layout(buttons: int) -> dict[str, Any]:
        rows = [
            {"type": 1, "components": [button(custom_id=f"{r}.{n}") for n in range(5)]}
            for r in range(buttons // 5)
        ]
        texts = [{"type": 10, "content": "."} for _ in range(3)]
        return {"flags": V2, "components": [{"type": 17, "components": [*rows, *texts]}]}

    check_message(layout(30))
    full = layout(30)
    full["components"][0]["components"].pop()
    full["components"][0]["components"].append(
        {"type": 9, "components": [{"type": 10, "content": "."}], "accessory": button()}
    )
    rejected(lambda: check_message(full), "components")
    more = broken(layout(30), ("components",), [*layout(30)["components"], LINK])
    rejected(lambda: check_message(more), "components")


@pytest.mark.parametrize(
    ("files", "where"),
    [
        ([("a.png", 10 * MIB + 1), ("b.txt", 1)], "files[0]"),
        ([("a.png", 0), ("b.txt", 1)], "files[0]"),
        ([("a.png", 1), ("b.txt", 1), ("a.png", 1)], "files[2].filename"),
        ([("a.png", 1), ("b.txt", 1), ("", 1)], "files[2].filename"),
        ([("a.png", 1), ("b.txt", 1), ("unseen.png", 1)], "files[2]"),
        ([*FILES, *((f"{n}", 1) for n in range(9))], "files"),
        ([*FILES, ("c", 5 * MIB + 1)], "files"),
        ([("a.png", 1)], "components[6].components[3].file.url"),
    ],
)
def test_files_have_limits_and_are_shown(files: list[tuple[str, int]], where: str) -> None:
    rejected(lambda: check_message(LAYOUT, files), where)


def embed(**changes: Any) -> dict[str, Any]:
    return {
        "title": "t" * 256,
        "description": "d" * 4096,
        "url": "https://example.org",
        "footer": {"text": "f" * 100, "icon_url": "https://example.org/i.png"},
        "author": {"name": "a" * 256, "url": "https://example.org"},
        "image": {"url": "attachment://a.png"},
        "thumbnail": {"url": "https://example.org/a.png"},
        "fields": [{"name": "n", "value": "v"} for _ in range(25)],
        **changes,
    }


CLASSIC: dict[str, Any] = {
    "content": "x" * 2000,
    "embeds": [embed(), *({"title": "."} for _ in range(9))],
    "components": [
        {"type": 1, "components": [button(custom_id=f"{row}.{n}") for n in range(5)]}
        for row in range(5)
    ],
}
CLASSIC_FILES = [("a.png", 1)]
CLASSIC_FAULTS = [
    (("content",), "x" * 2001, "content"),
    (("components",), CLASSIC["components"] * 2, "components"),
    (("components", 0, "type"), 10, "components[0].type"),
    (("components", 0, "type"), 17, "components[0].type"),
    (("embeds",), [{"title": "."}] * 11, "embeds"),
    (("embeds", 1), {}, "embeds[1]"),
    (("embeds", 1), {"description": "d" * 2000}, "embeds"),
    *(
        (("embeds", 0, name), value, f"embeds[0].{at}")
        for name, value, at in [
            ("title", "t" * 257, "title"),
            ("description", "d" * 4097, "description"),
            ("footer", {"text": "f" * 2049}, "footer.text"),
            ("footer", {"text": "f", "icon_url": "i.png"}, "footer.icon_url"),
            ("author", {"name": "a" * 257}, "author.name"),
            ("author", {"name": "a", "url": "example.org"}, "author.url"),
            ("url", "example.org", "url"),
            ("image", {"url": "attachment://gone.png"}, "image.url"),
            ("image", {"url": "gone.png"}, "image.url"),
            ("thumbnail", {"height": 1}, "thumbnail.url"),
            ("fields", [{"name": "n", "value": "v"}] * 26, "fields"),
            ("fields", [{"name": "", "value": "v"}], "fields[0].name"),
            ("fields", [{"name": " ", "value": "v"}], "fields[0].name"),
            ("fields", [{"name": "n" * 257, "value": "v"}], "fields[0].name"),
            ("fields", [{"name": "n", "value": ""}], "fields[0].value"),
            ("fields", [{"name": "n", "value": "v" * 1025}], "fields[0].value"),
        ]
    ),
]


def test_an_old_style_message_at_every_limit_passes() -> None:
    check_message(CLASSIC, CLASSIC_FILES)


@pytest.mark.parametrize(("path", "value", "where"), CLASSIC_FAULTS)
def test_a12_every_fault_of_an_old_style_message_is_found_where_it_is(
    path: tuple[str | int, ...], value: Any, where: str
) -> None:
    payload = broken(CLASSIC, path, value)
    rejected(lambda: check_message(payload, CLASSIC_FILES), where)


def test_a_message_must_not_be_empty_but_an_edit_may_change_one_thing_only() -> None:
    rejected(lambda: check_message({}), "content")
    rejected(lambda: check_message({"content": "", "embeds": []}), "content")
    check_message({}, [("a.png", 1)])
    check_message({"attachments": []}, edit=True)


def text_input(**changes: Any) -> dict[str, Any]:
    return {
        "type": 4,
        "style": 1,
        "custom_id": "c",
        "placeholder": "p" * 100,
        "min_length": 0,
        "max_length": 4000,
        "value": "v" * 4000,
        **changes,
    }


def labelled(component: dict[str, Any]) -> dict[str, Any]:
    return {"type": 18, "label": "l" * 45, "description": "d" * 100, "component": component}


MODAL: dict[str, Any] = {
    "title": "t" * 45,
    "custom_id": "c" * 100,
    "components": [
        labelled(text_input()),
        labelled({**SELECT, "custom_id": "s"}),
        labelled({"type": 21, "custom_id": "r", "options": [option(1), option(2)]}),
        labelled({"type": 19, "custom_id": "u", "min_values": 0, "max_values": 10}),
        {"type": 1, "components": [text_input(custom_id="old", label="l" * 45)]},
    ],
}
MODAL_FAULTS = [
    (("title",), "", "title"),
    (("title",), "t" * 46, "title"),
    (("custom_id",), "c" * 101, "custom_id"),
    (("components",), [], "components"),
    (("components",), MODAL["components"] * 2, "components"),
    (("components", 0, "label"), "", "components[0].label"),
    (("components", 0, "label"), "l" * 46, "components[0].label"),
    (("components", 0, "description"), "d" * 101, "components[0].description"),
    (("components", 0, "component"), button(), "components[0].component[0].type"),
    (("components", 0, "type"), 17, "components[0].type"),
    (("components", 2, "component", "options"), [option(1)], "components[2].component[0].options"),
    (("components", 3, "component", "max_values"), 11, "components[3].component[0].max_values"),
    *(
        (("components", 0, "component", name), value, f"components[0].component[0].{name}")
        for name, value in [
            ("style", 3),
            ("custom_id", ""),
            ("placeholder", "p" * 101),
            ("min_length", -1),
            ("min_length", 4001),
            ("max_length", 4001),
            ("value", "v" * 4001),
        ]
    ),
]


def test_a_modal_at_every_limit_passes() -> None:
    check_modal(MODAL)


@pytest.mark.parametrize(("path", "value", "where"), MODAL_FAULTS)
def test_every_fault_of_a_modal_is_found_where_it_is(
    path: tuple[str | int, ...], value: Any, where: str
) -> None:
    payload = broken(MODAL, path, value)
    rejected(lambda: check_modal(payload), where)


@pytest.mark.parametrize("text", ["🐶", "❤️", "❤", "👍🏽", "👨‍👩‍👧", "🇫🇷", "1️⃣", "#⃣", "🏴󠁧󠁢󠁥󠁮󠁧󠁿", "◀️", "➡️"])
def test_what_is_one_emoji(text: str) -> None:
    assert is_emoji(text)


@pytest.mark.parametrize(
    "text", ["", "A", "1", "★", "✓", "→", "🐶🐶", "🐶 ", ":dog:", "🇫", "\ufe0f", "🂡"]
)
def test_what_is_no_emoji(text: str) -> None:
    assert not is_emoji(text)


def test_the_emoji_are_those_of_unicode() -> None:
    ours = set()
    for part in EMOJI_RANGES.split():
        first, _, last = part.partition("-")
        ours |= set(range(int(first, 16), int(last or first, 16) + 1))
    letters = range(0x1F1E6, 0x1F200)  # only in pairs
    unicode = {
        code
        for code in range(0x80, 0x1FB00)
        if regex.fullmatch(r"\p{Emoji}", chr(code)) and code not in letters
    }
    assert ours <= unicode
    newer = {0x1F6D8, 0x1F6D9, 0x1FA8A, 0x1FA8B, 0x1FA8C, 0x1FA8D, 0x1FA8E, 0x1FAC8, 0x1FACC}
    newer |= {0x1FACD, 0x1FADD, 0x1FAEA, 0x1FAEB, 0x1FAEF, 0x1FAF9, 0x1FAFA}
    assert unicode - ours <= newer


def test_a_fault_says_where_what_and_which_value() -> None:
    with pytest.raises(OverLimit) as caught:
        check_message({"content": "x" * 2001, "nonce": "n" * 26})
    first, second = caught.value.faults
    assert first == Fault("content", "at most 2000 characters, not 2001", first.value)
    assert len(first.value) < 100
    assert second.path == "nonce"
    assert str(caught.value).count("\n") == 1
