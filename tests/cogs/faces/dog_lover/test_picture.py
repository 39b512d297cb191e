"""The picture of Dog Lover: what it shows, without colours too, and that it stays small."""

from collections import Counter
from io import BytesIO
from itertools import combinations

import pytest
from PIL import Image, ImageChops

from cogs.faces import signs
from cogs.faces.colours import ENTRIES, PAGE, PANEL, blank
from cogs.faces.dog_lover import areas as dog_lover_areas
from cogs.faces.dog_lover import looks as dog_lover_looks
from cogs.faces.dog_lover import picture as dog_lover_picture
from cogs.faces.dog_lover import plan as dog_lover_plan
from cogs.faces.dog_lover import sheet as dog_lover_sheet
from cogs.faces.dog_lover import signs as dog_lover_signs
from cogs.faces.dog_lover import tiles as dog_lover_tiles
from cogs.faces.dog_lover.looks import Looks, looks
from cogs.faces.dog_lover.picture import WIDTH, paint
from cogs.faces.dog_lover.signs import ABILITIES, FOOD, SIZES, sign
from cogs.faces.dog_lover.things import THINGS
from cogs.faces.dog_lover.tiles import LARGE, SMALL, Carried, dog, grid_card, high
from cogs.faces.sprites import Pen
from rules.dog_lover.abilities import RESCUED_POWERS, TRAIT_POWERS
from rules.dog_lover.cards import HOUSE
from rules.dog_lover.game import DOG_LOVER
from rules.dog_lover.grid import FIRST_POSTS, POSTS
from rules.dog_lover.view import CELLS, DogView
from rules.game import Outcome
from tests.cogs.faces.dog_lover.lover_views import (
    DOGS,
    GRID,
    RESCUED,
    area,
    full_area,
    full_view,
    lover_view,
    paths,
    played,
    score,
)

SIZE_LIMIT = 200_000
PHONE = 390


def picture(data: bytes) -> Image.Image:
    image = Image.open(BytesIO(data))
    image.load()
    return image


def on_a_phone(data: bytes) -> Image.Image:
    """As a phone shows it, its colours forgotten."""
    image = picture(data).convert("L")
    return image.resize((PHONE, round(image.height * PHONE / WIDTH)), Image.Resampling.LANCZOS)


def unlike(one: bytes, other: bytes) -> int:
    """How many pixels of a phone are clearly lighter in the one than in the other."""
    first, second = on_a_phone(one), on_a_phone(other)
    if first.size != second.size:
        return first.width * first.height
    return sum(ImageChops.difference(first, second).histogram()[40:])


# --- what it shows --------------------------------------------------------------------------------

MINE = area(
    DogView(card="d11", walks=1, training=1, trait="x01"), "r08", "d15", tricks=("k00", "k07")
)
BASE = (MINE, area("d02", fetch=True))


def mine(**changes):
    return {"areas": (MINE.model_copy(update=changes), BASE[1])}


def my_dog(**changes):
    return mine(dogs=(MINE.dogs[0].model_copy(update=changes), *MINE.dogs[1:]))


SEEN = {
    "a card of the grid": {"grid": ("d16", *GRID[1:])},
    "an empty cell": {"grid": (None, *GRID[1:])},
    "where the watch dog stands": {"post": "na"},
    "on which side it stands": {"post": "e2"},
    "that it does not stand yet": {"post": None},
    "a trick to learn": {"tricks": ("k08", "k12", "k16")},
    "a dog to rescue": {"shelter": ("r02", "r08", "r10")},
    "the last tricks": {"tricks": ("k07",)},
    "how many tricks are left": {"tricks_pile": 4},
    "how many dogs wait": {"shelter_pile": 4},
    "the deck": {"deck": 11},
    "the round": {"round": 7},
    "the last round": {"last_round": True},
    "whose turn it is": {"acting": (1,)},
    "who begins": {"first": 1},
    "who gave up": {"resigned": (False, True)},
    "a dog": mine(dogs=(*MINE.dogs[:2], DogView(card="d16"))),
    "one dog more": mine(dogs=(*MINE.dogs, DogView(card="d01"))),
    "a Walk": my_dog(walks=0),
    "a second Walk": my_dog(walks=2),
    "a Training": my_dog(training=0),
    "more Training": my_dog(training=3),
    "a Trait": my_dog(trait=None),
    "which Trait": my_dog(trait="x09"),
    "cubes": mine(cubes=(1, 0, 2, 1)),
    "whose Fetch is": {"areas": (BASE[0].model_copy(update={"fetch": True}), area("d02"))},
    "the size of a hand": mine(hand=9),
    "a Walk to be placed": mine(walks=1),
    "Traits to be placed": mine(traits=("x01", "x02")),
    "the tricks of a player": mine(tricks=("k00", "k08")),
}


@pytest.mark.parametrize("changes", SEEN.values(), ids=SEEN)
def test_all_of_a_position_shows_on_a_phone_even_without_colours(changes):
    changes = dict(changes)
    areas = changes.pop("areas", BASE)
    assert unlike(paint(lover_view(*BASE)), paint(lover_view(*areas, **changes))) >= 12


def test_at_the_end_places_points_and_hungry_dogs_show():
    def ended(places, fed):
        scores = tuple(score(one, fed=full) for one, full in zip(BASE, fed, strict=True))
        outcome = Outcome("last_round", places, (9, 9), (False, False))
        return paint(lover_view(*BASE, phase="over", acting=(), outcome=outcome, scores=scores))

    results = [
        ended((1, 2), (True, False)),
        ended((1, 1), (True, False)),
        ended((1, 2), (True, True)),
        ended((1, 2), (False, False)),
    ]
    for one, other in combinations(results, 2):
        assert unlike(one, other) >= 12


def test_the_picture_is_the_same_for_every_viewer():
    assert len({paint(lover_view(*BASE, viewer=viewer)) for viewer in (0, 1, None)}) == 1


def test_every_card_can_lie_in_the_grid_and_none_looks_like_another():
    cards = ({*HOUSE.deck(4)} | {*HOUSE.rescued, "fetch"}) & {*HOUSE.ids}
    drawn = {card: grid_card(looks(0, card), PANEL).convert("L") for card in cards}
    for one, other in combinations(sorted(drawn), 2):
        clear = sum(ImageChops.difference(drawn[one], drawn[other]).histogram()[40:])
        assert clear > 40, (one, other)


def test_kinds_of_food_things_and_sizes_differ_by_outline_at_the_size_of_a_phone():
    def small(draw):
        pen = Pen(20, 20, PANEL, line=6)
        draw(pen)
        return pen.done().convert("L")

    for group in (FOOD, tuple(THINGS.values()), tuple(SIZES.values())):
        for one, other in combinations(map(small, group), 2):
            assert sum(ImageChops.difference(one, other).histogram()[40:]) > 30


def test_every_ability_has_a_sign_of_its_own_within_its_place():
    assert {*ABILITIES} == {*TRAIT_POWERS, *RESCUED_POWERS}
    # An extra Bone is the same whoever brings it.
    looked = Counter(sign(key, 46, PANEL).tobytes() for key in ABILITIES)
    assert sorted(looked.values())[-2:] == [1, 2]
    assert sign("extra_bone", 46, PANEL).tobytes() == sign("bone_plus_1", 46, PANEL).tobytes()


def test_tricks_show_their_pattern_and_where_the_watch_dog_goes():
    tricks = {*HOUSE.tricks("special"), *HOUSE.tricks("learnable"), "k00"}
    drawn = {dog_lover_areas.pattern(0, trick, 8, 8, PANEL).tobytes() for trick in tricks}
    assert len(drawn) == len(tricks)


# --- a move that is being made --------------------------------------------------------------------


def test_what_is_covered_and_the_next_post_show():
    view = lover_view(*BASE)
    shown = [paint(view, ("k00", key)) for key in ("a1b1c1-w1", "a1b1c1-e1", "a3b3c3-w3")]
    for one, other in combinations([paint(view), *shown], 2):
        assert unlike(one, other) > 60


def test_a_sheet_shows_all_ways_numbered_like_the_choices():
    """As the engine offers them, in games of which every position is looked at."""
    seen = 0
    for seed in range(3):
        for state, seat, view in played(seed, 3, 60):
            for trick in view.areas[seat].tricks:
                known = dog_lover_plan.places(view, trick)
                legal = tuple(place.key for place in known if place.why is None)
                if not view.retrieved and legal and view.phase == "play":
                    assert DOG_LOVER.choices(state, seat, (trick,)).keys == legal
                    assert known[: len(legal)] == tuple(p for p in known if p.why is None)
                    seen += 1
    assert seen > 20


def test_what_cannot_be_done_now_is_grey_with_a_sign_for_each_reason():
    grid = (*GRID[:5], None, *GRID[6:])
    mine = area("d01", tricks=("k00", "k07"))
    view = lover_view(mine, area("d02"), post="e1", swapped="c3", grid=grid)
    reasons = {place.why for place in dog_lover_plan.places(view, "k07")}
    assert reasons == {None, "guarded", "empty", "fetch-just-laid"}
    sprites = {sign(why, 26, PANEL).tobytes() for why in reasons if why}
    assert len(sprites) == 3
    free = lover_view(mine, area("d02"), post=None, grid=GRID)
    assert unlike(paint(view, ("k07",)), paint(free, ("k07",))) > 300


def test_cells_that_cannot_be_taken_are_drawn_once_whatever_the_next_post():
    """The block of four has four places with four posts each; none avoids the middle."""
    mine = area("d01", tricks=("k00", "k14"))
    free, blocked = (
        lover_view(mine, area("d02"), post=None, swapped=swapped) for swapped in (None, "b2")
    )
    rows = [
        dog_lover_sheet.height(dog_lover_plan.places(view, "k14")) // dog_lover_sheet.ROW
        for view in (free, blocked)
    ]
    assert rows == [-(-16 // dog_lover_sheet.IN_A_ROW), 1]


def test_each_way_stands_on_a_plate_of_its_own():
    """So that of two watch dogs side by side each belongs to one way."""
    view = lover_view(area("d01", tricks=("k00", "k14")), area("d02"), post=None, swapped=None)
    ways = dog_lover_plan.places(view, "k14")
    sheet = blank((800, dog_lover_sheet.height(ways)), PAGE)
    dog_lover_sheet.paste(sheet, view, ways, (8, 0))
    seen, (wide, tall) = sheet.convert("RGB"), dog_lover_sheet.PLATE
    step = (800 - 16) // dog_lover_sheet.IN_A_ROW
    for count in range(len(ways)):
        row, column = divmod(count, dog_lover_sheet.IN_A_ROW)
        x, y = 8 + column * step, row * dog_lover_sheet.ROW
        assert seen.getpixel((x + wide // 2, y + tall - 5)) == PANEL
        assert {seen.getpixel((x + wide + 1, y + down)) for down in range(tall)} == {PAGE}
        assert {seen.getpixel((x + across, y + tall + 1)) for across in range(wide)} == {PAGE}


def test_the_cells_that_are_the_reason_stand_out_without_colours():
    sketches = [
        dog_lover_tiles.sketch(
            dog_lover_tiles.Sketch((0, 1, 2), "", grey=True, bad=bad), 22, 21, PANEL
        ).convert("L")
        for bad in ((), (0,), (0, 1))
    ]
    for one, other in combinations(sketches, 2):
        assert sum(ImageChops.difference(one, other).histogram()[40:]) > 100


STEPS = (
    (),
    ("k00",),
    ("k00", "a1b1c1-w1"),
    ("k07",),
    ("fetch",),
    *(("fetch", cell) for cell in CELLS),
    ("walk", "1"),
    ("walk", "2"),
    ("tuck", "1"),
    ("tuck", "2"),
    ("trait", "x02", "2"),
    ("trait", "x09", "2"),
    *(("learn", trick) for trick in ("k07", "k12", "k16")),
    *(("rescue", card) for card in ("r01", "r08", "r10")),
)


def test_every_step_looks_different():
    view = lover_view(*BASE)
    shown = {path: paint(view, path) for path in STEPS}
    for one, other in combinations(STEPS, 2):
        assert unlike(shown[one], shown[other]) >= 12, (one, other)


def test_every_post_of_the_watch_dog_looks_different():
    choosing = lover_view(*BASE, phase="watch", post=None, acting=(0,))
    shown = [
        paint(choosing),
        paint(choosing, ("watch",)),
        *(paint(choosing, ("watch", post)) for post in FIRST_POSTS),
        *(paint(lover_view(*BASE, post=post)) for post in POSTS),
    ]
    for one, other in combinations(shown, 2):
        assert unlike(one, other) >= 12


@pytest.mark.parametrize(
    "path",
    [
        ("k99",),
        ("k12",),
        ("k00", "a1b2c3-w1"),
        ("fetch", "d4"),
        ("watch", "e1"),
        ("walk", "4"),
        ("walk", "0"),
        ("walk", "x"),
        ("walk",),
        ("tuck",),
        ("trait", "x01"),
        ("learn", "k08"),
        ("learn",),
        ("rescue", "d01"),
        ("end",),
        ("end", "s"),
        ("undo",),
    ],
    ids=" ".join,
)
def test_a_step_that_shows_nothing_changes_nothing(path):
    assert paint(lover_view(*BASE), path) == paint(lover_view(*BASE))


# --- always the same, never too large -------------------------------------------------------------

CACHED = (
    dog_lover_areas,
    dog_lover_looks,
    dog_lover_picture,
    dog_lover_plan,
    dog_lover_signs,
    dog_lover_tiles,
    signs,
)


def test_equal_positions_give_equal_bytes_with_and_without_known_sprites():
    view = full_view()
    first = paint(view, ("k00",))
    paint(lover_view(*BASE))
    assert paint(view, ("k00",)) == first
    for module in CACHED:
        for found in vars(module).values():
            if hasattr(found, "cache_clear"):
                found.cache_clear()
    assert paint(view, ("k00",)) == first


@pytest.mark.parametrize(
    ("seats", "dogs"), [(2, 1), (2, 7), (2, 20), (3, 7), (3, 15), (4, 1), (4, 9), (4, 12)]
)
def test_every_picture_is_a_sound_file_of_less_than_200_kb(seats, dogs):
    view = full_view(seats, dogs)
    for path in ((), ("k00",), ("k00", "a1b1c1-w1"), ("walk", "1"), ("fetch",)):
        data = paint(view, path)
        assert len(data) < SIZE_LIMIT
        found = picture(data)
        assert found.mode == "P"
        assert found.width == WIDTH
        assert found.height <= 2.5 * WIDTH
        colours = found.convert("RGB").getcolors(256)
        assert colours is not None
        assert {colour for _, colour in colours} <= {*ENTRIES}


def test_four_players_with_nine_dogs_each_fit_two_screens_of_a_phone():
    assert picture(paint(full_view(4, 9))).height <= 1.6 * WIDTH


def test_a_random_game_can_be_drawn_with_every_move():
    for number, (state, seat, view) in enumerate(played(5, 4, 60)):
        if number % 12 == 0:
            for path in paths(state, seat):
                assert picture(paint(view, path)).width == WIDTH


def test_what_lies_with_a_dog_stays_on_its_card():
    """The frame of the fullest card is as whole as that of an empty one, marked or not."""
    for marked in (False, True):
        for card in (*DOGS, *RESCUED):
            carried = Carried(18, 9, 9, "watch_limit_2", marked=marked)
            tile = dog(looks(0, card), SMALL, PANEL, carried).convert("RGB")
            bare = dog_lover_tiles.plate(
                (SMALL, high(SMALL)),
                dog_lover_tiles.colour_of(looks(0, card)),
                PANEL,
                marked=marked,
            ).convert("RGB")
            box = ImageChops.difference(tile, bare).getbbox()
            assert box is not None
            edge = 5 if marked else 3
            assert box[0] >= edge, card
            assert box[1] >= edge, card
            assert box[2] <= SMALL - edge, card
            assert box[3] <= high(SMALL) - edge, card


def test_cards_of_an_owner_with_other_numbers_can_be_drawn():
    """Much food is counted, points may have a sign, and a thing of another kind is a parcel."""
    hungry = Looks("dog", "large", (99, 99, 99, 0), -99)
    for card in (
        hungry,
        Looks("rescued", "small", (0, 0, 0, 0), 99, "per_small"),
        Looks("food", food=(9, 0, 9, 9)),
        Looks("thing", thing="sock", number=4),
        Looks("trait", "large", points=-9, ability="no_walks", penalty=("thing", 9)),
    ):
        assert grid_card(card, PANEL).size == (LARGE, high(LARGE))
    row = dog_lover_tiles.food_row(hungry.food, SMALL - 6, 20, PANEL)
    assert row.width <= SMALL - 6
    first, second = (
        grid_card(Looks("thing", thing="sock", number=number), PANEL) for number in (0, 1)
    )
    assert first.tobytes() != second.tobytes()


def test_more_tricks_than_there_is_room_for_are_counted():
    few, many = (
        paint(lover_view(full_area(1, tricks=("k00", *tricks)), area("d02")))
        for tricks in (HOUSE.tricks("learnable")[:8], HOUSE.tricks("learnable")[:9])
    )
    assert unlike(few, many) >= 5


def test_every_cache_is_bounded():
    cached = [
        found
        for module in CACHED
        for found in vars(module).values()
        if hasattr(found, "cache_info")
    ]
    assert len(cached) >= 10
    assert all(found.cache_info().maxsize for found in cached)


def test_dogs_are_as_large_as_one_row_holds_for_whoever_has_most():
    few, many = (area(*["d01"] * count) for count in (7, 8))
    one = area("d01")
    assert dog_lover_areas.tiles(lover_view(few, one, one, one)).wide == LARGE
    assert dog_lover_areas.tiles(lover_view(one, one, many, one)).wide == SMALL
