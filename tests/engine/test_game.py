"""`Game` and `Move`: the engine's human face, and what it says when it is asked for the impossible."""

from __future__ import annotations

import doctest
import importlib

import pytest

import schwimmen
from schwimmen import Game, IllegalMove, Move
from schwimmen.engine.codes import Kind
from schwimmen.match.game import read_pack
from schwimmen.match.tokens import _codes, code_of, token_of
from tests.rules.table import play, table

A, B, C = "7H 9H KS", "QD TD 8C", "7S 8D 9C"
PACK = " ".join(schwimmen.cards.NAMES[card] for card in schwimmen.cards.pack_of(32))


@pytest.mark.parametrize("name", ["schwimmen", "schwimmen.match.game"])
def test_the_examples_in_the_docstrings_run(name: str) -> None:
    """What a docstring shows is what comes out."""
    tried = doctest.testmod(importlib.import_module(name))
    assert tried.attempted > 0
    assert tried.failed == 0


def test_one_seed_one_match() -> None:
    """A seed fixes the dealer and every shuffle; without one each match is another."""
    first, again, other = (Game("schwimmen", players=4, seed=seed) for seed in (31, 31, 32))
    assert first.record() == again.record()
    assert first.record() != other.record()
    assert Game("schwimmen", players=8).record() != Game("schwimmen", players=8).record()


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        ({"rules": "skat"}, "'skat' is not a preset"),
        ({"players": 1}, "expected 2 to 8.*, got 1"),
        ({"players": 9}, "expected 2 to 8.*, got 9"),
        ({"players": ["Anna"]}, "expected 2 to 8.*, got 1"),
        ({"players": 3, "dealer": 3}, "dealer: expected .*, got 3"),
        ({"players": 3, "dealer": -1}, "dealer: expected .*, got -1"),
        ({"house": {"lives": 3}}, "lives"),
        ({"pack": PACK[3:]}, "7C is missing"),
        ({"pack": PACK + " 7C"}, "twice"),
        ({"pack": PACK.replace("7C", "2C")}, "7C is missing"),
        ({"pack": PACK.replace("7C", "XX")}, "'XX' is not a card"),
    ],
)
def test_an_impossible_table_is_refused_in_words(arguments: dict[str, object], said: str) -> None:
    """What cannot be played is an error before a card is dealt, and says what was wrong."""
    with pytest.raises(ValueError, match=said):
        Game(**arguments)


def test_a_hand_is_dealt_only_between_hands() -> None:
    """Dealing in the middle of a hand, or after the match, is refused."""
    game = table(A, B, C, extra="AH JC KD")
    with pytest.raises(ValueError, match="not over"):
        game.deal()
    play(game, "keep pass! pass pass")
    with pytest.raises(ValueError, match="pack"):
        game.deal("7H 8H")
    assert game.phase == "deal"
    game.deal()
    assert game.hand_number == 2
    assert game.phase in {"choice", "deal"}


@pytest.mark.parametrize("seat", [-1, 3, 99])
def test_there_is_no_view_of_a_seat_that_is_not_there(seat: int) -> None:
    """Seats are numbers from 0."""
    with pytest.raises(ValueError, match="expected 0 to 2"):
        table(A, B, C).view(seat)


def test_every_token_is_a_move_and_back() -> None:
    """Text, code and object of a move name each other."""
    for token in list(_codes())[::17]:
        move = Move.of(token)
        assert str(move) == token
        assert token_of(code_of(token)) == token
    assert Move.of("7H>KS!") == Move(Kind.SWAP, ("7H",), ("KS",), call=True)
    assert Move.of("7H>") == Move(Kind.DISCARD, ("7H",))
    assert Move.of("2C,3D>4H,5S") == Move(Kind.SOME, ("2C", "3D"), ("4H", "5S"))
    assert str(Move.of("2C,3D>4H,5S!")) == "2C,3D>4H,5S!"


@pytest.mark.parametrize(
    "token", ["", ">7H", "7H>7H", "2C,3D>", "2C,3D>4H", "close!", "keep!", "pass!!", "PASS", "7H>KS ", "KS<7H"]
)
def test_what_is_no_token_is_no_move(token: str) -> None:
    """Other texts are refused, by `Move` and by the game."""
    with pytest.raises(ValueError, match="is not a move"):
        Move.of(token)
    with pytest.raises(IllegalMove, match="no move"):
        play(table(A, B, C), "keep").play(token)


def test_moves_can_be_played_as_objects() -> None:
    """A move object is as good as its token."""
    game = play(table(A, B, C, extra="AH JC KD"), "keep")
    game.play(Move(Kind.SWAP, ("7H",), ("KD",), call=True))
    assert game.record()["hands"][0]["moves"] == ["keep", "7H>KD!"]


def test_undo_stops_at_the_deal() -> None:
    """Moves of this hand can be taken back, also the last one of the match; those of an earlier hand cannot."""
    game = play(table("7S 8H 9D", "KC QC 7D", units=1, grace=0), "keep pass! pass")
    assert game.over
    game.undo()
    assert (game.over, game.winners, game.results, game.phase) == (False, None, [], "turn")
    play(game, "pass")
    assert game.winners == [1]
    game = play(table(A, B, C, extra="AH JC KD"), "keep pass! pass pass")
    game.deal()
    with pytest.raises(ValueError, match="no move"):
        game.undo()


def test_a_pack_is_read_card_by_card() -> None:
    """A pack in text is its cards' numbers, in order."""
    assert read_pack(PACK, 32) == schwimmen.cards.pack_of(32)


def test_see_both_plays_like_blind() -> None:
    """Seeing the second packet changes the dealer's view and nothing else."""
    states = []
    for choice in ("blind", "see_both"):
        game = play(table(A, B, C, extra="AH JC KD", dealer_choice=choice), "trade pass! all AH>8C")
        states.append((game._referee.save(), game.results, [str(event) for event in game.events]))
    assert states[0] == states[1]
