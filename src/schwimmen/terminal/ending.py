"""The end of a hand, and of the match."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

from textual.binding import Binding, BindingType
from textual.content import Content

from schwimmen.match.result import HandResult
from schwimmen.rules.enums import Score
from schwimmen.terminal.lake import cards_text
from schwimmen.terminal.ledger import grace, ledger, points
from schwimmen.terminal.log import told
from schwimmen.terminal.scene import Scene
from schwimmen.terminal.session import OWN
from schwimmen.terminal.sheet import Sheet
from schwimmen.words.sentence import Sentence

REVEAL = 0.45
"""Seconds from one hand to the next."""

CARDS, VALUE, POINTS = 14, 4, 4
"""Least cells for the cards of a hand, for its value, and for the points that it brings."""
LOST = 24
"""Letters of a loss that a line has room for; a longer one is a number."""


class Showdown(Sheet):
    """All hands, best first, what each is worth, and who loses or scores what and why."""

    title_key = "showdown"

    def __init__(self, result: HandResult, *, slowly: bool) -> None:
        """The hands of a finished hand; slowly, they are turned up one after the other."""
        super().__init__()
        self.result = result
        self.order = result.order
        self.turned = 0 if slowly else len(self.order)

    def on_mount(self) -> None:
        """Turn up the hands."""
        if self.turned < len(self.order):
            self.set_interval(REVEAL, self.turn_next, repeat=len(self.order))

    def turn_next(self) -> None:
        """Turn up the next hand."""
        if not self.open:
            self.turned += 1
            if self.open:
                self.table.all_turned()
            self.write()

    @property
    def open(self) -> bool:
        """Whether all hands lie open: before that nobody is told who loses or scores."""
        return self.turned == len(self.order)

    def action_put_away(self) -> None:
        """Turn up what is not turned up yet; else go back to the table."""
        if self.open:
            self.dismiss(None)
        while not self.open:
            self.turn_next()

    @property
    def close_key(self) -> str:  # type: ignore[override]
        """What Enter does."""
        if not self.open:
            return "turn-all-key"
        return "onward-key" if self.table.session.game.over else "next-key"

    def lines(self) -> Iterator[Content]:
        """Yield how the hand ended, the hands that are turned up, and the reasons."""
        scene = self.table.scene()
        speech = scene.speech
        for sentence in self.table.session.ending("declare", "end"):
            yield told(speech, sentence).stylize("bold")
        yield Content()
        shown = self.table.session.view.seats
        hands = {seat: cards_text(scene, shown[seat].shown or []) for seat in self.order}
        values = {seat: speech.value(self.result.values[seat] or "") for seat in self.order}
        room = max(CARDS, *(hand.cell_length for hand in hands.values()))
        value_room = max(VALUE, *map(len, values.values()))
        for place, seat in enumerate(self.order):
            name = (f"{speech.player(seat):<12.12} ", "bold")
            hand, value = hands[seat].pad_right(room - hands[seat].cell_length), f" {values[seat]:>{value_room}}  "
            outcome = self._outcome(scene, seat) if self.open else ()
            line = Content.assemble(name, hand, (value, "bold"), *outcome)
            yield line if place < self.turned else Content()
        yield Content()
        for sentence in self.result.reasons:
            yield told(speech, sentence) if self.open else Content()
        if scene.pot is not None and self.open:
            yield Content(speech("pot-holds", number=scene.pot))
        for sentence in self.table.session.afterwards if self.open else ():
            yield Content()
            yield told(speech, sentence)

    def _outcome(self, scene: Scene, seat: int) -> Iterator[Content]:
        """Yield what a seat loses or scores, and what it has then."""
        speech, change, after = scene.speech, self.result.change[seat], scene.view.seats[seat]
        if scene.rules.score != Score.UNITS:
            gain = f"{change:+d}" if change else ""
            yield Content.styled(f"{gain:>{POINTS}}  ", "bold" if change > 0 else "$belt bold")
            yield points(scene, after.points)
            return
        yield ledger(scene, after, 8) if after.units else Content()
        if change > 0:
            yield Content.assemble("  ", (speech.brief(Sentence("gained", {"units": change})), "bold"))
        if change < 0:
            lost = speech.brief(Sentence("lost", {"units": min(-change, 2)}))
            yield Content.assemble("  " * bool(after.units), (lost if len(lost) <= LOST else f"{change}", "$belt bold"))


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
        if session.game.pot:
            yield told(speech, Sentence("pot-won", {"seats": session.game.winners or [], "number": session.game.pot}))
        yield Content(speech("match-length", count=len(session.game.results)))
        yield Content()
        for seat in session.standing():
            yield Content.assemble((f"{speech.player(seat):<14.14}", "bold"), self._fate(seat))
        yield Content()
        yield from self._evening()
        yield Content.styled(speech("quit-key"), "dim")

    def _evening(self) -> Iterator[Content]:
        """Yield how many matches everybody has won, the bravest close and the unluckiest hand."""
        speech, evening = self.table.speech, self.table.session.evening
        won = " : ".join(f"{name or speech.player(OWN)} {count}" for name, count in evening.won())
        yield Content.assemble((speech("evening"), "bold"), f"  {speech.write(won)}")
        for feat, of in evening.feats().items():
            if of is not None:
                name, value = of
                yield Content(speech(f"evening-{feat}", name=name or speech.player(OWN), value=speech.value(value)))
        yield Content()

    def _fate(self, seat: int) -> Content:
        scene = self.table.scene()
        if scene.rules.score != Score.UNITS:
            return points(scene, scene.view.seats[seat].points)
        out = self.table.session.went_out().get(seat)
        if out is not None:
            return Content(scene.speech.brief(Sentence("went-out-in", {"number": out})))
        units = scene.view.seats[seat].units
        left = Sentence("lives-left", {"number": units})
        return Content(scene.speech.brief(left) if units else grace(scene, scene.view.seats[seat]))
