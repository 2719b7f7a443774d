"""The form of every message, as data: which keys it has, how each number is spelled, and what sentences name.

Kernels read tables of numbers (`shape`, `SENTENCES`) and of words; this is where people read and change them.
"""

from __future__ import annotations

from enum import IntEnum
from typing import Final, TypeAlias, get_args, get_type_hints

import numpy as np
from numpy.typing import NDArray

from schwimmen import cards
from schwimmen.engine.causes import Cause, Fate
from schwimmen.engine.layout import END_WORDS, End, Phase
from schwimmen.engine.reasons import Why
from schwimmen.projection.forms import CALL, CARD, CARDS, COUNT, FLAG, NAME, SEAT, SEATS, UNIT, WORTH, Form
from schwimmen.projection.offers import NAMES
from schwimmen.projection.shown import MiddleView, SeatView
from schwimmen.projection.text import Letters
from schwimmen.rules import combinations


def spelled(*words: str) -> Letters:
    """Return words (ASCII) as rows of letters, each ending with a zero."""
    width = max(map(len, words)) + 1
    letters = b"".join(word.encode("ascii").ljust(width, b"\0") for word in words)
    return np.frombuffer(letters, np.uint8).reshape(len(words), width)


# ---------------------------------------------------------------- words

_WORDS: list[str] = []


def _listed(*words: str) -> int:
    """Put words into the table and return where they begin; a single word that is already there is used again."""
    if len(words) == 1 and words[0] in _WORDS:
        return _WORDS.index(words[0])
    _WORDS.extend(words)
    return len(_WORDS) - len(words)


def _keys(names: type[IntEnum], before: str = "") -> list[str]:
    """Return names as keys of the catalogue of words."""
    return [before + name.name.lower().replace("_", "-") for name in names]


class Told(IntEnum):
    """The kinds of events."""

    DEAL = 0
    CHOICE = 1
    SWAP = 2
    ALL = 3
    PASS = 4
    CLOSE = 5
    REFRESH = 6
    DRAW = 7
    TAKE = 8
    DISCARD = 9
    TRADE = 10
    NAME = 11
    VERDICT = 12
    ANSWER = 13
    WASHOUT = 14
    DECLARE = 15
    TURNS = 16
    END = 17
    MATCH = 18
    ROUND = 19


LITERALS: Final = _listed("null", "false", "true")
SAFE_HANDS: Final = _listed("666", "678", "AAA")
HALF: Final = _listed(".5")
RANK_NAMES: Final = _listed(*cards.RANKS)
COMBINATIONS: Final = _listed(*combinations.NAMES)
CARD_NAMES: Final = _listed(*cards.NAMES)
ACTIONS: Final = _listed(*NAMES)
PHASES: Final = _listed(*(phase.name.lower() for phase in Phase))
ENDS: Final = _listed(*(END_WORDS.get(end, "") for end in End))
TOLD: Final = _listed(*(told.name.lower() for told in Told))

WHYS: Final = _listed(*_keys(Why, "why-"))

# ---------------------------------------------------------------- sentences

_CALLING = [("seat", SEAT), ("call", FLAG), ("word", CALL)]
_ALL = [("takes", CARDS), ("sticks", FLAG)]
_LOSS = [("seat", SEAT), ("units", COUNT), ("unit", UNIT), ("value", WORTH)]
_SCORE = [("seat", SEAT), ("points", COUNT), ("value", WORTH)]


class Say(IntEnum):
    """The sentences for events; after them come those for ends, causes, fates and impossible moves."""

    DID_DEAL = 0
    DID_KEEP = 1
    DID_TRADE = 2
    DID_SWAP = 3
    DID_ALL = 4
    DID_NAME_SWAP = 5
    DID_NAME_ALL = 6
    DID_PASS = 7
    DID_REFUSE = 8
    DID_CLOSE = 9
    DID_REBUILD = 10
    DID_CLEAR = 11
    DID_DRAW = 12
    DID_POOL_GONE = 13
    DID_TAKE = 14
    DID_DISCARD = 15
    DID_TRADE_POOL = 16
    DID_RIGHT = 17
    DID_WRONG = 18
    DID_CHALLENGE = 19
    DID_DECLINE = 20
    DID_REFRESH = 21
    DID_REFRESH_NONE = 22
    DID_WASHOUT = 23
    DID_EXTRA_TURN = 24
    DID_LAST_ACTIVE = 25
    DID_DECLARE_31 = 26
    DID_DECLARE_FIRE = 27
    DID_DECLARE_BLITZ = 28
    DID_SINGLE_TURNS = 29
    MATCH_WON = 30
    END_DRAW_STOCK = 31
    WHY_NOT_YOUR_TURN = 32
    DID_SWAP_SOME = 33
    DID_ROUND = 34
    DID_ROUND_EMPTY = 35


_BY_SEAT = [("seat", SEAT)]
_OF_CARDS = [("cards", CARDS)]
_OF_SEATS = [("seats", SEATS)]

NAMED: dict[Say, list[tuple[str, Form]]] = {
    Say.DID_DEAL: [("seat", SEAT), ("number", COUNT)],
    Say.DID_SWAP: [*_CALLING, ("give", CARD), ("take", CARD)],
    Say.DID_ALL: [*_CALLING, ("gives", CARDS), *_ALL],
    Say.DID_NAME_SWAP: [*_CALLING, ("take", CARD)],
    Say.DID_NAME_ALL: [*_CALLING, *_ALL],
    Say.DID_PASS: _CALLING,
    Say.DID_REFUSE: _CALLING,
    Say.DID_CLOSE: [("seat", SEAT), ("word", CALL)],
    Say.DID_REBUILD: [("number", COUNT)],
    Say.DID_CLEAR: [("seat", SEAT), ("cards", CARDS)],
    Say.DID_POOL_GONE: _OF_CARDS,
    Say.DID_TAKE: [("seat", SEAT), ("take", CARD)],
    Say.DID_DISCARD: [*_CALLING, ("give", CARD)],
    Say.DID_TRADE_POOL: [*_CALLING, ("gives", CARDS), ("takes", CARDS)],
    Say.DID_SWAP_SOME: [*_CALLING, ("gives", CARDS), ("takes", CARDS)],
    Say.DID_REFRESH: _OF_CARDS,
    Say.DID_REFRESH_NONE: [],
    Say.DID_ROUND: [("number", COUNT), ("take", CARD)],
    Say.DID_ROUND_EMPTY: [("number", COUNT)],
    Say.DID_WASHOUT: [("cards", CARDS), ("takes", CARDS)],
    Say.DID_DECLARE_31: _OF_SEATS,
    Say.DID_DECLARE_FIRE: _OF_SEATS,
    Say.DID_DECLARE_BLITZ: _OF_SEATS,
    Say.DID_SINGLE_TURNS: _OF_SEATS,
    Say.MATCH_WON: _OF_SEATS,
    Say.END_DRAW_STOCK: [],
}
"""What each sentence names, in the order of its numbers; sentences not listed here name a seat."""

_EQUALS = range(Cause.LOSE_LOWEST_CALLER_SAFE, Cause.LOSE_LOWER_ORDINARY + 1)
"""Reasons whose sentence names the seats with a hand of the same value."""


def _reason(cause: Cause) -> list[tuple[str, Form]]:
    """Return what the sentence of a reason names."""
    if cause >= Cause.LOSE_NOBODY:
        return [("unit", UNIT)]
    return _SCORE if cause >= Cause.SCORE_BEST else _LOSS + [("others", SEATS)] * (cause in _EQUALS)


PHRASES: Final[list[tuple[str, list[tuple[str, Form]]]]] = [
    *((key, NAMED.get(say, _BY_SEAT)) for key, say in zip(_keys(Say), Say, strict=True)),
    *((f"end-{END_WORDS.get(end, '')}", []) for end in End),
    *((key, _reason(cause)) for key, cause in zip(_keys(Cause), Cause, strict=True)),
    *((key, [("seat", SEAT), ("unit", UNIT)]) for key in _keys(Fate, "fate-")),
    *((key, [("word", CALL)]) for key in _keys(Why, "why-")),
]
"""Every sentence that kernels write: its key in the catalogue, and what it names."""

SAY_END: Final = len(Say)
SAY_CAUSE: Final = SAY_END + len(End)
SAY_FATE: Final = SAY_CAUSE + len(Cause)
SAY_WHY: Final = SAY_FATE + len(Fate)
"""Where the sentences of each kind begin."""

SAYS: Final = _listed(*(key for key, _ in PHRASES))

# ---------------------------------------------------------------- shapes

Shape: TypeAlias = NDArray[np.int64]
"""The contents of an object: for each value its key, as a place in `WORDS`, and its form."""


def shape(*values: tuple[str, Form]) -> Shape:
    """Return the shape of an object from its keys and forms."""
    return np.array([(_listed(f'"{key}":'), form) for key, form in values], np.int64).reshape(-1, 2)


def shape_of(declared: type) -> Shape:
    """Return the shape of what a class declares, each with its form; a name is that of a phase."""
    forms = [(key, get_args(hint)[1]) for key, hint in get_type_hints(declared, include_extras=True).items()]
    return shape(*((key, NAME + PHASES if form == NAME else form) for key, form in forms))


PUBLIC = shape_of(MiddleView)
PUBLIC_SEAT = shape_of(SeatView)
OWN = shape(("seat", SEAT), ("hand", CARDS), ("value", WORTH), ("packet", CARDS))
EVENT = shape(("seat", SEAT), ("give", CARDS), ("take", CARDS), ("call", FLAG))
SUMMARY = shape(("end", NAME + ENDS), ("change", COUNT), ("units", COUNT), ("points", COUNT))
DETAILS = shape(("values", WORTH), ("safe", FLAG), ("order", COUNT), ("went_out", SEATS))

_OF_OBJECTS = ("seats", "result", "reasons", "kind", "say", "key", "args")
SEATS_KEY, RESULT_KEY, REASONS_KEY, KIND_KEY, SAY_KEY, KEY_KEY, ARGS_KEY = (_listed(f'"{key}":') for key in _OF_OBJECTS)
_OF_READERS = ("pending", "legal", "worths", "open_hands", "blocked", "waits", "actions")
PENDING_KEY, LEGAL_KEY, WORTHS_KEY, OPEN_HANDS_KEY, BLOCKED_KEY, WAITS_KEY, ACTIONS_KEY = (
    _listed(f'"{key}":') for key in _OF_READERS
)
"""Keys whose values are written by kernels of their own."""

MOST_NAMED: Final = 8


def _table_of_sentences() -> NDArray[np.int64]:
    table = np.full((len(PHRASES), MOST_NAMED, 2), -1, np.int64)
    for row, (_, named) in zip(table, PHRASES, strict=True):
        row[: len(named)] = shape(*named)
    return table


SENTENCES: Final = _table_of_sentences()
"""The shape of what each sentence names, ending with -1."""

WORDS: Final = spelled(*_WORDS)
