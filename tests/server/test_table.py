"""The table as a state machine: what goes in, what comes out."""

import pytest

from schwimmen.server.protocol import Next, SetPace, State
from schwimmen.server.table import Joined, Left, Outgoing, Reply, Rest, Rested, Said, Table, Think, Thought
from tests.server import tables
from tests.server.tables import new, only, play, refused, told


def ask_next(table: Table, seat: int, name: str = "n") -> list[Outgoing]:
    """Ask for the next hand."""
    return table.take(Said(seat, Next(type="next", id=name)))


def to_the_end_of_the_hand(table: Table) -> None:
    """Let whoever is to move close, then pass, until the hand is over."""
    while (seat := table.game.to_move) is not None:
        legal = table.game.legal()
        move = next(token for token in ("keep", "pass!", "pass") if token in legal)
        if table.sitters[seat].level is None:
            play(table, seat, move, name=f"{table.seq}")
        else:
            table.take(Thought(table.seq, move))


def test_who_sits_down_gets_the_whole_view() -> None:
    """The first message is the state as it is, with no events; the others learn that somebody is there."""
    table = new([None, None])
    table.take(Left(1))
    out = table.take(Joined(1))
    [reply] = only(out, Reply)
    assert isinstance(reply.message, State)
    assert reply.message.view.seat == 1
    assert reply.message.events == []
    assert told(out)[0].view.seats[1].connected


def test_a_second_connection_of_a_seat_is_no_news() -> None:
    """A seat may be open in two windows; the others are told nothing of the second, nor of its end."""
    table = new([None, None])
    assert told(table.take(Joined(0))) == {}
    assert told(table.take(Left(0))) == {}
    assert not told(table.take(Left(0)))[1].view.seats[0].connected


def test_a_move_is_told_to_everybody_and_acknowledged_to_its_sender() -> None:
    """Each seat gets its own view and the public event; only the mover's message carries the ack."""
    table = new([None, None, None])
    out = told(play(table, 0, "keep", name="k1"))
    assert [out[seat].ack for seat in range(3)] == ["k1", None, None]
    assert {message.seq for message in out.values()} == {1}
    assert [event.kind for event in out[2].events] == ["choice"]
    assert out[2].view.seat == 2


def test_a_repeated_move_is_acknowledged_and_not_played_again() -> None:
    """The same id gets the same ack from the present state, even after others have moved."""
    table = new([None, None])
    play(table, 0, "keep", name="k1")
    play(table, 1, "pass", name="p1")
    [reply] = play(table, 0, "keep", name="k1", seq=0)
    assert isinstance(reply, Reply)
    assert isinstance(reply.message, State)
    assert (reply.message.ack, reply.message.seq, table.seq) == ("k1", 2, 2)


def test_a_refused_message_may_be_corrected_under_its_id() -> None:
    """Only what was followed is remembered: an id that was refused can still be used."""
    table = new([None, None])
    assert refused(play(table, 0, "pass", name="x")).code == "illegal"
    assert told(play(table, 0, "keep", name="x"))[0].ack == "x"


def test_ids_of_two_seats_do_not_meet() -> None:
    """Two people may use the same id."""
    table = new([None, None])
    play(table, 0, "keep", name="same")
    assert told(play(table, 1, "pass", name="same"))[1].ack == "same"
    assert table.seq == 2


def test_out_of_turn_is_refused_and_says_whose_turn_it_is() -> None:
    """Nobody plays for somebody else, not even the dealer's choice."""
    table = new([None, None])
    error = refused(play(table, 1, "keep"))
    assert (error.code, error.why.args) == ("not-your-turn", {"seat": 0})
    assert table.game.phase == "choice"


def test_a_computer_opponent_is_asked_with_its_view_and_the_rules() -> None:
    """After the dealer's choice the next seat is asked; what it gets is its view, the rules, its level, no more."""
    table = new([None, "club"])
    [think] = only(play(table, 0, "keep"), Think)
    assert (think.seat, think.level, think.seq, think.pace) == (1, "club", 1, "relaxed")
    assert think.view.tobytes() == table.game.look(1).tobytes()
    assert set(Think.__dataclass_fields__) == {"seq", "seat", "level", "view", "rules", "pace"}


def test_a_thought_for_another_state_changes_nothing() -> None:
    """A late or doubled answer of a computer opponent is dropped."""
    table = new([None, "random"])
    play(table, 0, "keep")
    assert table.take(Thought(0, "pass")) == []
    table.take(Thought(1, "pass"))
    assert table.take(Thought(1, "pass")) == []
    assert table.seq == 2


@pytest.mark.parametrize("token", ["", "nonsense", "keep", "7H>7H"])
def test_whatever_a_computer_opponent_says_the_hand_goes_on(token: str) -> None:
    """An answer that is no legal move is replaced by one that is."""
    table = new([None, "random"])
    play(table, 0, "keep")
    table.take(Thought(1, token))
    assert table.seq == 2


def test_a_thought_never_moves_for_a_person() -> None:
    """While a person is to move, no thought is taken for it."""
    table = new([None, "random"])
    assert table.take(Thought(0, "keep")) == []
    assert table.seq == 0


def test_computers_rest_while_nobody_is_there() -> None:
    """Without anybody connected no opponent is asked; the first who is back sets the table going."""
    table = new([None, "random", "random"])
    play(table, 0, "keep")
    table.take(Left(0))
    assert table.take(Thought(1, "pass")) == []
    assert table.seq == 2
    assert [think.seat for think in only(table.take(Joined(0)), Think)] == [2]


def test_a_new_pace_asks_again() -> None:
    """Whoever makes the table faster need not wait for the old pause."""
    table = new([None, "random"])
    play(table, 0, "keep")
    out = table.take(Said(0, SetPace(type="pace", id="s", pace="instant")))
    assert [think.pace for think in only(out, Think)] == ["instant"]
    assert told(out)[0].ack == "s"
    assert told(out)[0].view.pace == "instant"
    assert table.seq == 1, "the state of the game is the same"


def test_the_next_hand_waits_for_everybody_who_is_in() -> None:
    """The next hand is dealt once all people have asked for it; until then all see who has."""
    table = new([None, None, "random"])
    to_the_end_of_the_hand(table)
    first = told(ask_next(table, 1))
    assert first[0].view.ready == [1]
    assert table.game.hand_number == 1
    second = told(ask_next(table, 0))
    assert second[0].view.hand_number == 2
    assert second[0].view.ready == []
    assert second[1].events[0].kind == "deal"


def test_the_showdown_tells_who_loses_what_and_why() -> None:
    """Between hands the result, the reasons and all hands of those who played are there; in the log in order."""
    table = new([None, None])
    to_the_end_of_the_hand(table)
    view = table.view(0).view
    assert view.result is not None
    assert view.result.end == "close"
    assert sum(view.result.change) < 0
    assert all(seat.shown and seat.value for seat in view.seats)
    keys = [sentence.key for sentence in view.log]
    assert keys[0] == "did-deal"
    assert keys.index("end-close") < keys.index(view.result.reasons[0].key)
    assert [review.change for review in view.history] == [view.result.change]
    ask_next(table, 0)
    ask_next(table, 1)
    after = table.view(0).view
    assert after.result is None
    assert all(seat.shown is None and seat.value is None for seat in after.seats)
    assert len(after.history) == 1


def a_person_is_out() -> Table:
    """Return a table at which the only person has just gone out and two computers play on."""
    for seed in range(100):
        table = new([None, "random", "random"], house={"units": 1, "grace": 0}, seed=seed)
        to_the_end_of_the_hand(table)
        if table.game.view(0).seats[0].out and not table.game.over:
            return table
    raise AssertionError("nobody ever lost")


def test_who_is_out_watches_and_hands_go_on_by_themselves() -> None:
    """When no person is in any more, the table asks for a pause and deals after it, a little faster than before."""
    table = a_person_is_out()
    [rest] = only(table.take(Said(0, SetPace(type="pace", id="s", pace="relaxed"))), Rest)
    assert (rest.seq, rest.pace) == (table.seq, "brisk")
    out = table.take(Rested(rest.seq))
    assert told(out)[0].view.hand_number == 2
    assert table.take(Rested(rest.seq)) == [], "a pause ends once"


def test_who_watches_may_skip_the_pause() -> None:
    """When no person is in any more, a watcher may ask for the next hand."""
    table = a_person_is_out()
    assert told(ask_next(table, 0))[0].view.hand_number == 2


def test_who_is_out_does_not_deal_for_those_who_are_in() -> None:
    """A person who is out cannot hurry the others into the next hand."""
    for seed in range(100):
        table = new([None, None, None], house={"units": 1, "grace": 0}, seed=seed)
        to_the_end_of_the_hand(table)
        out = [seat for seat in range(3) if table.game.view(0).seats[seat].out]
        if out and not table.game.over:
            assert refused(ask_next(table, out[0])).code == "not-now"
            assert table.view(0).view.ready == []
            return
    raise AssertionError("nobody ever lost")


def test_after_the_match_nothing_is_possible_but_looking() -> None:
    """After the end moves and deals are refused with a reason; the view shows who has won."""
    table = new([None, None], house={"units": 1, "grace": 0}, seed=5)
    to_the_end_of_the_hand(table)
    assert table.game.over
    assert refused(play(table, 0, "pass")).why.key == "why-match-over"
    assert refused(ask_next(table, 0)).why.key == "why-match-over"
    assert table.view(1).view.winners == table.game.winners


def test_blocked_actions_carry_their_reasons() -> None:
    """On turn each impossible action says why; out of turn all say whose turn it is."""
    table = new([None, None], house={"allow_swap_all": False, "close_from_turn": 2})
    assert table.view(0).view.blocked["pass"].key == "why-choose-first"
    play(table, 0, "keep")
    blocked = {name: why.key for name, why in table.view(1).view.blocked.items()}
    known = {
        "keep": "why-choice-made",
        "trade": "why-choice-made",
        "all": "why-no-swap-all",
        "close": "why-call-too-early",
    }
    assert blocked | known == blocked
    assert {blocked[name] for name in ("draw", "take", "pool", "refresh")} == {"why-not-in-game"}
    assert blocked.keys().isdisjoint({"swap", "pass"})
    assert {why.key for why in table.view(0).view.blocked.values()} == {"why-not-your-turn"}


def test_only_a_dealer_who_may_look_sees_the_second_packet() -> None:
    """With `see_both` the dealer's view, and no other, has the second packet during the choice."""
    table = new([None, None], house={"dealer_choice": "see_both"})
    assert len(table.view(0).view.packet) == 3
    assert table.view(1).view.packet == []
    play(table, 0, "keep")
    assert table.view(0).view.packet == []
    assert new([None, None]).view(0).view.packet == []


def test_an_endless_hand_of_computers_is_slowed_down() -> None:
    """House rules under which computers may go on for ever do not keep the server busy at the pace `instant`."""
    house = {"all_pass": "none", "auto_declare": []}
    table = new(["random", None, "random"], house=house, pace="instant")
    paces = []
    for _ in range(500):
        seat = table.game.to_move
        assert seat is not None
        move = "keep" if table.game.phase == "choice" else "pass"
        name = f"m{table.seq}"
        out = play(table, seat, move, name=name) if seat == 1 else table.take(Thought(table.seq, move))
        paces += [think.pace for think in only(out, Think)]
    assert paces[0] == "instant"
    assert paces[-1] == "brisk"


def test_names_are_as_they_were_given() -> None:
    """Seats show their names and who is a computer."""
    seats = new([None, "club", "random"]).view(0).view.seats
    assert [(seat.name, seat.bot) for seat in seats] == list(zip(tables.NAMES, (None, "club", "random"), strict=False))
