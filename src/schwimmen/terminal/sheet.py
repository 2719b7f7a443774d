"""A sheet that lies over the table until it is put away, and what it may ask of the table below."""

from __future__ import annotations

import re
from abc import abstractmethod
from collections.abc import Iterator, Sequence
from typing import ClassVar, Protocol, cast

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import VerticalScroll
from textual.content import Content
from textual.events import Click, Resize
from textual.screen import ModalScreen
from textual.widgets import Static

from schwimmen.terminal.scene import Scene
from schwimmen.terminal.session import Session
from schwimmen.terminal.speech import Speech

_BEFORE = re.compile(r" *(?:[•*] )?")
"""What stands before the first word of a line."""


class TableBelow(Protocol):
    """The table as its sheets know it."""

    @property
    def session(self) -> Session:
        """The match that is played."""

    @property
    def speech(self) -> Speech:
        """The words in force."""

    def scene(self) -> Scene:
        """Return this moment of the table."""

    def choose_language(self) -> None:
        """Speak the other language, or let the person choose among several."""

    def all_turned(self) -> None:
        """Show at the table, too, how the hand ended."""

    def action_help_quit(self) -> None:
        """Say how to leave, to somebody who tries Ctrl-C."""


class Text(Static):
    """Lines, as wide as the sheet; those of a point stand below its first word."""

    said: Sequence[Content] = ()
    broken = 0
    """The width at which the lines of points are broken."""

    def write(self, lines: Sequence[Content]) -> None:
        """Write these lines."""
        self.said = lines
        self._set()

    def on_resize(self, event: Resize) -> None:
        """Break the lines again where the sheet has become wider or narrower."""
        if event.size.width != self.broken:
            self._set()

    def _set(self) -> None:
        self.broken = self.content_size.width
        self.update(Content("\n").join(hanging(line, self.broken) for line in self.said))


class Sheet(ModalScreen[str | None]):
    """A text over the table, in the language of the table."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape,enter,space", "put_away", show=False),
        Binding("l", "language", show=False),
        Binding("up,k", "scroll(-1)", show=False),
        Binding("down,j", "scroll(1)", show=False),
        Binding("pageup", "scroll(-10)", show=False),
        Binding("pagedown", "scroll(10)", show=False),
    ]
    title_key = ""
    close_key = "close-key"

    @property
    def table(self) -> TableBelow:
        """The table below."""
        return cast("TableBelow", self.app)

    def compose(self) -> ComposeResult:
        """Write the text on a sheet of paper."""
        self.paper = VerticalScroll(id="sheet", can_focus=False)
        self.text = Text(id="sheet-text")
        self.write()
        with self.paper:
            yield self.text

    def write(self) -> None:
        """Write the text in the language in force."""
        speech = self.table.speech
        self.paper.border_title = speech(self.title_key)
        self.paper.border_subtitle = speech(self.close_key)
        self.text.write(list(self.lines()))

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
        self.dismiss(None)

    def action_copy_text(self) -> None:
        """Copy what is chosen; who presses Ctrl-C without that wants to leave."""
        if self.get_selected_text() is None:
            self.table.action_help_quit()
        else:
            super().action_copy_text()

    def action_language(self) -> None:
        """Speak another language, here and at the table."""
        self.table.choose_language()

    def action_scroll(self, lines: int) -> None:
        """Move the text."""
        self.paper.scroll_relative(y=lines, animate=False)


def heading(text: str) -> Content:
    """Return the heading of a part of the text."""
    return Content.styled(text, "$heading bold")


def hanging(line: Content, width: int) -> Content:
    """Return a line broken at a width: what goes on stands below its first word, not below the point before it."""
    start = _BEFORE.match(line.plain)
    indent = start.end() if start else 0
    if not 0 < indent < width or line.cell_length <= width:
        return line
    before, rest = line.divide([indent])
    return before + Content("\n" + " " * indent).join(rest.wrap(width - indent))
