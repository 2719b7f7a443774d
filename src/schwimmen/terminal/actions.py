"""What can be done, one line of words each, to be tapped or pressed."""

from __future__ import annotations

from collections.abc import Sequence

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal
from textual.content import Content
from textual.events import Click
from textual.message import Message
from textual.widget import Widget

from schwimmen.rules.enums import PassRule
from schwimmen.terminal.scene import Scene
from schwimmen.words.sentence import Sentence

STEP_ASIDE: list[BindingType] = [Binding("ctrl+z", "suspend_process", show=False, priority=True)]
"""The key that gives the terminal back for a while, as elsewhere."""

KEYS = {
    "keep": "K",
    "trade": "T",
    "challenge": "C",
    "decline": "P",
    "draw": "S",
    "take": "Q",
    "discard": "Enter",
    "swap": "Enter",
    "all": "A",
    "pool": "A",
    "refresh": "N",
    "pass": "P",
    "close": "C",
    "ride": "C",
    "solution": "Enter",
    "next": "Enter",
}
"""The key of each action; what rides on a move has a key of its own where one can also call instead."""

RIDE_BESIDE = "X"
"""That key (CF-6)."""

HAND_KEYS = "123456"
TABLE_KEYS = "QWERTYUOZGJVBM"
"""The keys of the cards, those in the middle below the digits; A is "all", so the middle cannot begin with it.

Where more than five lie there, other letters that mean nothing else; what has no key can be tapped.
"""


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

    def show(self, label: str, key: str = "") -> None:
        """Show what the action is called now, and another key if it has one."""
        before = self.label, self.key
        self.label, self.key = label, key or self.key
        if (self.label, self.key) != before:
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
            action.show(label(scene, name), key_of(scene, name))
            action.set_class(not _possible(scene, name), "off")
            action.set_class(scene.ready == name, "ready")
            action.set_class(name == "ride" and scene.wish.ride, "on")


def there_are(scene: Scene) -> Sequence[str]:
    """Return the actions that belong to this moment; those that the rules forbid now among them."""
    if scene.view.phase in ("deal", "over"):
        return ("next",)
    if scene.mine and scene.view.phase == "verdict":
        return ("solution",)
    return [name for name in scene.actions if name != "pool" or scene.pool]


def key_of(scene: Scene, name: str) -> str:
    """Return the key of an action at this table."""
    return RIDE_BESIDE if name == "ride" and scene.call != "ride" else KEYS[name]


FIRST = ("keep", "trade", "challenge", "decline")
"""Actions that answer a question, before any card can be chosen."""

_LETTERS = {key.lower(): name for name, key in reversed(KEYS.items()) if name not in FIRST and len(key) == 1}


def action_by_key(scene: Scene, key: str) -> str:
    """Return the action that a letter means at this moment, empty for none."""
    asked = ("challenge", "decline") if scene.view.phase == "answer" else ("keep", "trade")
    meant = next((name for name in asked if KEYS[name].lower() == key), "")
    if meant and (scene.mine or meant in ("keep", "trade")):
        return meant
    several = {"a": "pool" if scene.pool else "all", "c": scene.call, RIDE_BESIDE.lower(): "ride"}
    return several.get(key) or _LETTERS.get(key, "")


def label(scene: Scene, name: str) -> str:
    """Return what an action is called now."""
    speech = scene.speech
    if name == "next":
        return speech("to-summary" if scene.view.phase == "over" else "do-next")
    if name == "ride":
        return f"{scene.signs.on if scene.wish.ride else scene.signs.off} {speech.brief(Sentence('do-ride'))}"
    if name == "pass" and scene.rules.pass_rule == PassRule.STOCK_OUT:
        return speech("do-refuse")
    return speech(f"do-{name}")


def _possible(scene: Scene, name: str) -> bool:
    if name in ("next", "solution"):
        return True
    return scene.can_ride if name == "ride" else any(scene.action_of(token) == name for token in scene.view.legal)
