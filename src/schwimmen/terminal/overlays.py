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
from schwimmen.story import Sentence
from schwimmen.terminal.log import told
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


HELP = (
    ("1 2 3", "help-hand"),
    ("Q W E", "help-table"),
    ("A", "help-all"),
    ("P", "help-pass"),
    ("C", "help-close"),
    ("K T", "help-choice"),
    ("Enter", "help-enter"),
    ("Esc", "help-escape"),
    ("key-space", "help-quick"),
    ("I", "help-rules"),
    ("L", "help-language"),
    ("M", "help-memory"),
    ("F", "help-colours"),
    ("D", "help-light"),
    ("?", "help-help"),
    ("key-quit", "help-quit"),
)
"""The keys of the table; a key with a name is a word."""


class HelpSheet(Sheet):
    """How the table is played by keys and mouse."""

    title_key = "help"

    def lines(self) -> Iterator[Content]:
        """Yield what each key does."""
        speech = self.table.speech
        yield Content(speech("help-touch-terminal"))
        yield Content(speech("help-keys"))
        yield Content()
        for key, about in HELP:
            name = speech(key) if key.startswith("key-") else key
            yield Content.assemble((f"{name:>7}", "$key bold"), f"  {speech(about)}")
