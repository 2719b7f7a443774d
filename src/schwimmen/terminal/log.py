"""What happened, sentence by sentence."""

from __future__ import annotations

import re
from collections.abc import Iterable

from textual.app import ComposeResult
from textual.containers import VerticalScroll
from textual.content import Content
from textual.widgets import Static

from schwimmen.story import Sentence
from schwimmen.terminal.speech import Speech

LONGEST = 300
"""Sentences that are kept in sight."""

_SUITS = {"♣": "$say-c", "♠": "$say-s", "♥": "$say-h", "♦": "$say-d"}
_CARD = re.compile(r"\w{1,2}([♣♠♥♦])")


def told(speech: Speech, sentence: Sentence) -> Content:
    """Return a sentence with its cards in their colours."""
    text = speech.say(sentence)
    content = Content(text)
    for card in _CARD.finditer(text):
        content = content.stylize(f"{_SUITS[card[1]]} bold", *card.span())
    return content


class Log(VerticalScroll):
    """The log of the match, the newest below."""

    can_focus = False

    def compose(self) -> ComposeResult:
        """Make room for the text."""
        yield Static(id="log-text")

    def show(self, sentences: Iterable[Sentence], speech: Speech) -> None:
        """Show what happened so far; each hand begins with a gap."""
        lines: list[Content] = []
        for sentence in list(sentences)[-LONGEST:]:
            if sentence.key == "did-deal":
                lines += [Content()] * bool(lines) + [told(speech, sentence).stylize("bold")]
            else:
                lines.append(told(speech, sentence))
        self.query_one("#log-text", Static).update(Content("\n").join(lines))
        self.scroll_end(animate=False)
