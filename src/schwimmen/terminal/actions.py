"""What can be done, one line of words each, to be tapped or pressed."""

from __future__ import annotations

from textual.app import ComposeResult
from textual.containers import Horizontal
from textual.content import Content
from textual.events import Click
from textual.message import Message
from textual.widget import Widget

from schwimmen.story import Sentence
from schwimmen.terminal.scene import Scene

SWITCH = "close"
ORDER = ("keep", "trade", "swap", "all", "pass", "close", "next")
KEYS = {"keep": "K", "trade": "T", "swap": "Enter", "all": "A", "pass": "P", "close": "C", "next": "Enter"}


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
        for name in ORDER:
            yield Action(name, KEYS[name])

    def show(self, scene: Scene) -> None:
        """Show the actions that there are now, and which of them the rules allow."""
        there = _there(scene)
        for action in self.query(Action):
            name = action.action
            action.display = name in there
            action.show(_label(scene, name))
            action.set_class(name not in ("next", SWITCH) and not _legal(scene, name), "off")
            action.set_class(name == SWITCH and not _can_call(scene), "off")
            action.set_class(_ready(scene, name), "ready")
            action.set_class(name == SWITCH and scene.wish.ride, "on")


def _there(scene: Scene) -> tuple[str, ...]:
    if scene.view.phase in ("deal", "over"):
        return ("next",)
    if scene.view.phase == "choice":
        return ("keep", "trade") if scene.mine else ()
    return ("swap", "all", "pass", "close")


def _label(scene: Scene, name: str) -> str:
    speech = scene.speech
    if name == "next":
        return speech("to-summary" if scene.view.phase == "over" else "do-next")
    if name == SWITCH and not scene.call_is_turn:
        return f"{scene.signs.on if scene.wish.ride else scene.signs.off} {speech.brief(Sentence('do-rider'))}"
    return speech(f"do-{name}")


def _legal(scene: Scene, name: str) -> bool:
    legal = scene.view.legal
    return any(">" in token for token in legal) if name == "swap" else name in legal


def _can_call(scene: Scene) -> bool:
    return "close" in scene.view.legal if scene.call_is_turn else scene.can_ride


def _ready(scene: Scene, name: str) -> bool:
    """Say whether Enter does this action now."""
    wish = scene.wish
    return wish.armed == name or (name == "swap" and not wish.armed and bool(wish.token))
