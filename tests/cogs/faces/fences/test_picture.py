"""The picture of fences: what it shows, without colours too, and that it stays sharp and small."""

from io import BytesIO
from itertools import combinations

import pytest
from PIL import Image, ImageChops

from cogs.faces import signs
from cogs.faces.colours import CAT_CARD, DOG_CARD, ENTRIES, LAWN, LIVE, PANEL
from cogs.faces.fences import picture as fences_picture
from cogs.faces.fences import shapes as fences_shapes
from cogs.faces.fences import tiles as fences_tiles
from cogs.faces.fences.animals import KITTENS, PUPPIES, animal
from cogs.faces.fences.picture import WIDTH, paint
from cogs.faces.fences.tiles import Square, Strip, edge, square
from cogs.faces.sprites import Pen
from cogs.ui.words import LANGUAGES, words_for
from rules.fences.board import SIZES
from rules.fences.pieces import CODES, GATE, turns_of
from rules.game import Outcome
from tests.cogs.faces.fences.views import fences_view, random_view, singles

EN = words_for("en")
SIZE_LIMIT = 100 * 1024
PHONE = 360
FRAME = 6
"""The breadth of the frame around the panel of whose turn it is."""
GAME = "I1a A1, I1b A1, U3a C3, I2a A2, O4a E5, G1b F1, I3b B1, W4b A4"


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

SEEN = {
    "a fence": {"moves": f"{GAME}, I1a C1"},
    "where it is": {"moves": GAME.replace("W4b A4", "W4b B4")},
    "which way it is turned": {"moves": GAME.replace("W4b A4", "W4d A4")},
    "who laid it": {"moves": GAME.replace("I1a A1, I1b A1", "I1b A1, I1a A1")},
    "what is joined": {"moves": GAME.replace("I2a A2", "I1a A2, I1a B2")},
    "a gate": {"moves": GAME.replace("G1b F1", "I1b F1")},
    "which is the newest": {"moves": GAME.replace("I3b B1, W4b A4", "W4b A4, I3b B1")},
    "whose a square is": {"owners": (None,) * 24 + (1,)},
    "an open square": {"owners": (None,) * 25},
    "scores": {"scores": (3, 12)},
    "whose turn": {"acting": (1,)},
    "the stock of the one": {"stocks": (singles(3)[0], fences_view(GAME).stocks[1])},
    "a used-up piece": {"stocks": ((("i1", 0),), fences_view(GAME).stocks[1])},
    "who is blocked": {"blocked": (False, True)},
    "who gave up": {"resigned": (False, True)},
    "the end": {
        "acting": (),
        "outcome": Outcome("board_full", (1, 2), (13, 12), (False, False)),
    },
}


@pytest.mark.parametrize("changes", SEEN.values(), ids=SEEN)
def test_all_of_a_position_shows_on_a_phone_even_without_colours(changes):
    changes = dict(changes)
    base = {"stocks": fences_view(GAME).stocks, "scores": (0, 1), "acting": (0,)}
    other = fences_view(changes.pop("moves", GAME), **base | changes)
    assert unlike(paint(fences_view(GAME, **base), EN), paint(other, EN)) >= 15


def test_the_picture_is_the_same_for_every_viewer():
    pictures = {paint(fences_view(GAME, viewer=viewer), EN) for viewer in (0, 1, None)}
    assert len(pictures) == 1


def test_both_animals_differ_by_lightness_in_every_coat():
    """By a tenth of their pixels at the size that a phone shows."""
    sprites = []
    for seat, kinds in enumerate((PUPPIES, KITTENS)):
        for number in range(len(kinds)):
            pen = Pen(40, 40, PANEL)
            animal(pen, seat, number)
            sprites.append((seat, pen.done().convert("L")))
    for (seat, one), (other_seat, other) in combinations(sprites, 2):
        if seat != other_seat:
            assert sum(ImageChops.difference(one, other).histogram()[40:]) > 160


def test_a_square_tells_its_owner_around_the_animal_too():
    """By the ground and by its pattern, in each of the sizes."""
    for size in SIZES:
        side = fences_picture.place(size).inner
        for seat, ground in enumerate((DOG_CARD, CAT_CARD)):
            found = square(Square(seat, 0), side).convert("RGB").getcolors(4096)
            assert found is not None
            most = max(found)
            assert most[1] == ground
            assert most[0] > side * side / 10


def test_fences_of_the_two_and_gates_differ_by_pattern_and_lightness():
    strips = [
        edge(Strip(style, (True, True)), 90).convert("L") for style in ("rail", "picket", "gate")
    ]
    for one, other in combinations(strips, 2):
        assert sum(ImageChops.difference(one, other).histogram()[40:]) > 300


def test_a_joined_piece_goes_on_over_its_posts_and_single_ones_leave_them_free():
    """Seen on the line along the fences: between two singles there is lawn."""
    board = fences_picture.place(5)
    line = board.top + fences_tiles.BAND // 2
    start, end = board.left + board.pitch - 40, board.left + board.pitch + 80

    def lawn_between(moves: str) -> bool:
        row = picture(paint(fences_view(f"{moves}, I1a E6"), EN)).convert("RGB")
        return LAWN in {row.getpixel((x, line)) for x in range(start, end)}

    assert lawn_between("I1a A1, I1a B1")
    assert not lawn_between("I2a A1")


# --- a move that is being made --------------------------------------------------------------------


@pytest.mark.parametrize("piece", [*CODES, GATE])
def test_each_turn_of_a_chosen_piece_is_drawn_on_its_own(piece):
    view = fences_view("I1a A1", gates=piece == GATE)
    shown = [paint(view, EN, (piece, turn)) for turn in turns_of(piece)]
    assert len(set(shown)) == len(shown)
    together = picture(paint(view, EN, (piece,)))
    assert together.height > picture(paint(view, EN)).height


def test_every_post_where_the_turned_piece_fits_is_marked_and_no_other():
    board = fences_picture.place(5)
    view = fences_view("I1a A1, I1b B1, I1a A2")
    bare, marked = (
        picture(paint(view, EN, path)).convert("RGB") for path in (("i1",), ("i1", "b"))
    )
    box = (0, 0, WIDTH, board.top + board.span)
    changed = ImageChops.difference(bare.crop(box), marked.crop(box))
    found = set()
    for row in range(6):
        for column in range(6):
            x, y = board.left + column * board.pitch, board.top + row * board.pitch
            if changed.crop((x, y, x + fences_tiles.BAND, y + fences_tiles.BAND)).getbbox():
                found.add(f"{'abcdef'[column]}{row + 1}")
    every = {f"{column}{row}" for column in "abcdef" for row in range(1, 6)}
    assert found == every - {"b1"}
    closing = marked.getpixel((board.left + 5, board.top + fences_tiles.BAND // 2))
    open_one = marked.getpixel(
        (board.left + 2 * board.pitch + 5, board.top + fences_tiles.BAND // 2)
    )
    assert closing != open_one, "a1 closes a square, c1 does not"


def test_a_whole_move_shows_its_fence_and_who_will_move_in():
    view = fences_view("I1a A1, I1b B1, I1a A2")
    assert view.acting == (1,)
    before, closing, quiet = (
        paint(view, EN, path) for path in ((), ("i1", "b", "a1"), ("i1", "b", "a2"))
    )
    assert unlike(before, closing) > 300
    assert unlike(closing, quiet) > 300
    board = fences_picture.place(5)
    corner = board.left + fences_tiles.BAND, board.top + fences_tiles.BAND
    box = (*corner, corner[0] + board.inner, corner[1] + board.inner)
    assert picture(closing).crop(box).convert("RGB").tobytes() == (
        square(Square(1, 0, planned=True), board.inner).convert("RGB").tobytes()
    )


def test_a_move_that_does_not_fit_changes_nothing():
    view = fences_view("I1a A1")
    for path in (("i1", "a", "a1"), ("i3", "a", "f1"), ("x9", "a", "a1"), ("i1", "z", "a1")):
        assert paint(view, EN, path) == paint(view, EN)


# --- always the same, never too large -------------------------------------------------------------


def test_equal_positions_give_equal_bytes_with_and_without_known_sprites():
    view = fences_view(GAME)
    first = paint(view, EN, ("i1", "a"))
    paint(random_view(1), EN)
    assert paint(view, EN, ("i1", "a")) == first
    for module in (fences_tiles, fences_shapes, fences_picture, signs):
        for found in vars(module).values():
            if hasattr(found, "cache_clear"):
                found.cache_clear()
    assert paint(view, EN, ("i1", "a")) == first


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_picture_is_a_sound_file_of_less_than_100_kib(size, language):
    words = words_for(language)
    for seed in range(4):
        for most in (0, size * size, size * size * 3 // 2, 99):
            view = random_view(seed, size, most, blocked=(True, True))
            for path in ((), ("i1",), ("i1", "b"), ("w4", "a")):
                data = paint(view, words, path)
                assert len(data) < SIZE_LIMIT
                found = picture(data)
                assert found.mode == "P"
                assert found.width == WIDTH
                assert found.height <= 1.4 * WIDTH
                colours = found.convert("RGB").getcolors(256)
                assert colours is not None
                assert {colour for _, colour in colours} <= {*ENTRIES}


def test_the_fullest_stocks_fit_their_panels():
    """Nothing of a stock runs over the edge of its panel, of 24 pieces nor of 99 singles."""
    for stocks in (fences_view().stocks, singles(84)):
        bare = ((), ())
        one, other = (
            picture(paint(fences_view(stocks=held, acting=()), EN)).convert("RGB")
            for held in (stocks, bare)
        )
        box = ImageChops.difference(one, other).getbbox()
        assert box is not None
        assert box[2] < WIDTH - fences_picture.MARGIN - 3
        assert box[3] < fences_picture.HEAD - 8


def test_nothing_runs_into_the_frame_around_whose_turn_it_is():
    for seat in (0, 1):
        view = fences_view(GAME, acting=(seat,), scores=(12, 13))
        wide, high = fences_picture.PANEL_WIDE, fences_picture.HEAD - fences_picture.MARGIN
        left = fences_picture.MARGIN + seat * (wide + fences_picture.MARGIN)
        top = fences_picture.MARGIN
        panel = picture(paint(view, EN)).crop((left, top, left + wide, top + high)).convert("RGB")
        bare = fences_picture._ground(LIVE).convert("RGB")
        changed = ImageChops.difference(panel, bare).getbbox()
        assert changed is not None
        assert changed[0] >= FRAME
        assert changed[1] >= FRAME
        assert changed[2] <= wide - FRAME
        assert changed[3] <= high - FRAME


def test_every_cache_is_bounded():
    cached = [
        found
        for module in (fences_tiles, fences_shapes, fences_picture)
        for found in vars(module).values()
        if hasattr(found, "cache_info") and found.__module__.startswith("cogs.")
    ]
    assert len(cached) >= 6
    assert all(found.cache_info().maxsize for found in cached)
