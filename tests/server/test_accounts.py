"""Everything of a person: how things stand, what is kept, and that it can be deleted."""

from collections.abc import Callable, Iterator
from typing import Any

import pytest

from schwimmen.fair import verify
from schwimmen.match import record
from schwimmen.server.table import entries
from schwimmen.server.table.news import News
from schwimmen.server.table.table import Table
from tests.server.live import Client, Live
from tests.server.tables import SUDDEN, Sitting, new, table_of

Connect = Callable[..., Client]


def held(name: str, tokens: dict[int, str], seat: int = 0) -> dict[str, Any]:
    """Return what a device says that holds a seat."""
    return {"seats": [{"table": name, "token": tokens[seat]}]}


def played(levels: list[None] | None = None, **more: Any) -> Sitting:
    """Return a table at which a hand was played, and people have talked."""
    table = new(levels or [None, None, None], **more)
    table.say(0, "chat", text="from Anna")
    table.say(1, "chat", text="from Ben")
    table.end_hand()
    return table


# ---------------------------------------------------------------- how things stand


def test_one_sees_at_which_tables_one_is_waited_for(live: Live) -> None:
    """All tables of a device at once: what is played, with whom, whose turn it is and for how long."""
    waiting = live.open(levels=["open", "club"], rules="tri_palki", name="Zoe")
    tokens = live.add("mine", new([None, None, "random"], clock="mail"))
    seats = [{"table": "mine", "token": tokens[0]}, {"table": waiting["table"], "token": waiting["token"]}]
    told = live.made("/api/mine", {"seats": [*seats, {"table": "mine", "token": tokens[1]}]})
    [first, second, third] = told["tables"]
    assert (first["table"], first["rules"], first["phase"], first["awaited"]) == ("mine", "schwimmen", "playing", True)
    assert first["people"] == ["Ben", "Cem"]
    assert 47 < (first["until"] - told["now"]) / 3_600_000 <= 48
    assert (second["rules"], second["phase"], second["awaited"], second["until"]) == (
        "tri_palki",
        "waiting",
        False,
        None,
    )
    assert (third["awaited"], third["until"], third["people"]) == (False, None, ["Anna", "Cem"])


def test_tables_that_are_gone_are_left_out(live: Live) -> None:
    """A deleted table, and one at which the seat was given up, are in no list."""
    gone, left = live.open(levels=["open"]), live.open(levels=["open"])
    live.inside(lambda: live.lobby.delete(gone["table"]))
    with Client(live) as client:
        client.sit(left["table"], left["token"])
        client.say("leave")
        client.closed()
    seats = [{"table": each["table"], "token": each["token"]} for each in (gone, left)]
    assert live.made("/api/mine", {"seats": seats})["tables"] == []


# ---------------------------------------------------------------- what is kept


def test_an_export_holds_finished_hands_and_the_own_talk(live: Live) -> None:
    """Every match as a record with its proofs, which can be replayed and verified; of others' talk nothing."""
    table = played()
    table.say(0, "next")
    table.say(1, "next")
    table.say(2, "next")
    tokens = live.add("exported", table)
    [told] = live.made("/api/export", held("exported", tokens))["tables"]
    assert (told["table"], told["seat"], told["talk"]) == ("exported", 0, ["from Anna"])
    [match] = told["matches"]
    assert len(match["hands"]) == 1, "the hand in play is not in it"
    assert verify.verdicts(match) == ["fair"]
    assert record.replay(record.read(match))["ok"]


def test_an_export_holds_every_match(live: Live) -> None:
    """Matches that were played before are in it, in order."""
    table = new([None, None], house=SUDDEN)
    table.end_hand()
    table.say(0, "start")
    table.end_hand()
    tokens = live.add("matches", table)
    [told] = live.made("/api/export", held("matches", tokens, 1))["tables"]
    assert [verify.verdicts(match) for match in told["matches"]] == [["fair"], ["fair"]]


def test_an_export_ends_where_somebody_has_left(live: Live) -> None:
    """Matches that were played without a person are not told to that person."""
    table = new([None, None, None], house=SUDDEN)
    while table.room["phase"] == "playing":
        table.end_hand()
        if table.room["phase"] == "playing":
            table.write(entries.Dealt(secret="31" * 32))
    tokens = live.add("left", table)
    table.say(2, "leave")
    table.say(0, "start")
    table.end_hand()
    live.add("left", table)
    assert len(live.made("/api/export", held("left", tokens, 0))["tables"][0]["matches"]) == 2
    [told] = live.made("/api/export", held("left", tokens, 2))["tables"]
    assert (told["seat"], len(told["matches"])) == (None, 1)


def test_a_seat_that_is_named_again_and_again_is_one(live: Live) -> None:
    """Nobody has the same table counted, exported or deleted a hundred times with one request."""
    tokens = live.add("again", played())
    seats = {"seats": held("again", tokens)["seats"] * 100}
    for path, key in (("/api/mine", "tables"), ("/api/export", "tables")):
        assert len(live.made(path, seats)[key]) == 1
    assert live.made("/api/delete", seats) == {"tables": 0, "traces": 1}


# ---------------------------------------------------------------- deleting


def everywhere(live: Live, name: str) -> Iterator[str]:
    """Yield what is kept of a table and told about it, in memory, in the store, and by a process that reads it."""
    yield from live.rows(name)
    yield live.ask("GET", f"/api/tables/{name}").body.decode()
    again = live.inside(lambda: live.lobby._read(name))
    for table in (again, live.table(name)):
        for reader in (*sorted(table.seating.people), None):
            yield News(table).state(reader, 0).decode()
        assert table.match is not None
        yield str(table.match.record())
    address = live.table(name).replay_of(live.table(name).opened.alias, 1)
    replay = live.ask("GET", f"/api/replays/{address}")
    assert replay.status == 200
    yield replay.body.decode()


def test_names_and_talk_are_deleted_everywhere(live: Live, client: Connect) -> None:
    """From the log, from memory, from replays and from what all others see at once; everything else stays."""
    tokens = live.add("forget", played())
    assert "Anna" in "".join(everywhere(live, "forget"))
    other = client()
    other.sit("forget", tokens[1])
    before = other.last["room"]
    assert live.made("/api/delete", held("forget", tokens)) == {"tables": 0, "traces": 1}
    told = other.until(lambda state: not state["room"]["talk"][0]["text"])
    assert [(line["name"], line["text"]) for line in told["room"]["talk"]] == [("", ""), ("Ben", "from Ben")]
    assert [occupant["name"] for occupant in told["room"]["seats"]] == ["", "Ben", "Cem"]
    assert [player["name"] for player in told["view"]["players"]] == ["", "Ben", "Cem"]
    assert told["room"]["seats"][0] | {"name": "Anna"} == before["seats"][0]
    for text in everywhere(live, "forget"):
        assert "Anna" not in text
    assert "from Ben" in "".join(everywhere(live, "forget"))


def test_another_process_forgets_too() -> None:
    """A process that has the table in memory hears of it by the log, with the next row."""
    table = played()
    elsewhere: Table = table_of(table.table.opened)
    for row in table.rows:
        elsewhere.apply(entries.read(row), table.now)
    assert b"Anna" in News(elsewhere).state(None, 0)
    elsewhere.apply([entries.Forgotten(member=table.member(0))], table.now)
    assert b"Anna" not in News(elsewhere).state(None, 0)
    assert elsewhere.match is not None
    assert "Anna" not in str(elsewhere.match.record())


def test_who_has_left_is_forgotten_too(live: Live) -> None:
    """A person who got up, and whose seat somebody else has now, loses their name and nobody else's."""
    table = new([None, None], house=SUDDEN)
    table.end_hand()
    tokens = live.add("left-and-forgotten", table)
    with Client(live) as client:
        client.sit("left-and-forgotten", tokens[1])
        client.say("leave")
        client.closed()
    live.join("left-and-forgotten", "Nils")
    assert live.made("/api/delete", held("left-and-forgotten", tokens, 1)) == {"tables": 0, "traces": 1}
    told = "".join(everywhere(live, "left-and-forgotten"))
    assert "Ben" not in told
    assert all(name in told for name in ("Anna", "Nils"))


def test_a_table_goes_where_nobody_else_sits(live: Live, client: Connect) -> None:
    """Computer opponents miss nobody: the whole table is deleted, with every row and every address."""
    table = new([None, "club"], wanted=lambda game: game.phase == "choice")
    table.end_hand()
    tokens = live.add("whole", table)
    address = live.table("whole").replay_of(table.table.opened.alias, 1)
    assert live.ask("GET", f"/api/replays/{address}").status == 200
    with Client(live) as seated:
        seated.sit("whole", tokens[0])
        assert live.made("/api/delete", held("whole", tokens)) == {"tables": 1, "traces": 0}
        assert seated.receive()["code"] == "unknown-table"
        seated.closed()
    assert live.rows("whole") == []
    assert live.ask("GET", f"/api/replays/{address}").status == 404
    assert client().sit("whole", tokens[0])["code"] == "unknown-table"
    assert live.made("/api/delete", held("whole", tokens)) == {"tables": 0, "traces": 0}


@pytest.mark.parametrize("path", ["/api/export", "/api/delete"])
def test_everything_of_nobody_is_no_question(path: str, live: Live) -> None:
    """Without a seat there is nothing to export or delete."""
    assert live.ask("POST", path, {"seats": []}).status == 422
