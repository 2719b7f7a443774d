"""The guided first hand in the terminal."""

from pathlib import Path

import platformdirs
import pytest

from schwimmen.rulebook.first_hand import YOU, first_hand
from schwimmen.terminal.ending import Showdown
from schwimmen.terminal.guided import GuidedSession, offered
from schwimmen.words import LANGUAGES, Words
from tests.terminal.conftest import Person, Sit

HAND = first_hand()
SAYINGS = list(HAND.sayings())
KEYS = {"all": ("a", "enter"), "pass": ("p", "enter")}


def words(language: str) -> list[str]:
    """Return all that is said, in the order in which it is said."""
    catalogue = Words(language, ["", *HAND.others], YOU)
    return [catalogue.say(saying.say.key, saying.say.args) for saying in SAYINGS]


async def does(person: Person, token: str) -> None:
    """Make a move by keys."""
    if token.endswith("!"):
        await person.press("c")
    give, _, take = token.rstrip("!").partition(">")
    hand, table = person.app._hand, person.app._table
    keys = (str(1 + hand.index(give)), "qwe"[table.index(take)], "enter") if take else KEYS[give]
    await person.press(*keys)


@pytest.mark.few(1)
@pytest.mark.parametrize("language", LANGUAGES)
async def test_somebody_new_plays_a_hand_by_reading_alone(sit: Sit, language: str) -> None:
    """Each sentence that asks for something stands there in its turn; the end is told below the showdown."""
    async with sit(kind=GuidedSession, language=language) as person:
        told = words(language)
        for saying, text in zip(SAYINGS, told, strict=True):
            if not saying.does and saying.after != len(HAND.begun):
                continue  # others move: in an instant here
            assert person.read("#prompt").replace("\n", " ") == text
            await (does(person, saying.does) if saying.does else person.press("enter"))
        assert isinstance(person.sheet, Showdown)
        assert all(text in person.read("#sheet-text") for text in told[-3:])
        await person.press("enter")
        assert not isinstance(person.app.session, GuidedSession)
        assert len(person.app.session.names) == 3


@pytest.mark.few(1)
@pytest.mark.parametrize("language", LANGUAGES)
async def test_a_sentence_is_never_cut(sit: Sit, language: str) -> None:
    """Whatever is said fits its place in a small terminal, also below a kind answer."""
    async with sit(kind=GuidedSession, language=language) as person:
        for saying, text in zip(SAYINGS, words(language), strict=True):
            if saying.does:
                while person.app.session.read_on():
                    pass
                await person.press("a" if saying.does == "pass" else "p")
                person.sees("#prompt", "#jetty", "#actions")
                assert person.read("#prompt").splitlines()[1:] == [text]
                assert len(text) <= person.app.size.width - 4
                await person.press("escape")
                await does(person, saying.does)


async def test_another_move_is_answered_kindly(sit: Sit) -> None:
    """Another move changes nothing; the answer says that it is possible, and the sentence stays below it."""
    async with sit(kind=GuidedSession) as person:
        hand = person.view.hand
        await person.press("p")
        answer, *below = person.read("#prompt").splitlines()
        assert answer.startswith("You could do that, too")
        assert below == [words("en")[3]]
        assert person.view.hand == hand


async def test_escape_skips_it(sit: Sit) -> None:
    """Escape takes back what is chosen; where nothing is, it leads to a real table."""
    async with sit(kind=GuidedSession) as person:
        await person.press("1", "escape")
        assert isinstance(person.app.session, GuidedSession)
        await person.press("escape")
        assert not isinstance(person.app.session, GuidedSession)


def test_it_is_offered_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A device remembers; where it cannot, nothing is offered."""
    monkeypatch.setattr(platformdirs, "user_data_path", lambda *_, **__: tmp_path / "new")
    assert [offered(), offered()] == [True, False]
    (tmp_path / "file").touch()
    monkeypatch.setattr(platformdirs, "user_data_path", lambda *_, **__: tmp_path / "file")
    assert not offered()
