"""Sheets that lie over the table until they are put away: the rules, the help."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Iterator
from itertools import groupby
from typing import TYPE_CHECKING, ClassVar, cast

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import VerticalScroll
from textual.content import Content
from textual.events import Click
from textual.screen import ModalScreen
from textual.widgets import Static

from schwimmen import booklet
from schwimmen.rules import CallEffect, ClearCall, DealerChoice, PassRule
from schwimmen.sentence import Sentence
from schwimmen.terminal.jetty import HAND_KEYS, TABLE_KEYS
from schwimmen.terminal.lesson import solutions
from schwimmen.terminal.log import told
from schwimmen.terminal.scene import Scene
from schwimmen.terminal.speech import Speech

if TYPE_CHECKING:
    from schwimmen.terminal.app import TableApp


class Sheet(ModalScreen[None]):
    """A text over the table, in the language of the table."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape,enter,space", "put_away", show=False),
        Binding("l", "other_language", show=False),
        Binding("up,k", "scroll(-1)", show=False),
        Binding("down,j", "scroll(1)", show=False),
        Binding("pageup", "scroll(-10)", show=False),
        Binding("pagedown", "scroll(10)", show=False),
    ]
    title_key = ""
    close_key = "close-key"

    @property
    def table(self) -> TableApp:
        """The table below."""
        return cast("TableApp", self.app)

    def compose(self) -> ComposeResult:
        """Write the text on a sheet of paper."""
        self.paper = VerticalScroll(id="sheet", can_focus=False)
        self.text = Static(id="sheet-text")
        self.write()
        with self.paper:
            yield self.text

    def write(self) -> None:
        """Write the text in the language in force."""
        speech = self.table.speech
        self.paper.border_title = speech(self.title_key)
        self.paper.border_subtitle = speech(self.close_key)
        self.text.update(Content("\n").join(self.lines()))

    @abstractmethod
    def lines(self) -> Iterator[Content]:
        """Yield the lines of the text."""

    def on_click(self, event: Click) -> None:
        """Put the sheet away by a click beside it, or on its lower edge, where that is written."""
        region = self.paper.region
        if not region.contains(event.screen_x, event.screen_y) or event.screen_y == region.bottom - 1:
            self.action_put_away()

    def action_put_away(self) -> None:
        """Go back to the table."""
        self.dismiss()

    def action_other_language(self) -> None:
        """Speak the other language, here and at the table."""
        self.table.switch_language()
        self.write()

    def action_scroll(self, lines: int) -> None:
        """Move the text."""
        self.paper.scroll_relative(y=lines, animate=False)


class RulesSheet(Sheet):
    """The rules in force: first what is special about this table."""

    title_key = "rules"

    def __init__(self) -> None:
        super().__init__()
        self.add_class("wide")

    def lines(self) -> Iterator[Content]:
        """Yield deviations, what does nothing, and all rules by their sections."""
        speech, game = self.table.speech, self.table.session.game
        differs = booklet.deviations(game.variant, game.rules) or [Sentence("rules-as-printed")]
        yield _heading(speech("rules-deviations"))
        yield from (_item(speech, sentence) for sentence in differs)
        idle = booklet.idle_sentences(game.variant, game.rules)
        yield from (_item(speech, sentence) for sentence in idle if sentence.args["knob"] in game.house)
        text = booklet.rules_text(game.variant, game.rules)
        for section, sentences in groupby(text, key=lambda sentence: str(sentence.args["section"])):
            yield Content()
            yield _heading(speech(f"rule-section-{section}"))
            for sentence in sentences:
                note = (f"  {sentence.args['sources']}", "$ink-3")
                style = "$changed bold" if sentence.args["changed"] else ""
                yield Content.assemble(told(speech, sentence).stylize(style), note)


def _heading(text: str) -> Content:
    return Content.styled(text, "$heading bold")


def _item(speech: Speech, sentence: Sentence) -> Content:
    return Content.assemble(speech.write("• "), told(speech, sentence))


LOOK_KEYS = (
    ("Enter", "help-enter"),
    ("Esc", "help-escape"),
    ("key-space", "help-quick"),
    ("H", "hint-about"),
    ("I", "help-rules"),
    ("L", "help-language"),
    ("M", "help-memory"),
    ("F", "help-colours"),
    ("D", "help-light"),
    ("?", "help-help"),
    ("key-quit", "help-quit"),
)
"""The keys of every table; a key with a name is a word."""


def game_keys(scene: Scene) -> Iterator[tuple[str, str]]:
    """Yield the keys that this game has, each with the key of what it does."""
    rules = scene.rules
    standing = rules.pass_rule != PassRule.NEVER or rules.call_effect == CallEffect.LAST_TURNS
    keys = (
        (" ".join(HAND_KEYS[: rules.hand_size]), "help-hand", True),
        ("S", "help-draw", scene.pile or scene.pool),
        ("Q", "help-take", scene.pile),
        (" ".join(TABLE_KEYS[: scene.places]), "help-table", not scene.pile),
        ("A", "press-pool", scene.pool),
        ("A", "help-all", rules.allow_swap_all and not scene.pool and not scene.pile),
        ("N", "help-refresh", rules.refresh_from_turn > 0),
        ("P", "press-refuse", rules.pass_rule == PassRule.STOCK_OUT),
        ("P", "help-pass", standing and rules.pass_rule != PassRule.STOCK_OUT),
        ("C", "press-call", scene.call_is_turn),
        ("C", "press-rider", not scene.call_is_turn),
        ("X", "press-clear", rules.clear_call != ClearCall.NONE),
        ("C P", "help-answer", rules.call_effect == CallEffect.CHALLENGE),
        ("K T", "help-choice", rules.dealer_choice != DealerChoice.NONE),
        ("R W", "help-verdict", rules.explain_gate),
    )
    yield from ((key, about) for key, about, there in keys if there)


class SolutionSheet(Sheet):
    """How the terms that are wanted now are explained well."""

    title_key = "solution"

    def lines(self) -> Iterator[Content]:
        """Yield each card with its term and its explanation."""
        scene = self.table.scene()
        for number, solved in enumerate(solutions(scene.view.wanted, scene.speech.language)):
            if number:
                yield Content()
            term = scene.speech.write(f"{scene.speech.card(solved.card)} {solved.term}")
            yield _heading(term)
            yield Content(scene.speech.write(solved.explanation))


class HelpSheet(Sheet):
    """How the table is played by keys and mouse."""

    title_key = "help"

    def lines(self) -> Iterator[Content]:
        """Yield what each key does."""
        speech, scene = self.table.speech, self.table.scene()
        touch = "press-touch-pile" if scene.pile else "press-touch-pool" if scene.pool else "help-touch-terminal"
        yield Content(speech(touch))
        if not scene.call_is_turn:
            yield Content(speech("press-touch-rider"))
        yield Content(speech("help-keys"))
        yield Content()
        for key, about in (*game_keys(scene), *LOOK_KEYS):
            name = speech(key) if key.startswith("key-") else key
            yield Content.assemble((f"{name:>9}", "$key bold"), f"  {speech(about)}")
