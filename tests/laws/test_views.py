"""A view hides what it must (C-12, SW-20): a player who may not know a card cannot tell it from any other."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from schwimmen import PRESETS, cards
from schwimmen.engine.codes import Kind, give_of, kind_of, take_of
from schwimmen.engine.kernel import new
from schwimmen.engine.layout import NOBODY, End, Phase, View
from schwimmen.engine.view import look
from schwimmen.match.referee import Referee
from schwimmen.rules.enums import DealerChoice
from tests.laws.strategies import LAW, Play, tables

pytestmark = pytest.mark.parametrize("preset", PRESETS)


def hidden_places(referee: Referee, seat: int) -> list[tuple[str, int]]:
    """List the places of the cards that a seat may not know: other hands, an unopened packet, the stock.

    A dealer who sees the packet alone does not know the cards dealt before the choice (C-17).
    """
    number = referee.number
    chooses = referee.phase == Phase.CHOICE and referee.to_move == seat
    packet_only = chooses and referee.rules.dealer_choice == DealerChoice.SEE_EXTRA_ONLY
    places: list[tuple[str, int]] = []
    if referee.end == End.NONE:
        for other, (hand, known) in enumerate(zip(referee.row("hands"), referee.row("known"), strict=True)):
            places += [("hands", other)] * (hand & ~known).bit_count() * (other != seat or packet_only)
    sees_both = referee.rules.dealer_choice == DealerChoice.SEE_BOTH and referee.to_move == seat
    if not (sees_both or packet_only):
        places += [("packet", 0)] * number("packet").bit_count()
    return places + [("pack", place) for place in range(number("top"), number("bottom"))]


def hidden_cards(referee: Referee, seat: int) -> list[int]:
    """List the cards in those places, in the same order."""
    found: list[int] = []
    for name, place in dict.fromkeys(hidden_places(referee, seat)):
        if name == "pack":
            found.append(int(referee._array[0]["pack"][place]))
        elif name == "packet":
            found += cards.each(referee.number("packet"))
        else:
            found += cards.each(referee.row("hands")[place] & ~referee.row("known")[place])
    return found


def permuted(referee: Referee, seat: int, order: list[int]) -> Referee:
    """Copy a match with other cards in the places that a seat may not know."""
    places = hidden_places(referee, seat)
    twin = Referee(referee.rules, referee.seats, 0)
    twin.restore(referee.save())
    state = twin._array[0]
    for card in hidden_cards(referee, seat):
        state["packet"] &= ~(1 << card)
        for other in range(referee.seats):
            if ("hands", other) in places and not referee.row("known")[other] >> card & 1:
                state["hands"][other] &= ~(1 << card)
    for (name, place), card in zip(places, order, strict=True):
        if name == "pack":
            state["pack"][place] = card
        elif name == "packet":
            state["packet"] |= 1 << card
        else:
            state["hands"][place] |= 1 << card
    return twin


@pytest.mark.few(6)
@LAW
@given(data=st.data())
def test_hidden_cards_change_no_view(preset: str, data: st.DataObject) -> None:
    """With the cards that a seat cannot know dealt out again, its view is the same to the last byte."""
    play = Play(preset, *data.draw(tables(preset)))
    moved = 0
    for step, _ in enumerate(play.hands(most=2)):
        referee = play.referee
        seat = step % referee.seats
        unknown = hidden_cards(referee, seat)
        if not unknown:
            continue
        assert len(unknown) == len(hidden_places(referee, seat))
        order = play.chance.sample(unknown, len(unknown))
        twin = permuted(referee, seat, order)
        moved += twin.save() != referee.save()
        assert twin.look(seat).tobytes() == referee.look(seat).tobytes()
    assert moved


@LAW
@given(data=st.data())
def test_what_is_known_is_true(preset: str, data: st.DataObject) -> None:
    """Cards known to be held are held, and cards known to be gone are nowhere else."""
    play = Play(preset, *data.draw(tables(preset)))
    for _ in play.hands():
        referee = play.referee
        hands, known, gone = referee.row("hands"), referee.row("known"), referee.number("gone")
        assert all(seen & ~hand == 0 for hand, seen in zip(hands, known, strict=True))
        assert not any(gone & place for place in [*hands, referee.number("table"), referee.number("packet")])


def open_cards(referee: Referee) -> int:
    """Return the cards that everybody sees: in the middle, on the pile, gone, and hands that are shown or compared."""
    shown = cards.union([*cards.each(referee.number("table") | referee.number("gone")), *referee.pile])
    for seat, hand in enumerate(referee.row("hands")):
        if referee.end != End.NONE or referee.number("declared") >> seat & 1:
            shown |= hand
    return shown


@LAW
@given(data=st.data())
def test_only_what_lay_open_is_known(preset: str, data: st.DataObject) -> None:
    """Cards known in a hand, and cards that an event names, have lain open: a card that was drawn stays secret."""
    play = Play(preset, *data.draw(tables(preset)))
    play.habit = play.chance.choice(["draw", "exchange", "any"])
    seen, told, last = 0, 0, -1
    for hand in play.hands(most=2):
        if hand != last:
            seen, last = 0, hand
        seen |= open_cards(play.referee)
        for known in [*play.referee.row("known"), *play.referee.row("saw"), *play.referee.row("saw_before")]:
            assert known & ~seen == 0
        for code in [*play.referee.row("last_move"), *play.referee.row("move_before")]:
            assert cards_of_deed(code) & ~seen == 0
        for event in play.game.events[told:]:
            named = [*event.give, *event.take, *(word for arg in event.say.args.values() for word in texts(arg))]
            waits = event.kind == "name" or (event.kind == "verdict" and event.say.key.endswith("wrong"))
            assert waits or cards.cards_of([name for name in named if name in cards.NUMBERS]) & ~seen == 0
        told = len(play.game.events)


def cards_of_deed(code: int) -> int:
    """Return the cards that a remembered decision names; a trade with the pool names none, not even by their places."""
    if code == NOBODY or kind_of(code) not in (Kind.SWAP, Kind.DISCARD):
        assert code == NOBODY or give_of(code) == take_of(code) == 0
        return 0
    return 1 << give_of(code) | (1 << take_of(code) if kind_of(code) == Kind.SWAP else 0)


def texts(arg: object) -> list[str]:
    """List the texts of an event's argument."""
    found = arg if isinstance(arg, list) else [arg]
    return [word for word in found if isinstance(word, str)]


@pytest.mark.few(6)
@LAW
@given(data=st.data())
def test_a_view_leaves_no_trace_of_the_one_before(preset: str, data: st.DataObject) -> None:
    """A view written into a used record says no more than one written into an empty record."""
    play = Play(preset, *data.draw(tables(preset)))
    used = new(View)
    for step, _ in enumerate(play.hands(most=2)):
        referee = play.referee
        seat = step % referee.seats
        look(referee._array[0], referee._here[1][0], seat, used[0])
        fresh = referee.look(seat)[0]
        count = int(fresh["legal_count"])
        for name in fresh.dtype.names:
            size = count if name == "legal" else referee.seats
            same = used[0][name] == fresh[name]
            assert bool(same.all() if same.ndim == 0 else same[:size].all()), name


@pytest.mark.few(6)
@LAW
@given(data=st.data())
def test_legal_moves_are_for_the_seat_to_move(preset: str, data: st.DataObject) -> None:
    """Only the seat to move is told legal moves, all of them."""
    play = Play(preset, *data.draw(tables(preset)))
    for _ in play.hands(most=1):
        for seat in range(play.referee.seats):
            view = play.game.view(seat)
            assert view.legal == (play.game.legal() if seat == play.game.to_move else [])
            unseen = ("hands", seat) in hidden_places(play.referee, seat)
            assert view.hand == ([] if unseen else cards.names(play.referee.row("hands")[seat]))
