"""The lobby over REST."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from typing import Annotated, Any

from fastapi import FastAPI, Path, Request
from fastapi.responses import StreamingResponse
from starlette.types import Receive, Scope, Send

from schwimmen.server import accounts, addresses, answers
from schwimmen.server.lobby import Lobby
from schwimmen.server.pages_protocol import REVIEW, Replay
from schwimmen.server.problems import PROBLEMS, Refusal
from schwimmen.server.protocol.common import MAX_ID
from schwimmen.server.protocol.lobby import (
    Catalogue,
    Claim,
    Deleted,
    Exported,
    Handover,
    Held,
    Invitation,
    JoinTable,
    Mine,
    MineAsked,
    MyTables,
    NewTable,
    RulesAnswer,
    RulesAsked,
    Seated,
    TableInfo,
    TableList,
)
from schwimmen.server.rate_limit import RateLimits
from schwimmen.server.reviews import Listener
from schwimmen.server.school.state import JUDGE
from schwimmen.server.store.store import HANDOVER_SECONDS
from schwimmen.words.sentence import Sentence

CODE_BYTES = 18

EVENT = {
    "type": "object",
    "properties": {
        "event": {"enum": [model.model_fields["kind"].default for model in REVIEW]},
        "data": {"type": "string", "description": "the event as JSON"},
    },
    "required": ["event", "data"],
}
EVENTS: dict[int | str, dict[str, Any]] = {
    200: {"description": "one event after the other", "content": {"text/event-stream": {"schema": EVENT}}}
}

TableId = Annotated[str, Path(max_length=MAX_ID)]


Key = Annotated[str, Path(max_length=200)]
"""What names a replay."""


def add_routes(app: FastAPI, lobby: Lobby, *, reachable: bool, ready: Callable[[], bool]) -> None:
    """Add everything that the lobby answers.

    `reachable` says whether the server listens for the network, `ready` whether it can read a table: until then no
    table is offered to strangers.
    """
    _add_rules(app)
    _add_tables(app, lobby, reachable=reachable, ready=ready)
    _add_replays(app, lobby)
    _add_seats(app, lobby, reachable=reachable)
    _add_traces(app, lobby)


def _add_rules(app: FastAPI) -> None:
    """Add what is told of games that nobody plays yet."""

    @app.get("/api/catalogue")
    async def catalogue() -> Catalogue:
        return answers.catalogue()

    @app.post("/api/rules", responses=PROBLEMS)
    async def rules(asked: RulesAsked) -> RulesAnswer:
        return answers.rules_answer(asked)


def _add_tables(app: FastAPI, lobby: Lobby, *, reachable: bool, ready: Callable[[], bool]) -> None:
    """Add the way to a table."""
    limits = lobby.settings.limits
    opening, sitting = RateLimits(limits.tables), RateLimits(limits.seats)

    @app.post("/api/tables", status_code=201, responses=PROBLEMS)
    async def open_table(asked: NewTable, request: Request) -> Seated:
        spend(opening, request)
        return await lobby.open(asked)

    @app.get("/api/tables", responses=PROBLEMS)
    async def public_tables() -> TableList:
        return TableList(tables=await lobby.public() if ready() else [])

    @app.get("/api/tables/{table}", responses=PROBLEMS)
    async def one_table(table: TableId) -> TableInfo:
        return await lobby.info(table)

    @app.post("/api/tables/{table}/join", status_code=201, responses=PROBLEMS)
    async def join(table: TableId, asked: JoinTable, request: Request) -> Seated:
        spend(sitting, request)
        return await lobby.join(table, asked)

    @app.get("/api/tables/{table}/invitation", responses=PROBLEMS)
    async def invitation(table: TableId, request: Request) -> Invitation:
        await lobby.info(table)
        return invitation_to(f"join/{table}", request, lobby, reachable=reachable)


def _add_replays(app: FastAPI, lobby: Lobby) -> None:
    """Add what is told of finished hands."""

    @app.get("/api/replays/{key}", responses=PROBLEMS)
    async def replay(key: Key) -> Replay:
        return await lobby.replay(key)

    @app.get("/api/replays/{key}/review", responses=PROBLEMS | EVENTS, response_class=StreamingResponse)
    async def review(key: Key, request: Request) -> ReviewStream:
        """Stream a finished hand's review: one `ReviewEvent` after the other, the last one is `end` or `problem`."""
        return ReviewStream(lobby.reviews.listen(key, await lobby.replay(key), address_of(request)))


def _add_seats(app: FastAPI, lobby: Lobby, *, reachable: bool) -> None:
    """Add the ways from device to device. The secrets of seats travel in bodies, never in addresses."""

    @app.post("/api/handover", responses=PROBLEMS)
    async def handover(held: Held, request: Request) -> Handover:
        member = lobby.services.signer.member(held.table, held.token)
        room = await lobby.room(held.table)
        if member is None or room.table.seating.reader_of(member) is None:
            raise Refusal(403, "token", Sentence("error-wrong-token"))
        return await code_for(held.table, member, request)

    @app.post("/api/judge", responses=PROBLEMS)
    async def judge(held: Held, request: Request) -> Handover:
        appointed = await lobby.appoint(held)
        return await code_for(held.table, appointed, request)

    async def code_for(table: str, member: str, request: Request) -> Handover:
        code = secrets.token_urlsafe(CODE_BYTES)
        await lobby.services.store.hand_over(code, table, member)
        way = invitation_to(f"device/{code}", request, lobby, reachable=reachable)
        return Handover(code=code, seconds=HANDOVER_SECONDS, **way.model_dump())

    @app.post("/api/claim", responses=PROBLEMS)
    async def claim(asked: Claim) -> Seated:
        found = await lobby.services.store.claim(asked.code)
        room = None if found is None else await lobby.find(found[0])
        reader = None if found is None or room is None else room.table.seating.reader_of(found[1])
        if found is None or reader is None:
            raise Refusal(404, "code", Sentence("problem-handover"))
        seat = None if reader == JUDGE else reader
        return Seated(table=found[0], seat=seat, token=lobby.services.signer.token(*found))


def _add_traces(app: FastAPI, lobby: Lobby) -> None:
    """Add what somebody may ask and delete of their own, likewise by the secrets of seats."""

    @app.post("/api/mine", responses=PROBLEMS)
    async def mine(asked: MineAsked) -> Mine:
        return await accounts.mine(lobby, asked.seats)

    @app.post("/api/export", responses=PROBLEMS)
    async def export(asked: MyTables) -> Exported:
        return await accounts.export(lobby, asked.seats)

    @app.post("/api/delete", responses=PROBLEMS)
    async def delete(asked: MyTables) -> Deleted:
        return await accounts.delete(lobby, asked.seats)


def invitation_to(page: str, request: Request, lobby: Lobby, *, reachable: bool) -> Invitation:
    """Return the address of a page for others."""
    place = addresses.place_of(request, lobby.settings.public_url, reachable=reachable)
    link = f"{place.url}/#/{page}"
    path, size = addresses.qr(link)
    return Invitation(link=link, qr=path, size=size, here_only=place.here_only)


class ReviewStream(StreamingResponse):
    """A review as `text/event-stream`; a reader who hangs up listens no more."""

    media_type = "text/event-stream"

    def __init__(self, listener: Listener) -> None:
        # A proxy must pass each event on at once.
        super().__init__(listener.course.events(), headers={"cache-control": "no-store", "x-accel-buffering": "no"})
        self._listener = listener

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Send what comes, until the review or the listener has come to an end."""
        try:
            await super().__call__(scope, receive, send)
        finally:
            self._listener.leave()


def address_of(request: Request) -> str:
    """Return the address that a request comes from."""
    return request.client.host if request.client else ""


def spend(allowances: RateLimits, request: Request) -> None:
    """Count a request that makes something. Raises Refusal where an address makes too much."""
    if not allowances.spend(address_of(request)):
        raise Refusal(429, "too-many", Sentence("problem-too-many"))
