"""A sheet that says what would be good: weighed from the person's own view, as a computer opponent weighs."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator

from textual.app import ComposeResult
from textual.content import Content

from schwimmen.review import Decision
from schwimmen.review.advice import MOVES, advice
from schwimmen.review.telling import told_move
from schwimmen.terminal.log import told
from schwimmen.terminal.overlays import Sheet


class HintSheet(Sheet):
    """The best moves of the person's decision with their chances, or why there is nothing to say."""

    title_key = "hint-title"

    def __init__(self) -> None:
        super().__init__()
        self.found: Decision | None = None
        self.weigh: Callable[[], Decision] | None = None

    def compose(self) -> ComposeResult:
        """See whether there is something to decide now, and write that."""
        self.weigh = self.table.session.weighing()
        yield from super().compose()

    def on_mount(self) -> None:
        """Begin to look for the best moves."""
        if self.weigh:
            self.run_worker(self._find(self.weigh))

    async def _find(self, weigh: Callable[[], Decision]) -> None:
        self.found = await asyncio.to_thread(weigh)
        self.write()

    def lines(self) -> Iterator[Content]:
        """Yield how clear it is, the moves, and what their chances mean."""
        speech, session = self.table.speech, self.table.session
        if self.found is None:
            yield Content(speech("hint-thinking" if self.weigh else "why-no-hint-turn"))
            return
        call = session.game.variant.call
        yield Content.styled(speech.say(advice(self.found, call)), "$heading bold")
        yield Content()
        for number, option in enumerate(self.found.options[:MOVES]):
            line = Content.assemble(f"{100 * option.chance:3.0f} %   ", told(speech, told_move(option.token, call)))
            yield line if number else line.stylize("bold")
        yield Content()
        yield Content.styled(speech("hint-scale"), "$ink-2")
