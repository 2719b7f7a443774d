"""What a client says over its WebSocket."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from pydantic import Field, TypeAdapter

from schwimmen.server.message import Message
from schwimmen.server.protocol.common import MAX_CHAT, MAX_ID, MAX_TOKEN, Clock, Level, MessageId, Pace, Seat, Sign
from schwimmen.server.school.messages import Learn

SALT = r"^[0-9a-f]{32}$"


class Sit(Message):
    """First message of a connection: who I am, and what I have seen. The token is never part of an address."""

    type: Literal["sit"]
    version: int
    table: Annotated[str, Field(max_length=MAX_ID)]
    token: Annotated[str, Field(max_length=MAX_TOKEN)] | None = Field(
        default=None, description="the secret that opens a seat; without one I look on as a spectator"
    )
    since: Annotated[int, Field(ge=0)] | None = Field(
        default=None, description="`seq` of the last message that I got: the answer's events begin after it"
    )
    salt: Annotated[str, Field(pattern=SALT)] | None = Field(
        default=None,
        description="my part of the first hand, which is dealt as I sit down, where its seal is known (`Seated`)",
    )


class Ping(Message):
    """Is the line alive? Answered by a `pong`, whatever else goes on."""

    type: Literal["ping"]


class Play(Message):
    """A decision, with the number of the game's state that the player saw (`turn`).

    A repeated send is answered like the first and takes effect once; a send for an older state is an error.
    """

    type: Literal["play"]
    id: MessageId
    turn: Annotated[int, Field(ge=0)]
    move: Annotated[str, Field(min_length=1, max_length=MAX_ID)]


class Next(Message):
    """I have seen the showdown: deal the next hand."""

    type: Literal["next"]
    id: MessageId


class Salt(Message):
    """My part of the shuffle of a coming hand, sent after I have seen the commitment to the server's part."""

    type: Literal["salt"]
    id: MessageId
    hand: Annotated[int, Field(ge=1)]
    value: Annotated[str, Field(pattern=SALT)]


class Start(Message):
    """Begin the match, or a rematch (host)."""

    type: Literal["start"]
    id: MessageId
    fill: Level | None = Field(default=None, description="who takes the open seats; null leaves them away")


class Arrange(Message):
    """Change who sits where (host).

    `remove` frees a person's seat, during a match a computer opponent takes it; `bot` gives a seat to a computer
    opponent; `open` frees a computer opponent's seat between matches; `host` hands over the host's role; `add` puts
    one more open seat to the table (`seat` says nothing then).
    """

    type: Literal["arrange"]
    id: MessageId
    do: Literal["remove", "bot", "open", "host", "add"]
    seat: Seat
    level: Level = "club"


class DealFirst(Message):
    """Who deals first in the school edition: the pupil with the longest way to school, or (null) whom chance chooses.

    Everybody at the table can say it, and the judge: the seats are turned until the dealer's seat is that pupil's.
    """

    type: Literal["first"]
    id: MessageId
    seat: Seat | None


class Configure(Message):
    """Change how the table is run (host); what is null stays."""

    type: Literal["set"]
    id: MessageId
    pace: Pace | None = None
    clock: Clock | None = None
    chat: bool | None = None
    watch: bool | None = None
    public: bool | None = None


class Wait(Message):
    """Give those for whom we wait more time."""

    type: Literal["wait"]
    id: MessageId


class Back(Message):
    """I am back: the computer opponent that stands in for me hands back."""

    type: Literal["back"]
    id: MessageId


class Leave(Message):
    """I get up for good; during a match a computer opponent takes my seat."""

    type: Literal["leave"]
    id: MessageId


class Show(Message):
    """Whether those who are out of the match may look into my hand."""

    type: Literal["show"]
    id: MessageId
    on: bool


class Chat(Message):
    """A line of talk."""

    type: Literal["chat"]
    id: MessageId
    text: Annotated[str, Field(min_length=1, max_length=MAX_CHAT)]


class React(Message):
    """A quick reaction, seen for a moment."""

    type: Literal["react"]
    id: MessageId
    sign: Sign


class Hint(Message):
    """What would be good to do here? In a game against computers alone; answered by a `hint`, to this connection."""

    type: Literal["hint"]
    id: MessageId
    turn: Annotated[int, Field(ge=0)]


Spoken: TypeAlias = (
    Play | Next | Salt | Start | Arrange | DealFirst | Configure | Wait | Back | Leave | Show | Chat | React | Learn
)  # fmt: skip
"""What can be said at a table, once one sits there."""

ClientMessage: TypeAlias = Annotated[
    Sit
    | Ping
    | Play
    | Next
    | Salt
    | Start
    | Arrange
    | DealFirst
    | Configure
    | Wait
    | Back
    | Leave
    | Show
    | Chat
    | React
    | Learn
    | Hint,
    Field(discriminator="type"),
]
client_message: TypeAdapter[ClientMessage] = TypeAdapter(ClientMessage)

MODELS: tuple[type[Message], ...] = (
    Sit, Ping, Play, Next, Salt, Start, Arrange, DealFirst, Configure, Wait, Back, Leave, Show, Chat, React, Hint,
)  # fmt: skip
