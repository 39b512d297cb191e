from io import BytesIO

import pytest
from PIL import Image

from cogs.faces import signs, sprites
from cogs.faces.colours import (
    CAT_CARD,
    COATS,
    DOG_CARD,
    ENTRIES,
    GROUNDS,
    INK,
    LEAF,
    SEATS,
    WHITE,
    blank,
    blend,
    index,
    indexed,
)
from cogs.faces.days import picture as days_picture
from cogs.faces.days import signs as days_signs
from cogs.faces.days import tiles as days_tiles
from cogs.faces.png import png
from cogs.faces.sprites import NARROW, ROUND, Pen, breadth, broken, lettering, stretched


def opened(data: bytes) -> Image.Image:
    image = Image.open(BytesIO(data))
    image.load()
    return image


def luminance(colour: tuple[int, int, int]) -> float:
    """As the Web Content Accessibility Guidelines define it."""
    red, green, blue = (
        c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4
        for c in (channel / 255 for channel in colour)
    )
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: tuple[int, int, int], other: tuple[int, int, int]) -> float:
    light, dark = sorted((luminance(one), luminance(other)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


def test_the_palette_fits_a_byte_and_has_every_named_colour():
    assert len(ENTRIES) == len(set(ENTRIES)) <= 256
    assert {*GROUNDS, *COATS, *SEATS, INK} <= {*ENTRIES}


def test_a_colour_without_a_name_is_refused():
    with pytest.raises(ValueError, match="not in tuple"):
        index((1, 2, 3))


@pytest.mark.parametrize("ground", GROUNDS)
def test_words_can_be_read_on_every_ground(ground):
    assert contrast(INK, ground) >= 7


def test_words_can_be_read_on_shelves_and_letters_on_badges():
    assert contrast(INK, LEAF) >= 4.5
    assert min(contrast(WHITE, seat) for seat in SEATS) >= 4.5


def test_every_entry_of_the_palette_is_found_for_itself():
    line = Image.new("RGB", (len(ENTRIES), 1))
    line.putdata(ENTRIES)
    assert indexed(line).tobytes() == bytes(range(len(ENTRIES)))


@pytest.mark.parametrize("ground", GROUNDS)
def test_a_blend_runs_from_the_ground_to_the_ink_without_leaps(ground):
    steps = [ENTRIES[entry] for entry in blend(INK, ground)]
    assert (steps[0], steps[255]) == (ground, INK)
    for share, step in enumerate(steps):
        for found, start, end in zip(step, ground, INK, strict=True):
            assert abs(found - (start + (end - start) * share / 255)) < 26, share


def test_a_saved_picture_is_what_was_drawn():
    image = blank((37, 11), DOG_CARD)
    image.paste(lettering(("é",), 10, ROUND, INK, DOG_CARD, (12, 11)), (20, 0))
    found = opened(png(image))
    assert (found.mode, found.size) == ("P", (37, 11))
    assert found.convert("RGB").tobytes() == image.convert("RGB").tobytes()
    assert found.convert("RGB").getpixel((0, 0)) == DOG_CARD


def test_a_saved_picture_is_a_sound_file():
    data = png(blank((5, 5), WHITE))
    Image.open(BytesIO(data)).verify()
    assert data.startswith(b"\x89PNG\r\n\x1a\n")


def test_a_sprite_has_its_real_size_and_smooth_edges():
    pen = Pen(40, 40, CAT_CARD)
    pen.oval((50, 50), (40, 40), WHITE)
    found = pen.done().convert("RGB")
    assert found.size == (40, 40)
    assert found.getpixel((0, 0)) == CAT_CARD
    assert found.getpixel((20, 20)) == WHITE
    assert len(found.getcolors()) > 4, "between line and ground there are steps"


def test_twins_are_drawn_on_both_sides():
    pen = Pen(40, 40, WHITE)
    pen.oval((25, 50), (10, 10), INK, None, twin=True)
    found = pen.done().convert("RGB")
    assert [found.getpixel((x, 20)) for x in (10, 20, 30)] == [INK, WHITE, INK]


def test_what_is_drawn_inside_a_shape_stays_inside():
    pen = Pen(40, 40, WHITE)
    with pen.inside([(0, 0), (50, 0), (50, 100), (0, 100)]):
        pen.poly([(0, 0), (100, 0), (100, 100), (0, 100)], INK, None)
    found = pen.done().convert("RGB")
    assert (found.getpixel((5, 20)), found.getpixel((35, 20))) == (INK, WHITE)


def test_a_stretched_frame_keeps_its_corners_and_is_full():
    small = blank((30, 30), WHITE)
    small.paste(blank((30, 3), INK), (0, 0))
    small.paste(blank((4, 4), DOG_CARD), (0, 0))
    found = stretched(small, (100, 50), 10).convert("RGB")
    assert found.size == (100, 50)
    corner = found.crop((0, 0, 10, 10))
    assert corner.tobytes() == small.convert("RGB").crop((0, 0, 10, 10)).tobytes()
    assert {found.getpixel((x, 1)) for x in range(4, 100)} == {INK}
    assert found.getpixel((50, 25)) == WHITE


@pytest.mark.parametrize(
    ("words", "lines"),
    [
        ("Corgi", ("Corgi",)),
        ("Saint-Bernard", ("Saint-", "Bernard")),
        ("German Shepherd", ("German", "Shepherd")),
        ("A b", ("A b",)),
    ],
)
def test_words_break_at_spaces_and_after_hyphens(words, lines):
    assert broken(words, 90, range(22, 12, -1), NARROW, 2) == (22, lines)


def test_long_words_are_made_smaller_before_they_are_cut():
    size, lines = broken("Bouledogue français", 70, range(30, 10, -1), NARROW, 2)
    assert lines == ("Bouledogue", "français")
    assert size < 30
    assert breadth(lines, size, NARROW) <= 70 < breadth(lines, size + 1, NARROW)


def test_what_fits_at_no_size_is_cut_with_an_ellipsis():
    size, lines = broken("Donaudampfschifffahrt is very long", 60, range(20, 17, -1), NARROW, 2)
    assert size == 18
    assert len(lines) == 2
    assert lines[0].endswith("…")
    assert lines[1].endswith("…")
    assert breadth(lines, size, NARROW) <= 60


def test_every_cache_is_bounded():
    cached = [
        found
        for module in (sprites, signs, days_signs, days_tiles, days_picture)
        for name, found in vars(module).items()
        if hasattr(found, "cache_info") and name != "_typeface"
    ]
    assert len(cached) > 10
    assert all(found.cache_info().maxsize for found in cached)


def test_what_is_drawn_smaller_has_its_place_and_then_all_is_as_before():
    pen = Pen(40, 40, WHITE)
    with pen.smaller((50, 50), 0.5):
        pen.oval((50, 50), (50, 50), INK, None)
    pen.oval((10, 10), (5, 5), INK, None)
    found = pen.done().convert("RGB")
    assert [found.getpixel(at) for at in ((30, 30), (10, 30), (30, 10))] == [INK, WHITE, WHITE]
    assert found.getpixel((4, 4)) == INK
