"""What readers of a table are told: everything when they come, and from then on what has changed.

What all readers share is made and written as JSON once, however many they are.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import Any, TypeAlias, cast

import orjson

from schwimmen.match.events import Event
from schwimmen.match.views import View
from schwimmen.server.protocol.room import Fair, Judge, Proof, SeatInfo
from schwimmen.server.school.lesson import JUDGE
from schwimmen.server.table import views
from schwimmen.server.table.match import Match
from schwimmen.server.table.table import Table
from schwimmen.server.table.views import Options, Parts

Reader: TypeAlias = int | None
"""A seat, the judge without one, or a spectator."""

NOT_TO_MOVE = -1
"""Any seat that is not to move."""

MISSING = object()


@dataclass(slots=True)
class News:
    """What has been told about a table so far."""

    table: Table
    _room: Parts = field(default_factory=dict)
    _view: Parts = field(default_factory=dict)
    _own: dict[Reader, Parts] = field(default_factory=dict)
    _match: Match | None = None
    _seen: View | None = None
    """What the seat to move saw last."""
    _hands: list[int] = field(default_factory=list)
    """What each seat held when readers were last told."""
    _still: int = -1
    """The table's revision of which the parts that stand still were told."""

    def state(self, reader: Reader, now: float, since: int | None = None) -> bytes:
        """Return everything that a reader may know, with the events after a number that it has seen."""
        table, match = self.table, self.table.match
        view = None
        if match is not None:
            seen, options, seat = _glance(match), views.options(match.game), table.played_by(reader)
            shared = game_parts(table, match, seen)
            view = views.fixed(match.game) | shared | own_parts(table, reader, shared, seen) | _options(options, seat)
        room = still_parts(table) | moving_parts(table) | _me(reader)
        missed = [] if since is None else _missed(table, since)
        told = {"events": missed, "room": room, "view": view, "ack": None}
        return orjson.dumps({"type": "state", **_stamp(table, now), **told})

    def updates(self, readers: Iterable[Reader], happened: Sequence[Event], now: float) -> dict[Reader, bytes]:
        """Return for each reader what has changed since the last time, ending in `"ack":null}`."""
        table, match = self.table, self.table.match
        if match is not self._match:
            self._match, self._view, self._own, self._hands = match, {}, {}, []
        room, view = _json(self._changed_room()), _json(self._changed_view())
        head = b'%b,"events":%b,"room":' % (_json({"type": "update", **_stamp(table, now)})[:-1], _json(happened))
        options = None if match is None else views.options(match.game)
        # All who neither move nor have moved are told the same.
        common = None if options is None else _update(head, room, _merged(view, _json(_options(options, NOT_TO_MOVE))))
        told: dict[Reader, bytes] = {}
        owned: dict[Reader, Parts] = {}
        hands = [] if match is None else match.game.hands()
        for reader in readers:
            before = self._own.get(reader)
            if common is not None and before is not None and self._untouched(reader, before, hands):
                owned[reader], told[reader] = before, common
                continue
            owned[reader], mine = self._changed_own(reader, before or {}, options)
            me = {} if before is not None else _me(reader)
            told[reader] = _update(head, _merged(room, _json(me)), _merged(view, _json(mine)))
        self._own, self._hands = owned, hands
        return told

    def _changed_room(self) -> Parts:
        """Return what has changed for everybody in `room`; most of it stands still while a hand is played."""
        moving, before = moving_parts(self.table), self._room
        self._room = before | moving
        changed = _changed(before, moving)
        if self._still != self.table.revision:
            still = still_parts(self.table)
            changed |= _changed(before, still)
            self._still = self.table.revision
            self._room |= still
        return changed

    def _changed_view(self) -> Parts:
        """Return what has changed for everybody in `view`."""
        match, before = self.table.match, self._view
        if match is None:
            return {}
        self._seen = _glance(match)
        self._view = game_parts(self.table, match, self._seen)
        return _changed(before, self._view) if before else views.fixed(match.game) | self._view

    def _changed_own(self, reader: Reader, before: Parts, options: Options | None) -> tuple[Parts, Parts]:
        """Return what a reader alone may know, and what of it has changed."""
        if options is None or self._seen is None:
            return {}, {}
        after = own_parts(self.table, reader, self._view, self._seen)
        return after, _changed(before, after) | _options(options, self.table.played_by(reader))

    def _untouched(self, reader: Reader, before: Parts, hands: list[int]) -> bool:
        """Say whether a reader's cards are as they were, and no decision is or was theirs."""
        match, seat = self.table.match, self.table.played_by(reader)
        if seat is None or match is None or match.school is not None or before["seat"] != seat:
            return False
        waits = match.game.to_move in (seat, None) or before["legal"] or before["packet"] or before["open_hands"]
        return not waits and hands[seat] == self._hands[seat] and not self.table.open_hands(seat)


# ---------------------------------------------------------------- the parts


def moving_parts(table: Table) -> Parts:
    """Return the keys of a `RoomView` that change with every move."""
    until = table.until
    return {
        "phase": table.phase,
        "awaited": sorted(table.awaited),
        "until": None if until is None else round(until * 1000),
    }


def still_parts(table: Table) -> Parts:
    """Return the keys of a `RoomView` that are the same for every reader, and for every move of a hand."""
    return {
        "table": table.id,
        "host": table.seating.host,
        "judge": judge(table),
        "match": table.matches,
        "seats": seats(table),
        "rules": table.preset.id,
        "house": table.house,
        "code": table.code,
        "game": table.game_view,
        "least": table.rules.players[0],
        "most": min(table.rules.players[1], table.rules.most_players()),
        "fill": table.opened.fill,
        **table.options,
        "watching": table.watching,
        "fair": fair(table),
        "replays": replays(table),
        "talk": [dict(line) for line in table.talk],
    }


def seats(table: Table) -> list[SeatInfo]:
    """Return the seats as everybody sees them."""
    return [
        SeatInfo(
            kind="open" if occupant.nobody else "person" if occupant.level is None else "bot",
            name=occupant.name,
            level=occupant.level,
            connected=occupant.level is not None or seat in table.present,
            stand_in=occupant.stand_in,
            shows=occupant.shows,
        )
        for seat, occupant in enumerate(table.seating.all)
    ]


def judge(table: Table) -> Judge | None:
    """Return who judges without a seat."""
    occupant = table.seating.judge
    return None if occupant.nobody else Judge(name=occupant.name, connected=table.judging)


def fair(table: Table) -> Fair:
    """Return the shuffle of the next hand as far as it is fixed, and the last finished one laid open."""
    match, salts = table.match, table.salts
    finished = match.finished if match is not None else []
    playing = match is not None and len(match.shuffles) > len(finished)
    return Fair(
        table=table.opened.alias,
        hand=table.hands + 1,
        commitment=table.commitment,
        salts=[salts.get(seat) for seat in range(len(table.seating))],
        now=match.shuffles[-1].commitment if match is not None and playing else None,
        last=cast("Proof", finished[-1].proof()) if finished else None,
    )


def replays(table: Table) -> list[str]:
    """Return the addresses of the finished hands of this match."""
    if table.match is None:
        return []
    return [table.replay_of(shuffle.table, shuffle.hand) for shuffle in table.match.finished]


def _glance(match: Match) -> View:
    """Return what the seat to move may see; where nobody is, what the first may."""
    return match.game.view(match.game.to_move or 0)


def game_parts(table: Table, match: Match, seen: View) -> Parts:
    """Return the keys of a `TableView` that are the same for every reader."""
    players = [
        {
            "name": sitter.name,
            "bot": sitter.level,
            "connected": sitter.level is not None or seat in table.present,
            "stand_in": table.seating[seat].stand_in if seat < len(table.seating) else None,
            "last_move": match.history.last.get(seat),
        }
        for seat, sitter in enumerate(match.sitters)
    ]
    return views.public(match, seen, players) | {"ready": sorted(table.ready)}


def own_parts(table: Table, reader: Reader, shared: Parts, seen: View) -> Parts:  # noqa: PLR0917
    """Return the keys of a `TableView` that are for one reader alone, but for the actions."""
    match, seat = table.match, table.played_by(reader)
    assert match is not None, "without a match there is nothing to see"
    if seat is None:
        own = views.nobodys()
    else:
        mine = seen if seen.seat == seat else match.game.own(seat)
        open_hands = {str(other): match.game.own(other).hand for other in table.open_hands(seat)}
        own = views.own(seat, mine, open_hands)
        if shared["to_move"] == seat:
            own["worths"] = match.game.worths()
    school = match.school
    if school is None:
        return own | {"school": None}
    learner = JUDGE if reader == JUDGE else seat
    own["legal"] = school.legal(shared["phase"], learner, own["legal"])
    return own | {"school": school.view(learner, _cards(shared, own))}


def _me(reader: Reader) -> Parts:
    return {"me": None if reader == JUDGE else reader}


def _options(options: Options, reader: Reader) -> Parts:
    mover, movers, others = options
    if reader is None:
        return {"actions": [], "blocked": {}}
    return movers if reader == mover else others


def _cards(shared: Parts, own: Parts) -> set[str]:
    """Return every card that a reader sees: no term tells of another one."""
    seats = [card for seat in shared["seats"] for card in (*seat["known"], *(seat["shown"] or ()))]
    open_hands = [card for hand in own["open_hands"].values() for card in hand]
    return {*own["hand"], *own["packet"], *shared["table"], *shared["discard"], *seats, *open_hands}


def _missed(table: Table, since: int) -> list[Event]:
    """Return what happened after a row, if all of it is still known; else the state alone has to do."""
    kept = table.events
    if not kept or since > table.seq or since < kept[0][0] - 1:
        return []
    return [event for seq, events in kept if seq > since for event in events]


# ---------------------------------------------------------------- JSON


def _stamp(table: Table, now: float) -> Parts:
    return {"seq": table.seq, "turn": table.turn, "now": round(now * 1000)}


def _changed(before: Parts, after: Parts) -> Parts:
    return {key: value for key, value in after.items() if before.get(key, MISSING) != value}


def _update(head: bytes, room: bytes, view: bytes) -> bytes:
    return b'%b%b,"view":%b,"ack":null}' % (head, room, view)


def acknowledged(told: bytes, ack: str) -> bytes:
    """Return an update as the answer to a message."""
    return told.removesuffix(b"null}") + orjson.dumps(ack) + b"}"


def _json(told: Any) -> bytes:
    return orjson.dumps(told)


def _merged(one: bytes, other: bytes) -> bytes:
    """Return the JSON of two objects without a common key as one."""
    if len(other) == 2:
        return one
    return other if len(one) == 2 else b"%b,%b" % (one[:-1], other[1:])
