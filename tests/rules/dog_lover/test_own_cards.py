"""Games with an owner's card file, whose numbers are others than the house's."""

import json
from pathlib import Path
from random import Random
from typing import Any

import pytest

from rules.dog_lover import cards as module
from rules.dog_lover.cards import use_own
from rules.dog_lover.game import DOG_LOVER
from rules.fair import Stream
from rules.game import Broken
from rules.randomplay import Leaning
from rules.trial import Deal, play_out
from tests.rules.dog_lover.boards import HOUSE_FILE


def owners() -> dict[str, Any]:
    """Other ids, copies where the house has one, shorter displays, dearer penalties and rescues."""
    data: dict[str, Any] = json.loads(HOUSE_FILE.read_text(encoding="utf-8"))
    data["walk"]["id"], data["training"]["id"] = "stroll", "lesson"
    for trick in data["tricks"]:
        trick["copies"] = 4 if trick["role"] == "standard" else 2
    for dog in data["rescued"]:
        dog["copies"] = 2
    for trait in data["traits"]:
        trait["copies"] = [2, 1, 1]
        trait["penalty"] = {"item": "thing" if trait["size"] == "small" else "cube", "number": 2}
    data["values"].update(tricks_shown=2, shelter_shown=2, adoptions=1, end_reserve=6)
    data["adoption"]["copies"], data["training"]["copies"] = [14, 4, 4], [16, 4, 4]
    return data


@pytest.fixture
def number(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> int:
    """The owner's file in use, by its number."""
    monkeypatch.setattr(module, "_own", {})
    file = tmp_path / "own.json"
    file.write_text(json.dumps(owners()), encoding="utf-8")
    return use_own(file).number


def test_a_table_opened_now_is_played_with_them(number: int) -> None:
    options = DOG_LOVER.settled(DOG_LOVER.options(fetch_back=True))
    assert options == DOG_LOVER.options(fetch_back=True, cards=number)
    state = DOG_LOVER.start(bytes(32), 2, options)
    view = DOG_LOVER.view(state, None)
    assert (view.cards, view.options) == (number, ("fetch_back",))
    assert (len(view.tricks), len(view.shelter)) == (2, 2)
    assert (view.tricks_pile, view.shelter_pile) == (2 * 12 - 2, 2 * 12 - 2)


@pytest.mark.parametrize("seats", DOG_LOVER.seats)
def test_random_games_with_them_keep_every_promise(number: int, seats: int) -> None:
    kinds: set[str] = set()
    for game in range(6):
        rng = Random(f"{seats} {game}")
        seed = rng.randbytes(32)
        options = DOG_LOVER.options(
            cards=number, special_start=game % 2 == 0, fetch_back=game % 3 == 0
        )
        dice = Leaning(Stream(seed), 50 * (game % 2))
        trial = play_out(DOG_LOVER, Deal(seats, seed, options), dice, resigns=60 * (game % 2))
        assert trial.outcome
        kinds |= {event.kind for events in trial.events for event in events}
    assert {"learn", "rescue", "lost_trait", "last_round", "walk", "tuck"} <= kinds


def test_a_position_whose_card_file_is_gone_says_so(
    number: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    state = DOG_LOVER.start(bytes(32), 2, DOG_LOVER.options(cards=number))
    told = DOG_LOVER.dump(state)
    assert DOG_LOVER.load(told) == state
    with pytest.raises(Broken, match=f"number {number + 1}"):
        DOG_LOVER.load({**told, "options": {"cards": number + 1}})
