"""The end of a hand, and of the match."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

from textual.binding import Binding, BindingType
from textual.content import Content

from schwimmen.game import HandResult
from schwimmen.story import Sentence
from schwimmen.terminal.lake import cards_text
from schwimmen.terminal.log import told
from schwimmen.terminal.overlays import Sheet
from schwimmen.terminal.scene import Scene

REVEAL = 0.45
"""Seconds from one hand to the next."""


class Showdown(Sheet):
    """All hands, best first, what each is worth, and who loses what and why."""

    title_key = "showdown"

    def __init__(self, result: HandResult, *, slowly: bool) -> None:
        """The hands of a finished hand; slowly, they are turned up one after the other."""
        super().__init__()
        self.result = result
        self.order = _best_first(result)
        self.turned = 0 if slowly else len(self.order)

    def on_mount(self) -> None:
        """Turn up the hands."""
        if self.turned < len(self.order):
            self.set_interval(REVEAL, self.turn_next, repeat=len(self.order))

    def turn_next(self) -> None:
        """Turn up the next hand."""
        self.turned += 1
        self.write()
        if self.turned == len(self.order):
            self.table.all_turned()

    @property
    def close_key(self) -> str:  # type: ignore[override]
        """What Enter does."""
        return "onward-key" if self.table.session.game.over else "next-key"

    def lines(self) -> Iterator[Content]:
        """Yield how the hand ended, the hands that are turned up, and the reasons."""
        scene = self.table.scene()
        speech = scene.speech
        for sentence in self.table.session.ending("declare", "end"):
            yield told(speech, sentence).stylize("bold")
        yield Content()
        for place, seat in enumerate(self.order):
            yield self._hand(scene, seat) if place < self.turned else Content()
        yield Content()
        for sentence in self.result.reasons:
            yield told(speech, sentence) if self.turned == len(self.order) else Content()

    def _hand(self, scene: Scene, seat: int) -> Content:
        speech, shown = scene.speech, scene.view.seats[seat].shown or []
        name = f"{speech.player(seat):<12.12} "
        cards = cards_text(scene, shown)
        cards = cards.pad_right(max(0, 14 - cards.cell_length))
        value = f" {speech.value(self.result.values[seat] or ''):>4} "
        lost = -self.result.change[seat]
        loss = (speech.brief(Sentence("lost", {"count": lost})), "$belt bold") if lost > 0 else ""
        left, burnt = scene.lives(scene.view.seats[seat], 8)
        lives = Content.assemble((left, "$head bold"), (burnt, "$char"))
        return Content.assemble((name, "bold"), cards, (value, "bold"), "  ", lives, "  ", loss)


def _best_first(result: HandResult) -> list[int]:
    """Return the seats that took part, best hand first, those that lose last."""
    seats = [seat for seat, value in enumerate(result.values) if value is not None]
    return sorted(seats, key=lambda seat: (result.change[seat] < 0, -float(result.values[seat] or 0)))


LAKE = r"""
                                          ·            ☾
        o           ·                 ·
       /|\                  ·                  ·
  ═════╧═╧═════╗
  ≈≈≈≈≈║≈≈≈≈≈≈≈║≈≈≈≈≈≈≈≈≈≈≈≈≈≈≈≈≈≈≈≈≈≈≈≈≈≈≈≈≈≈≈≈≈≈≈≈≈≈≈
    ≈  ║ ≈   ≈ ║   ≈      ≈   ≈       ≈   ≈     ≈     ≈
"""
_PLAIN_LAKE = str.maketrans("·☾═╧╗║≈", ".C==+|~")
_LAKE_STYLES = {"·": "$ink-3", "☾": "$light", "≈": "$wave"} | dict.fromkeys("═╧╗║", "$char")


def picture(*, plain: bool) -> Content:
    """Return a still lake with one swimmer on the jetty."""
    lake = LAKE.strip("\n")
    drawn = lake.translate(_PLAIN_LAKE) if plain else lake
    return Content.assemble(*((sign, _LAKE_STYLES.get(was, "bold")) for sign, was in zip(drawn, lake, strict=True)))


class Summary(Sheet):
    """The end of the match: a still lake, one swimmer on the jetty, and how everybody fared."""

    title_key = "summary"
    close_key = "again-key"
    BINDINGS: ClassVar[list[BindingType]] = [Binding("n", "put_away", show=False)]

    def lines(self) -> Iterator[Content]:
        """Yield the picture, who has won, and what became of each seat."""
        speech, session = self.table.speech, self.table.session
        yield picture(plain=speech.plain)
        yield Content()
        for sentence in session.ending("match"):
            yield told(speech, sentence).stylize("$heading bold")
        yield Content(speech("match-length", count=len(session.game.results)))
        yield Content()
        for seat in _last_out_first(session.went_out(), session.game.winners or []):
            yield Content.assemble((f"{speech.player(seat):<14.14}", "bold"), self._fate(seat))
        yield Content()
        yield Content.styled(speech("quit-key"), "dim")

    def _fate(self, seat: int) -> str:
        session, speech = self.table.session, self.table.speech
        out = session.went_out().get(seat)
        if out is not None:
            return speech.brief(Sentence("went-out-in", {"number": out}))
        units = session.view.seats[seat].units
        return speech.brief(Sentence("lives-left", {"number": units}) if units else Sentence("swims-on"))


def _last_out_first(out: dict[int, int], winners: list[int]) -> list[int]:
    """Return all seats: the winners, then who was out last."""
    return winners + sorted((seat for seat in out if seat not in winners), key=lambda seat: -out[seat])
