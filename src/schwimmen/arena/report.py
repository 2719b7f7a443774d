"""What a tournament says, for a text, a line of JSON or a plot."""

from __future__ import annotations

from dataclasses import asdict, dataclass
from typing import Any

from schwimmen.arena.ratings import Rating, ratings
from schwimmen.arena.standings import Standings


@dataclass(frozen=True, slots=True)
class Difference:
    """Two entrants, and how far their results in a set lie apart on average."""

    one: str
    other: str
    mean: float
    low: float
    high: float
    answer: str
    """Who is better, `equal` within the margin, or `open`."""


@dataclass(frozen=True, slots=True)
class Report:
    """What a tournament says."""

    sets: int
    games: int
    hands: int
    moves: int
    settled: bool
    confidence: float
    results: dict[str, float]
    """The mean result of each entrant."""
    ratings: list[Rating]
    """Strongest first."""
    differences: list[Difference]

    def as_json(self) -> dict[str, Any]:
        """Return it as an object of JSON."""
        return asdict(self)

    def text(self) -> str:
        """Return it as lines to read."""
        sure = f"{self.confidence:.4g}"
        end = f"settled with confidence {sure}" if self.settled else f"not settled with confidence {sure}"
        sets = f"{self.sets:,} set{'s' * (self.sets > 1)}"
        head = f"{sets}, {self.games:,} games, {self.hands:,} hands, {self.moves:,} moves: {end}"
        wide = max(map(len, [*self.results, "entrant"]))
        return "\n".join([head, "", *self._ratings(wide), "", *self._differences(wide)])

    def _ratings(self, wide: int) -> list[str]:
        head = f"{'entrant':<{wide}}  {'result':>9}  {'rating':>6}  interval"
        return [
            head,
            *(f"{each.name:<{wide}}  {self.results[each.name]:>9.4f}  {_rated(each)}" for each in self.ratings),
        ]

    def _differences(self, wide: int) -> list[str]:
        head = f"{'entrant':<{wide}}  {'other':<{wide}}  {'difference':>10}  {'interval':<20}  better"
        return [head, *(_compared(each, wide) for each in self.differences)]


def report_on(standing: Standings, anchor: str | None = None) -> Report:
    """Return what a tournament of one set or more says; `anchor` is who gets 0 points, by default the first entrant."""
    setup, sets = standing.setup, standing.sets
    names, sure = setup.names, standing.stopping.confidence
    return Report(
        sets=len(sets),
        games=len(sets) * setup.players,
        hands=sum(played.hands for played in sets),
        moves=sum(played.moves for played in sets),
        settled=standing.settled,
        confidence=sure,
        results={name: standing.result(entrant) for entrant, name in enumerate(names)},
        ratings=ratings(setup, sets, anchor=anchor or names[0], confidence=sure),
        differences=[_difference(standing, names, pair) for pair in standing.pairs],
    )


def _difference(standing: Standings, names: list[str], pair: tuple[int, int]) -> Difference:
    interval, (one, other) = standing.pairs[pair], (names[entrant] for entrant in pair)
    answer = {1: one, -1: other}.get(interval.sign, "equal" if standing.answered(pair) else "open")
    return Difference(one, other, interval.mean, interval.low, interval.high, answer)


def _rated(rating: Rating) -> str:
    interval = "" if rating.low == rating.high == 0 else f"  {rating.low:+.0f} to {rating.high:+.0f}"
    return f"{rating.points:>+6.0f}{interval}"


def _compared(found: Difference, wide: int) -> str:
    names = f"{found.one:<{wide}}  {found.other:<{wide}}"
    interval = f"{found.low:+.4f} to {found.high:+.4f}"
    return f"{names}  {found.mean:>+10.4f}  {interval:<20}  {found.answer}"
