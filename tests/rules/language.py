"""The line language of the worked examples, interpreted by the engine itself.

A file `examples/*.ex` holds the examples of a game, each under a line `# SW-E13 what it shows`; rules stay in force
until the next `G`. The first word of a line says what it is (section 10 of the rules document):

    G preset knob=value      rules                   V cards = n              value of a hand
    O h1 > h2 = h3           ranking                 X end by=P A=cards => …  settlement of a finished hand
    K units=N pen=… => …     ledger                  F final_tie=… => …       everybody out together
    D A=n hands: A / B => …  dice and chicken        M term = n               arithmetic
    S dealer=P A=cards …     set up a hand           > P action               play
    >> pass k                the next k players pass ! P action               must be illegal
    ? what = …               state                   = end A:loss …           result
    B, P                     the banking game 31, which the engine does not play

A knob or a word that an example needs is an entry of a table in `session`, a kind of line one in `LINES`.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass

from tests.rules import banking, outcomes, playing
from tests.rules.session import Session, use_rules


@dataclass(frozen=True)
class Example:
    """One worked example: its number, its lines, and the lines before it that lead to where it begins."""

    name: str
    before: list[str]
    lines: list[str]


LINES: dict[str, Callable[[Session, str], None]] = {
    "G": use_rules,
    "V": outcomes.check_value,
    "O": outcomes.check_order,
    "X": outcomes.check_settlement,
    "K": outcomes.check_ledger,
    "F": outcomes.check_final_tie,
    "D": outcomes.check_dice,
    "M": outcomes.check_arithmetic,
    "S": playing.set_up,
    ">": playing.play,
    ">>": playing.play_passes,
    "!": playing.refuse,
    "?": playing.check_state,
    "=": playing.check_end,
    "B": lambda _, text: banking.check_total(text),
    "P": lambda _, text: banking.check_outcome(text),
}

PLAY = {">", ">>", "!", "?", "="}
"""Lines about the hand that was set up last."""


def examples(text: str) -> list[Example]:
    """Read the examples of a file."""
    found: list[Example] = []
    rules: list[str] = []
    for line in filter(None, map(str.strip, text.splitlines())):
        title = re.match(r"# ([A-Z]{2}-E\d+(?:\.\.E\d+)?)(?= |$)", line)
        if title:
            found.append(Example(title[1], list(rules), []))
        elif not line.startswith("#"):
            rules = [line] if line.startswith("G ") else rules
            *earlier, last = found
            if not last.lines and line.split()[0] in PLAY:  # it goes on in the hand of the example before
                last.before[:] = earlier[-1].before + earlier[-1].lines
            last.lines.append(line)
    return found


def run(example: Example) -> Session:
    """Check every line of an example."""
    session = Session(example.name)
    for line in example.before + example.lines:
        kind, _, rest = line.partition(" ")
        try:
            LINES[kind](session, rest)
        except (AssertionError, ValueError, KeyError, IndexError) as error:
            raise AssertionError(f"{example.name}: {line}: {error}") from error
    return session
