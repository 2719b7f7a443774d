"""Cards that lie open: a face each, which can be tapped."""

from __future__ import annotations

from collections.abc import Container, Iterable, Iterator, Sequence
from dataclasses import dataclass

from rich.cells import cell_len
from textual.app import ComposeResult
from textual.containers import Horizontal
from textual.content import Content
from textual.events import Click
from textual.message import Message
from textual.widget import Widget

from schwimmen.terminal.speech import Speech

PLACES = 6
"""Most cards of a hand: five, and another that has just been drawn."""

ROW = 14
"""Most cards in a row; what is more lies in rows of small cards."""


@dataclass(frozen=True, kw_only=True)
class Lying:
    """How the cards of a row lie."""

    places: int
    """Places that are there, also without a card."""
    chosen: Container[str | None] = ()
    backs: bool = False
    """Whether there are backs where no card is."""
    barred: tuple[str | None, str] = (None, "")
    """The card that must stay in the hand, and the sign that says so."""


class Face(Widget):
    """One card, or its back, or an empty place."""

    class Picked(Message):
        """Somebody tapped this card."""

        def __init__(self, zone: str, index: int) -> None:
            super().__init__()
            self.zone, self.index = zone, index

    def __init__(self, zone: str, index: int, key: str) -> None:
        """A place for a card in a zone, hand or table; `key` is the key that picks it."""
        super().__init__(id=f"{zone}-{index}")
        self.zone, self.index, self.key = zone, index, key
        self.card: str | None = None
        self.back = False
        self.speech: Speech | None = None

    def show(
        self, card: str | None, speech: Speech, *, chosen: bool = False, back: bool = False, barred: str = ""
    ) -> None:
        """Show a card, chosen or not; without a card its back, or nothing. `barred`: the sign that it must stay."""
        self.card, self.speech, self.back = card, speech, back
        lies = f"suit-{card[1].lower()}" if card else "back" if back else "empty"
        self.classes = " ".join([lies, "chosen" * chosen, "barred" * bool(barred)])
        self.border_subtitle = barred or self.key if card is not None else ""
        self.refresh()

    def render(self) -> Content:
        """Return the face: the index in two corners, the suit between them."""
        width, height = self.content_size
        if self.speech is None or height < 1:
            return Content()
        if self.card is None:
            sign = "#" if self.speech.plain else "░"
            return Content("\n".join([sign * width] * height) if self.back else "")
        rank, suit = self.speech.rank(self.card), self.speech.suit(self.card)
        if height < 3:
            return Content(rank + suit)
        index = rank if height < 5 or width < 3 else rank + suit
        middle = [""] * (height - 2)
        middle[(height - 3) // 2] = _centred(suit, width)
        return Content("\n".join([index, *middle, " " * (width - cell_len(index)) + index]))

    def on_click(self, event: Click) -> None:
        """Pick this card."""
        event.stop()
        if self.card is not None:
            self.post_message(self.Picked(self.zone, self.index))


def _centred(sign: str, width: int) -> str:
    return " " * ((width - cell_len(sign)) // 2) + sign


class CardRow(Horizontal):
    """The places of the hand or of the table."""

    def __init__(self, zone: str, keys: str) -> None:
        super().__init__(id=zone)
        self.zone, self.keys = zone, keys

    def compose(self) -> ComposeResult:
        """Make a place for each card that most tables have."""
        yield from self._faces(range(PLACES))

    def _faces(self, places: Iterable[int]) -> Iterator[Face]:
        return (Face(self.zone, place, self.keys[place : place + 1]) for place in places)

    def show(self, cards: Sequence[str], speech: Speech, look: Lying) -> None:
        """Show cards in their places; where there are none, backs or nothing."""
        places = max(look.places, len(cards))
        for count in (4, 5, 6):
            self.set_class(places == count, f"cards-{count}")
        self.set_class(PLACES < places <= ROW, "cards-many")
        self.set_class(places > ROW, "cards-rows")
        if places > len(self.children):
            self.mount_all(self._faces(range(len(self.children), places)))
        for index, face in enumerate(self.query(Face)):
            face.display = index < places
            if face.display:
                card = cards[index] if index < len(cards) else None
                barred = look.barred[1] if card and card == look.barred[0] else ""
                face.show(card, speech, chosen=card in look.chosen, back=look.backs, barred=barred)
