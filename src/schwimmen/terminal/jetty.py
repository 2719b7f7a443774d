"""The jetty: the own place, and the line that says what is to be done."""

from __future__ import annotations

from collections.abc import Container

from textual.app import ComposeResult
from textual.containers import Horizontal
from textual.content import Content
from textual.events import Click
from textual.widgets import Static

from schwimmen.rules import DealerChoice
from schwimmen.sentence import Sentence
from schwimmen.terminal.actions import Action, label
from schwimmen.terminal.faces import Lying, Row
from schwimmen.terminal.lake import badges_of, cards_text
from schwimmen.terminal.ledger import grace, ledger
from schwimmen.terminal.lesson import terms
from schwimmen.terminal.scene import Scene
from schwimmen.terminal.session import OWN
from schwimmen.terminal.wish import RIDDEN

TABLE_KEYS = "QWERT"
"""The keys below the digits; A is "all", so the table cannot begin with it."""

HAND_KEYS = "123456"

GONE = 6
"""Cards out of play that are shown: the last of them."""


class Stock(Static):
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
        yield Row("table", TABLE_KEYS)
        yield Static(id="beside")

    def show(self, scene: Scene) -> None:
        """Show a moment of the table."""
        view, speech = scene.view, scene.speech
        choosing = view.phase == "choice"
        cards = view.packet if choosing else scene.table
        places = 1 if scene.pool else scene.places
        backs = choosing or not (cards or scene.pile or scene.pool)
        self.query_one("#table", Row).show(cards, speech, Lying(places=places, chosen=_coming(scene), backs=backs))
        back = (scene.signs.back, "$back-line on $back")
        self.query_one("#stock", Static).update(Content.assemble(back, f" {speech('talon')} {view.stock}"))
        self.query_one("#beside", Static).update(Content("\n").join(_beside(scene)))


def _coming(scene: Scene) -> Container[str | None]:
    """Return the open cards that the wish would bring."""
    everything = scene.ready in ("all", "take", "trade-pool")
    return scene.table if everything else [scene.wish.take] if scene.wish.take else []


def _beside(scene: Scene) -> list[Content]:
    view, speech = scene.view, scene.speech
    lines = []
    if scene.last and view.last_turns and view.phase != "answer":
        lines.append(Content.styled(speech("last-turns", count=view.last_turns), "$belt bold"))
    if scene.pile:
        lines.append(Content.styled(speech("pile-count", number=view.discarded), "$ink-2"))
    if view.gone and scene.memory:
        lines += [Content.styled(speech("dealt-out"), "$ink-2"), cards_text(scene, view.gone[-GONE:])]
    return lines


class Prompt(Static):
    """One line: whose turn it is, what Enter would do, or why something cannot be."""

    def show(self, scene: Scene, last: Sentence | None) -> None:
        """Say what is to be said now; `last` is what happened last."""
        sentence = scene.notice or prompt(scene) or last
        self.set_class(scene.notice is not None, "refused")
        self.set_class(scene.notice is None and scene.mine, "mine")
        self.update(Content(scene.speech.say(sentence)) if sentence else Content())


def prompt(scene: Scene) -> Sentence | None:
    """Return what is to be done now, None between hands."""
    view, wish = scene.view, scene.wish
    if view.to_move is None:
        return None
    if not scene.mine:
        return Sentence("turn-out") if scene.own.out else Sentence("thinks", {"seat": view.to_move})
    if scene.token:
        return Sentence("do-it", {"what": _question(scene)})
    if view.phase == "answer" and view.caller is not None:
        return Sentence("now-answer", {"seat": view.caller})
    if view.phase == "verdict":
        return _explanation(scene)
    if view.phase == "discard":
        return Sentence("turn-discard")
    if view.phase == "choice":
        open_ = scene.rules.dealer_choice == DealerChoice.SEE_BOTH
        return Sentence("turn-choice-both") if open_ else Sentence("turn-choice")
    if view.refreshed:
        return Sentence("why-must-swap-one")
    if scene.pool and wish.gives:
        return Sentence("pool-choose", {"count": max(0, len(scene.table) - len(wish.gives))})
    return Sentence("turn-last") if scene.last else Sentence("turn-mine")


def _explanation(scene: Scene) -> Sentence:
    """Return that an explanation is due, and of what."""
    cards = scene.view.wanted
    named = terms(cards, scene.speech.language)
    return Sentence("now-explain-terms", {"terms": named}) if named else Sentence("now-explain", {"cards": cards})


def _question(scene: Scene) -> str:
    """Return what Enter would do, with the call that rides on it."""
    wish, speech, ready = scene.wish, scene.speech, scene.ready
    asked = {"give": wish.gives[0] if wish.gives else "", "take": wish.take or ""}
    if ready == "swap":
        text = speech("ask-swap", **asked)
    elif ready == "discard":
        text = speech("ask-discard", give=asked["give"])
    elif ready == "trade-pool":
        text = speech("ask-pool", gives=list(wish.gives))
    else:
        text = label(scene, ready)
    if not wish.ride or (wish.armed and wish.armed not in RIDDEN):
        return text
    return f"{text}, {speech.brief(Sentence('do-rider')).rstrip('!')}"


class Jetty(Horizontal):
    """The own place: name, lives, the hand and what it is worth."""

    def compose(self) -> ComposeResult:
        """Make the name plate, the hand, and room for its value."""
        yield Static(id="me")
        yield Row("hand", HAND_KEYS)
        yield Static(id="worth")

    def show(self, scene: Scene) -> None:
        """Show a moment of the table."""
        speech, view = scene.speech, scene.view
        chosen = scene.hand if scene.wish.armed == "all" else scene.wish.gives
        barred = (view.taken if scene.mine and view.phase == "discard" else None, scene.signs.barred)
        places = scene.rules.hand_size
        self.query_one("#hand", Row).show(scene.hand, speech, Lying(places=places, chosen=chosen, barred=barred))
        self.query_one("#me", Static).update(Content("\n").join(_me(scene)))
        worth = f"{speech('worth')} ", (speech.value(view.value or ""), "bold $light")
        self.query_one("#worth", Static).update(Content.assemble(*worth) if view.value and view.hand else Content())
        self.set_class(scene.own.swims, "swims")
        self.set_class(scene.mine, "mine")


def _me(scene: Scene) -> list[Content]:
    """Return the own name plate: name and signs, what is left or the life-belt, the last deed."""
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
