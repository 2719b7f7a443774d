"""Hands with real cards: what is told of a hand is settled as the hand itself."""

import random

import numpy as np
import pytest

from schwimmen.cards import pack_of
from schwimmen.engine import told
from schwimmen.engine.bindings import start
from schwimmen.engine.kernel import new
from schwimmen.engine.layout import Table, fields_of
from schwimmen.engine.pips import best_suit
from schwimmen.match.referee import Referee
from schwimmen.rules.presets import PRESETS

TOLD = ("end", "caller", "challengers", "dealt_31", "dealt_fire", "values", "strengths", "hands")
BOOKED = ("units", "points", "out", "change", "dealer", "leads", "chicken", "winners", "phase", "hand_number")


@pytest.mark.parametrize("preset", PRESETS)
def test_a_told_hand_is_settled_like_one_that_was_played(preset: str) -> None:
    """Through a match: lives, points, who deals and leads next, and who has won."""
    chance, rules = random.Random(31), PRESETS[preset].rules
    referee = Referee(rules, 3, 1)
    sheets, fields = new(Table), fields_of(rules)
    start(sheets, fields, 3, 1)
    for _ in range(8):
        cards = list(pack_of(rules.pack))
        chance.shuffle(cards)
        referee.deal(cards)
        for _ in range(30):
            if referee.to_move is not None:
                legal = [code for code in referee.legal() if not referee.needs_order(code)]
                referee.play(chance.choice(legal))
        if referee.to_move is not None:
            return
        played = np.frombuffer(referee.save(), sheets.dtype)
        told.begin_told(sheets[0], fields[0])
        for name in TOLD:
            sheets[name] = played[name]
        told.settle_told(sheets[0], fields[0])
        assert {name: sheets[name].tolist() for name in BOOKED} == {name: played[name].tolist() for name in BOOKED}
        if referee.number("winners"):
            return


@pytest.mark.parametrize("points", [0, *range(2, 52)])
def test_cards_that_stand_in_are_worth_what_was_said(points: int) -> None:
    """For any points that cards of one suit can have, there are such cards; for others there are none."""
    assert best_suit(told.stand_in(points)) == points
    assert told.stand_in(1) == 0
