"""Shuffles: the promise, the mixing, and a stream that is fair and can be taken up again."""

import hashlib
import hmac
from collections import Counter
from itertools import permutations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rules.fair import Stream, mix, promise

SEED = hashlib.sha256(b"a seed").digest()
texts = st.lists(st.text(st.characters(exclude_categories=["Cs"]), max_size=5), max_size=5)


def test_the_promise_is_the_sha256_of_the_secret() -> None:
    # The hash of "abc" is the first example of FIPS 180.
    assert promise(b"abc") == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"


def test_the_mix_is_the_documented_hmac() -> None:
    # Written out once more from the documentation: label, then each length in 4 bytes and text.
    message = b"tabletails/1" + b"\x00\x00\x00\x01a" + b"\x00\x00\x00\x02\xc3\xa9"
    assert mix(bytes(32), ["a", "é"]) == hmac.new(bytes(32), message, hashlib.sha256).digest()


@pytest.mark.parametrize(
    "lists",
    [
        (["ab"], ["a", "b"], ["", "ab"], ["ab", ""]),
        ([], [""], ["", ""]),
        (["a", "b"], ["b", "a"]),
        (["\x00\x00\x00\x01a"], ["", "a"], ["a"]),
    ],
)
def test_no_two_lists_mix_alike(lists: tuple[list[str], ...]) -> None:
    assert len({mix(SEED, texts) for texts in lists}) == len(lists)


@given(texts, texts)
def test_lists_mix_alike_only_when_equal(one: list[str], other: list[str]) -> None:
    assert (mix(SEED, one) == mix(SEED, other)) == (one == other)


def test_every_secret_mixes_otherwise() -> None:
    assert mix(SEED, ["a"]) != mix(bytes(32), ["a"])


def test_the_stream_is_hmac_over_a_counter() -> None:
    blocks = b"".join(
        hmac.new(SEED, number.to_bytes(8, "big"), hashlib.sha256).digest() for number in range(3)
    )
    words = [int.from_bytes(blocks[at : at + 4], "big") for at in range(0, len(blocks), 4)]
    stream = Stream(SEED)
    # Below 2**32 no word is ever thrown away, so the words come out as they are.
    assert [stream.below(1 << 32) for _ in words] == words
    assert stream.used == len(words)


@given(st.lists(st.integers(1, 1 << 32), min_size=1, max_size=40), st.integers(0, 40))
def test_used_takes_the_stream_up_again(limits: list[int], at: int) -> None:
    stream = Stream(SEED)
    for limit in limits[:at]:
        stream.below(limit)
    again = Stream(SEED, stream.used)
    rest = limits[at:]
    assert [again.below(limit) for limit in rest] == [stream.below(limit) for limit in rest]
    assert again.used == stream.used


@pytest.mark.parametrize("limit", [0, -1, (1 << 32) + 1])
def test_a_limit_outside_its_bounds_is_refused(limit: int) -> None:
    with pytest.raises(ValueError, match="limit"):
        Stream(SEED).below(limit)


def test_words_that_would_favour_small_numbers_are_thrown_away() -> None:
    # With a limit of 3 * 2**30 a quarter of the words is too large; taken modulo, they would make
    # the numbers below 2**30 twice as likely: half of all instead of a third.
    stream = Stream(SEED)
    limit = 3 << 30
    small = sum(stream.below(limit) < 1 << 30 for _ in range(3000))
    assert stream.used > 3600
    # 1000 expected; the standard deviation is 26.
    assert 870 < small < 1130


@pytest.mark.parametrize("limit", [2, 3, 7, 10, 52])
def test_numbers_below_a_limit_are_equally_likely(limit: int) -> None:
    stream = Stream(SEED)
    taken = Counter(stream.below(limit) for _ in range(limit * 400))
    assert set(taken) <= set(range(limit))
    squares = sum((taken[number] - 400) ** 2 / 400 for number in range(limit))
    # Chi-square has mean limit-1 and variance 2(limit-1); five deviations are beyond chance.
    assert squares < limit - 1 + 5 * (2 * (limit - 1)) ** 0.5


def test_every_order_of_four_is_equally_likely() -> None:
    stream = Stream(SEED)
    taken: Counter[tuple[int, ...]] = Counter()
    for _ in range(24 * 200):
        items = [0, 1, 2, 3]
        stream.shuffle(items)
        taken[tuple(items)] += 1
    squares = sum((taken[order] - 200) ** 2 / 200 for order in permutations(range(4)))
    assert squares < 23 + 5 * 46**0.5


@given(st.lists(st.integers(), max_size=30))
def test_a_shuffle_keeps_every_item(items: list[int]) -> None:
    shuffled = list(items)
    Stream(SEED).shuffle(shuffled)
    assert sorted(shuffled) == sorted(items)
