"""Who sits where, and who may change it: joining, the host's rights, the start, the next match, getting up."""

import asyncio

import pytest

from schwimmen.server.problems import Refusal
from schwimmen.server.protocol.lobby import TableInfo
from schwimmen.server.table import entries, inputs
from schwimmen.server.table.inputs import Refused
from tests.server.guests import join
from tests.server.live import Client, Live
from tests.server.tables import SUDDEN, Sitting, member, new


def kinds(table: Sitting) -> list[str]:
    """Return what each seat is: "open", a person's name, or the level of a computer opponent."""
    return [occupant["level"] or occupant["name"] or occupant["kind"] for occupant in table.room["seats"]]


def refused_to_join(table: Sitting) -> str:
    """Check that nobody can join, and return why."""
    before = table.seen()
    with pytest.raises(Refused) as refused:
        table.join("late")
    assert table.seen() == before
    return refused.value.why.key


# ---------------------------------------------------------------- joining


def test_whoever_joins_gets_the_next_open_seat() -> None:
    """Seats are given clockwise, each to one; a full table says so, and so does one that plays."""
    table = new([None, "open", "club", "open"])
    assert [table.join("one", "Ida"), table.join("two", "Jo")] == [1, 3]
    assert kinds(table) == ["Anna", "Ida", "club", "Jo"]
    assert refused_to_join(table) == "why-table-full"
    table.say(0, "start")
    assert refused_to_join(table) == "why-table-playing"


def test_whoever_joins_twice_sits_once() -> None:
    """A wish that is settled again, because the store did not answer the first time, takes no second seat."""
    table = new([None, "open", "open"])
    assert table.join("one") == table.join("one") == 1
    assert kinds(table) == ["Anna", "Zoe", "open"]


def test_two_who_join_at_once_get_different_seats(live: Live) -> None:
    """Requests that come together are settled one after the other; the one too many is told that it is full."""
    at = live.open(levels=["open", "open"])
    lobby = live.lobby

    async def all_at_once() -> list[object]:
        asked = [join(lobby, at["table"], f"Guest {number}") for number in range(3)]
        return await asyncio.gather(*asked, return_exceptions=True)

    found = live.inside(all_at_once)
    assert sorted(seated.seat for seated in found if not isinstance(seated, Refusal)) == [1, 2]
    assert [each.problem.code for each in found if isinstance(each, Refusal)] == ["table-full"]


def test_same_names_are_told_apart() -> None:
    """A second person of a name gets a number, whatever the case; so nobody passes for somebody else."""
    table = new([None, "open", "open", "open"])
    table.join("one", "Anna")
    table.join("two", "aNNa")
    table.join("three", "Anna 2")
    names = [occupant["name"] for occupant in table.room["seats"]]
    assert names[:3] == ["Anna", "Anna 2", "aNNa 3"]
    assert len({name.casefold() for name in names}) == 4


def test_before_sitting_down_one_knows_who_sits_there(live: Live) -> None:
    """What a link tells: the rules, who is there with the host first, how many seats are open."""
    at = live.open(levels=["open", "club", "open"], rules="tri_palki")
    live.join(at["table"], "Ben")
    found = TableInfo.model_validate_json(live.ask("GET", f"/api/tables/{at['table']}").body)
    assert [person.name for person in found.people][:2] == ["Anna", "Ben"]
    assert (found.rules, found.open, found.playing) == ("tri_palki", 1, False)


# ---------------------------------------------------------------- the host


HOSTS_ALONE = [
    ("start", {}),
    ("set", {"pace": "instant"}),
    ("set", {"watch": False}),
    *(("arrange", {"do": do, "seat": 2}) for do in ("remove", "bot", "open", "host", "add")),
]


@pytest.mark.parametrize(("kind", "fields"), HOSTS_ALONE)
@pytest.mark.parametrize("levels", [[None, None, None, "open"], [None, None, None]])
def test_only_the_host_arranges_the_table(levels: list[None], kind: str, fields: dict[str, object]) -> None:
    """Nobody else starts, removes, fills, opens, hands over or changes anything, before a match or in it."""
    table = new(levels)
    assert table.refuses(1, kind, **fields).code == "not-host"
    assert table.refuses("stranger", kind, **fields).code == "wrong-token"


def test_the_host_changes_how_the_table_is_run() -> None:
    """What is asked for changes and everything else stays, also during a match."""
    table = new([None, None])
    before = table.room
    table.say(0, "set", pace="brisk", chat=False)
    table.say(0, "set", clock="mail", public=True)
    changed = {"pace": "brisk", "chat": False, "clock": "mail", "public": True}
    assert table.room | {"until": None} == before | changed | {"until": None}


def test_the_hosts_role_is_handed_over() -> None:
    """The new host may what the old one could, who may it no longer."""
    table = new([None, None, "open"])
    table.say(0, "arrange", do="host", seat=1)
    assert table.room["host"] == 1
    assert table.refuses(0, "start").code == "not-host"
    table.say(1, "start", fill="club")
    assert table.room["phase"] == "playing"


@pytest.mark.parametrize("start", [True, False])
def test_when_the_host_leaves_the_next_person_is_host(*, start: bool) -> None:
    """Clockwise, past computer opponents and open seats; with nobody left, the first to come."""
    table = new([None, "club", None, None], start=start)
    table.say(0, "leave")
    assert table.room["host"] == 2
    table.say(2, "leave")
    assert table.room["host"] == 3
    table.say(3, "leave")
    assert table.room["host"] is None
    if not start:
        assert table.join("new") == table.room["host"] == 0


def test_the_host_removes_somebody() -> None:
    """Before a match the seat becomes open; in a match a computer opponent takes it, and the hand goes on."""
    waiting, playing = new([None, None, "open"]), new([None, None])
    waiting.say(0, "arrange", do="remove", seat=1)
    assert kinds(waiting) == ["Anna", "open", "open"]
    playing.say(0, "arrange", do="remove", seat=1, level="beginner")
    assert kinds(playing) == ["Anna", "beginner"]
    assert playing.view(0)["players"][1]["bot"] == "beginner"
    playing.play(0, "keep")
    assert playing.think("pass").entries
    for table in (waiting, playing):
        assert table.refuses(member(1), "chat", text="hello").code == "wrong-token"


NOT_LIKE_THIS = [
    ("remove", 0),
    ("bot", 0),
    ("host", 0),
    ("host", 2),
    ("remove", 2),
    ("remove", 3),
    ("host", 9),
    ("open", 1),
]


@pytest.mark.parametrize(("do", "seat"), NOT_LIKE_THIS)
def test_the_host_cannot_do_what_makes_no_sense(do: str, seat: int) -> None:
    """Nobody removes himself, makes a computer opponent the host, frees a person's seat without a word, or no seat."""
    table = new([None, None, "club", "open"])
    assert table.refuses(0, "arrange", do=do, seat=seat).code == "not-now"


def test_the_host_arranges_seats_before_the_match() -> None:
    """An open seat is filled, a computer's is opened or given another one, a seat is added, up to what is allowed."""
    table = new([None, "open", "club"])
    table.say(0, "arrange", do="bot", seat=1, level="random")
    table.say(0, "arrange", do="open", seat=2)
    table.say(0, "arrange", do="add", seat=0)
    assert kinds(table) == ["Anna", "random", "open", "open"]
    most = new([None] * 9, house={"players": [2, 9]}, start=False)
    assert most.refuses(0, "arrange", do="add", seat=0).why.key.startswith("error-players")


def test_everybody_is_told_how_many_may_sit_there() -> None:
    """By the rules, and by what the pack can serve: what is told is what the table goes by."""
    told = new([None, None, None], house={"players": [2, 4]}, start=False)
    assert told.room["most"] == 4
    told.say(0, "arrange", do="add", seat=0)
    told.refuses(0, "arrange", do="add", seat=0)
    assert new([None] * 2, house={"players": [2, 10]}, start=False).room["most"] == 9


@pytest.mark.parametrize(("do", "seat"), [("add", 0), ("open", 2), ("bot", 2)])
def test_in_a_match_no_seat_appears_or_disappears(do: str, seat: int) -> None:
    """What would change who plays has to wait until the match is over."""
    table = new([None, None, "club"])
    assert table.refuses(0, "arrange", do=do, seat=seat).why.key == "why-table-playing"


# ---------------------------------------------------------------- beginning


def test_the_host_starts_and_computers_fill_up() -> None:
    """Open seats are taken by computer opponents of the level that the host wants, each with a name of its own."""
    table = new([None, "open", None, "open"])
    table.say(0, "start", fill="beginner")
    assert [occupant["level"] for occupant in table.room["seats"]] == [None, "beginner", None, "beginner"]
    assert len({occupant["name"] for occupant in table.room["seats"]}) == 4
    assert (table.room["phase"], table.room["match"]) == ("playing", 1)
    assert [player["name"] for player in table.view(0)["players"]] == [
        occupant["name"] for occupant in table.room["seats"]
    ]


def test_the_host_starts_without_the_open_seats() -> None:
    """They are left away: everybody moves up, keeps his cards to himself, and the host stays the host."""
    table = new(["open", "open", None, "open", None], start=False)
    table.say(4, "salt", hand=1, value="4" * 32)
    table.here(4)
    table.say(2, "start")
    assert kinds(table) == ["Cem", "Emil"]
    assert (table.room["host"], table.told(0)["room"]["me"], table.told(1)["room"]["me"]) == (0, 0, 1)
    assert [occupant["connected"] for occupant in table.room["seats"]] == [False, True]
    assert table.table.match is not None
    assert table.table.match.shuffles[0].contributions == (None, "4" * 32)
    assert table.view(1)["hand"] == table.game.view(1).hand


def test_too_few_do_not_start() -> None:
    """Fewer than the rules ask for wait for others, or for computer opponents."""
    table = new([None, "open", "open"])
    assert table.refuses(0, "start").why.key.startswith("error-players")
    table.say(0, "start", fill="random")
    assert table.refuses(0, "start", fill="random").why.key == "why-table-playing"


# ---------------------------------------------------------------- the next match


def over(levels: list[str | None]) -> Sitting:
    """Return a table whose match is over."""
    table = new(levels, house=SUDDEN, start=False)  # type: ignore[arg-type]
    table.say(0, "start")
    while table.room["phase"] == "playing":
        table.end_hand()
        if table.room["phase"] == "playing":
            table.write(entries.Dealt(secret="31" * 32))
    return table


def test_a_rematch_with_the_same_people() -> None:
    """The host begins again: a new match with all units, at the same seats, with another shuffle."""
    table = over([None, None, "club"])
    hands = table.room["fair"]["hand"]
    assert table.refuses(1, "start").code == "not-host"
    table.say(0, "start")
    assert (table.room["match"], table.room["phase"]) == (2, "playing")
    assert kinds(table) == ["Anna", "Ben", "club"]
    assert table.room["fair"]["hand"] == hands + 1
    view = table.view(0)
    assert (view["hand_number"], view["history"], {seat["units"] for seat in view["seats"]}) == (1, [], {1})


def test_a_rematch_with_changed_seats() -> None:
    """After a match people come and go; seats that were left away are open again."""
    table = over([None, None, None, "open"])
    assert kinds(table) == ["Anna", "Ben", "Cem", "open"]
    table.say(1, "leave")
    table.say(0, "arrange", do="remove", seat=2)
    assert [table.join("new", "Nils"), table.join("other", "Olga")] == [1, 2]
    table.say(0, "arrange", do="bot", seat=3, level="club")
    table.say(0, "start")
    assert kinds(table) == ["Anna", "Nils", "Olga", "club"]
    assert [player["name"] for player in table.view(1)["players"]][:3] == ["Anna", "Nils", "Olga"]


def test_who_comes_after_a_match_has_not_played_it() -> None:
    """A person who takes a seat after the end looks at the last match as a spectator does: it was somebody else's."""
    table = over([None, None, "open"])
    table.say(1, "leave")
    table.join("new", "Nils")
    table.join("other", "Olga")
    for seat in (1, 2):
        assert table.view(seat) == table.view(None)
        assert table.told(seat)["room"]["me"] == seat
    assert table.view(0)["seat"] == 0


# ---------------------------------------------------------------- getting up


def test_who_leaves_a_match_is_replaced_openly() -> None:
    """A computer opponent takes the seat for good and shows its own name; the seat's secret opens nothing any more."""
    table = new([None, None])
    table.say(1, "leave")
    [_, occupant] = table.room["seats"]
    assert (occupant["kind"], occupant["level"], occupant["stand_in"]) == ("bot", "club", None)
    assert occupant["name"] != "Ben"
    assert table.view(0)["players"][1]["name"] == occupant["name"]
    assert table.bring(inputs.Came(member(1))).entries == ()
    assert table.refuses(member(1), "back").code == "wrong-token"


def test_removed_people_are_shown_out(live: Live) -> None:
    """Their connections end with the reason, and their secret opens the seat no longer; the others play on."""
    tokens = live.add("shown out", new([None, None, None]))
    with Client(live) as host, Client(live) as guest, Client(live) as again:
        guest.sit("shown out", tokens[1])
        host.sit("shown out", tokens[0])
        host.answered("arrange", do="remove", seat=1)
        came = guest.wait(lambda message: message["type"] == "error")
        assert (came["code"], came["why"]["key"]) == ("wrong-token", "why-removed")
        assert guest.closed() == 1001
        refused = again.sit("shown out", tokens[1])
        assert (refused["code"], refused["why"]["key"]) == ("wrong-token", "why-removed")
        assert host.play("keep")["view"]["phase"] == "turn"
