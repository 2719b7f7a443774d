"""Run in a copy of the tree that has Dutch beside German and English: tests/recipes/test_recipes.py."""

from __future__ import annotations

from schwimmen.words import Words
from tests.terminal.conftest import Sit


async def test_the_terminal_lets_a_person_choose(sit: Sit) -> None:
    """With three languages L lists them, and the number of one speaks it, at the table and on sheets."""
    async with sit(language="en") as person:
        await person.to_own_turn()
        assert person.read("#do-language") == "Language L"

        await person.press("l")
        listed = person.read("#sheet-text").splitlines()
        assert [line.split() for line in listed] == [["1", "Deutsch"], ["2", "English"], ["3", "Nederlands"]]

        await person.press("3", "i")
        assert Words("nl")("page-short") in person.read("#sheet-text")

        await person.press("l", "1")
        assert Words("de")("page-short") in person.read("#sheet-text")
