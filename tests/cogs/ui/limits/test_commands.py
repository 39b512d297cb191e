"""Every documented limit of command definitions and of autocompletion answers."""

from typing import Any

import pytest

from cogs.ui.limits import check_autocomplete, check_command, check_commands
from tests.cogs.ui.limits.breaking import MISSING, broken, rejected

STRING, INTEGER, BOOLEAN = 3, 4, 5


def option(name: str, **changes: Any) -> dict[str, Any]:
    return {"type": STRING, "name": name, "description": "d", "required": False, **changes}


COMMAND: dict[str, Any] = {
    "type": 1,
    "name": "n" * 32,
    "name_localizations": {
        "fr": "é" * 32,
        "ja": "日本",
        "hi": "नमस्ते",
        "th": "สวัสดี",
        "en-GB": "it's",
    },
    "description": "d" * 100,
    "description_localizations": {"fr": "d" * 100},
    "options": [
        option("first", required=True, name_localizations={"fr": "premier"}),
        option("number", type=INTEGER, min_value=1, max_value=5),
        option("text", min_length=0, max_length=6000, autocomplete=True),
        option(
            "choice",
            choices=[
                {"name": f"{n:0100}", "value": f"{n:0100}", "name_localizations": {"fr": "x"}}
                for n in range(20)
            ],
        ),
        *(option(f"o{n}") for n in range(21)),
    ],
}
GROUPS: dict[str, Any] = {
    "name": "group",
    "description": "d",
    "options": [
        {
            "type": 2,
            "name": "inner",
            "description": "d",
            "options": [{"type": 1, "name": "sub", "description": "d", "options": [option("x")]}],
        },
        {"type": 1, "name": "sub", "description": "d"},
    ],
}
FAULTS = [
    (("type",), 9, "type"),
    (("name",), "", "name"),
    (("name",), "n" * 33, "name"),
    (("name",), "Upper", "name"),
    (("name",), "two words", "name"),
    (("name",), "dot.ted", "name"),
    (("name",), "émoji🐶", "name"),
    (("name_localizations", "fr"), "Élan", "name_localizations.fr"),
    (("name_localizations", "fr"), "n" * 33, "name_localizations.fr"),
    (("name_localizations", "xx"), "n", "name_localizations.xx"),
    (("name_localizations", "en"), "n", "name_localizations.en"),
    (("description",), "", "description"),
    (("description",), MISSING, "description"),
    (("description",), "d" * 101, "description"),
    (("description_localizations", "fr"), "d" * 101, "description_localizations.fr"),
    (("description_localizations", "fr"), "", "description_localizations.fr"),
    (("options",), [option(f"o{n}") for n in range(26)], "options"),
    (("options", 4, "required"), True, "options[4].required"),
    (("options", 4, "name"), "first", "options"),
    (("options", 4, "name_localizations"), {"fr": "premier"}, "options fr"),
    (("options", 4, "name"), "Upper", "options[4].name"),
    (("options", 4, "description"), "", "options[4].description"),
    (("options", 4, "type"), 12, "options[4].type"),
    (("options", 4, "type"), 1, "options"),
    (("options", 2, "choices"), [{"name": "n", "value": "v"}], "options[2].choices"),
    (("options", 2, "type"), BOOLEAN, "options[2].type"),
    (("options", 1, "min_value"), 6, "options[1].min_value"),
    (("options", 2, "min_value"), 6, "options[2].min_value"),
    (("options", 1, "min_length"), 6, "options[1].min_length"),
    (("options", 3, "choices"), [{"name": f"{n}", "value": f"{n}"} for n in range(26)],
     "options[3].choices"),
    *(
        (("options", 3, "choices", 0, name), value, f"options[3].choices[0].{name}")
        for name, value in [
            ("name", ""),
            ("name", "n" * 101),
            ("value", ""),
            ("value", "v" * 101),
            ("value", None),
            ("value", True),
            ("value", 2**53),
        ]
    ),
    (
        ("options", 3, "choices", 0, "name_localizations"),
        {"fr": "n" * 101},
        "options[3].choices[0].name",
    ),
    (
        ("options", 3, "choices", 0, "name_localizations"),
        {"xx": "n"},
        "options[3].choices[0].name_localizations.xx",
    ),
    (("options", 3, "choices", 1, "name"), f"{0:0100}", "options[3].choices[1].name"),
]  # fmt: skip


def test_a_command_at_every_limit_passes() -> None:
    check_command(COMMAND)
    check_command(GROUPS)
    check_command({"type": 2, "name": "Context Menu", "description": ""})


@pytest.mark.parametrize(("path", "value", "where"), FAULTS)
def test_every_fault_of_a_command_is_found_where_it_is(
    path: tuple[str | int, ...], value: Any, where: str
) -> None:
    changed = broken(COMMAND, path, value)
    rejected(lambda: check_command(changed), where)


def test_8000_characters_are_the_most_and_the_longest_language_counts() -> None:
    def command(length: int, localised: int) -> dict[str, Any]:
        # 30 for the command, 25 options of 20 and their description, 25 choices in the first.
        choices = [{"name": f"{n:02}" + "n" * (length - 2), "value": "v" * 100} for n in range(25)]
        options = [
            option(
                f"{n:020}",
                description="d",
                description_localizations={"fr": "d" * localised},
                choices=choices if n == 0 else [],
            )
            for n in range(25)
        ]
        return {"name": "n" * 20, "description": "d" * 10, "options": options}

    # 30 + 25 * (20 + 98) + 25 * (100 + 100) = 7980, and 25 more with the longer descriptions.
    check_command(command(100, 98))
    rejected(lambda: check_command(command(100, 99)), "command")


def test_nesting_has_limits() -> None:
    deep = broken(GROUPS, ("options", 1, "options"), [GROUPS["options"][0]])
    rejected(lambda: check_command(deep), "options[1].options[0].type")
    deep = broken(GROUPS, ("options", 0, "options", 0), GROUPS["options"][0])
    rejected(lambda: check_command(deep), "options[0].options[0].type")
    mixed = broken(GROUPS, ("options", 1), option("x"))
    rejected(lambda: check_command(mixed), "options")


def test_a_context_menu_has_no_description_and_a_name_of_32() -> None:
    rejected(lambda: check_command({"type": 3, "name": "n" * 33}), "name")
    rejected(lambda: check_command({"type": 3, "name": "n", "description": "d"}), "description")


def test_a_hundred_commands_are_the_most_and_their_names_differ() -> None:
    def commands(count: int, kind: int = 1) -> list[dict[str, Any]]:
        description = {"description": "d"} if kind == 1 else {}
        return [{"type": kind, "name": f"c{n}", **description} for n in range(count)]

    check_commands(commands(100) + commands(15, 2) + commands(15, 3))
    rejected(lambda: check_commands(commands(101)), "")
    rejected(lambda: check_commands(commands(16, 2)), "")
    rejected(lambda: check_commands(commands(2) + commands(1)), "")
    rejected(lambda: check_commands([{"name": "Bad", "description": "d"}]), "[0].name")


def test_autocompletion_has_the_limits_of_choices() -> None:
    good = [{"name": f"{n:0100}", "value": f"{n:0100}"} for n in range(25)]
    check_autocomplete(good)
    check_autocomplete([])
    rejected(lambda: check_autocomplete([*good, {"name": "n", "value": "v"}]), "choices")
    rejected(lambda: check_autocomplete(None), "choices")
    rejected(lambda: check_autocomplete([{"name": "", "value": "v"}]), "choices[0].name")
    rejected(lambda: check_autocomplete([{"name": "n" * 101, "value": "v"}]), "choices[0].name")
    rejected(lambda: check_autocomplete([{"name": "n", "value": "v" * 101}]), "choices[0].value")
