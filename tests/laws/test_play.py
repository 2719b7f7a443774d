"""What holds in every game of the family, whatever the house rules, at every moment of random play."""

from __future__ import annotations

import random
from typing import Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from schwimmen import VARIANTS, Game, IllegalMove, cards, record
from schwimmen.engine import chance, rollout
from schwimmen.engine.kernel import new, record_at
from schwimmen.engine.layout import End, Phase, Table, fields_of
from schwimmen.engine.match import start
from schwimmen.tokens import NO_TOKEN, _codes, code_of
from tests.laws.strategies import LAW, PRESETS, Play, tables

pytestmark = pytest.mark.parametrize("preset", PRESETS)


@LAW
@given(data=st.data())
def test_cards_are_conserved(preset: str, data: st.DataObject) -> None:
    """At every moment each card of the pack is in exactly one place."""
    play = Play(preset, *data.draw(tables(preset)))
    whole = cards.union(cards.pack_of(play.game.rules.pack))
    for _ in play.hands():
        number, referee = play.referee.number, play.referee
        rest = referee._state["pack"][number("top") : play.game.rules.pack].tolist()
        places = [*referee.row("hands"), number("table"), number("packet"), number("gone"), cards.union(rest)]
        assert sum(places) == whole
        assert np.bitwise_or.reduce(places) == whole


@LAW
@given(data=st.data())
def test_hands_and_table_keep_their_size(preset: str, data: st.DataObject) -> None:
    """Between moves every player of the hand holds a full hand and the table is full, once it is open."""
    play = Play(preset, *data.draw(tables(preset)))
    rules = play.game.rules
    for _ in play.hands():
        referee = play.referee
        sizes = [hand.bit_count() for hand in referee.row("hands")]
        assert sorted(set(sizes)) in ([rules.hand_size], [0, rules.hand_size])
        assert sum(map(bool, sizes)) == referee.number("players")
        opened = bool(referee.number("packet") == 0)
        assert referee.number("table").bit_count() == (rules.table_size if opened else 0)


@LAW
@given(data=st.data())
def test_legal_is_what_is_accepted(preset: str, data: st.DataObject) -> None:
    """Of all tokens that exist, exactly those listed as legal are accepted; refusing one changes nothing."""
    play = Play(preset, *data.draw(tables(preset)))
    for step, _ in enumerate(play.hands(most=2)):
        if step % 5:
            continue
        tokens = likely_tokens(play)
        accepted = {token for token in tokens if not play.game.why(token)}
        assert accepted == set(play.game.legal())
        before = play.referee.save()
        for token in play.chance.sample(sorted(set(tokens) - accepted), 5):
            with pytest.raises(IllegalMove):
                play.game.play(token)
        assert play.referee.save() == before
    assert code_of("nonsense") == NO_TOKEN


def likely_tokens(play: Play) -> list[str]:
    """List the tokens of moves that touch the mover's hand or the table, some of all others, and some that are none."""
    near = set(cards.names(play.referee.number("table")) + play.game.view(play.game.to_move or 0).hand)
    every = list(_codes())
    close = [token for token in every if ">" not in token or {token[:2], token[3:5]} & near]
    return [*close, *play.chance.sample(every, 200), "", "nonsense", "pass ", "PASS", "close!", "keep!"]


@LAW
@given(data=st.data())
def test_somebody_can_always_decide(preset: str, data: st.DataObject) -> None:
    """While a hand is played one live seat is to move and has a legal move; legal moves are sorted and single."""
    play = Play(preset, *data.draw(tables(preset)))
    for _ in play.hands():
        legal, to_move = play.game.legal(), play.game.to_move
        assert legal == sorted(set(legal))
        assert bool(legal) == (to_move is not None) == (play.referee.phase not in {Phase.DEAL, Phase.OVER})
        if to_move is not None:
            assert not play.referee.row("out")[to_move]


@LAW
@given(data=st.data())
def test_nobody_acts_twice_in_a_last_round(preset: str, data: st.DataObject) -> None:
    """After a call each other player has one turn at most, in order, and the caller none."""
    play = Play(preset, *data.draw(tables(preset)))
    play.habit = "call"
    acted: list[int] = []
    last_hand = -1
    for hand in play.hands():
        caller = play.referee.number("caller")
        if hand != last_hand or caller < 0:
            acted, last_hand = [], hand
        if caller >= 0 and play.game.to_move is not None:
            acted.append(play.game.to_move)
            assert caller not in acted
            assert len(set(acted)) == len(acted)
            assert not any(token.endswith("!") or token == "close" for token in play.game.legal())


@LAW
@given(data=st.data())
def test_units_only_fall_and_somebody_wins(preset: str, data: st.DataObject) -> None:
    """Units never grow, nobody comes back, and a match that is over has winners."""
    play = Play(preset, *data.draw(tables(preset)))
    last = play.referee.row("units"), play.referee.row("out")
    for _ in play.hands(most=12):
        now = play.referee.row("units"), play.referee.row("out")
        assert all(before >= after >= 0 for before, after in zip(last[0], now[0], strict=True))
        assert all(before <= after for before, after in zip(last[1], now[1], strict=True))
        last = now
        assert bool(play.game.winners) == play.game.over
        if play.game.over:
            live = [seat for seat, gone in enumerate(now[1]) if not gone]
            assert play.game.winners == live or (not live and len(play.game.winners or []) > 1)


@LAW
@given(data=st.data())
def test_the_record_replays_to_the_same_end(preset: str, data: st.DataObject) -> None:
    """A match written down and replayed is in the same position, with the same finished hands."""
    play = Play(preset, *data.draw(tables(preset)))
    for _ in play.hands():
        pass
    answer = record.replay(record.read(play.game.record()))
    assert answer["ok"], answer["error"]
    assert {key: answer[key] for key in record.state_of(play.referee)} == record.state_of(play.referee)
    assert [hand["end"] for hand in answer["hands"]] == [result.end for result in play.game.results]
    assert [tuple(hand["change"]) for hand in answer["hands"]] == [result.change for result in play.game.results]
    assert [tuple(hand["values"]) for hand in answer["hands"]] == [result.values for result in play.game.results]


@LAW
@given(data=st.data())
def test_undo_restores(preset: str, data: st.DataObject) -> None:
    """Taking moves back leads through the same states, one by one, to the deal."""
    play = Play(preset, *data.draw(tables(preset)))
    game, states = play.game, [(play.referee.save(), len(play.game.events), list(play.game.results))]
    for hand in play.hands(most=2):
        if hand or play.referee.save() == states[-1][0]:
            continue
        states.append((play.referee.save(), len(game.events), list(game.results)))
    game = rewound(game, play)
    for state, events, results in reversed(states[:-1]):
        game.undo()
        assert (game._referee.save(), len(game.events), game.results) == (state, events, results)
    with pytest.raises(ValueError, match="no move"):
        game.undo()
    assert game.record()["hands"][0]["moves"] == []


def rewound(game: Game, play: Play) -> Game:
    """Play the first hand of a match again, so that its moves can be taken back."""
    written = game.record()
    first = written["hands"][0]
    again = Game(
        written["rules"],
        players=written["players"],
        house=written.get("house"),
        dealer=written["dealer"],
        pack=first["pack"],
    )
    for token in first["moves"]:
        again.play(token)
    return again


@LAW
@given(data=st.data())
def test_a_copy_lives_its_own_life(preset: str, data: st.DataObject) -> None:
    """What is played on a copy does not reach the original, nor the other way round."""
    play = Play(preset, *data.draw(tables(preset)))
    for step, _ in enumerate(play.hands(most=1)):
        if step == 3:
            break
    kept, written = play.referee.save(), play.game.record()
    twin = play.game.copy()
    assert twin._referee.save() == kept
    while twin.to_move is not None and len(twin.record()["hands"][0]["moves"]) < 30:
        twin.play(play.chance.choice(twin.legal()))
    assert (play.referee.save(), play.game.record()) == (kept, written)
    other = play.game.copy()
    if play.game.to_move is not None:
        play.game.play(play.choose())
    assert (other._referee.save(), other.record()) == (kept, written)


@LAW
@given(data=st.data())
def test_a_hand_ends(preset: str, data: st.DataObject) -> None:
    """Every hand of random play comes to an end, at the latest by the stall guard, without loss (C-13)."""
    house, count, dice = data.draw(tables(preset))
    table, fields = rolled(preset, house, count, dice)
    for _ in range(10):
        moves = rollout.random_hand(table, fields)
        assert table["phase"] in {Phase.DEAL, Phase.OVER}
        assert moves <= rollout.STALL_TURNS * count
        if table["phase"] == Phase.OVER:
            break


def test_the_stall_guard_stops_what_cannot_end(preset: str) -> None:
    """Where nothing can end a hand the guard does, after so many moves a player, and nobody loses."""
    house = {"all_pass": "none", "auto_declare": [], "close_from_turn": 10**9}
    if not house.keys() <= VARIANTS[preset].knobs.keys():
        return
    table, fields = rolled(preset, house, 3, random.Random(1))
    assert rollout.random_hand(table, fields) == 3 * rollout.STALL_TURNS
    assert table["end"] == End.STALLED
    assert table["change"].tolist() == [0] * len(table["change"])
    assert table["phase"] == Phase.DEAL


def rolled(preset: str, house: dict[str, Any], count: int, dice: random.Random) -> tuple[Any, Any]:
    """Set up a match whose pack is shuffled as it is dealt."""
    rules = VARIANTS[preset].house(house)
    array = new(Table)
    table, fields = record_at(array), record_at(fields_of(rules))
    array[0]["pack"][: rules.pack] = cards.pack_of(rules.pack)
    array[0]["rng"] = chance.seed_state(dice.getrandbits(60))
    start(table, fields, count, 0)
    return table, fields
