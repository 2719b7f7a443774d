"""What waits at a room to be taken, one after the other."""

from __future__ import annotations

import asyncio
from collections import deque
from dataclasses import dataclass
from typing import TypeAlias, cast

from schwimmen.server.link import Link
from schwimmen.server.protocol.server_messages import Error
from schwimmen.server.store.writer import StoreDown
from schwimmen.server.table import inputs
from schwimmen.server.table.deciding import WISHES
from schwimmen.server.table.inputs import Incoming
from schwimmen.words.sentence import Sentence


@dataclass(frozen=True, slots=True)
class Arrival:
    """A connection sits down, for the first time or again."""

    link: Link
    since: int | None
    salt: str | None


@dataclass(frozen=True, slots=True)
class Refresh:
    """The log may have grown, or who is connected may have changed."""

    log: bool


@dataclass(frozen=True, slots=True)
class Pending:
    """Something that somebody waits for: how it was settled."""

    came: Incoming
    done: asyncio.Future[None]


Item: TypeAlias = Arrival | Refresh | Pending | tuple[Incoming, Link | None]

Wish: TypeAlias = tuple[inputs.Said, Link]
"""What can be settled together with the wishes of others."""


def take_wishes(first: Item, inbox: deque[Item]) -> list[Wish]:
    """Return something that was taken, with the wishes of others that follow it; empty if it is none itself."""
    if not _is_wish(first):
        return []
    wishes, members = [first], {_member(first)}
    while inbox and _is_wish(inbox[0]) and _member(inbox[0]) not in members:
        members.add(_member(inbox[0]))
        wishes.append(inbox.popleft())
    return cast("list[Wish]", wishes)


def _is_wish(item: Item) -> bool:
    return isinstance(item, tuple) and isinstance(item[0], inputs.Said) and isinstance(item[0].message, WISHES)


def _member(wish: Item) -> str:
    return cast("Wish", wish)[0].member


def give_up(item: Item) -> None:
    """Let nobody wait for what a room cannot settle: an arrival, something that was said or asked."""
    match item:
        case Arrival(link):
            link.error(Error(code="server", why=Sentence("error-store")))
            link.end()
        case (inputs.Said(message=message), Link() as link):
            link.error(Error(id=message.id, code="server", why=Sentence("problem-server")))
        case Pending(_, done) if not done.done():
            done.set_exception(StoreDown("the table was left"))
