"""A hint in the terminal says what the person's own view makes of the turn."""

import re

from schwimmen.terminal.session import OWN
from schwimmen.words import Words
from tests.terminal.conftest import Sit


async def test_a_hint_tells_the_best_moves(sit: Sit) -> None:
    """H says what would be good on your turn, with chances and reasons, in either language, and plays nothing."""
    async with sit() as person:
        await person.to_own_turn()
        moves = len(person.app.session.game.events)
        await person.press("h")
        chances = [int(chance) for chance in re.findall(r"(\d+) %   ", person.read("#sheet-text"))]
        assert 1 < len(chances) <= 3
        assert chances == sorted(chances, reverse=True)
        assert Words("en")("hint-scale") in person.read("#sheet-text")
        assert re.search(r"^ {8}(You have|Makes|Keeps) .+\.$", person.read("#sheet-text"), re.MULTILINE)
        await person.press("l")
        assert Words("de")("hint-scale") in person.read("#sheet-text")
        await person.press("escape")
        assert person.sheet is None
        assert len(person.app.session.game.events) == moves


async def test_there_is_no_hint_where_nothing_is_to_be_decided(sit: Sit) -> None:
    """While somebody else is to move the sheet says when there will be hints."""
    async with sit(instant=False) as person:
        if person.view.to_move == OWN:
            await person.pilot.press("k", "k", "p", "p")
        assert person.view.to_move != OWN
        await person.pilot.press("h")
        await person.pilot.pause()
        assert Words("en")("why-no-hint-turn") in person.read("#sheet-text")
