"""The jetty: the own place, and the line that says what is to be done."""

from __future__ import annotations

from textual.app import ComposeResult
from textual.containers import Horizontal
from textual.content import Content
from textual.widgets import Static

from schwimmen.story import Sentence
from schwimmen.terminal.faces import Row
from schwimmen.terminal.lake import badges_of, cards_text
from schwimmen.terminal.scene import Scene
from schwimmen.terminal.session import OWN

TABLE_KEYS = "QWE"
"""The keys below the digits; A is "all", so the table cannot begin with it."""

HAND_KEYS = "123"


class Middle(Horizontal):
    """The table cards, the stock beside them."""

    def compose(self) -> ComposeResult:
        """Make the stock, the cards, and room for what else is to be known."""
        yield Static(id="stock")
        yield Row("table", TABLE_KEYS)
        yield Static(id="beside")

    def show(self, scene: Scene) -> None:
        """Show a moment of the table."""
        view, speech = scene.view, scene.speech
        choosing = view.phase == "choice"
        all_chosen = scene.wish.armed == "all"
        cards = list(view.packet if choosing else scene.table)
        self.query_one("#table", Row).show(
            cards, speech, chosen=scene.wish.take, all_chosen=all_chosen, backs=choosing or not cards
        )
        back = (scene.signs.back, "$back-line on $back")
        self.query_one("#stock", Static).update(Content.assemble(back, f" {speech('talon')} {view.stock}"))
        self.query_one("#beside", Static).update(Content("\n").join(_beside(scene)))


def _beside(scene: Scene) -> list[Content]:
    view, speech = scene.view, scene.speech
    lines = []
    if view.last_turns and view.phase == "turn":
        lines.append(Content.styled(speech("last-turns", count=view.last_turns), "$belt bold"))
    if view.gone and scene.memory:
        lines += [Content.styled(speech("dealt-out"), "$ink-2"), cards_text(scene, view.gone[-6:])]
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
    if wish.token:
        return Sentence("do-it", {"what": scene.speech.say(_question(scene)).rstrip("?")})
    if view.phase == "choice":
        return Sentence("turn-choice")
    return Sentence("turn-mine" if view.caller is None else "turn-last")


def _question(scene: Scene) -> Sentence:
    wish = scene.wish
    if wish.armed:
        return Sentence(f"ask-{wish.armed}")
    assert wish.give is not None and wish.take is not None
    return Sentence("ask-swap", {"give": wish.give, "take": wish.take})


class Jetty(Horizontal):
    """The own place: name, lives, the hand and what it is worth."""

    def compose(self) -> ComposeResult:
        """Make the name plate, the hand, and room for its value."""
        yield Static(id="me")
        yield Row("hand", HAND_KEYS)
        yield Static(id="worth")

    def show(self, scene: Scene) -> None:
        """Show a moment of the table."""
        wish, speech = scene.wish, scene.speech
        self.query_one("#hand", Row).show(
            list(scene.hand), speech, chosen=wish.give, all_chosen=wish.armed == "all", backs=False
        )
        self.query_one("#me", Static).update(Content("\n").join(_me(scene)))
        value = scene.view.value
        worth = Content.assemble(f"{speech('worth')} ", (speech.value(value), "bold $light")) if value else Content()
        self.query_one("#worth", Static).update(worth if scene.hand else Content())
        self.set_class(scene.own.swims, "swims")
        self.set_class(scene.mine, "mine")


def _me(scene: Scene) -> list[Content]:
    """Return the own name plate: name and signs, lives or the life-belt, the last deed."""
    own, speech, signs = scene.own, scene.speech, scene.signs
    name = Content(" ").join([Content.styled(speech.player(OWN), "bold"), *badges_of(scene, OWN)])
    if own.out:
        return [name, Content.styled(speech("lives-out"), "dim")]
    if own.swims:
        wave = (signs.wave * 2, "$wave")
        belt = Content.assemble(wave, ("(", "$belt bold"), (signs.belt, "$belt-2 bold"), (")", "$belt bold"), wave)
        lives = Content.assemble(belt, f" {speech('lives-swims')}")
    else:
        left, burnt = scene.lives(own, 12)
        lives = Content.assemble((left, "$head bold"), (burnt, "$char"))
    deed = scene.deeds.get(OWN)
    return [name, lives, Content.styled(speech.brief(deed), "$on-wood-2") if deed else Content()]
