"""One match at a table: the game, who plays it, the shuffles of its hands, and its history."""

from __future__ import annotations

from dataclasses import dataclass, field
from random import Random
from typing import Any

from schwimmen.fair.shuffle import Shuffle
from schwimmen.match.evening import Contender
from schwimmen.match.game import Game
from schwimmen.match.telling import Happened
from schwimmen.rules.fields import Rules
from schwimmen.server.protocol.common import Level
from schwimmen.server.school.state import School
from schwimmen.server.table.history import History


@dataclass(frozen=True, slots=True)
class Sitter:
    """Who sits on a seat: a person, or a computer opponent of some level."""

    name: str
    level: Level | None = None


@dataclass(slots=True)
class Match:
    """A game between the people and computer opponents who sat at the table when it began."""

    game: Game
    sitters: list[Sitter]
    """Who had which seat at the start; a computer opponent may have taken over since."""
    shuffles: list[Shuffle]
    """Of every hand, in order."""
    school: School | None = None
    moves: int = 0
    """Moves in this hand."""
    rules: Rules = field(init=False, repr=False)
    """By which it was begun; the clock may let it end with another hand."""
    history: History = field(init=False)
    members: list[str | None] = field(default_factory=list, repr=False)
    """Which people had the seats at the start: people who sit down later have not played."""
    to_move: int | None = None
    """The seat that decides; like what follows as the game says it: asked for many times between two moves."""
    over: bool = False
    out: frozenset[int] = frozenset()
    state: bytes = field(default=b"", repr=False)

    @classmethod
    def begin(cls, game: Game, sitters: list[Sitter], shuffle: Shuffle, school: School | None) -> Match:  # noqa: PLR0917
        """Return a match whose first hand has just been dealt."""
        match = cls(game, sitters, [shuffle], school)
        match.rules = game.rules
        match.history = History(len(sitters))
        match._prepare_lessons(shuffle)
        match._note(game.happened[0])
        return match

    def play(self, token: str, *, computer: bool) -> Happened:
        """Carry out a legal move and return what happened."""
        happened = self.game.advance(token)
        self.moves += 1
        if self.school is not None:
            self.school.follow(happened.events, computer=computer)
        self._note(happened)
        return happened

    def deal(self, shuffle: Shuffle) -> Happened:
        """Deal the next hand and return what happened."""
        self.game.deal(chance=shuffle)
        self.shuffles.append(shuffle)
        self.moves = 0
        if self.school is not None:
            self.school.explaining = None
        self._prepare_lessons(shuffle)
        happened = self.game.happened[-1]
        self._note(happened)
        return happened

    def _note(self, happened: Happened) -> None:
        """Note what has happened, and how the game stands now."""
        self.history.add(happened)
        game = self.game
        self.to_move, self.over, self.state = game.to_move, game.over, game.state
        if happened.ending:
            self.out = frozenset(game.out)

    @property
    def players(self) -> list[Contender]:
        """Who plays on each seat now."""
        sitters = zip(self.sitters, self.members, strict=True)
        return [Contender(sitter.name if sitter.level else member or "", sitter.name) for sitter, member in sitters]

    @property
    def finished(self) -> list[Shuffle]:
        """The shuffles of the finished hands: these may be laid open."""
        return self.shuffles[: len(self.game.endings)]

    def forget(self, member: str) -> None:
        """Take away the name of a person."""
        for seat, who in enumerate(self.members):
            if who == member:
                self.game.players[seat] = nameless(seat)
                if self.sitters[seat].level is None:
                    self.sitters[seat] = Sitter("")

    def record_of(self, hand: int) -> dict[str, Any]:
        """Return the record of the match up to and with one finished hand (from 0)."""
        whole = self.record()
        return whole | {"hands": whole["hands"][: hand + 1]}

    def record(self) -> dict[str, Any]:
        """Return the record of the finished hands, each with its proof, and which seats are a computer's."""
        whole = self.game.record()
        hands = zip(whole.pop("hands"), self.finished, strict=False)
        levels = [sitter.level for sitter in self.sitters]
        told = {"levels": levels} if any(levels) else {}
        return whole | told | {"hands": [hand | {"shuffle": shuffle.proof()} for hand, shuffle in hands]}

    def _prepare_lessons(self, shuffle: Shuffle) -> None:
        """Let the chance of explanations follow from the hand's, so that every process comes to the same."""
        if self.school is not None:
            self.school.chance = Random(shuffle.below("lessons", 2**32))


def nameless(seat: int) -> str:
    """Return how a record calls a person whose name was deleted."""
    return f"{seat + 1}"
