"""Who looks on: spectators, who know what everybody knows, and people who are out and may look into a hand."""

from collections.abc import Callable

from tests.server.checks import error
from tests.server.live import Client, Live
from tests.server.tables import SUDDEN, Sitting, loses, new

Connect = Callable[..., Client]

NOBODYS = {
    "seat": None, "hand": [], "value": None, "worths": {}, "open_hands": {}, "packet": [], "pending": None, "legal": [],
    "actions": [], "blocked": {}, "waits": None, "school": None,
}  # fmt: skip


def test_spectators_see_what_everybody_knows(live: Live, client: Connect) -> None:
    """Nothing that is for one seat alone; everything else is as the players see it, and they see who looks on."""
    tokens = live.add("watched", new([None, None]))
    player, watching = client(), client()
    player.sit("watched", tokens[0])
    watching.sit("watched", None)
    player.until(lambda state: state["room"]["watching"] == 1)
    turn = player.play("keep")["turn"]
    seen, own = watching.at(turn)["view"], player.last["view"]
    assert seen == own | NOBODYS
    assert watching.last["room"] == player.last["room"] | {"me": None}


def test_spectators_can_do_nothing(live: Live, client: Connect) -> None:
    """Whatever they say is refused with the reason, also talk; a question whether the line is alive is answered."""
    live.add("silent", new([None, None]))
    watching = client()
    watching.sit("silent", None)
    seq = watching.last["seq"]
    asked = [("play", {"move": "keep", "turn": 1}), ("chat", {"text": "hello"}), ("react", {"sign": "wave"})]
    for kind, fields in [*asked, ("start", {}), ("leave", {}), ("show", {"on": True})]:
        assert error(watching.answered(kind, **fields), "not-seated") == "why-watching"
    watching.send(type="ping")
    assert watching.receive() == {"type": "pong", "seq": seq}
    assert live.table("silent").seq == seq


def test_the_host_sends_spectators_away(live: Live, client: Connect) -> None:
    """Without `watch` those who look on are told so and shown out, nobody comes in, and nobody is counted."""
    tokens = live.add("private", new([None, None]))
    host, watching, late = client(), client(), client()
    host.sit("private", tokens[0])
    watching.sit("private", None)
    host.until(lambda state: state["room"]["watching"] == 1)
    host.answered("set", watch=False)
    assert error(watching.wait(lambda message: message["type"] == "error"), "wrong-token") == "why-no-watching"
    assert watching.closed() == 1001
    assert error(late.sit("private", None), "wrong-token") == "why-no-watching"
    host.until(lambda state: state["room"]["watching"] == 0)


# ---------------------------------------------------------------- looking into hands


def one_is_out() -> Sitting:
    """Return a table at which seat 0 is out, and seats 1 and 2 play another hand."""
    table = new([None, None, None], house=SUDDEN, wanted=loses(0))
    table.end_hand()
    table.say(1, "next")
    table.say(2, "next")
    assert table.view(0)["seats"][0]["out"]
    return table


def test_who_is_out_looks_into_hands_that_are_lent() -> None:
    """One who plays on lets those who are out look, as long as he likes; all see that he does, nobody else the hand."""
    table = one_is_out()
    assert [table.view(seat)["open_hands"] for seat in (0, 1, 2, None)] == [{}] * 4
    table.say(1, "show", on=True)
    hand = table.view(1)["hand"]
    assert [table.view(seat)["open_hands"] for seat in (0, 1, 2, None)] == [{"1": hand}, {}, {}, {}]
    assert [occupant["shows"] for occupant in table.room["seats"]] == [False, True, False]
    table.say(1, "show", on=False)
    assert table.view(0)["open_hands"] == {}


def test_a_lent_hand_is_the_hand_as_it_is() -> None:
    """A spectator sees each change."""
    table = one_is_out()
    table.say(1, "show", on=True)
    table.say(2, "show", on=True)
    while table.game.to_move is not None:
        assert table.view(0)["open_hands"] == {str(seat): table.view(seat)["hand"] for seat in (1, 2)}
        seat, legal = table.game.to_move, table.game.legal()
        swap = next((token for token in legal if ">" in token and token.endswith("!")), None)
        table.play(seat, swap or legal[0])


def test_who_plays_does_not_look_into_hands() -> None:
    """Hands open when somebody is out: before, and after the match, nobody looks into a hand."""
    table = new([None, None, None], house=SUDDEN)
    table.say(1, "show", on=True)
    assert [table.view(seat)["open_hands"] for seat in (0, 1, 2, None)] == [{}] * 4
    over = one_is_out()
    over.say(1, "show", on=True)
    over.end_hand()
    assert over.room["phase"] == "over"
    assert over.view(0)["open_hands"] == {}
