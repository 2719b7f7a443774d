"""The deal of the day: anyone can work it out, and the checkers of the fair shuffle find that it checks out."""

from __future__ import annotations

import hashlib
import json
from datetime import date

import pytest

from schwimmen.cli import main
from schwimmen.fair import verify
from schwimmen.fair.day import HANDS, PLAYERS, deal_of, seed_of, shuffle_of

DAY, GAME = date(2026, 11, 23), "schwimmen"
LINE = "schwimmen day 2026-11-23 schwimmen"


def test_the_secret_is_the_hash_of_the_line() -> None:
    """Nothing but the line decides, and the line is the command that prints the deal."""
    assert deal_of(DAY, GAME)["secret"] == hashlib.sha256(LINE.encode()).hexdigest()


def test_every_hand_is_a_fair_shuffle_to_which_nobody_contributed() -> None:
    """The checker, which shares no code with the shuffle, finds packs and dealer as the rule deals them."""
    deal = deal_of(DAY, GAME)
    for hand, pack in enumerate(deal["packs"], start=1):
        told = {"pack": pack, "shuffle": shuffle_of(DAY, GAME, hand).proof()}
        assert verify.verdict(told, PLAYERS, deal["dealer"] if hand == 1 else None) == "fair"
    assert len(set(deal["packs"])) == HANDS


def test_another_day_or_game_has_other_cards_and_other_choices() -> None:
    """What follows from one line says nothing about another."""
    others = [shuffle_of(DAY, "dutch31", 1), shuffle_of(date(2026, 11, 24), GAME, 1), shuffle_of(DAY, GAME, 2)]
    own = shuffle_of(DAY, GAME, 1)
    assert all(seed_of(other, 0) != seed_of(own, 0) for other in others)
    assert seed_of(own, 0) != seed_of(own, 1)
    with pytest.raises(ValueError, match="preset"):
        deal_of(DAY, "bridge")


def test_the_command_prints_it(capsys: pytest.CaptureFixture[str]) -> None:
    """By the line itself, and by any name of the game; a game that there is not is refused."""
    assert main(LINE.split()[1:]) == 0
    assert json.loads(capsys.readouterr().out) == deal_of(DAY, GAME)
    assert main(["day", "2026-11-23", "bridge"]) == 2
    assert "bridge" in capsys.readouterr().err
