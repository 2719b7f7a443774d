"""The middle of the table, and the jetty: your place."""

from __future__ import annotations

from collections.abc import Container, Iterable

from textual.app import ComposeResult
from textual.containers import Horizontal
from textual.content import Content
from textual.events import Click

from schwimmen.rulebook.text.lines import uses_stock
from schwimmen.terminal.actions import HAND_KEYS, TABLE_KEYS, Action
from schwimmen.terminal.faces import ROW, CardRow, Lying
from schwimmen.terminal.lake import badges_of, card_text, cards_text
from schwimmen.terminal.ledger import grace, ledger
from schwimmen.terminal.outlook import worth
from schwimmen.terminal.plate import Plate
from schwimmen.terminal.scene import Scene
from schwimmen.terminal.session import OWN

GONE = 6
"""Cards out of play that are shown: the last of them."""


class Stock(Plate):
    """The stock, which can be tapped where cards are drawn from it."""

    def on_click(self, event: Click) -> None:
        """Draw."""
        event.stop()
        self.post_message(Action.Pressed("draw"))


class Middle(Horizontal):
    """The table cards, the stock beside them."""

    def compose(self) -> ComposeResult:
        """Make the stock, the cards, and room for what else is to be known."""
        yield Stock(id="stock")
        yield CardRow("table", TABLE_KEYS)
        yield Plate(id="beside")

    def show(self, scene: Scene) -> None:
        """Show a moment of the table."""
        view, speech = scene.view, scene.speech
        choosing = view.phase == "choice"
        cards = view.packet if choosing else scene.table
        places = 1 if scene.pool else scene.places
        backs = choosing or not (cards or scene.pile or scene.pool)
        self.query_one("#table", CardRow).show(cards, speech, Lying(places=places, chosen=_coming(scene), backs=backs))
        back = (scene.signs.back, "$back-line on $back")
        stock = "talon" if uses_stock(scene.rules) else "put-aside"
        self.query_one("#stock", Plate).say(Content.assemble(back, f" {speech(stock)} {view.stock}"))
        self.query_one("#beside", Plate).say(Content("\n").join(_beside(scene)))
        self.set_class(len(scene.table) > ROW, "rows")


def _coming(scene: Scene) -> Container[str | None]:
    """Return the open cards that the wish would bring."""
    everything = scene.ready in ("all", "take", "pool")
    return scene.table if everything else scene.wish.takes


def _beside(scene: Scene) -> list[Content]:
    view, speech = scene.view, scene.speech
    lines = _terms(scene, view.packet if view.phase == "choice" else scene.table)
    if scene.last and view.last_turns and view.phase != "answer":
        lines.append(Content.styled(speech("last-turns", count=view.last_turns), "$belt bold"))
    if view.round is not None and view.rounds is not None:
        lines.append(Content.styled(speech("round-of", number=view.round, count=view.rounds), "$ink-2"))
    if scene.pile:
        lines.append(Content.styled(speech("pile-count", number=view.discarded), "$ink-2"))
    if scene.pot is not None:
        lines.append(Content.styled(speech("pot-holds", number=scene.pot), "$ink-2"))
    if view.gone and scene.memory:
        lines += [Content.styled(speech("dealt-out"), "$ink-2"), cards_text(scene, view.gone[-GONE:])]
    return lines


def _terms(scene: Scene, cards: Iterable[str]) -> list[Content]:
    """Return the terms on cards, where the deck has terms."""
    if not scene.rules.explain_gate:
        return []
    speech = scene.speech
    return [Content.assemble(card_text(scene, card), f" {speech.term(card)}") for card in cards]


class Jetty(Horizontal):
    """The person's place: name, lives, the hand and what it is worth."""

    def compose(self) -> ComposeResult:
        """Make the name plate, the hand, and room for its value."""
        yield Plate(id="me")
        yield CardRow("hand", HAND_KEYS)
        yield Plate(id="worth")

    def show(self, scene: Scene) -> None:
        """Show a moment of the table."""
        speech, view = scene.speech, scene.view
        chosen = scene.hand if scene.wish.armed == "all" else scene.wish.gives
        barred = (view.taken if scene.mine and view.phase == "discard" else None, scene.signs.barred)
        covered = view.phase == "choice" and not scene.hand and not scene.own.out
        look = Lying(places=scene.rules.hand_size, chosen=chosen, backs=covered, barred=barred)
        self.query_one("#hand", CardRow).show(scene.hand, speech, look)
        self.query_one("#me", Plate).say(Content("\n").join(_me(scene)))
        told = Content.assemble(f"{speech('worth')} ", (worth(scene), "bold $light")) if scene.hand else Content()
        self.query_one("#worth", Plate).say(Content("\n").join([told, *_terms(scene, scene.hand)]))
        self.set_class(scene.own.swims, "swims")
        self.set_class(scene.mine, "mine")


def _me(scene: Scene) -> list[Content]:
    """Return the person's name plate: name and signs, what is left or the life-belt, the last deed."""
    own, speech, signs = scene.own, scene.speech, scene.signs
    name = Content(" ").join([Content.styled(speech.player(OWN), "bold"), *badges_of(scene, OWN)])
    if own.out:
        return [name, Content.styled(speech("lives-out"), "dim")]
    left = ledger(scene, own, 12)
    if own.swims:
        wave = (signs.wave * 2, "$wave")
        belt = Content.assemble(wave, ("(", "$belt bold"), (signs.belt, "$belt-2 bold"), (")", "$belt bold"), wave)
        left = Content.assemble(belt, f" {grace(scene, own)}")
    deed = scene.deeds.get(OWN)
    return [name, left, Content.styled(speech.brief(deed), "$on-wood-2") if deed else Content()]
