"""A sheet that says what would be good: weighed from the person's own view, as a computer opponent weighs."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator

from textual.app import ComposeResult
from textual.content import Content

from schwimmen.review.advice import Advice
from schwimmen.terminal.log import told
from schwimmen.terminal.sheet import Sheet


class HintSheet(Sheet):
    """The best moves of the person's decision with their chances, or why there is nothing to say."""

    title_key = "hint-title"

    def __init__(self) -> None:
        super().__init__()
        self.found: Advice | None = None
        self.weigh: Callable[[], Advice] | None = None

    def compose(self) -> ComposeResult:
        """See whether there is something to decide now, and write that."""
        self.weigh = self.table.session.weighing()
        yield from super().compose()

    def on_mount(self) -> None:
        """Begin to look for the best moves."""
        if self.weigh:
            self.run_worker(self._find(self.weigh))

    async def _find(self, weigh: Callable[[], Advice]) -> None:
        self.found = await asyncio.to_thread(weigh)
        self.write()

    def lines(self) -> Iterator[Content]:
        """Yield how clear it is, the moves, and what their chances mean."""
        speech = self.table.speech
        if self.found is None:
            yield Content(speech("hint-thinking" if self.weigh else "why-no-hint-turn"))
            return
        yield Content.styled(speech.say(self.found.why), "$heading bold")
        yield Content()
        for number, each in enumerate(self.found.moves):
            line = Content.assemble(f"{100 * each.option.chance:3.0f} %   ", told(speech, each.told))
            yield line if number else line.stylize("bold")
            yield from (Content.assemble(" " * 8, told(speech, reason)) for reason in each.option.because)
        yield Content()
        yield Content.styled(speech("hint-scale"), "$ink-2")
