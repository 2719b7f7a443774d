"""Why a move is not legal, in every game of the family: each reason where it belongs."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

import pytest

from schwimmen import Game, IllegalMove
from schwimmen.engine.codes import RIDER, Kind
from schwimmen.engine.reasons import Why
from tests.rules.table import A, B, C, play, table

FOUR = ("7H 9H KS 2C", "QD TD 8C 3C", "7S 8D 9C 4C")
FIVE = ("7H 9H KS 2C 2S", "QD TD 8C 3C 3S", "7S 8D 9C 4C 4S")
MIDDLE = {
    "thirty_one": "AH",
    "forty_one": "AH JC KD 5C",
    "japanese_51": "AH JC KD 5C 5S",
    "chinese_51": "",
    "empat_satu": "",
}


@dataclass(frozen=True)
class Refusal:
    """A position of a game, a token, and why it is not legal there."""

    rules: str
    tokens: str
    token: str
    why: Why
    house: dict[str, Any] = field(default_factory=dict)
    hands: tuple[str, ...] = ()
    middle: str | None = None


REFUSALS = [
    Refusal("schwimmen", "keep", "draw", Why.NOT_IN_GAME),
    Refusal("schwimmen", "keep", "refresh", Why.NOT_IN_GAME),
    Refusal("schwimmen", "keep", "right", Why.NOT_NOW),
    Refusal("schwimmen", "keep", "7H>", Why.NOT_NOW),
    Refusal("schwimmen", "keep", "keep", Why.CHOICE_MADE),
    Refusal("schwimmen", "", "pass!", Why.CHOOSE_FIRST),
    Refusal("dutch31", "", "trade", Why.MUST_KEEP, hands=(A, B, "AS JS QS")),
    Refusal("dutch31", "keep", "pass", Why.NO_PASS),
    Refusal("hosa_aba", "keep", "7H>KD", Why.OFFER, middle="AD JD KD"),
    Refusal("hosa_aba", "keep pass pass pass", "pass", Why.PASS_FIRST_TURN),
    Refusal("hosa_aba", "keep", "close", Why.CALL_TOO_EARLY),
    Refusal("forty_one", "", "pass", Why.NO_PASS),
    Refusal("forty_one", "refresh", "all", Why.MUST_SWAP_ONE),
    Refusal("forty_one", "refresh", "close", Why.MUST_SWAP_ONE),
    Refusal("forty_one", "", "keep", Why.NOT_IN_GAME),
    Refusal("forty_one", "", "refresh", Why.REFRESH_NO_CARDS, {"pack": 28}, ("9H", "TD", "8C", "8D", "9C", "TS"), ""),
    Refusal("tri_palki", "", "pass!", Why.CALL_NEEDS_31),
    Refusal("tuppenny_loo", "", "pass", Why.NO_PASS, hands=("8H 9H KS", "QD TD 8C")),
    Refusal("energy_schwimmen", "keep 7H>KD", "pass", Why.MUST_JUDGE),
    Refusal("energy_schwimmen", "keep", "pass!", Why.CALL_IS_A_TURN),
    Refusal("thirty_one", "draw", "pass", Why.MUST_DISCARD),
    Refusal("thirty_one", "take", "AH>", Why.JUST_TAKEN),
    Refusal("thirty_one", "take", "QD>", Why.NOT_IN_HAND),
    Refusal("thirty_one", "", "pass", Why.NO_PASS),
    Refusal("thirty_one", "", "all", Why.NOT_IN_GAME),
    Refusal("thirty_one", "close", "pass", Why.MUST_EXCHANGE, {"last_turn_stand": False}),
    Refusal("thirty_one", "close", "close", Why.CALLED_ALREADY),
    Refusal("stop_the_bus", "keep", "pass", Why.NO_PASS, {"pass": False}),
    Refusal("japanese_51", "", "pass", Why.PASS_LATER, {"pass": True}),
    Refusal("japanese_51", "", "refresh", Why.REFRESH_TOO_EARLY),
    Refusal("japanese_51", "", "7H>AH!", Why.CALL_NEEDS_SUIT, {"stop_requires_flush": True}),
    Refusal("japanese_51", "", "all", Why.NO_SWAP_ALL),
    Refusal("chinese_51", "", "draw", Why.MUST_DISCARD),
    Refusal("chinese_51", "", "4S>!", Why.CALL_NEEDS_51),
    Refusal("chinese_51", "4S> close", "draw", Why.MUST_ANSWER),
    Refusal("chinese_51", "4S> draw", "close", Why.MUST_DISCARD),
    Refusal("chinese_51", "4S>", "close", Why.CALL_NEEDS_SUIT, {"call_requires": "flush"}),
    Refusal("chinese_51", "4S>", "take", Why.NOT_IN_GAME),
    Refusal("chinese_51", "4S>", "3C,3S>4S,5S", Why.NO_MOVE),
    Refusal("chinese_51", "4S> 3C>4S", "QD>3C", Why.NOT_IN_HAND),
    Refusal("empat_satu", "", "pass", Why.PASS_STOCK_OUT),
    Refusal("empat_satu", "", "take", Why.PILE_EMPTY),
    Refusal("empat_satu", "", "close", Why.CALL_NEEDS_SUIT),
    Refusal("empat_satu", "", "7S>7H", Why.NOT_IN_GAME),
]


def hands_of(rules: str) -> tuple[str, ...]:
    """Return hands of the right size, nothing special among them."""
    return {"forty_one": FOUR, "empat_satu": FOUR, "japanese_51": FIVE, "chinese_51": FIVE}.get(rules, (A, B, C))


def at(refusal: Refusal) -> Game:
    """Open the table and play to the position."""
    hands = refusal.hands or hands_of(refusal.rules)
    middle = MIDDLE.get(refusal.rules, "AH JC KD") if refusal.middle is None else refusal.middle
    return play(table(*hands, rules=refusal.rules, extra=middle, **refusal.house), refusal.tokens)


@pytest.mark.parametrize("refusal", REFUSALS, ids=lambda case: f"{case.rules} {case.tokens}: {case.token}")
def test_a_refused_move_says_why(refusal: Refusal) -> None:
    """The reason is the one of this game, in this position."""
    game = at(refusal)
    assert game.why(refusal.token) == refusal.why
    with pytest.raises(IllegalMove):
        game.play(refusal.token)
    assert refusal.token not in game.legal()


def test_reasons_of_the_pool() -> None:
    """Cards are exchanged singly with a pool of one or five, and traded for all of any other, never some of it."""
    game = play(table(*FIVE, rules="chinese_51"), "4S> draw")
    game.play(next(token for token in game.legal() if token[:2] not in FIVE[1]))
    referee = game._referee
    pool = referee.number("table").bit_count()
    assert pool == 2
    assert referee.why_kinds()[Kind.SWAP] == Why.POOL_NOT_FULL
    assert referee.why(Kind.SOME | 0b111 << 5) == Why.POOL_COUNT
    assert referee.why(Kind.SOME | 0b11 << 5) == Why.LEGAL
    single = play(table(*FIVE, rules="chinese_51"), "4S>")
    assert single._referee.why_kinds()[Kind.SOME] == Why.POOL_COUNT


def test_some_moves_carry_no_call() -> None:
    """No call rides on a refresh, and none on what is no move at all."""
    game = play(table(*FIVE, rules="japanese_51", extra=MIDDLE["japanese_51"]), "7H>AH QD>7H 7S>QD")
    assert game._referee.why(Kind.REFRESH) == Why.LEGAL
    assert game._referee.why(Kind.REFRESH | RIDER) == Why.CALL_CANNOT_RIDE
    assert game._referee.why(15) == Why.NO_MOVE


def test_an_empty_stock_says_so() -> None:
    """Where the deal left no stock, nothing can be drawn (TO-7)."""
    eight = ("8C 9S TH", "8S 9H TD", "8H 9D TC", "8D 9C TS", "JC QS KH", "JS QH KD", "JH QD KC", "JD QC KS", "AC AS AH")
    game = table(*eight, rules="thirty_one", extra="AD", pack=28)
    assert game.why("draw") == Why.STOCK_EMPTY
    assert game.legal() == ["close", "take"]
