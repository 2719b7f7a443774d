"""What readers of a table are told: everything when they come, and from then on what has changed.

Kernels write what happens in the game (`projection`), once for all and once for each reader. Here it is put together
with what is not in the game's records: who plays, what has happened so far, the table as a place.
"""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass, field
from typing import Any, TypeAlias, cast

import orjson

from schwimmen.engine.layout import NOBODY
from schwimmen.match.evening import Evening
from schwimmen.match.telling import NOBODY_TOLD, Told
from schwimmen.server.protocol.room import EveningView, Fair, Feat, Judge, Proof, SeatInfo, Won
from schwimmen.server.protocol.view import PlayerView
from schwimmen.server.school.state import JUDGE
from schwimmen.server.table import views
from schwimmen.server.table.match import Match
from schwimmen.server.table.table import Table
from schwimmen.server.table.views import Parts

Reader: TypeAlias = int | None
"""A seat, the judge without one, or a spectator."""

Json: TypeAlias = dict[str, bytes]
"""Keys of an object, with their values as JSON."""

MISSING = object()


@dataclass(slots=True)
class News:
    """What has been told about a table so far."""

    table: Table
    _room: Parts = field(default_factory=dict)
    _match: Match | None = None
    _state: bytes = b""
    """The state of the game that was told."""
    _told: dict[Reader, Told] = field(default_factory=dict)
    """Who was told of it."""
    _eyes: dict[Reader, Told] = field(default_factory=dict)
    """Whose cards each reader sees, as long as the table stands still."""
    _view: Json = field(default_factory=dict)
    """The keys of the view that are put together here, as they were told."""
    _lessons: dict[Reader, Json] = field(default_factory=dict)
    """The same of each reader's school edition."""
    _still: int = -1
    """The table's revision of which the parts that stand still were told."""

    def state(self, reader: Reader, now: float, since: int | None = None) -> bytes:
        """Return everything that a reader may know, with the events after a number that it has seen."""
        table, match = self.table, self.table.match
        view = b"null"
        if match is not None:
            ours = fixed(match) | view_parts(match, table.ready) | players(table, match)
            seen = match.game.teller.whole(match.state, told_as(match, reader, eyes(table, match, reader)))
            view = b"{%b}" % _joined(_keys(ours | school_part(table, match, reader)), seen)
        room = still_parts(table) | moving_parts(table) | _me(reader)
        return _STATE % (_begun(b"state", table, now), _missed(table, since), _json(room), view)

    def updates(self, readers: Collection[Reader], happened: bytes, now: float) -> dict[Reader, bytes]:
        """Return for each reader what has changed since the last time, ending in `"ack":null}`.

        `happened` are the events, as `Table.apply` returns them.
        """
        table, match, before = self.table, self.table.match, self._told
        if match is not self._match:
            self._match, self._state, self._view, self._lessons, before = match, b"", {}, {}, {}
            self._told = {}
        same_place = self._still == table.revision
        if not same_place:
            self._eyes = {}
        head, room = _begun(b"update", table, now) + happened, _json(self._changed_room())[1:-1]
        if match is None:
            self._told = dict.fromkeys(readers, NOBODY_TOLD)
            return dict.fromkeys(readers, _UPDATE % (head, room, b"", b"", b""))
        now_told = self._told_now(match, readers)
        shared, *own = self._changed_game(match, now_told)
        shared = _joined(shared, self._changed_view(match, same_place=same_place))
        told: dict[Reader, bytes] = {}
        for reader, mine in zip(now_told, own, strict=True):
            here = room if reader in before else _joined(room, _json(_me(reader))[1:-1])
            view = mine if match.school is None else _joined(mine, self._changed_lesson(match, reader))
            told[reader] = _UPDATE % (head, here, shared, b"," if shared and view else b"", view)
        self._told = now_told
        return told

    def _told_now(self, match: Match, readers: Collection[Reader]) -> dict[Reader, Told]:
        """Return how kernels know each reader now."""
        if self._eyes.keys() != readers:
            self._eyes = {reader: eyes(self.table, match, reader) for reader in readers}
        if not match.rules.explain_gate:
            return self._eyes
        return {reader: told_as(match, reader, sees) for reader, sees in self._eyes.items()}

    def _changed_game(self, match: Match, readers: dict[Reader, Told]) -> list[bytes]:
        """Return what has changed in the game, for everybody and for each reader."""
        before, self._state = self._state, match.state
        if before == self._state and readers == self._told:
            return [b""] * (1 + len(readers))
        pairs = list(zip(map(self._told.get, readers), readers.values(), strict=True))
        return match.game.teller.news(before, self._state, pairs)

    def _changed_room(self) -> Parts:
        """Return what has changed for everybody in `room`; most of it stands still while a hand is played."""
        parts = moving_parts(self.table)
        if self._still != self.table.revision:
            parts |= still_parts(self.table)
            self._still = self.table.revision
        return _changed(self._room, parts)

    def _changed_view(self, match: Match, *, same_place: bool) -> bytes:
        """Return what has changed for everybody in the keys of `view` that are put together here."""
        parts = view_parts(match, self.table.ready)
        if not self._view:
            parts |= fixed(match)
        if not (self._view and same_place):
            parts |= players(self.table, match)
        return _keys(_changed(self._view, parts))

    def _changed_lesson(self, match: Match, reader: Reader) -> bytes:
        """Return what has changed of a reader's school edition."""
        return _keys(_changed(self._lessons.setdefault(reader, {}), school_part(self.table, match, reader)))


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
        "first": table.seating.seat_of(table.seating.first),
        "lesson": table.opened.lesson,
        "match": table.matches,
        "seats": seats(table),
        "rules": table.preset.id,
        "house": table.house,
        "code": table.code,
        "game": table.game_view,
        "least": table.rules.players[0],
        "most": min(table.rules.players[1], table.rules.most_players()),
        "fill": table.opened.fill,
        "minutes": table.opened.minutes,
        "ends": None if table.ends is None else round(table.ends * 1000),
        **table.options,
        "watching": table.watching,
        "fair": fair(table),
        "replays": table.replays,
        "evening": evening(table.evening),
        "talk": [dict(line) for line in table.talk],
    }


def evening(counted: Evening) -> EveningView:
    """Return what everybody may know of what a table has counted."""
    won = [Won(name=name, count=count) for name, count in counted.won()]
    feats = {feat: one and Feat(name=one[0], value=one[1]) for feat, one in counted.feats().items()}
    return EveningView(won=won, brave=feats["brave"], unlucky=feats["unlucky"])


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


def view_parts(match: Match, ready: Collection[int]) -> Json:
    """Return the keys of a `TableView` that tell what has happened, and who wants the next hand."""
    return match.history.told | {"ready": _json(sorted(ready))}


def players(table: Table, match: Match) -> Json:
    """Return the key of a `TableView` that tells who plays."""
    told = [
        PlayerView(
            name=sitter.name,
            bot=sitter.level,
            connected=sitter.level is not None or seat in table.present,
            stand_in=table.seating[seat].stand_in if seat < len(table.seating) else None,
        )
        for seat, sitter in enumerate(match.sitters)
    ]
    return {"players": _json(told)}


def fixed(match: Match) -> Json:
    """Return the keys of a `TableView` that stay as they are for a whole match."""
    parts = {key: _json(value) for key, value in views.fixed(match.game.preset, match.rules).items()}
    return parts if match.school is not None else parts | {"school": b"null"}


def eyes(table: Table, match: Match, reader: Reader) -> Told:
    """Return how kernels know a reader that does not judge: whose cards it sees."""
    seat = table.played_by(reader)
    if seat is None:
        return NOBODY_TOLD
    return match.game.reader(seat, sum(1 << other for other in table.open_hands(seat)), judges=False)


def told_as(match: Match, reader: Reader, sees: Told) -> Told:
    """Return how kernels know a reader now: whose it is to judge changes from move to move."""
    seat, open_hands, _, standing = sees
    if match.school is None:
        return seat, open_hands, seat == match.to_move, standing
    learner = reader if reader == JUDGE else None if seat == NOBODY else seat
    return seat, open_hands, bool(match.school.judges(learner)), standing


def school_part(table: Table, match: Match, reader: Reader) -> Json:
    """Return the key of a `TableView` with what a reader may know of the lesson, where there is one."""
    if match.school is None:
        return {}
    game, told = match.game, told_as(match, reader, eyes(table, match, reader))
    seen = orjson.loads(b"{%b}" % game.teller.whole(match.state, told))
    return {"school": _json(match.school.view(_learner(table, reader), _cards(seen)))}


def _learner(table: Table, reader: Reader) -> Reader:
    return JUDGE if reader == JUDGE else table.played_by(reader)


def _me(reader: Reader) -> Parts:
    return {"me": None if reader == JUDGE else reader}


def _cards(seen: Parts) -> set[str]:
    """Return every card that a reader sees: no term tells of another one."""
    seats = [card for seat in seen["seats"] for card in (*seat["known"], *(seat["shown"] or ()))]
    open_hands = [card for hand in seen["open_hands"].values() for card in hand]
    return {*seen["hand"], *seen["packet"], *seen["table"], *seen["discard"], *seats, *open_hands}


def _missed(table: Table, since: int | None) -> bytes:
    """Return what happened after a row, if all of it is still known; else the state alone has to do."""
    kept = table.events
    if since is None or not kept or since > table.seq or since < kept[0][0] - 1:
        return b""
    return b",".join(events for seq, events in kept if seq > since)


# ---------------------------------------------------------------- JSON

_STATE = b'%b%b],"room":%b,"view":%b,"ack":null}'
_UPDATE = b'%b],"room":{%b},"view":{%b%b%b},"ack":null}'


def _begun(kind: bytes, table: Table, now: float) -> bytes:
    """Return a message up to its events."""
    return b'{"type":"%b","seq":%d,"turn":%d,"now":%d,"events":[' % (kind, table.seq, table.turn, round(now * 1000))


def acknowledged(told: bytes, ack: str) -> bytes:
    """Return an update as the answer to a message."""
    return told.removesuffix(b"null}") + orjson.dumps(ack) + b"}"


def _json(told: Any) -> bytes:
    return orjson.dumps(told)


def _keys(parts: Json) -> bytes:
    """Return keys and values as they stand in an object."""
    return b",".join([b'"%b":%b' % (key.encode(), value) for key, value in parts.items()])


def _joined(one: bytes, other: bytes) -> bytes:
    """Return what stands in two objects as it stands in one."""
    return b"%b,%b" % (one, other) if one and other else one or other


def _changed(told: dict[str, Any], now: dict[str, Any]) -> dict[str, Any]:
    """Return what is not told yet, and note it as told. What is the same object does not have to be compared."""
    changed = {
        key: value for key, value in now.items() if (was := told.get(key, MISSING)) is not value and was != value
    }
    told |= changed
    return changed
