"""Whoever changes anything about a hand is found out, and two programs find the same."""

from __future__ import annotations

import ast
import sys
from pathlib import Path
from typing import Any

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from schwimmen.fair import verify
from schwimmen.fair.shuffle import Shuffle
from tests.fair.proofs import LINES, SAME, Hand, hand_of, shuffles

KEYS = {"fair": ["name", "hand", "players", "dealer", "verdict", "seed", "below"]}
named = pytest.mark.parametrize("line", LINES, ids=lambda line: line["name"])
proven = pytest.mark.parametrize("line", [line for line in LINES if "seed" in line], ids=lambda line: line["name"])


@named
def test_every_vector_has_its_verdict(line: dict[str, Any]) -> None:
    """A hand of the shared vectors is judged as it says."""
    assert list(line) == KEYS.get(line["verdict"], KEYS["fair"][:5])
    assert verify.verdict(line["hand"], line["players"], line["dealer"]) == line["verdict"]


@proven
def test_both_programs_come_to_the_same_numbers(line: dict[str, Any]) -> None:
    """Seed, numbers and orders of a vector are the same by the program that shuffles and by the one that verifies."""
    proof = line["hand"]["shuffle"]
    given_ = tuple(proof["contributions"])
    shuffle = Shuffle(bytes.fromhex(proof["secret"]), proof["table"], proof["hand"], given_)
    assert shuffle.seed.hex() == line["seed"] == verify.seed(proof).hex()
    for label, n, number in line["below"]:
        assert shuffle.below(label, n) == number == verify.below(verify.stream(shuffle.seed, label), n)
    assert shuffle.proof() == proof


def test_the_vectors_show_every_verdict() -> None:
    """Each verdict occurs, and names are told apart."""
    verdicts = {line["verdict"] for line in LINES}
    assert verdicts == {"fair", "none", "malformed", "commitment", "pack", "recycled", "dealer"}
    assert len({line["name"] for line in LINES}) == len(LINES)


def test_the_verifying_program_stands_on_its_own() -> None:
    """It shares no line with the program that shuffles, and needs nothing that Python does not bring."""
    tree = ast.parse(Path(verify.__file__).read_text(encoding="utf-8"))
    imports = [node for node in ast.walk(tree) if isinstance(node, ast.Import | ast.ImportFrom)]
    names = {alias.name for node in imports if isinstance(node, ast.Import) for alias in node.names}
    names |= {node.module or "" for node in imports if isinstance(node, ast.ImportFrom)}
    assert {name.partition(".")[0] for name in names} <= set(sys.stdlib_module_names)


# ---------------------------------------------------------------- changes


@SAME
@given(shuffles(), st.sampled_from([20, 28, 32, 36, 52]))
def test_what_is_dealt_fairly_is_found_fair(shuffle: Shuffle, size: int) -> None:
    """The verdict on an honest hand is `fair`, with the players and the dealer that belong to it."""
    players = len(shuffle.contributions)
    assert verify.verdict(hand_of(shuffle, size)) == "fair"
    assert verify.verdict(hand_of(shuffle, size), players, shuffle.below("dealer", players)) == "fair"


@SAME
@given(shuffles(), shuffles(), st.sampled_from(["secret", "commitment", "table", "hand", "contributions"]))
def test_a_change_of_the_proof_is_noticed(shuffle: Shuffle, other: Shuffle, key: str) -> None:
    """Whatever of a proof is put in the place of another's, the hand is no longer fair."""
    hand, proof = hand_of(shuffle), other.proof()
    assume(proof[key] != hand["shuffle"][key])
    changed = hand | {"shuffle": hand["shuffle"] | {key: proof[key]}}
    assert verify.verdict(changed) == ("commitment" if key in ("secret", "commitment") else "pack")


@SAME
@given(shuffles(), st.data())
def test_a_single_other_digit_is_noticed(shuffle: Shuffle, data: st.DataObject) -> None:
    """Every digit of secret, commitment and contributions counts."""
    hand = hand_of(shuffle)
    place = data.draw(st.integers(0, 63))
    for key in ("secret", "commitment"):
        changed = hand["shuffle"] | {key: other_digit(hand["shuffle"][key], place)}
        assert verify.verdict(hand | {"shuffle": changed}) == "commitment"
    for seat, contribution in enumerate(shuffle.contributions):
        if contribution is not None:
            given_ = list(shuffle.contributions)
            given_[seat] = other_digit(contribution, place % 32)
            assert verify.verdict(hand | {"shuffle": hand["shuffle"] | {"contributions": given_}}) == "pack"


def other_digit(digits: str, place: int) -> str:
    """Return hex digits with another one at a place."""
    return f"{digits[:place]}{int(digits[place], 16) ^ 1:x}{digits[place + 1 :]}"


@SAME
@given(shuffles(), st.data())
def test_two_exchanged_cards_are_noticed(shuffle: Shuffle, data: st.DataObject) -> None:
    """In the pack and in every rebuilt stock, wherever the two cards lie."""
    hand = hand_of(shuffle)
    places = st.lists(st.integers(0, 15), min_size=2, max_size=2, unique=True)
    assert verify.verdict(hand | {"pack": exchanged(hand["pack"], *data.draw(places))}) == "pack"
    first, second = hand["recycled"]
    for orders in ([exchanged(first, *data.draw(places)), second], [first, exchanged(second, *data.draw(places))]):
        assert verify.verdict(hand | {"recycled": orders}) == "recycled"


def exchanged(text: str, one: int, other: int) -> str:
    """Return cards with two of them exchanged."""
    names = text.split()
    names[one], names[other] = names[other], names[one]
    return " ".join(names)


@SAME
@given(shuffles(), st.integers(0, 8))
def test_only_the_drawn_dealer_begins(shuffle: Shuffle, dealer: int) -> None:
    """Any other dealer of a first hand is noticed; in later hands the dealer follows from the rules."""
    players = len(shuffle.contributions)
    drawn = shuffle.below("dealer", players)
    assert verify.verdict(hand_of(shuffle), players, dealer) == ("fair" if dealer == drawn else "dealer")


@SAME
@given(shuffles(), st.integers(0, 12))
def test_each_player_has_a_contribution(shuffle: Shuffle, players: int) -> None:
    """A proof with more or fewer seats than the match is none."""
    right = players == len(shuffle.contributions)
    assert verify.verdict(hand_of(shuffle), players) == ("fair" if right else "malformed")


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=70),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.sampled_from(["pack", "shuffle", "hand"]), inner),
    max_leaves=6,
)


@SAME
@given(shuffles(), JSON, st.data())
def test_nothing_that_comes_breaks_the_verdict(shuffle: Shuffle, value: Any, data: st.DataObject) -> None:
    """Whatever JSON stands where something else should, there is a verdict, and it is not `fair`."""
    hand = hand_of(shuffle)
    assert verify.verdict(value) in {"none", "malformed"}
    key = data.draw(st.sampled_from(list(hand["shuffle"])))
    assume(value != hand["shuffle"][key])
    assert verify.verdict(hand | {"shuffle": hand["shuffle"] | {key: value}}) != "fair"
    assert verify.verdict(hand | {"shuffle": value}) in {"none", "malformed"}
    assert verify.verdict(hand | {"pack": value}) == "malformed"
    assert verify.verdict(hand | {"recycled": [value]}) in {"malformed", "recycled"}


def test_a_record_has_a_verdict_for_each_hand() -> None:
    """The dealer of a record belongs to its first hand alone."""
    shuffle = Shuffle(b"31" * 16, "quiet-otter", 1, (None, None, None))
    hand: Hand = hand_of(shuffle)
    drawn = shuffle.below("dealer", 3)
    record = {"players": ["Anna", "Ben", "Cem"], "dealer": drawn, "hands": [hand, hand, {"pack": hand["pack"]}]}
    assert verify.verdicts(record) == ["fair", "fair", "none"]
    assert verify.verdicts(record | {"dealer": (drawn + 1) % 3}) == ["dealer", "fair", "none"]
    assert verify.verdicts(record | {"hands": []}) == []
