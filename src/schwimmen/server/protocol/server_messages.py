"""What the server says over a WebSocket.

After sitting down a client gets a `state`: everything that it may know. From then on each change comes as an `update`
with only those parts of `room` and `view` that have changed; anyone who sits down again gets a `state` with the events
that were missed.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal, TypeAlias

from pydantic import Field
from typing_extensions import TypedDict

from schwimmen.match.event import Event
from schwimmen.server.message import Message, exact
from schwimmen.server.protocol.common import ErrorCode, Seat, Sign
from schwimmen.server.protocol.room import RoomView
from schwimmen.server.protocol.view import TableView
from schwimmen.words.sentence import Sentence


@exact
class State(TypedDict):
    """Everything that the reader may know, and what happened since `since` of `sit`, where that is still known."""

    type: Literal["state"]
    seq: Annotated[int, Field(description="the table's sequence number: one more with everything that happens")]
    turn: Annotated[int, Field(description="number of the game's state: one more with every move and every deal")]
    now: Annotated[int, Field(description="the server's clock in milliseconds")]
    events: list[Event]
    room: RoomView
    view: Annotated[TableView | None, Field(description="null before the first match")]
    ack: Annotated[str | None, Field(description="id of the reader's message that this answers")]


@exact
class Update(TypedDict):
    """What happened, and the keys of `room` and of `view` that it changed, with their new values."""

    type: Literal["update"]
    seq: int
    turn: int
    now: int
    events: list[Event]
    room: Annotated[dict[str, Any], Field(description="a part of RoomView")]
    view: Annotated[dict[str, Any], Field(description="a part of TableView; the whole at the start of a match")]
    ack: str | None


class Reaction(Message):
    """A quick reaction of somebody; it is not kept."""

    type: Literal["reaction"] = "reaction"
    seat: Seat
    sign: Sign


class HintedMove(Message):
    """A move that is worth a thought."""

    move: str
    told: Sentence
    chance: float = Field(description="the chance to win the match after it, 0 to 1")
    because: list[Sentence] = Field(description="reasons for it, or of a worse move against it; may be empty")


class Hinted(Message):
    """The best moves by what the reader's own seat can see, best first; told to nobody else and not kept."""

    type: Literal["hint"] = "hint"
    ack: str
    turn: int = Field(description="the state of the game that it is about")
    best: list[HintedMove]
    why: Sentence


class Pong(Message):
    """The line is alive; a smaller `seq` than expected here means that nothing was missed."""

    type: Literal["pong"] = "pong"
    seq: int


class Error(Message):
    """A clear answer to a message that could not be followed. Nothing else has happened."""

    type: Literal["error"] = "error"
    id: str | None = None
    code: ErrorCode
    why: Sentence
    seq: int | None = Field(default=None, description="the table's sequence number")


ServerMessage: TypeAlias = Annotated[State | Update | Reaction | Hinted | Pong | Error, Field(discriminator="type")]

MODELS: tuple[Any, ...] = (State, Update, Reaction, HintedMove, Hinted, Pong, Error)
