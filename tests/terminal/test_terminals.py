"""What somebody expects of every program in a terminal: small windows, Ctrl-C, Ctrl-Z."""

import pytest

from schwimmen.terminal.app import TableApp
from schwimmen.terminal.session import OWN
from tests.terminal.conftest import Sit


async def test_a_small_terminal_can_still_be_played_in(sit: Sit) -> None:
    """With less room than intended the table scrolls, and keys work as ever."""
    async with sit(size=(44, 16)) as person:
        await person.to_own_turn()
        await person.press("1", "q", "enter")

        assert any(event.kind == "swap" and event.seat == OWN for event in person.app.session.game.events)


async def test_keys_show_what_a_small_terminal_has_no_room_for(sit: Sit) -> None:
    """Where the table scrolls, it does so without a mouse, too: the actions come into sight, and the table again."""
    async with sit(size=(44, 16)) as person:
        await person.to_own_turn()
        play = person.app.screen.query_one("#play")
        assert play.scroll_y == 0
        await person.press("pagedown")
        assert play.scroll_target_y > 0
        await person.press("home")
        assert play.scroll_target_y == 0


async def test_the_terminal_is_given_back_for_a_while(sit: Sit, monkeypatch: pytest.MonkeyPatch) -> None:
    """Ctrl-Z stops the program, as every other one in a terminal, at the table and under a sheet."""
    stopped: list[None] = []
    monkeypatch.setattr(TableApp, "action_suspend_process", lambda _app: stopped.append(None))
    async with sit() as person:
        await person.to_own_turn()
        await person.press("ctrl+z")
        await person.press("i", "ctrl+z")
        assert len(stopped) == 2


@pytest.mark.parametrize("sheet", ["", "i"])
async def test_ctrl_c_says_how_to_leave(sit: Sit, sheet: str) -> None:
    """Nobody is thrown out by a habit, nor left without an answer: at the table, and with a sheet on it."""
    async with sit() as person:
        await person.press(*sheet)
        await person.pilot.press("ctrl+c")
        await person.pilot.pause()

        assert person.app.is_running
        assert any("Ctrl+Q" in note.message for note in person.app._notifications)
