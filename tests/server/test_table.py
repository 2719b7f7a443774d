"""The table as a state machine: what is played there, what is decided about it, and who is told what."""

import pytest

from schwimmen.server.table import entries, waits
from schwimmen.server.table.inputs import Rest, Think
from tests.server import tables
from tests.server.tables import SUDDEN, Sitting, loses, new


def thinking(sitting: Sitting) -> Think:
    """Return what a computer opponent is asked."""
    awaited = sitting.awaited
    assert isinstance(awaited, Think)
    return awaited


def resting(sitting: Sitting) -> Rest:
    """Return the pause that is asked for."""
    awaited = sitting.awaited
    assert isinstance(awaited, Rest)
    return awaited


def seats_out(sitting: Sitting) -> list[int]:
    """Return who is out of the match."""
    return [seat for seat, told in enumerate(sitting.view(None)["seats"]) if told["out"]]


# ---------------------------------------------------------------- moves


def test_a_move_is_told_to_everybody_and_acknowledged_to_its_sender() -> None:
    """Each seat keeps its own view and hears the public event; the step names the message that it answers."""
    table = new([None, None, None])
    turn = table.table.turn
    assert table.play(0, "keep", id="k1").ack == "k1"
    assert {table.told(seat)["turn"] for seat in (0, 1, 2, None)} == {turn + 1}
    assert [event["kind"] for event in table.told(2)["events"]] == ["choice"]
    assert [table.view(seat)["seat"] for seat in (0, 1, 2, None)] == [0, 1, 2, None]


def test_a_repeated_move_is_acknowledged_and_not_played_again() -> None:
    """The same id gets the same ack, even after others have moved; nothing is written."""
    table = new([None, None])
    table.play(0, "keep", id="k1")
    table.play(1, "pass")
    before = table.seen()
    again = table.play(0, "keep", id="k1", turn=1)
    assert (again.ack, again.entries) == ("k1", ())
    assert table.seen() == before


def test_a_refused_message_may_be_corrected_under_its_id() -> None:
    """Only what was followed is remembered: an id that was refused can still be used."""
    table = new([None, None])
    assert table.refuses(0, "play", move="pass", id="x").code == "illegal"
    assert table.play(0, "keep", id="x").ack == "x"


def test_ids_of_two_seats_do_not_meet() -> None:
    """Two people may use the same id."""
    table = new([None, None])
    table.play(0, "keep", id="same")
    assert table.play(1, "pass", id="same").entries
    assert table.view(0)["seats"][1]["turns"] == 1


@pytest.mark.parametrize("off", [-1, 1])
def test_a_move_for_another_state_is_stale(off: int) -> None:
    """A client that saw an older state, or claims to have seen a newer one, moves nothing."""
    table = new([None, None])
    table.play(0, "keep")
    assert table.refuses(1, "play", move="pass", turn=table.table.turn + off).code == "stale"


def test_out_of_turn_is_refused_and_says_whose_turn_it_is() -> None:
    """Nobody plays for somebody else, not even the dealer's choice."""
    table = new([None, None])
    error = table.refuses(1, "play", move="keep")
    assert (error.code, error.why.args) == ("not-your-turn", {"seat": 0})


def test_before_the_match_there_is_nothing_to_play() -> None:
    """At a table that waits for people nobody plays or deals, and nothing is shown of a game."""
    table = new([None, "open"])
    assert table.refuses(0, "play", move="keep").why.key == "why-not-started"
    assert table.refuses(0, "next").why.key == "why-not-started"
    assert (table.room["phase"], table.view(0), table.awaited) == ("waiting", None, None)


# ---------------------------------------------------------------- computers


def test_a_computer_opponent_is_asked_with_its_view_and_the_rules() -> None:
    """After the dealer's choice the next seat is asked; what it gets is its view, the rules, its level, no more."""
    table = new([None, "club"])
    table.play(0, "keep")
    think = thinking(table)
    assert (think.seat, think.level, think.turn, think.pace) == (1, "club", table.table.turn, "relaxed")
    assert think.view.tobytes() == table.game.look(1).tobytes()
    assert set(Think.__dataclass_fields__) == {"turn", "seat", "level", "view", "rules", "pace", "memory"}


def test_a_thought_for_another_state_changes_nothing() -> None:
    """A late or doubled answer of a computer opponent is dropped."""
    table = new([None, "random"])
    table.play(0, "keep")
    turn = table.table.turn
    assert table.think("pass", turn - 1).entries == ()
    assert table.think("pass", turn).entries
    assert table.think("pass", turn).entries == ()
    assert table.table.turn == turn + 1


@pytest.mark.parametrize("token", ["", "nonsense", "keep", "7H>7H"])
def test_whatever_a_computer_opponent_says_the_hand_goes_on(token: str) -> None:
    """An answer that is no legal move is replaced by one that is."""
    table = new([None, "random"])
    table.play(0, "keep")
    table.think(token)
    assert table.view(0)["seats"][1]["turns"] == 1


def test_a_thought_never_moves_for_a_person() -> None:
    """While a person is to move, no thought is taken for it."""
    assert new([None, "random"]).think("keep").entries == ()


def test_computers_rest_while_nobody_is_there() -> None:
    """With nobody connected no opponent is asked, and one spectator is enough to set the table going."""
    table = new([None, "random", "random"])
    table.play(0, "keep")
    table.here()
    assert table.awaited is None
    assert table.think("pass").entries, "what was being thought still counts"
    table.here(watching=1)
    assert thinking(table).seat == 2
    table.here(0)
    assert thinking(table).seat == 2


def test_a_new_pace_asks_again() -> None:
    """If you make the table faster, you need not wait for the old pause; the state of the game is the same."""
    table = new([None, "random"])
    table.play(0, "keep")
    turn = table.table.turn
    table.say(0, "set", pace="instant")
    assert (thinking(table).pace, table.room["pace"], table.table.turn) == ("instant", "instant", turn)


def test_an_endless_hand_of_computers_is_slowed_down() -> None:
    """House rules under which computers may go on for ever do not keep the server busy at the pace `instant`."""
    table = new([None, "random"], pace="instant", house={"all_pass": "none", "auto_declare": []})
    table.play(0, "keep")
    assert thinking(table).pace == "instant"
    assert table.table.match is not None
    table.table.match.moves = waits.ENDLESS + 1
    assert thinking(table).pace == "brisk"


# ---------------------------------------------------------------- hands


def test_the_next_hand_waits_for_everybody_who_is_in() -> None:
    """The next hand is dealt once all people have asked for it; until then all see who has."""
    table = new([None, None, "random"])
    table.end_hand()
    table.say(1, "next")
    assert table.view(0)["ready"] == [1]
    assert (table.room["awaited"], table.view(0)["hand_number"]) == ([0], 1)
    table.say(0, "next")
    assert (table.view(0)["hand_number"], table.view(0)["ready"]) == (2, [])
    assert table.told(1)["events"][0]["kind"] == "deal"


def test_nobody_deals_while_a_hand_is_played() -> None:
    """A wish for the next hand comes too early before the showdown."""
    assert new([None, None]).refuses(0, "next").code == "not-now"


def test_the_showdown_tells_who_loses_what_and_why() -> None:
    """Between hands the result, the reasons and all hands of those who played are there; in the log in order."""
    table = new([None, None])
    table.end_hand()
    view = table.view(0)
    assert view["result"]["end"] == "close"
    assert sum(view["result"]["change"]) < 0
    assert all(seat["shown"] and seat["value"] for seat in view["seats"])
    keys = [sentence["key"] for sentence in view["log"]]
    assert keys[0] == "did-deal"
    assert keys.index("end-close") < keys.index(view["result"]["reasons"][0]["key"])
    assert [review["change"] for review in view["history"]] == [view["result"]["change"]]
    table.say(0, "next")
    table.say(1, "next")
    after = table.view(0)
    assert after["result"] is None
    assert all(seat["shown"] is None and seat["value"] is None for seat in after["seats"])
    assert len(after["history"]) == 1


def a_person_is_out() -> Sitting:
    """Return a table at which the only person has just gone out and two computers play on."""
    table = new([None, "random", "random"], house=SUDDEN, wanted=loses(0))
    table.end_hand()
    return table


def test_who_is_out_watches_and_hands_go_on_by_themselves() -> None:
    """When no person is in any more, the table asks for a pause and deals after it, a little faster than before."""
    table = a_person_is_out()
    rest = resting(table)
    assert (rest.turn, rest.pace) == (table.table.turn, "brisk")
    table.rest()
    assert table.view(0)["hand_number"] == 2
    assert table.rest(rest.turn).entries == (), "a pause ends once"


def test_who_watches_may_skip_the_pause() -> None:
    """When no person is in any more, a player who is out may ask for the next hand."""
    table = a_person_is_out()
    table.say(0, "next")
    assert table.view(0)["hand_number"] == 2


def test_who_is_out_does_not_deal_for_those_who_are_in() -> None:
    """A person who is out cannot hurry the others into the next hand."""
    table = new([None, None, None], house=SUDDEN, wanted=loses(2))
    table.end_hand()
    assert seats_out(table) == [2]
    assert table.refuses(2, "next").code == "not-now"
    assert table.view(0)["ready"] == []


def test_after_the_match_nothing_is_possible_but_looking() -> None:
    """After the end moves and deals are refused with a reason; the view shows who has won."""
    table = new([None, None], house=SUDDEN)
    table.end_hand()
    assert table.room["phase"] == "over"
    assert table.refuses(0, "play", move="pass").why.key == "why-match-over"
    assert table.refuses(0, "next").why.key == "why-match-over"
    assert table.view(1)["winners"] == table.game.winners
    assert table.awaited is None


# ---------------------------------------------------------------- what is seen


def test_who_comes_gets_everything_and_no_events() -> None:
    """The first message is the state as it is; the others learn that somebody is there."""
    table = new([None, None])
    table.here(0)
    assert [occupant["connected"] for occupant in table.room["seats"]] == [True, False]
    assert [player["connected"] for player in table.view(0)["players"]] == [True, False]
    came = table.state(1)
    assert (came["room"]["me"], came["view"]["seat"], came["events"], came["ack"]) == (1, 1, [], None)


def test_blocked_actions_carry_their_reasons() -> None:
    """On turn each impossible action says why; out of turn all say whose turn it is."""
    table = new([None, None], house={"allow_swap_all": False, "close_from_turn": 2})
    assert table.view(0)["blocked"]["pass"]["key"] == "why-choose-first"
    table.play(0, "keep")
    blocked = {name: why["key"] for name, why in table.view(1)["blocked"].items()}
    known = {
        "keep": "why-choice-made",
        "trade": "why-choice-made",
        "all": "why-no-swap-all",
        "close": "why-call-rides",
        "ride": "why-call-too-early",
    }
    assert blocked | known == blocked
    assert {blocked[name] for name in ("draw", "take", "pool", "refresh")} == {"why-not-in-game"}
    assert blocked.keys().isdisjoint({"swap", "pass"})
    assert table.view(1)["waits"] is None
    assert (table.view(0)["blocked"], table.view(0)["waits"]["key"]) == ({}, "why-not-your-turn")
    assert table.view(1)["actions"] == table.view(0)["actions"] == ["swap", "all", "pass", "ride"]


def test_only_a_dealer_who_may_look_sees_the_second_packet() -> None:
    """With `see_both` the dealer's view, and no other, has the second packet during the choice."""
    table = new([None, None], house={"dealer_choice": "see_both"})
    assert [len(table.view(seat)["packet"]) for seat in (0, 1, None)] == [3, 0, 0]
    table.play(0, "keep")
    assert table.view(0)["packet"] == []
    assert new([None, None]).view(0)["packet"] == []


def test_names_are_as_they_were_given() -> None:
    """Seats show their names and who is a computer, at the table and in the game alike."""
    table, levels = new([None, "club", "random"]), (None, "club", "random")
    expected = list(zip(tables.NAMES, levels, strict=False))
    assert [(player["name"], player["bot"]) for player in table.view(0)["players"]] == expected
    assert [(occupant["name"], occupant["level"]) for occupant in table.room["seats"]] == expected


def test_what_was_missed_is_told_as_long_as_it_is_known() -> None:
    """`since` brings exactly the events after it, in order; where they are no longer known, the state alone."""
    table = new([None, None])
    since = table.table.seq
    table.play(0, "keep")
    table.say(0, "chat", text="hello")
    table.play(1, "pass")
    assert [event["kind"] for event in table.state(1, since)["events"]] == ["choice", "pass"]
    assert [event["kind"] for event in table.state(1, table.table.seq - 1)["events"]] == ["pass"]
    for nothing in (None, table.table.seq, table.table.seq + 1, 0):
        assert table.state(1, nothing)["events"] == []


def test_an_entry_that_no_log_holds_is_refused() -> None:
    """A row with anything else than the entries that there are is no row."""
    row = entries.write([entries.Readied(seat=1)])
    assert entries.read(row) == [entries.Readied(seat=1)]
    for wrong in (row.replace("readied", "won"), row.replace("}", ',"more":1}'), row.replace("1", '"1"'), "{}", ""):
        with pytest.raises(ValueError, match="validation error"):
            entries.read(wrong)
