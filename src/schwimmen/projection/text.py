"""A text that kernels write: letters one behind the other, and marks that say how long it is and where parts begin.

Plain arrays, not a record: until kernels are compiled, Python writes every letter through them.
"""

from __future__ import annotations

from typing import Annotated, Final, TypeAlias

import numpy as np
from numpy.typing import NDArray

from schwimmen.engine.kernel import kernel
from schwimmen.engine.layout import MOVES

Letters: TypeAlias = NDArray[np.uint8]
"""What is written, in ASCII."""

Marks: TypeAlias = NDArray[np.int64]
"""How many letters are written, how many parts have begun, and where each of them begins."""

Texts: TypeAlias = Annotated[Letters, 2]
"""Texts, a row each."""

LENGTH: Final = 0
PARTS: Final = 1
STARTS: Final = 2

LETTERS: Final = 80 * MOVES
"""Most letters of a text: a good deal more than the moves of one decision, what they are worth, and all else."""

LISTS: Final = 512
"""Room for all numbers that are told but moves and what they are worth; these follow."""

MARKS: Final = LISTS + 3 * MOVES
"""Most marks of a text, and most numbers of what is told at once."""

QUOTE: Final = 34
COMMA: Final = 44
COLON: Final = 58
LIST: Final = 91
LIST_END: Final = 93
OBJECT: Final = 123
OBJECT_END: Final = 125


@kernel
def empty(marks: Marks) -> None:
    """Begin anew."""
    marks[LENGTH] = marks[PARTS] = 0


@kernel
def part(marks: Marks) -> None:
    """Note that a part begins here."""
    marks[STARTS + marks[PARTS]] = marks[LENGTH]
    marks[PARTS] += 1


@kernel
def put(letters: Letters, marks: Marks, letter: int) -> None:
    """Write a letter. What has no room is left out, so that nothing else is overwritten."""
    length = marks[LENGTH]
    if length < len(letters):
        letters[length] = letter
        marks[LENGTH] = length + 1


@kernel
def word(letters: Letters, marks: Marks, words: Letters, number: int) -> None:
    """Write a word of a table of words, each ended by a zero."""
    length = marks[LENGTH]
    for letter in words[number]:
        if letter == 0 or length == len(letters):
            break
        letters[length] = letter
        length += 1
    marks[LENGTH] = length


@kernel
def gap(letters: Letters, marks: Marks) -> None:
    """Write the comma that stands before whatever is not the first in its list, its object or its part."""
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
