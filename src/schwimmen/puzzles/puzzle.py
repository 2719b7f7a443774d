"""A puzzle: a position, which a record describes, and the move that is clearly the best in it.

A file has one puzzle a line, ten words:

    17 3 2 0 RUhk… pass.k>R.all h>U! 84 46 c

These are the number of the deal in which it was found, the players, the dealer, the seat to move, the cards that had
left the pack, the moves, the best move, its lead over the next one in thousandths of a match, the percentage of tries
in which `club` misses it, and whether the question is to call or not (`c`, otherwise `-`). A card is a letter, `A` the
first in card order; moves are tokens with those letters, separated by dots, `-` if there are none. The rest of the
pack, which nobody has seen, follows in card order.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Any

from schwimmen.cards import NAMES, NUMBERS, pack_of
from schwimmen.match.referee import Referee
from schwimmen.rules.fields import Rules
from schwimmen.rules.presets import PRESETS

_LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz"
_NAME, _LETTER = re.compile("[2-9TJQKA][CSHD]"), re.compile("[A-Za-z]")
_NONE, _CLOSING = "-", "c"


@dataclass(frozen=True, slots=True)
class Answer:
    """The best move of a puzzle, and how hard it is to find."""

    best: str
    gain: float
    """Its lead over the next move, in chance to win the match (0 to 1)."""
    missed: float
    """In what share of its tries (0 to 1) `club` plays another move."""
    closing: bool
    """Whether the question is to call or not: the best move with the other answer is not far behind."""

    @property
    def calls(self) -> bool:
        """Whether the best move is a call or includes one."""
        return self.best.endswith(("close", "!"))


@dataclass(frozen=True, slots=True, kw_only=True)
class Puzzle:
    """A position in the first hand of a match, and the answer."""

    game: str
    """The preset's id."""
    number: int
    """The number of the deal in which it was found; no other puzzle of the game has the same."""
    players: int
    dealer: int
    seat: int
    """Whose move it is."""
    dealt: tuple[int, ...]
    """The cards that had left the pack, in order."""
    moves: tuple[str, ...]
    """The tokens of all moves so far."""
    answer: Answer

    @property
    def rules(self) -> Rules:
        """The rules of the game as printed."""
        return PRESETS[self.game].rules

    @property
    def pack(self) -> list[int]:
        """A whole pack: the cards that have left it, then the others in card order."""
        return [*self.dealt, *(card for card in pack_of(self.rules.pack) if card not in self.dealt)]

    def record(self) -> dict[str, Any]:
        """Return the record of the hand up to the position (docs/notation.md)."""
        hand = {"pack": " ".join(NAMES[card] for card in self.pack), "moves": list(self.moves)}
        names = [f"Player {seat + 1}" for seat in range(self.players)]
        return {"schwimmen": 1, "rules": self.game, "players": names, "dealer": self.dealer, "hands": [hand]}

    def position(self) -> Referee:
        """Return the table in this position."""
        referee = Referee(self.rules, self.players, self.dealer)
        referee.deal(self.pack)
        for token in self.moves:
            referee.play(referee.code(token))
        return referee

    def view(self) -> Any:
        """Return an array with one engine `View`: what the seat to move sees."""
        return self.position().look(self.seat)

    def line(self) -> str:
        """Return the puzzle as a line of a file."""
        cards = "".join(_LETTERS[card] for card in self.dealt)
        moves = ".".join(map(_short, self.moves)) or _NONE
        gain, missed = round(1000 * self.answer.gain), round(100 * self.answer.missed)
        answer = f"{_short(self.answer.best)} {gain} {missed} {_CLOSING if self.answer.closing else _NONE}"
        return f"{self.number} {self.players} {self.dealer} {self.seat} {cards} {moves} {answer}"

    @classmethod
    def of(cls, game: str, line: str) -> Puzzle:
        """Return the puzzle on a line of a file."""
        number, players, dealer, seat, cards, moves, best, gain, missed, closing = line.split()
        return cls(
            game=game,
            number=int(number),
            players=int(players),
            dealer=int(dealer),
            seat=int(seat),
            dealt=tuple(map(_LETTERS.index, cards)),
            moves=() if moves == _NONE else tuple(map(_long, moves.split("."))),
            answer=Answer(_long(best), int(gain) / 1000, int(missed) / 100, closing == _CLOSING),
        )


def _short(token: str) -> str:
    """Return a token with letters for cards."""
    return _NAME.sub(lambda found: _LETTERS[NUMBERS[found[0]]], token) if ">" in token else token


def _long(token: str) -> str:
    """Return a token with its cards by their names again."""
    return _LETTER.sub(lambda found: NAMES[_LETTERS.index(found[0])], token) if ">" in token else token
