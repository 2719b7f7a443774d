"""What the table counts of an evening: matches won, the bravest close, the unluckiest hand."""

from pathlib import Path
from typing import Any

from schwimmen.match.evening import Contender, Evening
from schwimmen.match.result import Shown
from schwimmen.server.table import entries, news
from tests.server.guests import guest_of, join, open_table, opened, prepared
from tests.server.tables import SUDDEN, Sitting, new

PLAYERS = [Contender("m0", "Oma"), Contender("m1", "Mama")]


def counted(sitting: Sitting) -> dict[str, int]:
    """Return who has won how many matches, as everybody is told."""
    return {won["name"]: won["count"] for won in sitting.room["evening"]["won"]}


def test_a_table_counts_its_matches_through_rematches_and_new_guests() -> None:
    """Whoever has finished a match is told with the matches won; who leaves stays in it, and who comes is new."""
    table = new([None, None], house=SUDDEN)
    assert counted(table) == {}
    winners: list[str] = []
    for _ in range(3):
        table.end_hand()
        winners += [table.game.players[seat] for seat in table.game.winners or ()]
        table.say(0, "start", fill=None)
    table.end_hand()
    winners += [table.game.players[seat] for seat in table.game.winners or ()]
    assert counted(table) == {name: winners.count(name) for name in ("Anna", "Ben")}
    table.say(1, "leave")
    table.join("somebody", "Cem")
    table.say(0, "start", fill=None)
    table.end_hand()
    winners += [table.game.players[seat] for seat in table.game.winners or ()]
    assert counted(table) == {name: winners.count(name) for name in ("Anna", "Ben", "Cem")}
    counts = [won["count"] for won in table.room["evening"]["won"]]
    assert counts == sorted(counts, reverse=True)


def test_computers_count_by_their_name() -> None:
    """A match against computer opponents is told like any other."""
    table = new([None, "club"], house=SUDDEN)
    table.end_hand()
    assert set(counted(table)) == {"Anna", "Ben"}


async def test_the_evening_outlives_a_restart(tmp_path: Path) -> None:
    """A second process on the same store tells the same count, and goes on from it."""
    table = new([None, None], house=SUDDEN)
    table.end_hand()
    before = table.room["evening"]
    assert sum(counted(table).values()) == 1
    async with opened(tmp_path) as lobby:
        await prepared(lobby, "evening", table)
    async with opened(tmp_path) as lobby:
        room = await lobby.room("evening")
        assert news.evening(room.table.evening) == before


async def test_a_new_guest_reads_the_evening_too(tmp_path: Path) -> None:
    """It is told with the table as a place, before the first match as an empty one."""
    async with opened(tmp_path) as lobby:
        at = await open_table(lobby, levels=["open"])
        ben = await join(lobby, at.table)
        guest = await guest_of(lobby, ben)
        assert guest.last["room"]["evening"] == {"won": [], "brave": None, "unlucky": None}


def told(*hands: dict[str, Any]) -> Any:
    """Return what is told of hands of two players, each with values, changes and who has called."""
    evening = Evening()
    for hand in hands:
        rows = zip(hand["values"], hand["change"], strict=True)
        shown = [
            Shown(seat, 2 * value, f"{value}", lost, seat in hand["called"]) for seat, (value, lost) in enumerate(rows)
        ]
        evening.count(PLAYERS, shown, None)
    return news.evening(evening)


def test_the_bravest_close_is_the_lowest_that_was_not_the_worst() -> None:
    """Who closes and loses is not brave; of those who got away the lowest value is, and the first of equal ones."""
    lost = {"values": [12, 20], "change": [-1, 0], "called": {0}}
    safe = {"values": [18, 14], "change": [0, -1], "called": {0}}
    later = {"values": [14, 18], "change": [-1, 0], "called": {1}}
    assert told(lost)["brave"] is None
    assert told(lost, safe, later)["brave"] == {"name": "Oma", "value": "18"}


def test_the_unluckiest_hand_is_the_highest_that_lost() -> None:
    """A high hand that lost stays, whatever is lost on less; where nobody did worse than others nobody was unlucky."""
    lost = {"values": [30, 31], "change": [-1, 0], "called": set()}
    less = {"values": [25, 20], "change": [0, -1], "called": set()}
    both = {"values": [31, 31], "change": [-1, -1], "called": set()}
    assert told(both)["unlucky"] is None
    assert told(lost, less, both)["unlucky"] == {"name": "Oma", "value": "30"}


def test_a_deleted_name_goes_from_the_evening() -> None:
    """What somebody has won stays, without the name."""
    table = new([None, None], house=SUDDEN)
    table.end_hand()
    table.write(entries.Forgotten(member=table.member(0)))
    assert set(counted(table)) == {"", "Ben"}
