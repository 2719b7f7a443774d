"""What happened, sentence by sentence."""

from __future__ import annotations

import re
from collections.abc import Sequence

from textual.app import ComposeResult
from textual.containers import VerticalScroll
from textual.content import Content

from schwimmen.terminal.plate import Plate
from schwimmen.terminal.speech import Speech
from schwimmen.words.sentence import Sentence

LONGEST = 300
"""Sentences that are kept in sight."""

_SUITS = {"♣": "$say-c", "♠": "$say-s", "♥": "$say-h", "♦": "$say-d"}
_CARD = re.compile(r"\w{1,2}([♣♠♥♦])")


def told(speech: Speech, sentence: Sentence) -> Content:
    """Return a sentence with its cards in their colours."""
    return in_colours(speech.say(sentence))


def in_colours(text: str) -> Content:
    """Return a text with its cards in their colours."""
    content = Content(text)
    for card in _CARD.finditer(text):
        content = content.stylize(f"{_SUITS[card[1]]} bold", *card.span())
    return content


class Log(VerticalScroll):
    """The log of the match, the newest below."""

    can_focus = False

    def __init__(self) -> None:
        super().__init__(id="log")
        self._said: list[tuple[Sentence, Content]] = []
        self._speaks: tuple[object, ...] = ()

    def compose(self) -> ComposeResult:
        """Make room for the text."""
        yield Plate(id="log-text")

    def show(self, sentences: Sequence[Sentence], speech: Speech) -> None:
        """Show what happened so far; each hand begins with a gap."""
        lines: list[Content] = []
        for sentence, line in self._lines(sentences, speech)[-LONGEST:]:
            if sentence.key == "did-deal":
                lines += [Content()] * bool(lines) + [line.stylize("bold")]
            else:
                lines.append(line)
        if self.query_one("#log-text", Plate).say(Content("\n").join(lines)):
            self.scroll_end(animate=False)

    def _lines(self, sentences: Sequence[Sentence], speech: Speech) -> list[tuple[Sentence, Content]]:
        """Return sentences with their lines; what was said before in the same words is kept."""
        speaks = (speech.language, speech.plain, *speech.words.players)
        said = self._said if speaks == self._speaks else []
        kept = next(
            (i for i, (now, (was, _)) in enumerate(zip(sentences, said, strict=False)) if now != was), len(said)
        )
        kept = min(kept, len(sentences))
        self._said = said[:kept] + [(sentence, told(speech, sentence)) for sentence in sentences[kept:]]
        self._speaks = speaks
        return self._said
