"""The pictures of numbers: they show what they are given, whatever it is, in a small file."""

import random
from io import BytesIO

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PIL import Image

from cogs.charts import course, standing
from cogs.charts.course import Course, CoursePicture, marked, spots
from cogs.charts.mascots import MASCOTS, mascots
from cogs.charts.standing import BAR, BAR_LEFT, BAR_RIGHT, Bar, StandingPicture, lengths

LARGEST = 22_000
"""Bytes of a picture: on a phone it is there at once."""
IDS = st.integers(1, 2**63 - 1)


def opened(data: bytes) -> Image.Image:
    image = Image.open(BytesIO(data))
    image.load()
    return image


def page(values: list[int], **more: bool) -> tuple[Bar, ...]:
    ordered = sorted(values, reverse=True)
    return tuple(
        Bar(ordered.index(value) + 1, (7919 * number) << 22, value, str(value), **more)
        for number, value in enumerate(ordered)
    )


# Animals


@given(st.lists(IDS, max_size=len(MASCOTS), unique=True))
def test_no_two_members_of_a_page_have_the_same_animal(members: list[int]) -> None:
    found = mascots(members)
    assert len({*found}) == len(members)
    assert mascots(members) == found


@given(IDS)
def test_who_is_first_on_a_page_has_always_the_same_animal(member: int) -> None:
    assert mascots([member, 5, 6])[0] == mascots([member])[0]


def test_who_came_at_the_same_time_has_an_animal_wherever_they_stand() -> None:
    came = [(1_700_000_000_000 << 22) + number for number in range(len(MASCOTS))]
    assert {*zip(came, mascots(came), strict=True)} == {
        *zip(reversed(came), mascots([*reversed(came)]), strict=True)
    }


def test_more_members_than_animals_still_have_one() -> None:
    assert len(mascots(range(100))) == 100


# Leaderboards


@given(st.lists(st.integers(-9_999, 99_999), min_size=1, max_size=10))
def test_bars_are_as_long_as_their_values_are_large(values: list[int]) -> None:
    bars = page(values)
    found = lengths(bars)
    assert found == sorted(found, reverse=True)
    assert all(BAR <= length <= BAR_RIGHT - BAR_LEFT for length in found)
    low, high = min(0, *values), max(values)
    for bar, length in zip(bars, found, strict=True):
        share = (bar.value - low) / max(1, high - low)
        assert abs(length - BAR - share * (BAR_RIGHT - BAR_LEFT - BAR)) < 1


@pytest.mark.parametrize("size", [1, 2, 10])
def test_a_page_has_a_row_for_each_and_its_file_is_small(size: int) -> None:
    bars = page([(size - number) * 7 for number in range(size)])
    data = StandingPicture().paint(bars, None)
    image = opened(data)
    assert image.width == standing.WIDTH
    assert image.height == 2 * standing.MARGIN + size * standing.PITCH - 5
    assert len(data) < LARGEST
    assert data == StandingPicture().paint(bars, None)


def test_the_readers_row_who_left_and_each_figure_show() -> None:
    bars = page([9, 5, 2])
    plain = StandingPicture().paint(bars, None)
    changed = [
        (bars[0], bars[1]._replace(own=True), bars[2]),
        (bars[0], bars[1]._replace(gone=True), bars[2]),
        (bars[0], bars[1]._replace(figure="6"), bars[2]),
        (bars[0], bars[1], bars[2]._replace(place=4)),
        (bars[0], bars[1], bars[2]._replace(value=4)),
    ]
    drawn = {StandingPicture().paint(rows, None) for rows in changed}
    assert len(drawn | {plain}) == len(changed) + 1


def test_long_figures_places_and_low_values_stay_in_the_picture() -> None:
    bars = (
        Bar(1, 1, 999_999, "999\N{NARROW NO-BREAK SPACE}999,5"),
        Bar(99_999, 2 << 22, -9_000, "\N{MINUS SIGN}9000", own=True),
        Bar(99_999, 3 << 22, -9_000, "\N{MINUS SIGN}9000", gone=True),
    )
    image = opened(StandingPicture().paint(bars, None))
    edge = image.crop((image.width - standing.MARGIN, 0, image.width, image.height))
    assert len({*edge.tobytes()}) < 12, "nothing but the ground and the rounded frames"
    lowest = StandingPicture().paint((*bars[:1], bars[1]._replace(place=99_998), bars[2]), None)
    assert lowest != StandingPicture().paint(bars, None)


# Ratings over time


@given(st.lists(st.integers(-5_000, 15_000), min_size=2, max_size=100))
def test_a_course_goes_from_left_to_right_and_as_high_as_its_figures(figures: list[int]) -> None:
    points = spots(figures)
    assert [x for x, _ in points] == sorted(x for x, _ in points)
    for (_, one), a in zip(points, figures, strict=True):
        for (_, other), b in zip(points, figures, strict=True):
            assert (one < other) == (a > b)
    assert all(0 < x < course.WIDTH and 0 < y < course.HEIGHT for x, y in points)


@given(st.lists(st.integers(0, 50), min_size=2, max_size=100))
def test_first_last_highest_and_lowest_are_written_once_each(figures: list[int]) -> None:
    written = [figures[number] for number in marked(figures)]
    assert written[:2] == [figures[0], figures[-1]]
    assert {max(figures), min(figures)} <= {*written}
    assert len(written) <= 4
    assert {*written[2:]} & {figures[0], figures[-1]} == set()


@pytest.mark.parametrize(
    "figures",
    [
        (3000, 3000),
        (3000, 3500),
        (9000, 100, 4000),
        (-1200, 12_345, -3000),
        tuple(random.Random(1).randint(2000, 7000) for _ in range(100)),
    ],
)
def test_a_course_is_drawn_in_a_small_file(figures: tuple[int, ...]) -> None:
    data = CoursePicture().paint(Course(7 << 22, figures), None)
    assert opened(data).size == (course.WIDTH, course.HEIGHT)
    assert len(data) < LARGEST
    other = (*figures[:-1], figures[-1] + 1)
    assert CoursePicture().paint(Course(7 << 22, other), None) != data
