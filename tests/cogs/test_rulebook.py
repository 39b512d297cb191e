"""The rulebook: complete in both languages, found by any spelling, and alive after a restart."""

import re
from types import SimpleNamespace

import discord
import pytest
from discord import app_commands
from discord.ext import commands

from cogs.client import GAME_COGS
from cogs.faces.card_index import CardIndex
from cogs.faces.days.cards import DAYS_CARDS, card_page, name_of, text_of
from cogs.faces.days.rulebook import DAYS_BOOKS
from cogs.history import HistoryCog
from cogs.leaderboards import LeaderboardCog
from cogs.privacy import PrivacyCog
from cogs.rulebook import Rulebook
from cogs.screens.rulebook import (
    BOOKS,
    CARD_BOOKS,
    COMMANDS,
    card_screen,
    help_screen,
    page_screen,
    rules_button,
)
from cogs.settings import SettingsCog
from cogs.tables import TablesCog
from cogs.ui.ids import Press, parse
from cogs.ui.limits import check_commands
from cogs.ui.router import GuardedTree, Router
from cogs.ui.screen import arguments
from cogs.ui.translator import CatalogueTranslator, descriptions_of, option_key, said
from cogs.ui.words import LANGUAGES, Words, fold, words_for
from rules.days.cards import CARDS, KEYS, Animal
from rules.games import GAMES
from rules.settings import Settings
from tests.cogs.catalogues import CATALOGUES
from tests.memory_store import MemoryStore

PAGE_LIMIT = 1700
EN, FR = words_for("en"), words_for("fr")
ALL_CARDS = CardIndex(CARD_BOOKS)
"""Cards and pieces of all games."""
LOOKED_UP = tuple(key for book in CARD_BOOKS for key in book.keys)

# The names as the requirement has them, in its order, set as names and not in capitals.
FRENCH_NAMES = """
Labrador; Croisé; Berger allemand; Bouledogue français; Dalmatien; Colley; Berger australien; Corgi;
Shiba; Dogue allemand; Staffie; Teckel; Saint-Bernard; Chihuahua; Friandises pour chien; Toilettage;
Pattes boueuses; Quart d\N{RIGHT SINGLE QUOTATION MARK}heure de folie; Doudou; Jouets en peluche;
Coussin moelleux; Laisse; Chat ronchon; Chat curieux; Chat tout doux; Chat de bon poil; Chat zen;
Chat joueur; Chat paresseux; Chat bondissant; Chat tout mou; Chat de refuge; Chat exigeant;
Chat sauvage; Chat nerveux; Arbre à chats; Carton; Jouets pour chats; Herbe à chats; Pointeur laser
"""


def _contents(screen):
    return "\n".join(item["content"] for item in screen.items if "content" in item)


def _presses(screen):
    view = arguments(screen, None)["view"]
    return [
        parse(child["custom_id"])
        for row in view.to_components()
        for child in row.get("components", ())
    ]


# Cards


def test_french_names_are_those_of_the_requirement():
    wanted = [" ".join(name.split()) for name in FRENCH_NAMES.split(";")]
    assert sorted(name_of(key, FR) for key in KEYS) == sorted(wanted)


@pytest.mark.parametrize("words", [EN, FR], ids=["en", "fr"])
def test_every_card_says_where_it_may_go_and_no_text_is_of_a_card_that_is_not(words):
    assert len(KEYS) == 40
    for key in KEYS:
        assert text_of(key, words).endswith(".")
    told = {
        key.removeprefix("card-").partition("-")[0]
        for key, message in CATALOGUES["en"].items()
        if message.file == "cards-days.ftl" and key.startswith("card-")
    }
    assert told == set(KEYS)


@pytest.mark.parametrize("words", [EN, FR], ids=["en", "fr"])
def test_names_of_cards_are_distinct_even_as_people_type_them(words):
    assert len({fold(name_of(key, words)) for key in KEYS}) == len(KEYS)


def test_cards_with_an_effect_say_it():
    for card in CARDS:
        silent = isinstance(card, Animal) and card.effect is None and card.place.on == "empty"
        # The Corgi has no effect of its own, but whoever plays it must know that it ends the game.
        assert EN.has(f"card-{card.key}-does") == (not silent or card.key == "corgi"), card.key


@pytest.mark.parametrize(
    ("typed", "words", "key"),
    [
        ("labrador", EN, "labrador"),
        ("LABRA", EN, "labrador"),
        ("great dane", EN, "great_dane"),
        ("great_dane", FR, "great_dane"),
        ("saint bernard", EN, "saint_bernard"),
        ("freds treats", EN, None),
        ("fred's treats", EN, "treats"),
        ("berger australien", EN, "australian_shepherd"),
        ("Dogue", FR, "great_dane"),
        ("herbe a chats", FR, "catnip"),
        ("HERBE À CHATS", FR, "catnip"),
        ("quart d'heure", FR, "zoomies"),
        ("Cat Tree", FR, "cat_tree"),
        ("chat", FR, None),
        ("", EN, None),
        ("???", EN, None),
        ("poodle", EN, None),
        ("7", EN, "dog-7"),
        ("1-7", FR, "dog-1-7"),
        ("4", FR, "dog-4"),
        ("1/11", EN, "dog-1-11"),
        ("1", EN, None),
        ("échange", FR, "dog-swap"),
        ("ECHANGE", EN, "dog-swap"),
        ("joker", FR, "dog-joker"),
        ("deep u", EN, "fences-d5"),
        ("U", FR, "fences-u3"),
        ("u3", FR, "fences-u3"),
        ("Stairs (W4)", EN, "fences-w4"),
        ("carre", FR, "fences-o4"),
        ("pickle", EN, "lover-d01"),
        ("scraps", FR, "lover-f1s"),
        ("os", FR, "lover-bo"),
        ("fais le beau", FR, "lover-k03"),
        ("Houdini", FR, "lover-r11"),
        ("lover-fetch", EN, "lover-fetch"),
        ("va chercher", FR, "lover-fetch"),
        ("trait", EN, "lover-kind-trait"),
        ("chien sauve", FR, "lover-kind-rescued"),
        ("favourite thing", EN, "lover-kind-thing"),
    ],
)
def test_a_card_is_found_by_any_spelling_of_its_name(typed, words, key):
    assert ALL_CARDS.called(typed, words) == key


def test_what_fits_best_is_offered_first_and_only_what_fits():
    assert [ALL_CARDS.label(key, EN) for key in ALL_CARDS.matching("ca", EN)][:8] == [
        *("Canned food", "Canned food \N{MULTIPLICATION SIGN}2", "Captain", "Cardboard Box"),
        *("Cat Toys", "Cat Tree", "Catch", "Catnip"),
    ]
    assert ALL_CARDS.matching("chien", FR)[:3] == ["lover-kind-dog", "lover-kind-rescued", "treats"]
    assert ALL_CARDS.matching("xyzzy", EN) == []
    assert all(
        "chat" in fold(ALL_CARDS.label(key, FR)) for key in ALL_CARDS.matching("chat", FR)[:14]
    )
    offered = [ALL_CARDS.label(key, FR) for key in ALL_CARDS.matching("co", FR)[:7]]
    assert offered == [
        *("Collectionneur de jouets", "Colley", "Copie", "Corde", "Corgi", "Coucou"),
        "Coussin moelleux",
    ]


@pytest.mark.parametrize("typed", ["", "  ", "?!"])
def test_with_nothing_typed_all_are_offered_and_the_first_are_of_every_game(typed):
    offered = ALL_CARDS.matching(typed, FR)
    assert sorted(offered) == sorted(LOOKED_UP)
    for book in CARD_BOOKS:
        assert len({*book.keys} & {*offered[:25]}) >= 25 // len(CARD_BOOKS)


def test_a_wrong_name_gets_the_nearest_ones():
    assert ALL_CARDS.nearest("labrodor", EN) == ["Labrador"]
    assert ALL_CARDS.nearest("Berger", FR) == ["Berger allemand", "Berger australien"]
    assert ALL_CARDS.nearest("xyzzy", FR) == []
    assert ALL_CARDS.nearest("", FR) == []
    assert ALL_CARDS.nearest("magnit", EN) == ["Magnet", "Magpie"]
    assert ALL_CARDS.nearest("escaliers", FR) == ["Escalier (W4)"]


class _OtherCards:
    """A game of its own, with a card that is called like another game's."""

    keys = ("other-swap", "other-tail")

    def games(self, key):
        return ("fences",)

    def name(self, key, words):
        return "SWAP" if key == "other-swap" else "Tail"

    def page(self, key, words):
        return f"## {self.name(key, words)}"


def test_the_same_name_in_two_games_is_told_apart_by_the_game():
    index = CardIndex((*CARD_BOOKS, _OtherCards()))
    offered = [index.label(key, EN) for key in index.matching("swap", EN)]
    assert offered == ["Swap (Dog, Dog Royal)", "SWAP (Fences)"]
    assert index.called("swap", EN) is None
    assert index.nearest("swap", EN) == offered
    assert index.called("Swap (Fences)", EN) == "other-swap"
    assert index.called("swap dog", EN) == "dog-swap"
    assert index.label("other-tail", EN) == "Tail"
    # In French the other game's card has another name.
    assert index.label("dog-swap", FR) == "Échange"


def test_two_cards_with_the_same_key_are_refused():
    with pytest.raises(ValueError, match="same key"):
        CardIndex((*CARD_BOOKS, DAYS_CARDS))


def test_every_family_of_games_has_its_cards_or_pieces_looked_up():
    told = {GAMES[game].family for key in LOOKED_UP for game in ALL_CARDS.games(key)}
    assert told == {game.family for game in GAMES.values()}


@pytest.mark.parametrize("words", [EN, FR], ids=["en", "fr"])
@pytest.mark.parametrize("key", LOOKED_UP)
def test_a_page_is_found_by_its_name_and_leads_to_the_rules(key, words):
    label = ALL_CARDS.label(key, words)
    assert ALL_CARDS.called(label, words) == key
    assert ALL_CARDS.matching(label, words)[0] == key
    assert len(label) <= 100
    screen = card_screen(key, words)
    arguments(screen, None)
    assert _contents(screen).startswith(f"## {label}\n")
    assert len(_contents(screen)) <= PAGE_LIMIT
    places = {press.steps[0] for press in _presses(screen)}
    assert {BOOKS[place].game for place in places} == {*ALL_CARDS.games(key)}


DOG_COPIES = {
    **dict.fromkeys(("2", "3", "4", "5", "6", "8", "9", "10", "12", "swap"), (8, 7)),
    "1-11": (8, 10),
    "13": (8, 10),
    "7": (8, None),
    "joker": (6, None),
    "1-7": (None, 7),
    "copy": (None, 7),
    "magnet": (None, 6),
}
"""Of each card in Dog and in Dog Royal, as the requirement has them."""


@pytest.mark.parametrize("key", DOG_COPIES)
def test_a_page_of_dog_tells_the_copies_in_each_game(key):
    head = ALL_CARDS.page(f"dog-{key}", EN).splitlines()[1]
    for game, copies in zip(("Dog", "Dog Royal"), DOG_COPIES[key], strict=True):
        said = f"not in {game}" if copies is None else f"{copies} copies in {game}"
        assert said in head.split(" · ")


def test_every_card_of_dog_is_known():
    assert {key for key in LOOKED_UP if key.startswith("dog-")} == {f"dog-{k}" for k in DOG_COPIES}


@pytest.mark.parametrize("key", DOG_COPIES)
def test_a_page_of_dog_tells_whether_a_pawn_comes_out(key):
    page = ALL_CARDS.page(f"dog-{key}", EN)
    answer = page.partition("**Can it bring a pawn out?** ")[2].partition("\n")[0]
    by_itself = "Yes, from your home to your start."
    special = {"1-11": by_itself, "13": by_itself, "joker": "Yes, as 1/11 or 13."}
    special["copy"] = "Yes, if it repeats 1/11 or 13."
    assert answer == special.get(key, "No.")


@pytest.mark.parametrize("key", DOG_COPIES)
def test_a_page_of_dog_royal_tells_which_pawns_may_use_the_card(key):
    asked = "**Which pawns may use it in Dog Royal?** "
    page = ALL_CARDS.page(f"dog-{key}", EN)
    assert (asked in page) == (DOG_COPIES[key][1] is not None)
    answer = page.partition(asked)[2].partition("\n")[0]
    if key in {"8", "9", "10", "12"}:
        assert answer == "Knight, citizen and jester. The king only moves with values of 1 to 7."
    elif key == "13":
        assert answer.startswith("All four, but the king only to come out:")
    elif key == "1-11":
        assert answer == "All four, but the king only to come out or to go 1."
    elif key == "copy":
        assert answer == "Those that may use the card it repeats."
    elif asked in page:
        assert answer == "All four."


def test_a_page_of_dog_tells_each_game_apart_where_the_card_does_something_else():
    page = ALL_CARDS.page("dog-4", EN)
    assert EN("dog-card-4-does") in page
    assert EN("dog-royal-card-4-does") in page
    assert ALL_CARDS.page("dog-5", EN).count(EN("dog-card-5-does")) == 1


FENCES_CLOSE = {
    "i1": 2,
    "g1": 2,
    "i2": 4,
    "v2": 3,
    "i3": 6,
    "u3": 4,
    "w4": 5,
    "o4": 5,
    "d5": 7,
}
"""How many squares lie along each piece, counted on paper."""


@pytest.mark.parametrize("code", FENCES_CLOSE)
def test_a_page_of_a_piece_draws_it_and_tells_its_numbers(code):
    page = ALL_CARDS.page(f"fences-{code}", EN)
    _, head, *drawn = page.splitlines()
    copies = {"i1": "16", "v2": "2", "g1": None}.get(code, "1")
    segments = "1 segment" if code[1] == "1" else f"{code[1]} segments"
    told, _, covered = head.partition(" · ")
    assert (f"{copies} for each player" == told) == (copies is not None)
    assert covered == segments
    assert drawn.count("```") == 2
    assert sum(line.count("───") + line.count("│") for line in drawn) == int(code[1])
    assert f"**Closes at most:** {FENCES_CLOSE[code]} squares" in page


def test_every_piece_is_known():
    assert {key for key in LOOKED_UP if key.startswith("fences-")} == {
        f"fences-{code}" for code in FENCES_CLOSE
    }


@pytest.mark.parametrize("words", [EN, FR], ids=["en", "fr"])
@pytest.mark.parametrize("key", KEYS)
def test_a_card_page_tells_its_points_and_copies_and_fits(key, words):
    card = CARDS[KEYS.index(key)]
    page = card_page(key, words)
    assert page.startswith(f"## {name_of(key, words)}\n")
    head = page.splitlines()[1]
    expected = [card.points, card.copies] if isinstance(card, Animal) else [card.copies]
    assert [int(number) for number in re.findall(r"\d+", head)] == expected
    assert len(page) < 1000
    arguments(card_screen(key, words), None)


def test_a_card_page_tells_which_table_options_change_the_card():
    told = {key: set(_options_in(card_page(key, EN), EN)) for key in KEYS}
    assert told["labrador"] == {"anywhere_fillers"}
    assert told["great_dane"] == {"great_dane_edges"}
    assert told["german_shepherd"] == {"cover_on_empty"}
    assert told["zoomies"] == told["stuffed_toys"] == {"one_sided_swap"}
    assert told["wild_cat"] == {
        *("wild_cat_visible_only", "wild_cat_tree_mates", "foreign_tree_closed"),
    }
    assert told["collie"] == set()
    about_no_card = {"series_tie_break"}
    days = [game for game in GAMES.values() if game.family == "days"]
    options = {name for game in days for name in game.options.model_fields}
    assert set().union(*told.values()) == options - about_no_card


def test_an_unknown_card_is_said_back_safely():
    said_back = _contents(card_screen("@everyone [x](http://y) `" + "z" * 300, EN))
    assert "@everyone" not in said_back
    assert "](http" not in said_back
    assert len(said_back) < 300


# Pages


def test_every_game_has_a_book_and_old_buttons_still_find_theirs():
    assert {book.game for book in BOOKS} == {*GAMES, "leaderboard"}
    # The order is part of the format of custom ids: it may only grow at its end.
    assert [book.game for book in BOOKS][:3] == ["woof-days", "cat-days", "mixed-days"]


@pytest.mark.parametrize("words", [EN, FR], ids=["en", "fr"])
@pytest.mark.parametrize("place", range(len(BOOKS)))
def test_pages_are_short_and_pass_discords_limits(place, words):
    book = BOOKS[place]
    for number, name in enumerate(book.pages):
        assert 100 < len(book.text(name, words)) <= PAGE_LIMIT, name
        screen = page_screen(place, number, words)
        assert screen.owner is None
        arguments(screen, None)
        assert book.title(name, words) in _contents(screen)


@pytest.mark.parametrize("place", range(len(BOOKS)))
def test_the_buttons_lead_through_all_pages_and_back(place):
    last = len(BOOKS[place].pages) - 1
    for number in range(last + 1):
        turns = {press.extra for press in _presses(page_screen(place, number, EN))[:-1]}
        assert turns == {number - 1, number + 1} & set(range(last + 1))


@pytest.mark.parametrize("book", DAYS_BOOKS, ids=lambda book: book.game)
def test_a_book_names_exactly_the_cards_of_its_game(book):
    listed = "\n".join(
        book.text(page, EN) for page in book.pages if page.endswith(("dogs", "cats", "events"))
    )
    named = {key for key in KEYS if f"- **{name_of(key, EN)}** (" in listed}
    dogs, cats = set(KEYS[:22]), set(KEYS[22:])
    wanted = {"woof-days": dogs, "cat-days": cats, "mixed-days": (dogs | cats) - {"catnip"}}
    assert named == wanted[book.game]


@pytest.mark.parametrize("book", DAYS_BOOKS, ids=lambda book: book.game)
@pytest.mark.parametrize("words", [EN, FR], ids=["en", "fr"])
def test_a_book_explains_exactly_the_options_of_its_game(book, words):
    told = _options_in(book.text("options", words), words)
    assert told == [*GAMES[book.game].options.model_fields]


def _options_in(text, words):
    """The table options that a list tells of, by their names for people, in its order."""
    names = {
        words(f"house-rule-{option}"): option
        for game in GAMES.values()
        for option in game.options.model_fields
    }
    bold = re.findall(r"^- \*\*(.+?)\*\*", text, re.MULTILINE)
    return [names[name] for name in bold if name in names]


@pytest.mark.parametrize("words", [EN, FR], ids=["en", "fr"])
def test_no_reader_meets_an_option_by_the_name_that_is_typed(words):
    for game in GAMES.values():
        names = [words(f"house-rule-{option}") for option in game.options.model_fields]
        assert len({*names}) == len(names)
        for name in names:
            assert re.fullmatch(r"[A-ZÉÀ0-9][^_`*:]{3,40}", name), name
    for book in BOOKS:
        for page in book.pages:
            assert "_" not in book.text(page, words).replace("/{", ""), (book.game, page)


@pytest.mark.parametrize("words", [EN, FR], ids=["en", "fr"])
def test_only_cards_with_points_are_said_to_have_their_points_in_brackets(words):
    for book in DAYS_BOOKS:
        for page in book.pages:
            points = words("rules-cards-note") in book.text(page, words)
            assert points == (page in {"dogs", "cats"})
            assert (words("rules-events-note") in book.text(page, words)) == page.endswith("events")


def test_the_numbers_on_the_first_page_are_those_of_the_game():
    by_game = {book.game: book.text("goal", EN) for book in DAYS_BOOKS}
    assert "**5 cards** in hand" in by_game["woof-days"]
    assert "A box has 39 cards." in by_game["woof-days"]
    assert "**4 cards** in hand" in by_game["cat-days"]
    assert "A box has 39 cards, Cat Trees included." in by_game["cat-days"]
    assert "**5 cards** in hand" in by_game["mixed-days"]


class _Heard(Words):
    """Words that remember which keys were asked for."""

    def __init__(self, words):
        super().__init__(words.language, words._bundle, words._fallback)
        self.keys = set()

    def __call__(self, key, /, **facts):
        self.keys.add(key)
        return super().__call__(key, **facts)


def test_no_text_of_the_rulebook_is_left_unread():
    heard = _Heard(EN)
    help_screen(heard, heard)
    rules_button("woof-days", heard)
    for place, book in enumerate(BOOKS):
        for number in range(len(book.pages)):
            page_screen(place, number, heard)
    for key in (*LOOKED_UP, "", "xyzzy", "labrodor"):
        card_screen(key, heard)
    CardIndex((*CARD_BOOKS, _OtherCards())).label("other-swap", heard)
    catalogue = CATALOGUES["en"]
    texts = {
        *("rulebook.ftl", "rulebook-dog.ftl", "rulebook-dog-lover.ftl", "rulebook-fences.ftl"),
    }
    read = set(heard.keys)
    for key in heard.keys:
        read |= catalogue[key].references
    unread = {key for key, message in catalogue.items() if message.file in texts} - read
    assert unread == set()


def test_help_names_every_command_in_the_readers_language():
    for words in (EN, FR):
        text = _contents(help_screen(words, words))
        ours = (key for key, message in CATALOGUES["en"].items() if message.file == "commands.ftl")
        commands = {key.removesuffix("-description") for key in ours if key.startswith("command-")}
        for command in commands:
            # A command of the group is named by the group.
            if not command.startswith("command-privacy-"):
                assert f"`/{words(command)}`" in text
        arguments(help_screen(words, words), None)


# Commands


@pytest.mark.parametrize("language", LANGUAGES)
def test_names_and_descriptions_of_commands_are_as_discord_wants_them(language):
    words = words_for(language)
    for key, message in CATALOGUES[language].items():
        if message.file != "commands.ftl":
            continue
        text = words(key)
        if key.endswith("-description"):
            assert 1 <= len(text) <= 100, key
        else:
            assert re.fullmatch(r"[-_\w]{1,32}", text), key
            assert text == text.lower(), key


def test_options_of_a_command_have_different_names_in_every_language():
    for words in map(words_for, LANGUAGES):
        for game, rules in GAMES.items():
            names = [
                words(option_key(game, name)) for name in ("players", *rules.options.model_fields)
            ]
            assert len(set(names)) == len(names)


def test_english_names_are_those_in_the_code():
    # The default names are what code, typed moves and other languages' documentation refer to.
    for key, message in CATALOGUES["en"].items():
        if message.file == "commands.ftl" and not key.endswith("-description"):
            assert key.endswith(f"-{EN(key)}"), key


async def test_commands_are_translated_by_their_place_and_by_what_was_said():
    translator = CatalogueTranslator()

    @app_commands.command(name="card", description=said("command-card-description"))
    @app_commands.describe(**descriptions_of("card", "name"))
    async def card(interaction: discord.Interaction, name: str) -> None: ...

    tree = app_commands.CommandTree(discord.Client(intents=discord.Intents.none()))
    payload = await card.get_translated_payload(tree, translator)
    assert payload["name_localizations"] == {"fr": "carte"}
    assert payload["description"] == EN("command-card-description")
    assert payload["description_localizations"] == {"fr": FR("command-card-description")}
    option = payload["options"][0]
    assert option["name_localizations"] == {"fr": "nom"}
    assert option["description_localizations"] == {"fr": FR("option-name-description")}


ALL_COMMANDS = {
    command.name: command
    for cog in (
        *(*GAME_COGS, TablesCog, LeaderboardCog, HistoryCog),
        *(Rulebook, PrivacyCog, SettingsCog),
    )
    for command in cog.__cog_app_commands__
}


def test_help_lists_all_commands_there_are():
    assert sorted(COMMANDS) == sorted(ALL_COMMANDS)


async def test_all_commands_pass_discords_limits_and_speak_every_language():
    translator = CatalogueTranslator()
    tree = app_commands.CommandTree(discord.Client(intents=discord.Intents.none()))
    payloads = [
        await command.get_translated_payload(tree, translator) for command in ALL_COMMANDS.values()
    ]
    check_commands(payloads)
    for payload in payloads:
        assert payload["contexts"] == [0] or payload["dm_permission"] is False
        for part in (payload, *payload["options"]):
            assert set(part["name_localizations"]) == set(LANGUAGES) - {"en"}
            assert set(part["description_localizations"]) == set(LANGUAGES) - {"en"}
            assert " " in part["description"]
            for choice in part.get("choices", ()):
                assert set(choice["name_localizations"]) == set(LANGUAGES) - {"en"}
                names = (choice["name"], *choice["name_localizations"].values())
                assert not any(name[0].islower() for name in names), names


# The whole way, through an offline Discord


class _Bot(commands.Bot):
    def __init__(self):
        super().__init__(
            commands.when_mentioned, intents=discord.Intents(guilds=True), tree_cls=GuardedTree
        )
        self.router = Router()

    async def setup_hook(self):
        self.router.attach(self)
        await self.tree.set_translator(CatalogueTranslator())
        settings = Settings(MemoryStore(), clock=lambda: 0.0)
        await self.add_cog(Rulebook(self.router, settings))


@pytest.fixture
def simcord_bot():
    return _Bot()


@pytest.fixture
async def chat(simcord_env):
    await simcord_env.bot.tree.sync()
    guild = simcord_env.create_guild("Cosy")
    return SimpleNamespace(
        env=simcord_env,
        channel=guild.create_text_channel("games"),
        ann=guild.add_member(simcord_env.create_user("Ann")),
    )


def _shown(result):
    return _text_of(result.response)


def _text_of(message):
    text = []

    def gather(components):
        for component in components:
            if "content" in component:
                text.append(component["content"])
            gather(component.get("components", ()))

    gather(message.components)
    return "\n".join(text)


async def test_rules_are_read_page_by_page_in_private(chat):
    opened = await chat.ann.slash(chat.channel, "rules", game="cat-days")
    assert opened.ephemeral
    assert "Cat Days: rules" in _shown(opened)
    page = opened
    for number in range(2, len(BOOKS[1].pages) + 1):
        page = await chat.ann.click(page.response, label="Next")
        assert f"Page {number} of {len(BOOKS[1].pages)}" in _shown(page)
        assert page.response.id == opened.response.id
    assert "python -m rules verify" in _shown(page)
    page = await chat.ann.click(page.response, label="Back")
    assert f"Page {number - 1} of" in _shown(page)
    page = await chat.ann.select(page.response, ["0"])
    assert "Page 1 of" in _shown(page)


async def test_a_rulebook_opened_before_a_restart_still_turns_its_pages(chat):
    opened = await chat.ann.slash(chat.channel, "rules", game="woof-days")
    await chat.env.restart_bot(_Bot())
    turned = await chat.ann.click(opened.response, label="Next")
    assert "Page 2 of" in _shown(turned)


async def test_help_leads_to_the_rules(chat):
    shown = await chat.ann.slash(chat.channel, "help")
    assert shown.ephemeral
    opened = await chat.ann.click(shown.response, label="Rules of Mixed Days")
    assert opened.ephemeral
    assert "Mixed Days: rules" in _shown(opened)
    assert opened.response.id != shown.response.id


async def test_a_card_is_completed_and_shown(chat):
    offered = await chat.ann.autocomplete(chat.channel, "card", "name", "shep")
    assert offered == [
        {"name": "Australian Shepherd", "value": "australian_shepherd"},
        {"name": "German Shepherd", "value": "german_shepherd"},
    ]
    offered = await chat.ann.autocomplete(chat.channel, "card", "name", "s")
    assert [choice["name"] for choice in offered][:9] == [
        *("Saint Bernard", "Scout", "Scraps", "Scraps \N{MULTIPLICATION SIGN}2", "Sergeant"),
        *("Shake", "Shiba", "Single (I1)", "Sit"),
    ]
    assert len(offered) == 25
    assert len(await chat.ann.autocomplete(chat.channel, "card", "name", "")) == 25
    shown = await chat.ann.slash(chat.channel, "card", name="australian_shepherd")
    assert shown.ephemeral
    assert "## Australian Shepherd" in _shown(shown)
    shown = await chat.ann.slash(chat.channel, "card", name="poodle")
    assert shown.ephemeral
    assert "no card or piece called" in _shown(shown)
    offered = await chat.ann.autocomplete(chat.channel, "card", "name", "magn")
    assert offered == [{"name": "Magnet", "value": "dog-magnet"}]
    shown = await chat.ann.slash(chat.channel, "card", name="dog-magnet")
    assert "## Magnet" in _shown(shown)
    opened = await chat.ann.click(shown.response, label="Rules of Dog Royal")
    assert "Dog Royal: rules" in _shown(opened)
    shown = await chat.ann.slash(chat.channel, "card", name="Deep U")
    assert "## Deep U (D5)" in _shown(shown)


def _change_interactions(chat, change):
    """What Discord sends of interactions from now on, changed below simcord's public surface."""
    emit = type(chat.env.backend).emit.__get__(chat.env.backend)

    def emit_changed(event, payload):
        emit(event, {**payload, **change(payload)} if event == "INTERACTION_CREATE" else payload)

    chat.env.backend.emit = emit_changed


async def test_a_french_member_reads_french(chat):
    _change_interactions(chat, lambda payload: {"locale": "fr"})
    opened = await chat.ann.slash(chat.channel, "rules", game="mixed-days")
    turned = await chat.ann.click(opened.response, label="Suite")
    assert "Votre tour" in _shown(turned)
    offered = await chat.ann.autocomplete(chat.channel, "card", "name", "fôlie")
    assert [choice["value"] for choice in offered] == ["zoomies"]
    shown = await chat.ann.slash(chat.channel, "card", name="zoomies")
    assert _shown(shown).startswith("## Quart d\N{RIGHT SINGLE QUOTATION MARK}heure de folie")
    shown = await chat.ann.slash(chat.channel, "help")
    assert "`/règles`" in _shown(shown)


@pytest.mark.parametrize(
    ("press", "found"),
    [
        (Press("b", "rules-page", steps=(61,)), "three steps"),
        (Press("b", "rules-page", steps=(0,), extra=10**14), "Page 10 of 10"),
        (Press("b", "rules"), "three steps"),
        (Press("b", "rules", table=7, turn=3, steps=(1,)), "Cat Days: rules"),
    ],
)
async def test_a_forged_press_gets_the_help_or_a_page(chat, press, found):
    opened = await chat.ann.slash(chat.channel, "rules", game="woof-days")
    _change_interactions(
        chat, lambda payload: {"data": {**payload["data"], "custom_id": press.custom_id}}
    )
    pressed = await chat.ann.click(opened.response, label="Next")
    shown = pressed.followups[0] if pressed.followups else pressed.response
    assert shown.ephemeral
    assert found in _text_of(shown)


async def test_a_picked_page_that_is_no_number_is_the_first(chat):
    opened = await chat.ann.slash(chat.channel, "rules", game="woof-days")
    _change_interactions(chat, lambda payload: {"data": {**payload["data"], "values": ["-1"]}})
    picked = await chat.ann.select(opened.response, ["3"])
    assert "Page 1 of 10" in _shown(picked)
