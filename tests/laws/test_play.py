"""What holds in every game of the family, whatever the house rules, at every moment of random play: cards and moves."""

from __future__ import annotations

from itertools import combinations

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from schwimmen import PRESETS, IllegalMove, cards
from schwimmen.engine.layout import Phase
from schwimmen.engine.moves import RIDDEN
from schwimmen.match.actions import known, unfit
from schwimmen.match.tokens import NO_TOKEN, Move, _codes, code_of
from schwimmen.projection.offers import NAMES
from schwimmen.rules.enums import CallEffect, Centre, OneSuitTable
from tests.laws.strategies import LAW, Play, tables

pytestmark = pytest.mark.parametrize("preset", PRESETS)


@LAW
@given(data=st.data())
def test_cards_are_conserved(preset: str, data: st.DataObject) -> None:
    """At every moment each card of the pack is in exactly one place; what was set aside is known to be gone."""
    play = Play(preset, *data.draw(tables(preset)))
    whole = cards.union(cards.pack_of(play.game.rules.pack))
    for _ in play.hands():
        number, referee = play.referee.number, play.referee
        rest = referee._array[0]["pack"][number("top") : number("bottom")].tolist()
        pile = referee.pile
        assert len({*pile, *rest}) == len(pile) + len(rest)
        places = [*referee.row("hands"), number("table"), number("packet"), number("gone"), cards.union(pile + rest)]
        assert sum(places) == whole
        assert np.bitwise_or.reduce(places) == whole
        aside = referee._array[0]["aside"][: number("set_aside")].tolist()
        assert cards.union(aside) & ~number("gone") == 0


@LAW
@given(data=st.data())
def test_hands_and_table_keep_their_size(preset: str, data: st.DataObject) -> None:
    """Between turns every player of the hand holds a full hand, and the table is full once it is open."""
    play = Play(preset, *data.draw(tables(preset)))
    rules = play.game.rules
    for _ in play.hands():
        referee = play.referee
        sizes = [hand.bit_count() for hand in referee.row("hands")]
        assert sum(map(bool, sizes)) == referee.number("players")
        if referee.phase == Phase.DISCARD:
            sizes[referee.to_move or 0] -= 1
        assert set(sizes) <= {0, rules.hand_size}
        open_cards = referee.number("table").bit_count()
        if rules.centre == Centre.TABLE:
            added = max(0, referee.number("round_number") - 1)
            assert open_cards == (0 if referee.number("packet") else rules.table_size + added)
        elif rules.centre == Centre.POOL:
            assert (0 if referee.phase == Phase.DISCARD else 1) <= open_cards <= 5
        else:
            assert open_cards == 0


@pytest.mark.few(6)
@LAW
@given(data=st.data())
def test_legal_is_what_is_accepted(preset: str, data: st.DataObject) -> None:
    """Of all tokens that exist, exactly those listed as legal are accepted; refusing one changes nothing."""
    play = Play(preset, *data.draw(tables(preset)))
    for step, _ in enumerate(play.hands(most=2)):
        if step % 11:
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
    """List the tokens of moves that touch the mover's hand and the table, some others, and some that are none."""
    hand, table = play.game.view(play.game.to_move or 0).hand, cards.names(play.referee.number("table"))
    near = {*hand, *table, play.chance.choice(list(cards.NUMBERS))}
    every = list(_codes())
    close = [token for token in every if ">" not in token or {token[:2], token[3:5] or token[:2]} <= {*near, "!"}]
    discards = [f"{card}>{rider}" for card in near for rider in ("", "!")]
    odd = ["", "nonsense", "pass ", "PASS", "close!", "keep!", "7H>>", ",".join(hand)]
    return [*close, *discards, *trades(play, hand, table), *play.chance.sample(every, 100), *odd]


def trades(play: Play, hand: list[str], pool: list[str]) -> list[str]:
    """List trades of some hand cards for the pool, for a part of it, and in another order."""
    found = []
    for count in range(2, 6):
        for give in combinations(hand, count):
            takes = [pool, pool[:-1], play.chance.sample(pool, len(pool)), *combinations(pool, count)]
            found += [f"{','.join(give)}>{','.join(take)}{rider}" for take in takes for rider in ("", "!")]
        found.append(f"{','.join(reversed(hand[:count]))}>{','.join(pool)}")
    return found


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
def test_what_is_blocked_has_a_reason(preset: str, data: st.DataObject) -> None:
    """Every kind of action either has a legal move or a reason why it has none, never both."""
    play = Play(preset, *data.draw(tables(preset)))
    for _ in play.hands(most=1):
        moves = [Move.of(token) for token in play.game.legal()]
        legal = {NAMES[move.kind] for move in moves} | {"ride" for move in moves if move.call}
        assert legal.isdisjoint(play.game.blocked())
        assert legal | set(play.game.blocked()) == set(NAMES)


@pytest.mark.few(6)
@LAW
@given(data=st.data())
def test_what_is_possible_is_offered(preset: str, data: st.DataObject) -> None:
    """Whoever is to move is offered each legal kind of move, the others only what a turn may have."""
    play = Play(preset, *data.draw(tables(preset)))
    for _ in play.hands(most=1):
        moves = [Move.of(token) for token in play.game.legal()]
        possible = {NAMES[move.kind] for move in moves} | {"ride" for move in moves if move.call}
        for seat in range(len(play.game.players)):
            offered = set(play.game.view(seat).actions)
            if seat == play.game.to_move:
                assert possible <= offered
            else:
                assert offered <= set(known(play.game.rules, play.game.preset.rules))


@LAW
@given(data=st.data())
def test_cards_that_do_not_fit_have_the_engines_reason(preset: str, data: st.DataObject) -> None:
    """Where an action is possible with other cards, one reason fits all that it is not possible with."""
    play = Play(preset, *data.draw(tables(preset)))
    for _ in play.hands(most=1):
        game, reasons = play.game, unfit(play.game.rules)
        legal, taken = set(game.legal()), game.view(game.to_move or 0).taken
        if taken and game.phase == "discard":
            assert game.why(f"{taken}>") == reasons["discard"]
        if "ride" not in game.blocked():
            ridden = {f"{token}!" for token in legal if RIDDEN >> Move.of(token).kind & 1 and token[-1] != "!"}
            assert {game.why(token) for token in ridden - legal} <= {reasons.get("ride")}


@LAW
@given(data=st.data())
def test_nobody_acts_twice_in_a_last_round(preset: str, data: st.DataObject) -> None:
    """After a call each other player has one turn at most, in order, and the caller none; a washout gives another."""
    play = Play(preset, *data.draw(tables(preset)))
    play.habit = "call"
    acted: list[int] = []
    last_hand, had = -1, play.referee.row("turns")
    for hand in play.hands():
        referee = play.referee
        caller, turns = referee.number("caller"), referee.row("turns")
        if hand != last_hand or caller < 0:
            acted, last_hand, had = [], hand, turns
        if caller < 0:
            continue
        more = [now - before for now, before in zip(turns, had, strict=True)]
        assert more[caller] <= 1, "the turn of the call itself"
        if play.game.rules.one_suit_table != OneSuitTable.WASHOUT:
            assert max(more) <= 1
        if play.game.to_move is not None:
            acted += [play.game.to_move] if acted[-1:] != [play.game.to_move] else []
            assert caller not in acted
            assert len(set(acted)) == len(acted)
            assert acted == in_order(play, caller)[: len(acted)]
            assert not any(token.endswith("!") or token == "close" for token in play.game.legal())


def in_order(play: Play, caller: int) -> list[int]:
    """List the other live seats in playing order after a caller."""
    count, step = play.referee.seats, int(play.game.rules.direction)
    around = [(caller + step * k) % count for k in range(1, count)]
    return [seat for seat in around if not play.referee.row("out")[seat]]


@LAW
@given(data=st.data())
def test_who_has_stuck_plays_no_more(preset: str, data: st.DataObject) -> None:
    """Where everybody closes his own game, who has closed has no more turn, and the last one left has just one."""
    play = Play(preset, *data.draw(tables(preset)))
    if play.game.rules.call_effect != CallEffect.STICK:
        return
    play.habit = "call"
    left = [0, 0]
    for _ in play.hands():
        referee = play.referee
        if referee.to_move is None or referee.phase == Phase.CHOICE:
            left = [0, 0]
            continue
        assert not referee.number("sticking") >> referee.to_move & 1 or referee.number("single")
        left = [left[1], left[1] + referee.number("last_turns")]
        assert left[1] <= 1
