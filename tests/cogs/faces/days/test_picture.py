from io import BytesIO
from itertools import combinations, pairwise

import pytest
from PIL import Image, ImageChops

from cogs.faces import signs
from cogs.faces.colours import ENTRIES, PANEL, index
from cogs.faces.days import signs as days_signs
from cogs.faces.days import tiles as days_tiles
from cogs.faces.days.cats import CATS
from cogs.faces.days.dogs import DOGS
from cogs.faces.days.events import EVENTS
from cogs.faces.days.picture import DAY_NAME, FOOT, GUTTER, MARGIN, TOP, WIDTH, paint
from cogs.faces.days.tiles import (
    FACE,
    LOW,
    NAME,
    NAME_SIZES,
    PLATE,
    SHELF_NAME_SIZES,
    ground_of,
    portrait,
    without_common,
)
from cogs.faces.sprites import NARROW, broken, font
from cogs.ui.words import LANGUAGES, words_for
from rules.days import cards
from rules.days.view import DAYS
from rules.game import Outcome
from tests.cogs.faces.days.views import days_view

EN = words_for("en")
WEEKS = (
    "labrador+german_shepherd//shiba/collie///staffie"
    "|great_dane//corgi/mixed_breed+saint_bernard///chihuahua"
)
TREE = "grumpy_cat//happy_cat+lazy_cat+zen_cat+wild_cat^////|//////"


def picture(data: bytes) -> Image.Image:
    image = Image.open(BytesIO(data))
    image.load()
    return image


def drawn(weeks: str, **changes) -> bytes:
    return paint(days_view(weeks, viewer=None, **changes), EN)


def dark(data: bytes) -> bytes:
    """Where the picture is dark, its colours forgotten."""
    return picture(data).convert("L").point(lambda level: 255 if level < 100 else 0).tobytes()


# --- every card has a face ------------------------------------------------------------------------


def test_every_card_has_a_drawing():
    assert {*DOGS} == {card.key for card in cards.WOOF.animals}
    assert {*CATS} == {card.key for card in cards.CATS.animals}
    events = {card.key for card in (*cards.WOOF.events, *cards.CATS.events)}
    assert {*EVENTS} == events


@pytest.mark.parametrize("key", cards.KEYS)
def test_every_card_can_lie_on_top_of_the_discard_pile(key):
    view = days_view("//////|//////", viewer=None, discard=("lead", key))
    other = days_view(
        "//////|//////", viewer=None, discard=(key, "lead" if key != "lead" else "treats")
    )
    assert paint(view, words_for("en")) != paint(other, words_for("en"))


@pytest.mark.parametrize("size", [days_tiles.FACE, days_tiles.PERCH])
@pytest.mark.parametrize("kind", [DOGS, CATS, EVENTS], ids=["dogs", "cats", "events"])
def test_no_two_animals_look_alike_even_without_colours(kind, size):
    """By at least a twentieth of their pixels, one clearly lighter than the other there."""
    faces = {key: portrait(key, None, 0, size).convert("L") for key in kind}
    for one, other in combinations(faces, 2):
        unlike = ImageChops.difference(faces[one], faces[other])
        clearly = sum(unlike.histogram()[48:])
        assert clearly > size * size / 20, (one, other)


def test_no_drawing_fills_its_box_or_leaves_it_empty():
    for key in (*DOGS, *CATS, *EVENTS):
        face = portrait(key, None, 0, FACE)
        ground = index(ground_of(key))
        bare = face.histogram()[ground] / FACE**2
        assert 0.15 < bare < 0.9, key


# --- what it shows --------------------------------------------------------------------------------

SEEN = {
    "a visible card": {"weeks": WEEKS.replace("shiba", "collie")},
    "how many are covered": {"weeks": WEEKS.replace("labrador+", "labrador+labrador+")},
    "that something is covered": {"weeks": WEEKS.replace("labrador+", "")},
    "where a card lies": {"weeks": WEEKS.replace("//shiba", "/shiba/")},
    "whose week": {"weeks": "|".join(reversed(WEEKS.split("|")))},
    "a bare Cat Tree": {"weeks": WEEKS.replace("great_dane//", "great_dane/^/")},
    "totals": {"totals": (99, 98)},
    "whose turn": {"acting": (1,)},
    "the draw pile": {"draw_pile": 3},
    "the top of the discard": {"discard": ("treats", "zoomies")},
    "how many are discarded": {"discard": ("labrador", "treats", "lead")},
    "how many cards are held": {"hand_sizes": (5, 7)},
    "Cat Trees not yet played": {"trees": (1, 0)},
    "who gave up": {"resigned": (False, True)},
}


@pytest.mark.parametrize("changes", SEEN.values(), ids=SEEN)
def test_what_is_public_shows_even_without_colours(changes):
    base = {"weeks": WEEKS, "discard": ("treats", "lead"), "hand_sizes": (5, 5)}
    assert dark(drawn(**base)) != dark(drawn(**base | changes))


def test_at_the_end_winners_and_places_show():
    def ended(*places: int) -> bytes:
        outcome = Outcome("full_week", places, (9, 9, 9), (False,) * 3)
        return drawn(WEEKS + "|//////", phase="over", acting=(), outcome=outcome)

    results = [ended(*places) for places in ((1, 2, 3), (1, 1, 3), (2, 1, 3), (3, 1, 2))]
    assert len({dark(result) for result in results}) == 4


def test_in_the_trim_everybody_who_must_discard_is_marked():
    marked = {
        acting: dark(drawn(WEEKS, acting=acting, phase="trim")) for acting in ((0,), (1,), (0, 1))
    }
    assert len(set(marked.values())) == 3


def test_a_cat_tree_shows_its_upper_three_and_only_counts_the_rest():
    assert drawn(TREE) == drawn(TREE.replace("happy_cat+", "curious_cat+"))
    for cat in ("lazy_cat", "zen_cat", "wild_cat"):
        assert drawn(TREE) != drawn(TREE.replace(cat, "floppy_cat")), cat
    assert drawn(TREE) != drawn(TREE.replace("happy_cat+", ""))
    assert drawn(TREE) != drawn(TREE.replace("happy_cat+", "happy_cat+happy_cat+"))
    assert drawn(TREE) != drawn(TREE.replace("zen_cat+wild_cat", "wild_cat+zen_cat"))


def test_a_covered_card_is_only_counted():
    assert drawn(WEEKS) == drawn(WEEKS.replace("labrador+", "collie+"))


def test_what_a_cat_on_a_tree_scores_shows_beside_it():
    assert len({days_tiles.tally(points, 0).tobytes() for points in cards.POINTS}) == len(
        {*cards.POINTS}
    )


def test_seats_differ_by_letter_shape_and_colour():
    ground = index(PANEL)
    badges = [signs.seat(seat, 50, PANEL) for seat in range(6)]
    shapes = [
        badge.point([255 * (entry != ground) for entry in range(256)]).tobytes() for badge in badges
    ]
    assert len(set(shapes)) == 6
    middles = [badge.convert("RGB").getcolors(2500) for badge in badges]
    main = {max(found)[1] for found in middles} | {sorted(found)[-2][1] for found in middles}
    assert len(main) >= 6
    gone = [signs.seat(seat, 50, PANEL, gone=True).convert("L").tobytes() for seat in range(6)]
    assert len(set(gone)) == 6


# --- what it must not show ------------------------------------------------------------------------


def test_the_picture_does_not_know_any_hand():
    """E1: what nobody may see can't change a pixel, whoever the view is for."""
    spectator = paint(days_view(WEEKS, viewer=None, hand_sizes=(2, 2)), EN)
    for viewer, hand, trim in (
        (0, ("labrador", "corgi"), 0),
        (0, ("zoomies", "lead"), 2),
        (1, (), 0),
    ):
        view = days_view(WEEKS, viewer=viewer, hand=hand, trim=trim, hand_sizes=(2, 2))
        assert paint(view, EN) == spectator


def test_nobody_has_a_name_in_it():
    """Only names of cards and days and of the piles are asked of the catalogue."""
    asked: set[str] = set()

    def listening(key: str) -> str:
        asked.add(key)
        return EN(key)

    paint(days_view(WEEKS, viewer=None, discard=("lead",)), listening)
    assert {key.split("-")[0] for key in asked} == {"card", "day", "picture"}


# --- the same every time --------------------------------------------------------------------------


@pytest.mark.parametrize("changes", [{}, {"resigned": (True, True)}])
def test_nothing_lies_on_the_frame_of_a_week(changes):
    """Beside the lowest of weeks there is the most to show: with a Cat Tree still in hand."""
    weeks = "lazy_cat//////|zen_cat//////"
    full = picture(drawn(weeks, acting=(0, 1), trees=(1, 1), **changes))
    acts = picture(drawn(weeks, acting=(0, 1), trees=(0, 0), **changes))
    foot = TOP + DAY_NAME + LOW + FOOT
    edge = (MARGIN, foot - FOOT, MARGIN + GUTTER, foot)
    assert full.crop(edge).tobytes() == acts.crop(edge).tobytes()
    assert full.tobytes() != acts.tobytes()


def test_equal_positions_give_equal_bytes_with_and_without_known_sprites():
    first = drawn(TREE, discard=("catnip",))
    drawn(WEEKS)
    assert drawn(TREE, discard=("catnip",)) == first
    for found in (*vars(days_tiles).values(), *vars(days_signs).values(), *vars(signs).values()):
        if hasattr(found, "cache_clear"):
            found.cache_clear()
    assert drawn(TREE, discard=("catnip",)) == first


def test_drawing_a_board_does_not_change_the_sprites_it_is_made_of():
    kept = days_tiles.card("corgi", 1, "Corgi", PANEL, days_tiles.LOW)
    before = kept.tobytes()
    drawn("labrador+corgi//////|//////", acting=(1,))
    assert kept.tobytes() == before


# --- languages and limits -------------------------------------------------------------------------


def test_the_picture_speaks_the_language_asked_for():
    view = days_view(WEEKS, viewer=None)
    assert len({paint(view, words_for(language)) for language in LANGUAGES}) == len(LANGUAGES)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_name_fits_its_card_whole_and_large_enough_for_a_phone(language):
    """A phone shows the picture at 0.47 of its size: 18 pixels become 8.5."""
    words = words_for(language)
    for key in (*DOGS, *CATS):
        name = words(f"card-{key}")
        size, lines = broken(name, NAME, NAME_SIZES, NARROW, 2)
        assert size >= 18, name
        assert "".join(lines).replace(" ", "") == name.replace(" ", "")
        assert all(font(size, NARROW).getlength(line) <= NAME for line in lines)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_short_name_fits_its_shelf_and_is_still_a_name_of_its_own(language):
    words = words_for(language)
    names = without_common(tuple(words(f"card-{key}") for key in CATS))
    assert len({*names}) == len(CATS)
    for name in names:
        size, lines = broken(name, PLATE - 2, SHELF_NAME_SIZES, NARROW, 1)
        assert lines == (name,)
        assert size >= 20, f"{name} is too small on a phone"


def test_names_that_share_all_their_words_stay_whole():
    assert without_common(("Cat", "Big Cat", "Old Cat")) == ("Cat", "Big", "Old")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_typeface_has_every_letter_that_is_written(language):
    words = words_for(language)
    keys = (
        *(f"card-{key}" for key in cards.KEYS),
        *(f"day-{day}-short" for day in DAYS),
        *("picture-pile", "picture-discard"),
    )
    letters = set("".join(words(key) for key in keys)) | set(
        "0123456789ABCDEF…éèêëàâçùûîïôœŒÉÀÇ«»\u2019"
    )
    chosen = font(22, NARROW)
    box = bytes(chosen.getmask("\uffff"))
    missing = {letter for letter in letters - {" "} if bytes(chosen.getmask(letter)) == box}
    assert not missing


def full(seats: int) -> str:
    """The tallest and busiest board: a full Cat Tree in every week, deep piles, long names."""
    pile = "french_bulldog+german_shepherd+australian_shepherd"
    tree = "leaping_cat+rescued_cat+happy_cat+demanding_cat^"
    return "|".join(["/".join([tree, *[pile] * 5, ""])] * seats)


@pytest.mark.parametrize("seats", range(2, 7))
def test_the_worst_board_is_a_sound_file_of_reasonable_size(seats):
    view = days_view(
        full(seats),
        viewer=None,
        game="mixed-days",
        hand_sizes=(99,) * seats,
        trees=(9,) * seats,
        totals=(199,) * seats,
        draw_pile=117,
        discard=("zoomies",) * 117,
    )
    data = paint(view, words_for("fr"))
    Image.open(BytesIO(data)).verify()
    found = picture(data)
    assert found.mode == "P"
    assert found.width == WIDTH
    assert found.height <= 2.2 * WIDTH
    assert len(data) < 300_000


def test_weeks_stand_under_one_another_day_under_day():
    heights = [picture(drawn("|".join(["//////"] * seats))).height for seats in range(2, 7)]
    steps = [after - before for before, after in pairwise(heights)]
    assert len(set(steps)) == 1
    one, other = "corgi//////|//////", "//////|corgi//////"
    box = ImageChops.difference(
        *(picture(drawn(w, acting=(), totals=(6, 6))).convert("RGB") for w in (one, other))
    )
    columns = [box.crop((x, 0, x + 1, box.height)).getbbox() is not None for x in range(WIDTH)]
    touched = [x for x, hit in enumerate(columns) if hit]
    assert touched[-1] - touched[0] < days_tiles.WIDE, "both lie in one column"


def test_only_palette_colours_appear():
    found = picture(drawn(WEEKS)).convert("RGB").getcolors(256)
    assert {colour for _, colour in found} <= {*ENTRIES}
