"""A text that kernels write: a row of letters, and marks that say how long it is and where its parts begin.

These are plain arrays, not a record: until kernels are compiled, Python writes every letter through them.
"""

from __future__ import annotations

from typing import Annotated, Final, TypeAlias

import numpy as np
from numpy.typing import NDArray

from schwimmen.engine.kernel import kernel
from schwimmen.engine.layout import MOVES

Letters: TypeAlias = NDArray[np.uint8]
"""The letters written, in ASCII."""

Marks: TypeAlias = NDArray[np.int64]
"""The number of letters written, the number of parts, and where each of them begins."""

Texts: TypeAlias = Annotated[Letters, 2]
"""Texts, one in each row."""

LENGTH: Final = 0
PARTS: Final = 1
STARTS: Final = 2

LETTERS: Final = 80 * MOVES
"""The most letters of a text: far more than all moves of a decision, their values and everything else take."""

LISTS: Final = 512
"""Room for all numbers of the news except moves and their values, which follow."""

MARKS: Final = LISTS + 3 * MOVES
"""The most marks of a text, and the most numbers told at once."""

QUOTE: Final = 34
COMMA: Final = 44
COLON: Final = 58
LIST: Final = 91
LIST_END: Final = 93
OBJECT: Final = 123
OBJECT_END: Final = 125


@kernel
def empty(marks: Marks) -> None:
    """Begin a new text."""
    marks[LENGTH] = marks[PARTS] = 0


@kernel
def part(marks: Marks) -> None:
    """Mark the beginning of a part."""
    marks[STARTS + marks[PARTS]] = marks[LENGTH]
    marks[PARTS] += 1


@kernel
def put(letters: Letters, marks: Marks, letter: int) -> None:
    """Write a letter. A letter for which there is no room is left out, so that nothing else is overwritten."""
    length = marks[LENGTH]
    if length < len(letters):
        letters[length] = letter
        marks[LENGTH] = length + 1


@kernel
def word(letters: Letters, marks: Marks, words: Letters, number: int) -> None:
    """Write a word from a table of words that each end with a zero."""
    begins = marks[LENGTH]
    most = min(words.shape[1], len(letters) - begins)
    place = 0
    while place < most and words[number, place]:
        letters[begins + place] = words[number, place]
        place += 1
    marks[LENGTH] = begins + place


@kernel
def gap(letters: Letters, marks: Marks) -> None:
    """Write a comma, unless this is the first item of its list, its object or its part."""
    length = marks[LENGTH]
    if length == 0 or (marks[PARTS] and marks[STARTS + marks[PARTS] - 1] == length):
        return
    last = letters[length - 1]
    if last != LIST and last != OBJECT and last != COLON:
        put(letters, marks, COMMA)


@kernel
def opening(letters: Letters, marks: Marks, letter: int) -> None:
    """Begin a list, an object or a text in quotes."""
    gap(letters, marks)
    put(letters, marks, letter)
