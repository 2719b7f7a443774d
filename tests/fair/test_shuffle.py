"""The fair shuffle: any cards may come, each as likely as any other, and nobody can choose them alone."""

from __future__ import annotations

import copy
from itertools import count, islice

import pytest
from hypothesis import given
from hypothesis import strategies as st

from schwimmen.cards import pack_of
from schwimmen.fair import shuffle, verify
from schwimmen.fair.shuffle import Shuffle, check_contribution, commitment_of, new_secret
from tests.fair.proofs import SAME, shuffles

SHUFFLE = Shuffle(b"31" * 16, "quiet-otter", 1, ("0" * 32, None, "f" * 32))
packs = st.sampled_from([20, 28, 32, 36, 52]).map(pack_of)
labels = st.text(st.characters(exclude_categories=["Cs"]), max_size=12)


@SAME
@given(shuffles(), labels, st.sets(st.integers(0, 51)))
def test_an_order_is_a_permutation(shuffle: Shuffle, label: str, cards: set[int]) -> None:
    """Each card comes once, whatever is shuffled."""
    assert sorted(shuffle.order(label, cards)) == sorted(cards)


@SAME
@given(shuffles(), labels, packs, st.randoms(use_true_random=False))
def test_how_the_cards_lay_before_makes_no_difference(
    shuffle: Shuffle, label: str, pack: list[int], chance: object
) -> None:
    """Cards are put into card order before they are shuffled."""
    mixed = list(pack)
    chance.shuffle(mixed)
    assert shuffle.order(label, mixed) == shuffle.order(label, pack)


@SAME
@given(shuffles(), labels, labels, packs)
def test_each_purpose_has_its_own_chance(shuffle: Shuffle, one: str, other: str, pack: list[int]) -> None:
    """Orders for two labels are the same only if the labels are."""
    assert (shuffle.order(one, pack) == shuffle.order(other, pack)) is (one == other)


@SAME
@given(shuffles(), st.data())
def test_every_seat_decides_about_the_cards(shuffle: Shuffle, data: st.DataObject) -> None:
    """A single seat that contributes something else gets everybody other cards."""
    seat = data.draw(st.integers(0, len(shuffle.contributions) - 1))
    other = data.draw(st.binary(min_size=16, max_size=16).map(bytes.hex))
    given_ = list(shuffle.contributions)
    same, given_[seat] = given_[seat] == other, other
    changed = Shuffle(shuffle.secret, shuffle.table, shuffle.hand, tuple(given_))
    assert (changed.order("pack", pack_of(32)) == shuffle.order("pack", pack_of(32))) is same


def test_a_commitment_comes_before_the_contributions() -> None:
    """What is shown before the hand needs the secret alone, and is the same afterwards."""
    secret = new_secret()
    assert commitment_of(secret) == Shuffle(secret, "t", 1, (None,)).commitment
    assert secret != new_secret()


def test_the_secret_is_not_written_by_accident() -> None:
    """A shuffle that is logged does not tell its secret."""
    assert SHUFFLE.secret.hex() not in repr(SHUFFLE)
    assert "3131" not in repr(SHUFFLE)


def chi_square(draws: list[int], n: int) -> float:
    """Return how far draws below n are from falling evenly; about n - 1 where they do."""
    expected = len(draws) / n
    return sum((draws.count(number) - expected) ** 2 / expected for number in range(n))


@pytest.mark.parametrize("n", [2, 3, 6, 9, 32, 52])
def test_numbers_fall_evenly(n: int) -> None:
    """Numbers below n are equally likely: a chi-square that even draws exceed once in 10 000 times is not exceeded."""
    draws = [SHUFFLE.below(f"draw {number}", n) for number in range(200 * n)]
    degrees = n - 1
    assert set(draws) == set(range(n))
    assert chi_square(draws, n) < degrees * (1 - 2 / (9 * degrees) + 3.72 * (2 / (9 * degrees)) ** 0.5) ** 3


@pytest.mark.parametrize("place", [0, 1, 15, 30, 31])
def test_every_card_comes_to_every_place(place: int) -> None:
    """At the top, in the middle and at the bottom of a pack all cards are equally likely."""
    pack = pack_of(32)
    cards = [pack.index(SHUFFLE.order(f"pack {number}", pack)[place]) for number in range(3200)]
    assert chi_square(cards, 32) < 68


@pytest.mark.parametrize("below", [shuffle._below, verify.below])
def test_what_would_favour_small_numbers_is_passed_over(below: object) -> None:
    """Words behind the last whole multiple of n do not count."""
    assert below(iter([2**32 - 1, 5]), 3) == 2
    assert below(iter([2**32 - 1, 2**32 - 2, 2**31, 7]), 2**31 - 1) == 1
    assert below(iter([2**32 - 1]), 2**32) == 2**32 - 1


def test_a_stream_never_ends() -> None:
    """Blocks follow each other for as long as somebody draws, and none comes twice."""
    words = list(islice(SHUFFLE._words("lesson 3"), 4000))
    assert len(set(words)) == len(words)
    assert words == list(islice(verify.stream(SHUFFLE.seed, "lesson 3"), 4000))


@pytest.mark.parametrize("n", [0, -1, 2**32 + 1])
def test_no_number_is_drawn_below_the_impossible(n: int) -> None:
    """A word has room for numbers below 1 to 2^32."""
    with pytest.raises(ValueError, match="expected"):
        SHUFFLE.below("dealer", n)


@pytest.mark.parametrize(
    "value", ["", "-", "0" * 31, "0" * 33, "A" * 32, "0" * 32 + "\n", "g" * 32, 0, None, b"0" * 32]
)
def test_a_contribution_is_32_hex_digits(value: object) -> None:
    """Nothing else is let in, by the check or by a shuffle."""
    with pytest.raises(ValueError, match="contribution"):
        check_contribution(value)
    assert check_contribution("0123456789abcdef" * 2) == "0123456789abcdef" * 2


@pytest.mark.parametrize(
    ("wrong", "said"),
    [
        ({"secret": b"short"}, "secret"),
        ({"table": "two\nlines"}, "table"),
        ({"table": "half a character \ud800"}, "table"),
        ({"hand": 0}, "hand"),
        ({"contributions": ("F" * 32,)}, "contribution"),
    ],
)
def test_an_impossible_shuffle_is_refused(wrong: dict[str, object], said: str) -> None:
    """What nobody could recompute is an error before a card is dealt."""
    right = {"secret": b"0" * 32, "table": "t", "hand": 1, "contributions": (None,)}
    with pytest.raises(ValueError, match=said):
        Shuffle(**(right | wrong))


def test_copies_shuffle_alike() -> None:
    """A shuffle is a value: equal ones and copies deal the same cards."""
    twin = copy.deepcopy(SHUFFLE)
    assert twin == SHUFFLE
    assert all(twin.below(f"draw {k}", 52) == SHUFFLE.below(f"draw {k}", 52) for k in islice(count(), 20))
