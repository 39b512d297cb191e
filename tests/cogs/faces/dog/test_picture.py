"""The picture of Dog: what it shows, without colours too, and that it stays sharp and small."""

from io import BytesIO
from itertools import combinations, pairwise
from random import Random

import pytest
from PIL import Image, ImageChops

from cogs.faces import signs
from cogs.faces.colours import ENTRIES, LAWN, SUN
from cogs.faces.dog import arrows as dog_arrows
from cogs.faces.dog import cards_drawn as dog_cards_drawn
from cogs.faces.dog import ground as dog_ground
from cogs.faces.dog import homes as dog_homes
from cogs.faces.dog import pawns as dog_pawns
from cogs.faces.dog import tiles as dog_tiles
from cogs.faces.dog.course import PITCH, WIDTH, corner, course
from cogs.faces.dog.pawns import Pawn, sprite
from cogs.faces.dog.picture import paint
from rules.dog.cards import DECKS
from rules.dog.game import DOG_GAMES
from rules.dog.seating import SEATS, partner_of
from rules.dog.view import RANKS, SECTOR
from rules.game import Outcome
from tests.cogs.faces.dog.views import dog_view, last_move, pawn, walk

SIZE_LIMIT = 100 * 1024
PHONE = 360
BOARD = "P5P28F1|P16P55|P33P41|P62P47F2F3"
ROYAL = "KP5NP28CF1|KP16NP55|CP33JP41|KP62NP47CF2JF3"


def picture(data):
    image = Image.open(BytesIO(data))
    image.load()
    return image


def on_a_phone(data):
    """As a phone shows it, its colours forgotten."""
    image = picture(data).convert("L")
    return image.resize((PHONE, round(image.height * PHONE / WIDTH)), Image.Resampling.LANCZOS)


def unlike(one, other):
    """How many pixels of a phone are clearly lighter in the one than in the other."""
    first, second = on_a_phone(one), on_a_phone(other)
    if first.size != second.size:
        return first.width * first.height
    return sum(ImageChops.difference(first, second).histogram()[40:])


def changed_tiles(one, other, seats=4):
    """The names of the squares that look different in two pictures."""
    board = course(seats)
    difference = ImageChops.difference(picture(one).convert("RGB"), picture(other).convert("RGB"))
    cells = {f"p{square}": cell for square, cell in enumerate(board.track)}
    cells |= {
        f"{'abcdef'[seat]}f{number}": cell
        for seat, lane in enumerate(board.finish)
        for number, cell in enumerate(lane)
    }
    found = set()
    for name, cell in cells.items():
        x, y = corner(cell)
        if difference.crop((x, y, x + PITCH, y + PITCH)).getbbox():
            found.add(name)
    return found


# --- the course -----------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", SEATS)
def test_the_course_is_a_ring_of_squares_in_which_no_two_share_a_place(seats):
    board = course(seats)
    assert len(board.track) == SECTOR * seats
    for (x, y), (next_x, next_y) in pairwise([*board.track, board.track[0]]):
        assert abs(x - next_x) + abs(y - next_y) == 1
    every = [*board.track, *(cell for lane in board.finish for cell in lane)]
    assert len({*every}) == len(every)
    for seat, lane in enumerate(board.finish):
        way = [board.track[SECTOR * seat], *lane]
        assert len(lane) == 4
        for (x, y), (next_x, next_y) in pairwise(way):
            assert abs(x - next_x) + abs(y - next_y) == 1


@pytest.mark.parametrize("seats", SEATS)
def test_partners_are_opposite_and_nothing_lies_on_anything_else(seats):
    board = course(seats)
    rows = (board.height - 20) // PITCH
    for seat in range(seats):
        x, y = board.track[SECTOR * seat]
        assert board.track[SECTOR * partner_of(seat, seats)] == (14 - x, rows - 1 - y)
    boxes = [(*corner(cell), PITCH, PITCH) for cell in board.track]
    boxes += [(*corner(cell), PITCH, PITCH) for lane in board.finish for cell in lane]
    boxes += [*board.homes, *board.spare, board.middle]
    for one, other in combinations(boxes, 2):
        apart_across = one[0] + one[2] <= other[0] or other[0] + other[2] <= one[0]
        apart_down = one[1] + one[3] <= other[1] or other[1] + other[3] <= one[1]
        assert apart_across or apart_down, (one, other)
    for left, top, width, height in boxes:
        assert left >= 0
        assert top >= 0
        assert left + width <= WIDTH
        assert top + height <= board.height


def test_squares_can_be_hit_with_a_finger_and_their_numbers_read_on_a_phone():
    assert PITCH * PHONE / WIDTH >= 23, "device-independent pixels"


# --- what it shows --------------------------------------------------------------------------------

MOVED = last_move(0, "9", walk(0, "p19", "p28"))
SEEN = {
    "where a pawn is": {"text": BOARD.replace("P41", "P42")},
    "whose it is": {"text": "P5P28F1|P16P41|P33P55|P62P47F2F3"},
    "a finish": {"text": BOARD.replace("P5P28F1", "P5P28F2")},
    "who waits": {"text": BOARD.replace("P5P28F1", "P5P28")},
    "a protected pawn": {"text": BOARD.replace("P62", "P48")},
    "the last card": {"last": last_move(0, "10", walk(0, "p19", "p28"))},
    "who played it": {"last": last_move(1, "9", walk(0, "p19", "p28"))},
    "what a joker stood for": {"last": last_move(0, "joker", walk(0, "p19", "p28"), acts_as="9")},
    "the way": {"last": last_move(0, "9", walk(0, "p20", "p28"))},
    "a swap": {
        "last": last_move(0, "9", walk(0, "p5", "p28", how="swap", squares=())),
    },
    "a captured pawn": {"last": last_move(0, "9", *MOVED.walks, captured=(pawn(1, "p28"),))},
    "a burnt pawn": {"last": last_move(0, "9", *MOVED.walks, burnt=(pawn(1, "p24"),))},
    "an earned card": {"last": last_move(0, "9", *MOVED.walks, drew=True)},
    "whose turn": {"acting": (1,)},
    "a hand": {"hand_sizes": (3, 3, 5, 3)},
    "who folded": {"hand_sizes": (3, 3, 0, 3), "folded": (False, False, True, False)},
    "an empty hand": {"hand_sizes": (3, 3, 0, 3)},
    "the first player": {"first": 2},
    "the draw pile": {"draw_pile": 31},
    "an empty draw pile": {"draw_pile": 0},
    "the discards": {"discard": ("5", "9", "8")},
    "the top discard": {"discard": ("9", "5")},
    "the exchange": {"phase": "exchange"},
    "who has chosen": {"chosen": (False, False, True, False)},
    "who gave up": {"out": (False, True, False, True)},
    "who helps": {"helping": (False, False, True, False)},
    "the end": {
        "acting": (),
        "outcome": Outcome("all_home", (1, 3, 1, 3), (8, 3, 8, 3), (False,) * 4),
    },
}


@pytest.mark.parametrize("changes", SEEN.values(), ids=SEEN)
def test_all_of_a_position_shows_on_a_phone_even_without_colours(changes):
    changes = dict(changes)
    base = {"last": MOVED, "discard": ("5", "9")}
    other = dog_view(changes.pop("text", BOARD), **base | changes)
    assert unlike(paint(dog_view(BOARD, **base)), paint(other)) >= 15


def test_special_squares_and_ranks_show_too():
    base = dog_view(ROYAL, royal=True)
    for other in (
        dog_view(ROYAL, royal=True, special=(9, 25, 41, 57)),
        dog_view(ROYAL.replace("KP5NP28", "NP5KP28"), royal=True),
        dog_view(ROYAL.replace("CP33JP41", "KP33JP41"), royal=True),
    ):
        assert unlike(paint(base), paint(other)) >= 15


def test_pawns_of_all_seats_and_ranks_differ_without_colours_at_the_size_of_a_phone():
    def shown(one):
        return sprite(one, 44, LAWN).convert("L").resize((22, 22), Image.Resampling.LANCZOS)

    for rank in (None, *RANKS):
        for one, other in combinations(range(6), 2):
            difference = ImageChops.difference(shown(Pawn(one, rank)), shown(Pawn(other, rank)))
            assert sum(difference.histogram()[40:]) >= 8, (rank, one, other)
    for seat in range(6):
        for one, other in combinations((None, *RANKS), 2):
            difference = ImageChops.difference(shown(Pawn(seat, one)), shown(Pawn(seat, other)))
            assert sum(difference.histogram()[40:]) >= 16, (seat, one, other)


def test_every_card_has_a_picture_of_its_own():
    for game, deck in DECKS.items():
        sprites = [dog_cards_drawn.card(game, card.key, 84, LAWN) for card in deck.cards]
        for one, other in combinations(sprites, 2):
            difference = ImageChops.difference(one.convert("L"), other.convert("L"))
            assert sum(difference.histogram()[40:]) > 60


def test_the_picture_is_the_same_for_every_viewer():
    pictures = {paint(dog_view(BOARD, viewer=viewer)) for viewer in (0, 1, None)}
    assert len(pictures) == 1


def test_the_path_that_was_walked_is_lit_from_its_first_square_to_its_last():
    still = dog_view("P28|||")
    for start, squares in (("p24", range(24, 29)), ("p31", range(28, 32))):
        back = start == "p31"
        way = tuple(squares)[-2::-1] if back else tuple(squares)[1:]
        moved = dog_view("P28|||", last=last_move(0, "4", walk(0, start, "p28", squares=way)))
        assert changed_tiles(paint(still), paint(moved)) == {f"p{square}" for square in squares}


def test_a_way_into_the_finish_is_lit_up_to_its_square():
    moved = dog_view("F1|||", last=last_move(0, "5", walk(0, "p61", "f1")))
    lit = changed_tiles(paint(dog_view("F1|||")), paint(moved))
    assert lit == {"p61", "p62", "p63", "p0", "af0", "af1"}


# --- a move that is being made --------------------------------------------------------------------


def test_pawns_and_places_that_can_be_chosen_are_marked_and_no_others():
    view = dog_view("P5P28F1|P16P55|P33P41|P59P62P47F2", hand="7 9")
    pawns = changed_tiles(paint(view, ("9", "p28")), paint(view, ("9",)))
    assert pawns == {"p5", "p37"}, "p28 is marked in both"
    seven = changed_tiles(paint(view), paint(view, ("7", "p28")))
    assert seven == {f"p{square}" for square in range(28, 36)}


def test_a_whole_move_shows_where_its_pawns_will_stand_and_who_goes_home():
    view = dog_view("P28|P31|P33|", hand="7 5")
    for path, lit in ((("5", "p28", "p33"), range(28, 34)), (("7", "p28", "p35"), range(28, 36))):
        found = changed_tiles(paint(view), paint(view, path))
        assert found == {f"p{square}" for square in lit}
    walked, burning = paint(view, ("5", "p28", "p33")), paint(view, ("7", "p28", "p35"))
    assert "p31" in changed_tiles(walked, burning)


def test_a_pawn_on_its_way_out_of_home_is_shown_on_the_start():
    view = dog_view("|P0||", hand="13")
    assert "p0" in changed_tiles(paint(view), paint(view, ("13", "home", "p0")))
    assert paint(view, ("13",)) != paint(view)


def test_what_can_not_be_played_changes_nothing_on_the_course():
    view = dog_view(BOARD, hand="9 swap")
    for path in (("9", "p1", "p10"), ("13",), ("fold",), ("give", "9"), ("9", "p5", "p6")):
        assert not changed_tiles(paint(view), paint(view, path))


# --- always the same, never too large -------------------------------------------------------------

MODULES = (
    *(dog_arrows, dog_cards_drawn, dog_ground, dog_homes, dog_pawns, dog_tiles),
    signs,
)


def test_equal_positions_give_equal_bytes_with_and_without_known_sprites():
    view = dog_view(BOARD, hand="7 swap", last=MOVED)
    paths = ((), ("7", "p28"), ("swap", "p5", "p33"))
    first = [paint(view, path) for path in paths]
    paint(dog_view(ROYAL, royal=True))
    assert [paint(view, path) for path in paths] == first
    for module in MODULES:
        for found in vars(module).values():
            if hasattr(found, "cache_clear"):
                found.cache_clear()
    assert [paint(view, path) for path in paths] == first


def sound(data, seats):
    assert len(data) < SIZE_LIMIT
    found = picture(data)
    assert found.mode == "P"
    assert found.size == (WIDTH, course(seats).height)
    assert found.height <= 1.4 * WIDTH
    colours = found.convert("RGB").getcolors(256)
    assert colours is not None
    assert {colour for _, colour in colours} <= {*ENTRIES}


def test_the_fullest_board_is_a_sound_file_of_less_than_100_kib():
    """Every pawn of six out on the track, a way that goes once round it, pawns sent home."""
    side = "".join("{}P{}" for _ in RANKS)
    text = "|".join(
        side.format(*(part for n, rank in enumerate("KNCJ") for part in (rank, 16 * seat + 3 * n)))
        for seat in range(6)
    )
    way = walk(0, "p1", "p0", "k", squares=tuple((1 + n) % 96 for n in range(1, 96)))
    full = dog_view(
        text,
        royal=True,
        hand_sizes=(11, 10, 12, 14, 15, 13),
        last=last_move(0, "copy", way, acts_as="magnet", drew=True),
        discard=("copy",),
        acting=(0, 1, 2, 3, 4, 5),
    )
    sound(paint(full), 6)


@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("game", DOG_GAMES, ids=lambda game: game.name)
def test_every_picture_of_a_whole_game_is_sound(game, seats):
    rng = Random(seats)
    state = game.start(bytes([seats]) * 32, seats, game.options())
    count = 0
    while acting := game.acting(state):
        seat, path = rng.choice(acting), ()
        while keys := game.choices(state, seat, path).keys:
            if count % 200 == 0:
                sound(paint(game.view(state, seat), path), seats)
            path += (rng.choice(keys),)
        if count % 100 == 0:
            sound(paint(game.view(state, None)), seats)
        state = game.play(state, seat, path).state
        count += 1
    sound(paint(game.view(state, None)), seats)


def test_every_cache_is_bounded():
    cached = [
        found
        for module in MODULES
        for found in vars(module).values()
        if hasattr(found, "cache_info") and found.__module__.startswith("cogs.")
    ]
    assert len(cached) >= 10
    assert all(found.cache_info().maxsize for found in cached)


def test_the_arrow_is_drawn_in_the_colour_of_what_was_walked():
    view = dog_view(BOARD, last=last_move(0, "swap", walk(0, "p5", "p33", how="swap", squares=())))
    middle = course(4).middle
    box = (middle.left, middle.top, middle.left + middle.width, middle.top + middle.height)
    colours = picture(paint(view)).convert("RGB").crop(box).getcolors(256)
    assert colours is not None
    assert SUN in {colour for _, colour in colours}
