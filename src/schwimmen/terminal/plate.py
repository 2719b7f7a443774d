"""Text in its place."""

from __future__ import annotations

from textual.content import Content
from textual.widgets import Static


class Plate(Static):
    """A text that is laid out anew only when it has changed."""

    said = Content()

    def say(self, text: Content) -> bool:
        """Show a text, and return whether it is another than before."""
        if text.is_same(self.said):
            return False
        self.said = text
        self.update(text)
        return True
