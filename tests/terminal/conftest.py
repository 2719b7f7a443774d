"""A person at the terminal's table, who presses keys, clicks, and reads."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from typing import Any, TypeAlias

import pytest
from textual._compositor import Compositor
from textual.content import Content
from textual.pilot import Pilot
from textual.widget import Widget

from schwimmen.match.game import View
from schwimmen.terminal.actions import HAND_KEYS, KEYS
from schwimmen.terminal.app import TableApp
from schwimmen.terminal.look import Look
from schwimmen.terminal.session import OWN, Session, Setting
from schwimmen.terminal.sheet import Sheet
from tests.samples import SOAK

BEFORE_A_TURN = {"choice": KEYS["keep"], "answer": KEYS["decline"], "discard": HAND_KEYS[0]}
"""The key that answers each question that can come before one's turn."""


class Person:
    """Somebody at the table: what the screen says, and what can be done."""

    def __init__(self, app: TableApp, pilot: Pilot[None]) -> None:
        self.app, self.pilot = app, pilot

    @property
    def view(self) -> View:
        """What the person may know."""
        return self.app.session.view

    def read(self, selector: str) -> str:
        """Return the text of one widget, of the sheet on top or of the table."""
        widget: Widget = (self.app.screen if selector.startswith("#sheet") else self.app.screen_stack[0]).query_one(
            selector
        )
        content = widget.render()
        assert isinstance(content, Content)
        return content.plain

    @property
    def said(self) -> str:
        """What the first line says of what is to be done, or why something cannot be."""
        return self.read("#prompt").splitlines()[0]

    @property
    def sheet(self) -> Sheet | None:
        """The sheet that lies over the table."""
        return self.app.screen if isinstance(self.app.screen, Sheet) else None

    async def settle(self) -> None:
        """Wait until the person is asked: the person's turn, or a sheet to put away."""
        for _ in range(1000):
            await self.app.workers.wait_for_complete()
            await self.pilot.pause()
            if self.sheet or self.view.to_move == OWN:
                return
        raise AssertionError("the table never comes back to the person")

    def sees(self, *selectors: str) -> None:
        """Check that each thing is on the screen as a whole."""
        for selector in selectors:
            region = self.app.screen.query_one(selector).region
            assert region.area > 0, selector
            assert self.app.screen.region.contains_region(region), selector

    async def resize(self, columns: int, lines: int) -> None:
        """Make the terminal as large as asked for."""
        await self.pilot.resize_terminal(columns, lines)
        await self.pilot.pause()

    async def press(self, *keys: str) -> None:
        """Press keys one after the other, and wait until the person is asked again."""
        await self.pilot.press(*keys)
        await self.settle()

    async def click(self, selector: str) -> None:
        """Click something, and wait until the person is asked again."""
        await self.pilot.click(selector)
        await self.settle()

    async def to_own_turn(self) -> None:
        """Go on to the person's turn, through showdowns and whatever is asked before."""
        for _ in range(100):
            if not self.sheet and self.view.phase == "turn":
                return
            await self.press(*(["enter"] if self.sheet else [BEFORE_A_TURN[self.view.phase], "enter"]))
        raise AssertionError("the person's turn never comes")


Sit: TypeAlias = Callable[..., AbstractAsyncContextManager[Person]]


DRAWN = Compositor.render_update


def drawn_if_asked(compositor: Compositor, full: bool = False, **how: Any) -> Any:
    """Draw a screen that somebody asks for as a whole; without a terminal Textual throws away all other drawings."""
    return DRAWN(compositor, full=full, **how) if full else compositor._dirty_regions.clear()


@pytest.fixture
def sit(monkeypatch: pytest.MonkeyPatch) -> Sit:
    """Sit down: settings of the table and the look by name, the size of the terminal.

    Tests ask widgets for their text and place, or look at a whole screen; where there is time all steps are drawn.
    """
    if not SOAK:
        monkeypatch.setattr(Compositor, "render_update", drawn_if_asked)

    @asynccontextmanager
    async def sitting(
        *, size: tuple[int, int] = (80, 24), instant: bool = True, kind: type[Session] = Session, **asked: Any
    ) -> AsyncIterator[Person]:
        look = {name: asked.pop(name) for name in list(asked) if name in Look.__dataclass_fields__}
        session = kind(Setting(**({"seed": 2, "levels": ("beginner",) * 3} | asked)))
        app = TableApp(session, Look(**look), instant=instant)
        async with app.run_test(size=size) as pilot:
            person = Person(app, pilot)
            if instant:
                await person.settle()
            yield person

    return sitting
