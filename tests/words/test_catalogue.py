import ast
import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

import schwimmen
from schwimmen.engine.moves import Why
from schwimmen.game import Game, why_key
from schwimmen.variants import VARIANTS
from schwimmen.words import LANGUAGES, Words

SOURCES = Path(schwimmen.__file__).parent
SPEAKERS = {"Sentence", "speech", "words", "say"}
"""What takes a message key as its first text."""


class Variables(Visitor):
    """Collects the variables and references of a message."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:
        self.found.add(node.id.name)


def messages(language: str) -> Iterator[tuple[str, ftl.Message]]:
    """Yield every message of a language with the name of its file."""
    for file in sorted((SOURCES / "words" / language).glob("*.ftl")):
        for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
            assert not isinstance(entry, ftl.Junk), f"{file.name}: {entry.content}"
            if isinstance(entry, ftl.Message):
                yield file.name, entry


def variables(message: ftl.Message) -> set[str]:
    """Return the variables that a message asks for."""
    visitor = Variables()
    visitor.visit(message)
    return visitor.found


def keys_in_code() -> set[str]:
    """Return the message keys that the sources write out."""
    found = set()
    for file in SOURCES.rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and node.args and _name(node.func) in SPEAKERS:
                found |= set(_keys(node.args[0]))
    return found


def _name(func: ast.expr) -> str:
    return func.attr if isinstance(func, ast.Attribute) else func.id if isinstance(func, ast.Name) else ""


def _keys(argument: ast.expr) -> Iterator[str]:
    if isinstance(argument, ast.IfExp):
        yield from (*_keys(argument.body), *_keys(argument.orelse))
    value = argument.value if isinstance(argument, ast.Constant) else None
    if isinstance(value, str) and re.fullmatch(r"[a-z0-9]+(-[a-z0-9A-Z]+)*", value):
        yield value


def test_both_languages_say_the_same_messages_with_the_same_variables() -> None:
    """German and English have the same keys in files of the same names, and each message the same variables."""
    told = {
        language: {(file, message.id.name): variables(message) for file, message in messages(language)}
        for language in LANGUAGES
    }

    assert told["de"] == told["en"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_message_is_written_twice(language: str) -> None:
    """A key stands in one file, once."""
    counted = Counter(message.id.name for _, message in messages(language))

    assert [key for key, count in counted.items() if count > 1] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_key_that_the_code_writes_out_has_words(language: str) -> None:
    """What the code says by a written-out key is in the catalogue."""
    words = Words(language)
    keys = keys_in_code()

    assert len(keys) > 50
    assert sorted(key for key in keys if key not in words) == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("why", [why for why in Why if why])
def test_every_reason_of_the_engine_has_a_sentence(why: Why, language: str) -> None:
    """Whatever makes a move illegal is said in words."""
    sentence = Words(language)(why_key(why))

    assert sentence.endswith(".")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    "house",
    [
        {},
        {"dealt_31_all_lose": True, "dealt_fire_double": True, "dealt_check": "after"},
        {"on_31": "all_others", "lowest_tie": "none", "exhausted": "showdown"},
        {"close_timing": "instead", "units": 1, "all_pass": "none"},
    ],
    ids=["printed", "dealt", "all others", "instead"],
)
def test_whatever_happens_can_be_told_to_everybody(house: dict[str, object], language: str) -> None:
    """Every event and every reason of random matches reads as a sentence, for those who play and those who watch."""
    for preset in VARIANTS:
        game = _played(preset, house)
        story = [event.say for event in game.events] + [reason for hand in game.results for reason in hand.reasons]
        for reader in (None, 0, 3):
            words = Words(language, game.players, reader)
            assert all(words.say(sentence.key, sentence.args).strip() for sentence in story)


def _played(preset: str, house: dict[str, object]) -> Game:
    """Return a match that chance has played, for 60 hands at most."""
    import random

    chance = random.Random(31)
    game = Game(preset, players=["Ada", "Ben", "Cem", "Dana"], house=house, seed=31)
    while not game.over and len(game.results) < 60:
        if game.phase == "deal":
            game.deal()
        else:
            game.play(chance.choice(game.legal()))
    return game


def test_the_reader_is_called_you() -> None:
    """A sentence about the reader's own seat speaks to the reader."""
    told = {"seat": 1, "give": "7H", "take": "KS", "call": True}

    assert Words("de", ["Anna", "Ben"], 1).say("did-swap", told) == "Du tauschst 7♥ gegen K♠ und machst zu."
    assert Words("de", ["Anna", "Ben"], 0).say("did-swap", told) == "Ben tauscht 7♥ gegen K♠ und macht zu."
    assert Words("en", ["Anna", "Ben"], 1).say("did-swap", told) == "You exchange 7♥ for K♠ and close."


def test_a_key_without_words_is_an_error() -> None:
    """Nobody reads a bare key by accident."""
    with pytest.raises(LookupError):
        Words("de")("nothing-of-the-kind")
