"""What holds in every game from hand to hand: units and points, records, copies, moves taken back."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from schwimmen import PRESETS, Game
from schwimmen.engine.kernel import JIT
from schwimmen.match import record
from schwimmen.match.referee import Referee
from schwimmen.rules.enums import DealerChoice, MatchEnd, Score
from tests.laws.strategies import LAW, MOST_HANDS, Play, tables
from tests.samples import samples

pytestmark = pytest.mark.parametrize("preset", PRESETS)
MATCH = 12 if JIT else 3
"""Hands after which a match is left as it is."""


@LAW
@given(data=st.data())
def test_units_only_fall_and_somebody_wins(preset: str, data: st.DataObject) -> None:
    """Units fall or change hands, nobody comes back, and a match for units that is over has winners."""
    play = Play(preset, *data.draw(tables(preset)))
    last = play.referee.row("units"), play.referee.row("out")
    for _ in play.hands(most=MATCH):
        now = play.referee.row("units"), play.referee.row("out")
        assert min(now[0]) >= 0
        if play.game.rules.best_gains:
            assert sum(now[0]) == sum(last[0])
        else:
            assert all(before >= after for before, after in zip(last[0], now[0], strict=True))
        assert all(before <= after for before, after in zip(last[1], now[1], strict=True))
        last = now
        assert bool(play.game.winners) == play.game.over
        if play.game.over and play.game.rules.match_end == MatchEnd.LAST_SURVIVOR:
            live = [seat for seat, gone in enumerate(now[1]) if not gone]
            assert play.game.winners == live or (not live and len(play.game.winners or []) > 1)


@LAW
@given(data=st.data())
def test_the_ledger_is_the_sum_of_its_hands(preset: str, data: st.DataObject) -> None:
    """Points are the sum of all changes; units pay what was demanded, and nobody who is out pays or scores."""
    play = Play(preset, *data.draw(tables(preset)))
    counts = play.game.rules.score == Score.UNITS
    for _ in play.hands(most=MATCH):
        pass
    had = [play.game.rules.units if counts else 0] * play.referee.seats
    for result in play.game.results:
        for seat, (before, after, change) in enumerate(zip(had, result.units, result.change, strict=True)):
            assert result.values[seat] is not None or change == 0
            if counts:
                assert change <= play.game.rules.best_gains
                assert after == max(0, before + change) or (seat in result.went_out and after == 0)
        had = list(result.units)
    sums = [sum(result.change[seat] for result in play.game.results) for seat in range(play.referee.seats)]
    assert play.referee.row("points") == ([0] * len(sums) if counts else sums)
    if play.game.over and not counts:
        assert play.game.winners == [seat for seat, points in enumerate(sums) if points == max(sums)]


@LAW
@given(data=st.data())
def test_the_record_replays_to_the_same_end(preset: str, data: st.DataObject) -> None:
    """A match written down as JSON and replayed is in the same position, with the same finished hands."""
    play = Play(preset, *data.draw(tables(preset)))
    for _ in play.hands():
        pass
    answer = record.replay(record.read(json.loads(json.dumps(play.game.record()))))
    assert answer["ok"], answer["error"]
    assert {key: answer[key] for key in record.state_of(play.referee)} == record.state_of(play.referee)
    told = [
        {"end": hand.end, "values": list(hand.values), "change": list(hand.change), "safe": list(hand.safe)}
        for hand in play.game.results
    ]
    assert answer["hands"] == told


def snapshot(game: Game) -> tuple[Any, ...]:
    """Return everything that a move changes."""
    return game._referee.save(), game.record(), list(game.events), list(game.results)


@LAW
@given(data=st.data())
def test_undo_goes_back_move_by_move(preset: str, data: st.DataObject) -> None:
    """Taking moves back leads through the same states, one by one, to the deal."""
    play = Play(preset, *data.draw(tables(preset)))
    states = [snapshot(play.game) for _ in play.hands(most=1)]
    for state in reversed(states[:-1]):
        play.game.undo()
        assert snapshot(play.game) == state
    with pytest.raises(ValueError, match="no move"):
        play.game.undo()
    assert play.game.record()["hands"][0]["moves"] == []


@LAW
@given(data=st.data())
def test_a_copy_lives_its_own_life(preset: str, data: st.DataObject) -> None:
    """What is played on a copy does not reach the original, nor the other way round."""
    play = Play(preset, *data.draw(tables(preset)))
    for step, _ in enumerate(play.hands(most=1)):
        if step == 3:
            break
    kept, twin = snapshot(play.game), play.game.copy()
    assert snapshot(twin) == kept
    while twin.to_move is not None and len(twin.record()["hands"][0]["moves"]) < 20:
        twin.play(play.chance.choice(twin.legal()))
    assert snapshot(play.game) == kept
    other = play.game.copy()
    if play.game.to_move is not None:
        play.game.play(play.choose())
    assert snapshot(other) == kept


@LAW
@given(data=st.data())
def test_a_saved_state_plays_on_like_the_first(preset: str, data: st.DataObject) -> None:
    """A referee that was set to a saved state answers every move as the first one does."""
    play = Play(preset, *data.draw(tables(preset)))
    for step, _ in enumerate(play.hands(most=1)):
        referee, twin = play.referee, Referee(play.game.rules, play.referee.seats, 0)
        twin.restore(referee.save())
        assert (twin.tokens(), record.state_of(twin)) == (referee.tokens(), record.state_of(referee))
        if referee.to_move is None or step > 10:
            break
        code = play.chance.choice(referee.legal())
        if not referee.needs_order(code):
            kept = referee.save()
            twin.play(code)
            referee.play(code)
            assert referee.save() == twin.save()
            referee.restore(kept)


@pytest.mark.few(6)
@LAW
@given(data=st.data())
def test_the_table_tells_a_hand_to_its_end(preset: str, data: st.DataObject) -> None:
    """The dealer stays until the next deal; what a hand is worth, and what a move makes of it, is known before.

    Blank is only the value of a hand that its owner has not seen: a dealer's who sees the packet alone (C-17).
    """
    play = Play(preset, *data.draw(tables(preset)))
    game = play.game
    dealers: dict[int, int] = {}
    for step, number in enumerate(play.hands(most=samples(1, MOST_HANDS))):
        seat = game.to_move
        told = game.view(step % len(game.players)).dealer
        dealer = dealers.setdefault(number, told)
        assert told == dealer
        assert seat is None or dealer == game.dealer
        if seat is None:
            continue
        seen = game.view(seat)
        unseen = seen.phase == "choice" and game.rules.dealer_choice == DealerChoice.SEE_EXTRA_ONLY
        assert (seen.value is None) == unseen == (seen.hand == [])
        worths = seen.worths
        assert set(worths) <= {token.rstrip("!") for token in seen.legal}
        if seen.phase == "discard":
            assert seen.value in worths.values()
        token = play.chance.choice(sorted(worths)) if worths else ""
        if token in seen.legal:
            twin = game.copy()
            twin.play(token)
            if twin.phase == "verdict":
                twin.play("right")
            assert twin.view(seat).value == worths[token]
