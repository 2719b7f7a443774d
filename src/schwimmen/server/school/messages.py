"""The school edition's part of the protocol. `schwimmen.server.protocol` joins it to the rest."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from pydantic import AfterValidator, Field, WithJsonSchema
from typing_extensions import TypedDict

from schwimmen.server.message import Message, exact
from schwimmen.words import LANGUAGES

LONGEST_ID = 64

EXACT = 2**53
"""Whole numbers below this are exact in every reader of JSON; the log takes none beyond 64 bits."""


def _known(language: str) -> str:
    if language not in LANGUAGES:
        raise ValueError(f"expected one of {', '.join(LANGUAGES)}")
    return language


Language: TypeAlias = Annotated[
    str, AfterValidator(_known), WithJsonSchema({"type": "string", "enum": list(LANGUAGES)})
]
"""A language of the catalogue."""

Judge: TypeAlias = Literal["group", "choice", "teacher"]
May: TypeAlias = Literal["answer", "solution", "verdict", "go-on", "stay", "take-back"]


# ---------------------------------------------------------------- at a table


class SchoolAsked(Message):
    """The school edition, as it is asked for with a new table."""

    judging: Judge = Field(description="who says whether an explanation is right")
    deck: Annotated[str, Field(max_length=LONGEST_ID)] = Field(
        default="energy", description="the deck that is always there, or the id of an uploaded one"
    )
    language: Language = Field(description="of the terms, as long as no seat asks for another")
    rightly: Annotated[int, Field(ge=0, le=100)] = Field(
        default=75, description="how often computer opponents explain rightly, in percent"
    )


class Learn(Message):
    """Something about an explanation: my answers, show the solution, take the verdict back, wait for me, go on.

    Or the language that I read terms in: all but this are for the state of the game that the player saw (`turn`).
    A verdict itself is a `play` of `right` or `wrong`; it is carried out when play goes on.
    """

    type: Literal["learn"]
    id: Annotated[str, Field(min_length=1, max_length=LONGEST_ID)]
    turn: Annotated[int, Field(ge=0, lt=EXACT)]
    do: Literal["answer", "solution", "take-back", "stay", "go-on", "language"]
    chosen: Annotated[list[Annotated[int, Field(ge=0, lt=EXACT)]], Field(max_length=8)] = Field(
        default=[], description="for answer: the place of an answer for each term"
    )
    language: Language | None = None


@exact
class TermView(TypedDict):
    """What stands on a card."""

    topic: str
    term: str


@exact
class AskedView(TypedDict):
    """One term that is explained, as far as everybody may know about it by now."""

    card: str
    topic: str
    term: str
    answers: Annotated[list[str], Field(description="explanations to choose from; empty where nobody has to choose")]
    said: Annotated[str | None, Field(description="how it was explained, where that is text")]
    right: Annotated[bool | None, Field(description="whether `said` is right; null before the verdict")]
    solution: Annotated[
        str | None, Field(description="the model explanation; null as long as the reader may not see it")
    ]


@exact
class SchoolView(TypedDict):
    """The school edition at a table, as one seat may see it."""

    judging: Judge
    deck: Annotated[str, Field(description="the id of the deck")]
    language: Annotated[str, Field(description="of all texts here, for this reader")]
    languages: Annotated[list[str], Field(description="that the deck has")]
    rightly: Annotated[int, Field(description="how often computer opponents explain rightly, in percent")]
    terms: Annotated[dict[str, TermView], Field(description="what stands on the cards that the reader sees, by card")]
    icons: Annotated[
        dict[str, str], Field(description="the drawing of a suit's topic: lines in a box of 100 by 100, as in SVG")
    ]
    stage: Annotated[
        Literal["", "explain", "judge", "solution"],
        Field(description="nothing; somebody explains; the solution is shown and judged by; the verdict is said"),
    ]
    teacher: Annotated[
        int | None, Field(description="the seat whose person judges the others; null without, see `judge` of the room")
    ]
    seat: Annotated[int | None, Field(description="who explains or has explained")]
    asked: Annotated[list[AskedView], Field(description="the terms, in card order")]
    verdict: Annotated[
        Literal["right", "wrong"] | None, Field(description="as it was said; it is carried out when play goes on")
    ]
    may: Annotated[
        list[May], Field(description="what this reader can do about it; without `stay` nothing goes on by itself")
    ]


# ---------------------------------------------------------------- decks


class DeckView(Message):
    """A deck that is well."""

    id: str
    name: str = Field(description="the name of its file, without the ending")
    cards: int
    topics: dict[str, list[str]] = Field(description="by language, in the order clubs, spades, hearts, diamonds")


class DeckTrouble(Message):
    """What is wrong in one line of a deck, as a sentence of the catalogue."""

    line: int
    key: str
    args: dict[str, str]


class DeckChecked(Message):
    """`POST /api/school/decks?name=FILE`, the file as the body: the deck, or everything that is wrong in it."""

    deck: DeckView | None
    problems: list[DeckTrouble] = Field(description="in the order of the lines, a hundred at most")
    count: int = Field(description="how many problems there are")


MODELS: tuple[type[Message], ...] = (Learn, DeckChecked)
"""What the protocol's schema needs besides what its own models bring."""
