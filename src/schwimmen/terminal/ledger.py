"""What a seat has left or has won: matches, chips, tokens, coins, sticks, a die, or points on a slate."""

from __future__ import annotations

from textual.content import Content

from schwimmen.projection.shown import SeatView
from schwimmen.rules.enums import MatchEnd, Score
from schwimmen.terminal.scene import Scene
from schwimmen.words.sentence import Sentence

DIE = 6
"""Points that a die can show."""


def ledger(scene: Scene, seat: SeatView, width: int) -> Content:
    """Return what a seat has left, in that many cells where it can be drawn."""
    if scene.rules.score != Score.UNITS:
        return points(scene, seat.points)
    if scene.unit == "die" and scene.rules.units <= DIE:
        return _die(scene, seat)
    lost = max(0, scene.rules.units - seat.units)
    left_sign, lost_sign = scene.signs.units.get(scene.unit, scene.signs.units["life"])
    if scene.unit == "stick":
        return _signs(scene, width, bright=(lost_sign, lost), dim=(left_sign, seat.units))
    return _signs(scene, width, bright=(left_sign, seat.units), dim=(lost_sign, lost))


def points(scene: Scene, count: int) -> Content:
    """Return points in words; a match of one hand keeps no score."""
    if scene.rules.match_end == MatchEnd.SINGLE_HAND:
        return Content()
    return Content.styled(scene.speech.brief(Sentence("points-told", {"points": count})), "$head")


def grace(scene: Scene, seat: SeatView) -> str:
    """Return how a seat is still in the match that has nothing left."""
    return scene.speech.brief(Sentence("chicken" if seat.chicken else "swims-on"))


def _die(scene: Scene, seat: SeatView) -> Content:
    if not seat.units:
        return Content()
    face = scene.signs.dice[seat.units - 1] + " " if scene.signs.dice else ""
    number = f"{seat.units}" if scene.signs.dice else f"[{seat.units}]"
    return Content.styled(f"{face}{number}", "$head bold")


def _signs(scene: Scene, width: int, *, bright: tuple[str, int], dim: tuple[str, int]) -> Content:
    if bright[1] + dim[1] > width:
        times = f"{bright[1]} x {bright[0]}" if scene.speech.plain else f"{bright[0]}×{bright[1]}"
        return Content.styled(times, "$head bold")
    return Content.assemble((bright[0] * bright[1], "$head bold"), (dim[0] * dim[1], "$char"))
