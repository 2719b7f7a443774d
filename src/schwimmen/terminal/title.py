"""What is played, and how far the match has come: in as many words as there is room for."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from textual.content import Content
from textual.widget import Widget

from schwimmen.terminal.speech import Speech
from schwimmen.words.sentence import Sentence


class Title(Widget):
    """The first line; a long name loses what only explains it before anything is cut."""

    ways: Sequence[Content] = (Content(),)

    def show(self, speech: Speech, title: Sequence[Sentence]) -> None:
        """Show the name of the game, and which hand it is."""
        name, *progress = map(speech.say, title)
        self.ways = [Content(speech.write(" · ".join((each, *progress)))) for each in _names(name)]
        self.refresh()

    def render(self) -> Content:
        """Return the longest way to say it that fits."""
        fitting = (way for way in self.ways if way.cell_length <= self.content_size.width)
        return next(fitting, self.ways[-1])


def _names(name: str) -> Iterator[str]:
    """Yield a name, and what stands before its comma or bracket."""
    yield name
    yield name.partition(",")[0].partition(" (")[0]
