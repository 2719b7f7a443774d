"""A number as JSON, in one of the forms of `spelling`; and objects and sentences made of such values."""

from __future__ import annotations

from typing import Final, TypeAlias

import numpy as np
from numpy.typing import NDArray

from schwimmen.engine.bits import lowest
from schwimmen.engine.codes import Kind, give_of, given, kind_of, rides, take_of, taken
from schwimmen.engine.combinations import ABOVE_ACE, CATEGORY, THREE, WITHIN, entry
from schwimmen.engine.kernel import Ints, bit, kernel
from schwimmen.engine.layout import NOBODY, RuleFields
from schwimmen.engine.values import SAFE
from schwimmen.projection.forms import CARD, CARDS, COUNT, FLAG, NAME, NONE, SEAT, SEATS, UNIT, WORTH
from schwimmen.projection.spelling import (
    ACTIONS,
    ARGS_KEY,
    CARD_NAMES,
    COMBINATIONS,
    HALF,
    KEY_KEY,
    LITERALS,
    MOST_NAMED,
    RANK_NAMES,
    SAFE_HANDS,
    SAYS,
    SENTENCES,
    WORDS,
    Shape,
)
from schwimmen.projection.text import (
    COMMA,
    LENGTH,
    LIST,
    LIST_END,
    OBJECT,
    OBJECT_END,
    QUOTE,
    Letters,
    Marks,
    gap,
    opening,
    put,
    word,
)
from schwimmen.rules.combinations import TELLS, Tells
from schwimmen.rules.enums import Valuation

_SPACE, _CALLS, _MINUS, _ZERO, _GIVES = 32, 33, 45, 48, 62

Facts: TypeAlias = NDArray[np.int64]
"""The numbers of an object, in the order of its shape."""

WAS: Final = 0
NOW: Final = 1
SPARE: Final = 2
NOTES: Final = 3
"""Rows of numbers: those told before, those to tell now, and those of an object while it is written."""

_TELLS: Ints = np.array(TELLS, np.int64)

UNTOLD: Final = NONE - 1
"""Stands for a number that nobody was told."""


@kernel
def value(letters: Letters, marks: Marks, form: int, number: int, rules: RuleFields, terms: Letters) -> None:
    """Write a number in a form; `terms` are the game's words for its call and for what is lost or counted."""
    gap(letters, marks)
    number = int(number)  # plain Python would add within numpy's narrow types
    if number == NONE or (number == NOBODY and form in (SEAT, CARD)):
        word(letters, marks, WORDS, LITERALS)
    elif form == FLAG:
        word(letters, marks, WORDS, LITERALS + (2 if number else 1))
    elif form in (COUNT, SEAT):
        digits(letters, marks, number)
    elif form in (CARDS, SEATS):
        members(letters, marks, form, number)
    else:
        put(letters, marks, QUOTE)
        if form == WORTH:
            worth(letters, marks, number, rules)
        elif form == CARD:
            word(letters, marks, WORDS, CARD_NAMES + number)
        elif form >= NAME:
            word(letters, marks, WORDS, form - NAME + number)
        else:
            word(letters, marks, terms, 1 if form == UNIT else 0)
        put(letters, marks, QUOTE)


@kernel
def digits(letters: Letters, marks: Marks, number: int) -> None:
    """Write a whole number."""
    left = -number if number < 0 else number
    if number < 0:
        put(letters, marks, _MINUS)
    scale = 1
    while scale * 10 <= left:
        scale *= 10
    while scale:
        put(letters, marks, _ZERO + left // scale % 10)
        scale //= 10


@kernel
def members(letters: Letters, marks: Marks, form: int, bits: int) -> None:
    """Write a set of cards, in card order, or of seats."""
    put(letters, marks, LIST)
    while bits:
        gap(letters, marks)
        if form == CARDS:
            put(letters, marks, QUOTE)
            word(letters, marks, WORDS, CARD_NAMES + lowest(bits))
            put(letters, marks, QUOTE)
        else:
            digits(letters, marks, lowest(bits))
        bits &= bits - 1
    put(letters, marks, LIST_END)


@kernel
def worth(letters: Letters, marks: Marks, number: int, rules: RuleFields) -> None:
    """Write the engine's value of a hand as the record has it: 30.5, -4, 666, pair K 2 (SB-3)."""
    if rules.valuation == Valuation.COMBINATIONS:
        combined(letters, marks, entry(rules, number >> CATEGORY) - 1, number & WITHIN)
    elif number >= SAFE:
        word(letters, marks, WORDS, SAFE_HANDS + number - SAFE)
    else:
        if number < 0:
            put(letters, marks, _MINUS)
        digits(letters, marks, abs(number) >> 1)
        if number & 1:
            word(letters, marks, WORDS, HALF)


@kernel
def combined(letters: Letters, marks: Marks, formed: int, within: int) -> None:
    """Write the name of a combination, then the ranks or points that are compared."""
    named = marks[LENGTH]
    word(letters, marks, WORDS, COMBINATIONS + formed)
    if _TELLS[formed] == Tells.RANKS:
        for shift in (8, 4, 0):
            rank = within >> shift & 15
            if rank:
                put(letters, marks, _SPACE)
                word(letters, marks, WORDS, RANK_NAMES + (THREE if rank == ABOVE_ACE else rank) - 2)
    elif _TELLS[formed] == Tells.POINTS:
        if marks[LENGTH] != named:
            put(letters, marks, _SPACE)
        digits(letters, marks, within >> 1)


@kernel
def token(letters: Letters, marks: Marks, move: int, hand: int, pool: int) -> None:
    """Write a move as its token; an exchange of several cards needs the hand and the open cards."""
    kind = kind_of(move)
    if kind == Kind.SWAP or kind == Kind.DISCARD or kind == Kind.SOME:
        some = kind == Kind.SOME
        several(letters, marks, given(hand, move) if some else bit(give_of(move)))
        put(letters, marks, _GIVES)
        if kind != Kind.DISCARD:
            several(letters, marks, taken(pool, move) if some else bit(take_of(move)))
    else:
        word(letters, marks, WORDS, ACTIONS + kind)
    if rides(move):
        put(letters, marks, _CALLS)


@kernel
def several(letters: Letters, marks: Marks, cards: int) -> None:
    """Write cards with commas between them."""
    while cards:
        word(letters, marks, WORDS, CARD_NAMES + lowest(cards))
        cards &= cards - 1
        if cards:
            put(letters, marks, COMMA)


@kernel
def differ(one: Facts, other: Facts, begins: int, count: int) -> bool:
    """Say whether some numbers, from a given place on, differ between the two rows."""
    for number in range(begins, begins + count):
        if one[number] != other[number]:
            return True
    return False


# ---------------------------------------------------------------- objects and sentences


@kernel
def key(letters: Letters, marks: Marks, number: int) -> None:
    """Write the key of a value in an object, by its place in `WORDS`."""
    gap(letters, marks)
    word(letters, marks, WORDS, number)


@kernel
def values(letters: Letters, marks: Marks, shape: Shape, facts: Facts, rules: RuleFields, terms: Letters) -> None:
    """Write keys and values of an object."""
    for number in range(len(shape)):
        key(letters, marks, shape[number, 0])
        value(letters, marks, shape[number, 1], facts[number], rules, terms)


@kernel
def sentence(letters: Letters, marks: Marks, say: int, facts: Facts, rules: RuleFields, terms: Letters) -> None:
    """Write a sentence with what it names; for the game's own words the numbers do not matter."""
    opening(letters, marks, OBJECT)
    key(letters, marks, KEY_KEY)
    value(letters, marks, NAME + SAYS, say, rules, terms)
    key(letters, marks, ARGS_KEY)
    put(letters, marks, OBJECT)
    for number in range(MOST_NAMED):
        if SENTENCES[say, number, 0] < 0:
            break
        key(letters, marks, SENTENCES[say, number, 0])
        value(letters, marks, SENTENCES[say, number, 1], facts[number], rules, terms)
    put(letters, marks, OBJECT_END)
    put(letters, marks, OBJECT_END)
