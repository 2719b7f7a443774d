"""The end of a hand: all cards lie open before anybody is told who loses."""

import re

from schwimmen.terminal.ending import Showdown
from schwimmen.terminal.session import OWN
from schwimmen.words import Words
from tests.terminal.conftest import Sit


async def test_the_showdown_says_values_and_reasons(sit: Sit) -> None:
    """After a hand everybody's value stands there, best first, and who loses what and why."""
    async with sit() as person:
        await person.to_own_turn()
        await person.press("c", "p", "enter")
        assert isinstance(person.sheet, Showdown)

        text, result = person.read("#sheet-text"), person.app.session.result
        assert result is not None
        assert all(person.app.speech.say(reason) in text for reason in result.reasons)
        values = [float(value) for value in re.findall(r"^.{27} +([\d.]+) ", text.replace("½", ".5"), re.MULTILINE)]
        assert sorted(values) == sorted(float(value or 0) for value in result.values)
        assert values == sorted(values, reverse=True)


async def test_hands_are_turned_up_one_after_the_other(sit: Sit) -> None:
    """At a human pace the showdown hides what has not been turned up, and so does the table behind it."""
    async with sit() as person:
        await person.to_own_turn()
        person.app.instant = False
        await person.pilot.press("c", "p", "enter")
        person.app._hurry.set()
        while not person.sheet:
            person.app._hurry.set()
            await person.pilot.pause()
        showdown = person.sheet
        assert isinstance(showdown, Showdown)
        result = person.app.session.result
        assert result is not None
        reason, dealer = person.app.speech.say(result.reasons[0]), person.app.session.game.view(0).dealer
        loser = next(seat for seat, change in enumerate(result.change) if change < 0)

        while showdown.turned < len(showdown.order):
            text = "".join(map(person.read, ("#sheet-text", "#log-text", "#prompt")))
            assert reason not in text
            assert "life" not in text
            assert person.read("Lake").count("╷") + person.read("#me").count("╷") == 0
            assert not any(seat.shown for seat in person.app.scene().view.seats)
            assert person.read("#sheet-text").count("╿") == 0
            showdown.turn_next()
        assert reason in person.read("#sheet-text")
        assert reason in person.read("#log-text")
        assert ("╷" in person.read("#me")) == (loser == OWN)
        assert person.app.scene().view.dealer == dealer
        assert Words("en")("dealer-letter") in person.read("#me" if dealer == OWN else "Lake").splitlines()[0]


async def test_the_pot_is_told_where_there_is_one(sit: Sit) -> None:
    """Beside the cards and after a hand one reads how much lies in the pot; games without one are silent."""
    async with sit(preset="schwimmen_gamerules") as person:
        await person.to_own_turn()
        assert person.app.speech("pot-holds", number=0) in person.read("#beside")
        await person.press("c", "p", "enter")
        lost = -sum(person.app.session.game.results[0].change)
        assert person.app.speech("pot-holds", number=lost) in person.read("#sheet-text")
    async with sit() as person:
        await person.to_own_turn()
        assert person.app.speech("pot-holds", number=0)[:6] not in person.read("#beside")
