"""Rules: everything in which two games of the family differ, as one record of typed fields.

The engine reads these fields and nothing else; it knows no game by name. Names and words are those of the house-rule
knobs. Rule numbers (SW-13, C-8) are those of the rules document (docs/rules.md).
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import IntEnum


class Word(IntEnum):
    """An enumeration whose members are written as their names in small letters."""

    def __str__(self) -> str:
        """Return the word as the record and the command line spell it."""
        return self.name.lower()


class Direction(Word):
    """Which way the deal and the turns go round."""

    CLOCKWISE = 1
    ANTICLOCKWISE = -1


class DealerChoice(Word):
    """What the dealer does with the extra packet (SW-7)."""

    NONE = 0
    BLIND = 1
    SEE_BOTH = 2


class DealtCheck(Word):
    """When dealt specials are shown: before the dealer's choice or after it (SW-6)."""

    BEFORE = 0
    AFTER = 1


class AllPass(Word):
    """What `n` passes in a row do (C-4, SW-13)."""

    NONE = 0
    REFRESH = 1


class Exhausted(Word):
    """What a refresh does that finds too few stock cards (SW-13)."""

    DRAW = 0
    SHOWDOWN = 1
    KEEP_TABLE = 2


class CloseTiming(Word):
    """Whether the call rides on an action or is a turn of its own (SW-10)."""

    RIDER = 0
    INSTEAD = 1


class Special(IntEnum):
    """Hands that may have to be shown at once, a bit each (SW-12)."""

    THIRTY_ONE = 1
    FIRE = 2


class TieBreak(IntEnum):
    """What separates hands of equal value, a bit each (SW-16)."""

    TRIO_RANK = 1
    SUITS = 2


class LowestTie(Word):
    """Who pays when several hands are lowest and truly equal (SW-17)."""

    ALL_LOSE = 0
    NONE_LOSE = 1


class On31(Word):
    """Who pays when a 31 ends the hand (SW-A11)."""

    LOWEST = 0
    ALL_OTHERS = 1


class PenaltyOverflow(Word):
    """A demand of two units from a player who has one (C-8)."""

    ELIMINATE = 0
    STOP_AT_GRACE = 1


class FinalTie(Word):
    """All live players would go out together (C-9)."""

    SHARE = 0
    REPLAY = 1


@dataclass(frozen=True, kw_only=True, slots=True)
class Rules:
    """The rules of one table. The defaults are Schwimmen as printed in documents 000 and 002."""

    # set-up and deal
    players: tuple[int, int] = (2, 8)
    """Fewest and most players (SW-1)."""
    pack: int = 32
    """Number of cards: 52, 36, 32 or 28; four suits from some rank up to the ace (SW-2)."""
    direction: Direction = Direction.CLOCKWISE
    hand_size: int = 3
    """Cards in a hand."""
    table_size: int = 3
    """Open cards on the table, and cards in the dealer's extra packet (SW-5)."""
    dealer_choice: DealerChoice = DealerChoice.BLIND
    dealt_check: DealtCheck = DealtCheck.BEFORE

    # turns
    allow_swap_all: bool = True
    """Whether the whole hand may go for the whole table (SW-9, SW-O1)."""
    last_turn_stand: bool = True
    """Whether one may pass in a turn after somebody else's call."""
    all_pass: AllPass = AllPass.REFRESH
    exhausted: Exhausted = Exhausted.DRAW

    # calls and declarations
    close_timing: CloseTiming = CloseTiming.RIDER
    close_from_turn: int = 1
    """A player may call in this turn of his own or later, counted from 1 (SW-A6)."""
    auto_declare: int = Special.THIRTY_ONE | Special.FIRE
    """Bits of `Special`."""
    declare_after_close: bool = True
    """Whether a special made in a last turn still ends the hand (SW-A12)."""

    # values and ties
    trio_value: float | None = 30.5
    """What three cards of one rank are worth; None: their best suit (SW-15, SW-O4)."""
    fire_value: float | None = 32
    """What three aces are worth; None: a trio like any other."""
    tie_break: int = TieBreak.TRIO_RANK | TieBreak.SUITS
    """Bits of `TieBreak`."""

    # settlement
    lowest_tie: LowestTie = LowestTie.ALL_LOSE
    on_31: On31 = On31.LOWEST
    dealt_31_all_lose: bool = False
    """SW-O2."""
    dealt_fire_double: bool = False
    """SW-O3."""

    # match
    units: int = 3
    """Lives, chips, coins at the start (C-8, SW-4)."""
    grace: int = 1
    """1: a player without units swims on until he loses again; 0: he is out at once."""
    penalty_overflow: PenaltyOverflow = PenaltyOverflow.ELIMINATE
    final_tie: FinalTie = FinalTie.SHARE

    def most_players(self) -> int:
        """Return how many players the pack can serve, whatever `players` says."""
        return (self.pack - self.table_size) // self.hand_size

    def check_players(self, count: int) -> None:
        """Raise ValueError if `count` people cannot play by these rules."""
        fewest, most = self.players
        if not fewest <= count <= most:
            raise ValueError(f"players: {count} given, {fewest} to {most} can play (knob 'players')")
        if count > self.most_players():
            raise ValueError(
                f"pack: {self.pack} cards serve at most {self.most_players()} players, {count} given (knob 'pack')"
            )
