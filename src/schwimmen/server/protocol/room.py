"""The table as a place: who sits there, how long they have, what they say. Everything but `me` is the same for all."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import Field
from typing_extensions import TypedDict

from schwimmen.server.message import exact
from schwimmen.server.protocol.common import Clock, Level, Pace, Seat
from schwimmen.server.protocol.view import GameView


@exact
class SeatInfo(TypedDict):
    """One seat, whether somebody sits there or not."""

    kind: Literal["person", "bot", "open"]
    name: Annotated[str, Field(description="empty for an open seat, and for a person whose traces were deleted")]
    level: Annotated[Level | None, Field(description="of a computer opponent")]
    connected: bool
    stand_in: Annotated[Level | None, Field(description="the computer opponent that plays for an absent person")]
    shows: Annotated[bool, Field(description="lets those who are out of the match look into this hand")]


@exact
class Judge(TypedDict):
    """Who judges explanations without a seat; without that person, those at the table do."""

    name: Annotated[str, Field(description="empty where it was not given, or was deleted")]
    connected: bool


@exact
class ChatLine(TypedDict):
    """One line of talk."""

    number: Annotated[int, Field(description="the table's number (`seq`) at which it was said")]
    seat: Annotated[Seat, Field(description="where the speaker sat then")]
    name: str
    text: str


@exact
class Proof(TypedDict):
    """The shuffle of a finished hand, laid open (docs/fair-shuffle.md)."""

    commitment: str
    secret: str
    table: str
    hand: int
    contributions: list[str | None]


@exact
class Fair(TypedDict):
    """The shuffle of the next hand, as far as it is fixed: the server's part is sealed, people add theirs."""

    table: Annotated[str, Field(description="the name of the table in the shuffle")]
    hand: Annotated[int, Field(description="number of that hand at this table, from 1")]
    commitment: Annotated[str, Field(description="hash of the server's secret for it")]
    salts: Annotated[list[str | None], Field(description="what each seat has contributed to it so far")]
    now: Annotated[str | None, Field(description="the commitment of the hand that is being played")]
    last: Annotated[Proof | None, Field(description="the last finished hand")]


@exact
class Won(TypedDict):
    """How many matches somebody has won at this table."""

    name: Annotated[str, Field(description="empty for a person whose traces were deleted")]
    count: int


@exact
class Feat(TypedDict):
    """A hand of the evening that is remembered."""

    name: Annotated[str, Field(description="whose hand it was; empty for a person whose traces were deleted")]
    value: Annotated[str, Field(description="what it was worth, as in the record")]


@exact
class EveningView(TypedDict):
    """What the table has counted in all its matches."""

    won: Annotated[list[Won], Field(description="everybody who has finished a match, who has won most first")]
    brave: Annotated[
        Feat | None, Field(description="the lowest value that somebody called on and that did better than another hand")
    ]
    unlucky: Annotated[Feat | None, Field(description="the highest value that did worse than another hand")]


@exact
class RoomView(TypedDict):
    """The table as a place, as one reader may see it."""

    table: str
    me: Annotated[
        Seat | None, Field(description="the reader's own seat; null for a spectator, and for a judge without one")
    ]
    host: Annotated[Seat | None, Field(description="who may start, remove and change things")]
    judge: Annotated[Judge | None, Field(description="school edition: who judges without a seat")]
    first: Annotated[
        Seat | None, Field(description="school edition: who deals first; null where chance chooses the dealer")
    ]
    lesson: Annotated[str, Field(description="the code of the lesson that the table belongs to; empty without one")]
    phase: Literal["waiting", "playing", "over"]
    match: Annotated[int, Field(description="number of the match at this table; 0 before the first")]
    seats: list[SeatInfo]
    rules: Annotated[str, Field(description="preset id")]
    house: Annotated[dict[str, Any], Field(description="knobs that differ from the preset")]
    code: Annotated[str, Field(description="the share code of the rules")]
    game: GameView
    least: Annotated[int, Field(description="fewest players")]
    most: Annotated[int, Field(description="most players, by the rules and by the pack: no seat can be added then")]
    fill: Annotated[Level | None, Field(description="who takes the open seats at the start; null leaves them away")]
    public: Annotated[bool, Field(description="shown in the lobby while there are open seats")]
    pace: Annotated[Pace, Field(description="how fast computer opponents move")]
    clock: Annotated[Clock, Field(description="how long people have")]
    minutes: Annotated[
        int | None, Field(description="a match is over after the hand in which this time runs out; null for no limit")
    ]
    ends: Annotated[int | None, Field(description="when that is for the match that is played, in milliseconds")]
    chat: bool
    watch: Annotated[bool, Field(description="whether spectators may look on; they see what everybody knows")]
    watching: Annotated[int, Field(description="how many spectators there are")]
    awaited: Annotated[list[Seat], Field(description="the people for whom the others wait")]
    until: Annotated[
        int | None, Field(description="when a computer opponent stands in for them, in milliseconds as in `now`")
    ]
    fair: Fair
    replays: Annotated[list[str], Field(description="the addresses of the finished hands of this match, oldest first")]
    evening: EveningView
    talk: Annotated[list[ChatLine], Field(description="the last lines, oldest first")]
