"""What can be done, one line of words each, to be tapped or pressed."""

from __future__ import annotations

from collections.abc import Iterator

from textual.app import ComposeResult
from textual.containers import Horizontal
from textual.content import Content
from textual.events import Click
from textual.message import Message
from textual.widget import Widget

from schwimmen.rules.fields import ClearCall, PassRule
from schwimmen.terminal.scene import Scene
from schwimmen.terminal.wish import kind_of
from schwimmen.words.sentence import Sentence

KEYS = {
    "keep": "K",
    "trade": "T",
    "draw": "S",
    "take": "Q",
    "swap": "Enter",
    "all": "A",
    "trade-pool": "A",
    "discard": "Enter",
    "refresh": "N",
    "pass": "P",
    "close": "C",
    "ride": "X",
    "solution": "Enter",
    "challenge": "C",
    "decline": "P",
    "next": "Enter",
}
"""All actions in their order, each with its key."""

HAND_KEYS = "123456"
TABLE_KEYS = "QWERT"
"""The keys of the cards, those in the middle below the digits; A is "all", so the middle cannot begin with it."""


class Action(Widget):
    """One action, with its key."""

    class Pressed(Message):
        """Somebody tapped this action."""

        def __init__(self, name: str) -> None:
            super().__init__()
            self.action = name

    def __init__(self, name: str, key: str) -> None:
        """An action of a name (its id is `do-NAME`) and the key that means the same."""
        super().__init__(id=f"do-{name}", classes="action")
        self.action, self.key, self.label = name, key, ""

    def show(self, label: str) -> None:
        """Show what the action is called now."""
        if label != self.label:
            self.label = label
            self.refresh(layout=True)

    def render(self) -> Content:
        """Return the name of the action and its key."""
        lit = self.has_class("ready") or self.has_class("on")
        return Content.assemble(self.label, " ", (self.key, "bold" if lit else "$key bold"))

    def on_click(self, event: Click) -> None:
        """Do what this says."""
        event.stop()
        self.post_message(self.Pressed(self.action))


class Actions(Horizontal):
    """The actions of this moment."""

    def compose(self) -> ComposeResult:
        """Make all actions; `show` says which are there."""
        for name, key in KEYS.items():
            yield Action(name, key)

    def show(self, scene: Scene) -> None:
        """Show the actions that there are now, and which of them the rules allow."""
        there = there_are(scene)
        for action in self.query(Action):
            name = action.action
            action.display = name in there
            action.show(label(scene, name))
            action.set_class(not _legal(scene, name), "off")
            action.set_class(scene.ready == name, "ready")
            action.set_class(is_switch(scene, name) and scene.wish.ride, "on")


def there_are(scene: Scene) -> tuple[str, ...]:
    """Return the actions that belong to this moment; those that the rules forbid now among them."""
    phase = scene.view.phase
    if phase in ("deal", "over"):
        return ("next",)
    if phase == "choice":
        return ("keep", "trade") if scene.mine else ()
    if phase == "verdict" and scene.mine:
        return ("solution",)
    if phase == "answer" and scene.mine:
        return ("challenge", "decline")
    if phase == "discard" and scene.mine:
        return ("discard", "ride") if scene.can_ride else ("discard",)
    return tuple(_of_a_turn(scene))


def _of_a_turn(scene: Scene) -> Iterator[str]:
    rules, legal = scene.rules, scene.view.legal
    if scene.pile or scene.pool:
        yield "draw"
    if scene.pile:
        yield "take"
    if scene.singly:
        yield "swap"
    if rules.allow_swap_all and not (scene.pile or scene.pool):
        yield "all"
    if scene.pool and len(scene.table) > 1:
        yield "trade-pool"
    if rules.refresh_from_turn:
        yield "refresh"
    if rules.pass_rule not in (PassRule.NEVER, PassRule.STOCK_OUT) or "pass" in legal:
        yield "pass"
    if _callable(scene):
        yield "close"
    if rules.clear_call != ClearCall.NONE and scene.can_ride:
        yield "ride"


def _callable(scene: Scene) -> bool:
    """Say whether a call is possible: now, or while others play still in this hand."""
    if scene.mine:
        return scene.can_ride if is_switch(scene, "close") else "close" in scene.view.legal
    return not (scene.last or scene.own.sticking)


FIRST = ("keep", "trade", "challenge", "decline")
"""Actions that answer a question, before any card can be chosen."""

_LETTERS = {key.lower(): name for name, key in reversed(KEYS.items()) if name not in FIRST and len(key) == 1}


def action_by_key(scene: Scene, key: str) -> str:
    """Return the action that a letter means at this moment, empty for none."""
    asked = ("challenge", "decline") if scene.view.phase == "answer" else ("keep", "trade")
    meant = next((name for name in asked if KEYS[name].lower() == key), "")
    if meant and (scene.mine or meant in ("keep", "trade")):
        return meant
    if key == "a":
        return "trade-pool" if scene.pool else "all"
    return _LETTERS.get(key, "")


def is_switch(scene: Scene, name: str) -> bool:
    """Say whether an action is no move, but lets the call ride on the next one."""
    return name == "ride" or (name == "close" and not scene.call_is_turn)


def label(scene: Scene, name: str) -> str:
    """Return what an action is called now."""
    speech = scene.speech
    if name == "next":
        return speech("to-summary" if scene.view.phase == "over" else "do-next")
    if is_switch(scene, name):
        return f"{scene.signs.on if scene.wish.ride else scene.signs.off} {speech.brief(Sentence('do-rider'))}"
    if name == "pass" and scene.rules.pass_rule == PassRule.STOCK_OUT:
        return speech("do-refuse")
    return speech(f"do-{name}")


def _legal(scene: Scene, name: str) -> bool:
    if name in ("next", "solution"):
        return True
    if is_switch(scene, name):
        return scene.can_ride
    return any(kind_of(token) == name for token in scene.view.legal)
