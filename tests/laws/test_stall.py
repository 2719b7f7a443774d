"""Every hand ends: by the rules, or by the stall guard C-13, which costs nobody anything."""

from __future__ import annotations

import random
from functools import cache
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from schwimmen import PRESETS, Game, cards
from schwimmen.engine import chance, ending, rollout
from schwimmen.engine.kernel import JIT, new
from schwimmen.engine.layout import End, Phase, Table, fields_of
from schwimmen.engine.match import start
from schwimmen.match import record
from tests.laws.strategies import LAW, tables

pytestmark = pytest.mark.parametrize("preset", PRESETS)


def rolled(preset: str, house: dict[str, Any], count: int, dice: random.Random) -> tuple[Any, Any]:
    """Set up a match whose pack is shuffled as it is dealt."""
    rules = PRESETS[preset].house(house)
    array = new(Table)
    table, fields = array[0], fields_of(rules)[0]
    array[0]["pack"][: rules.pack] = cards.pack_of(rules.pack)
    array[0]["rng"] = chance.seed_state(dice.getrandbits(60))
    start(table, fields, count, 0)
    return table, fields


@LAW
@given(data=st.data())
def test_a_hand_ends(preset: str, data: st.DataObject) -> None:
    """Every hand of random play comes to an end, at the latest by the stall guard, whose hands cost nothing."""
    house, count, dice = data.draw(tables(preset))
    table, fields = rolled(preset, house, count, dice)
    for _ in range(20 if JIT else 1):
        moves = rollout.random_hand(table, fields)
        assert table["phase"] in {Phase.DEAL, Phase.OVER}
        assert moves <= ending.STALL_TURNS * count
        if table["end"] == End.STALLED:
            assert not any(table["change"])
        if table["phase"] == Phase.OVER:
            break


def endless(preset: str) -> Game:
    """Return a game in a hand that can go on for ever, as it can wherever rounds are not counted (CO-7)."""
    if PRESETS[preset].rules.rounds:
        pytest.skip("its rounds are counted")
    game = Game(preset, players=PRESETS[preset].rules.players[0], seed=4, dealer=0)
    while game.to_move is None:
        game.deal()
    return game


@cache
def stopped(preset: str) -> Game:
    """Return a game after a hand that went on for ever."""
    game = endless(preset)
    while game.to_move is not None:
        game.play(careful(game))
    return game


def careful(game: Game) -> str:
    """Choose a move that does not end the hand, and takes no card off the stock if another does."""
    order = sorted(game.legal(), key=lambda token: (token in {"draw", "refresh", "pass"}, ">" not in token, token))
    referee = game._referee
    saved = referee.save()
    for token in order:
        if token.endswith("!") or token == "close":
            continue
        referee.play(referee.code(token))
        goes_on = referee.to_move is not None
        referee.restore(saved)
        if goes_on:
            return token
    raise AssertionError(f"every move ends the hand: {order}")


@pytest.mark.few(6)
@pytest.mark.skipif(not JIT, reason="a thousand moves of every game take long in plain Python")
def test_a_match_goes_on_after_a_hand_without_end(preset: str) -> None:
    """After 500 moves a player a hand is stopped: it is told so, nobody loses or scores, and the match goes on."""
    game = stopped(preset).copy()
    hand = game.hand_number
    moves = game.record()["hands"][-1]["moves"]
    assert len(moves) == 500 * len(game.players)
    assert (game.results[-1].end, set(game.results[-1].change)) == ("stalled", {0})
    assert "end-stalled" in {event.say.key for event in game.events[-2:]}
    keys = {reason.key for reason in game.results[-1].reasons}
    assert keys <= {"lose-nobody-stalled", "score-nobody"}
    assert game.results[-1].values.count(None) == 0
    game.undo()
    assert (game.to_move is not None, len(game.results)) == (True, hand - 1)
    game.play(moves[-1])
    if not game.over:
        game.deal()
        assert game.hand_number == hand + 1


@pytest.mark.few(3)
@pytest.mark.skipif(not JIT, reason="as above")
def test_a_replay_knows_no_stall_guard(preset: str) -> None:
    """A record of a stopped hand replays to the position in which it was stopped, which is still open there (C-13)."""
    game = stopped(preset)
    answer = record.replay(record.read(game.record()))
    assert (answer["ok"], answer["to_move"] is not None) == (True, True)
    assert len(answer["hands"]) == len(game.results) - 1


def test_the_guard_stops_random_play_that_cannot_end(preset: str) -> None:
    """Where nothing can end a hand the guard does, after enough moves a player, and nobody loses."""
    house = {"all_pass": "none", "auto_declare": [], "close_from_turn": 10**9}
    if not house.keys() <= PRESETS[preset].knobs.keys() or not (JIT or preset == "schwimmen"):
        return
    table, fields = rolled(preset, house, PRESETS[preset].rules.players[0], random.Random(1))
    assert rollout.random_hand(table, fields) == PRESETS[preset].rules.players[0] * ending.STALL_TURNS
    assert table["end"] == End.STALLED
    assert table["change"].tolist() == [0] * len(table["change"])
    assert table["phase"] == Phase.DEAL
