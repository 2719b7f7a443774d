import ast
import random
import re
from collections import Counter
from collections.abc import Iterator
from functools import cache
from itertools import product
from pathlib import Path
from threading import Thread

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

import schwimmen
from schwimmen.engine.reasons import Why
from schwimmen.match.game import Game, why_key
from schwimmen.projection.spelling import PHRASES
from schwimmen.rules.presets import PRESETS
from schwimmen.words import LANGUAGES, Words, _Catalogue

SOURCES = Path(schwimmen.__file__).parent
SPEAKERS = {"Sentence", "speech", "words", "say"}
"""What takes a message key as its first text."""


class Variables(Visitor):
    """Collects the variables and references of a message."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:
        self.found.add(node.id.name)


class Terms(Visitor):
    """Collects the terms to which a message refers."""

    def __init__(self) -> None:
        self.found: list[ftl.TermReference] = []

    def visit_TermReference(self, node: ftl.TermReference) -> None:
        self.found.append(node)


@cache
def messages(language: str) -> list[tuple[str, ftl.Message]]:
    """Return every message of a language with the name of its file."""
    found = []
    for file in sorted((SOURCES / "words" / language).glob("*.ftl")):
        for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
            assert not isinstance(entry, ftl.Junk), f"{file.name}: {entry.content}"
            if isinstance(entry, ftl.Message):
                found.append((file.name, entry))
    return found


def variables(message: ftl.Message) -> set[str]:
    """Return the variables that a message asks for."""
    visitor = Variables()
    visitor.visit(message)
    return visitor.found


@cache
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


def test_all_languages_say_the_same_messages_with_the_same_variables() -> None:
    """Every language has the same keys in files of the same names, and each message the same variables."""
    told = {
        language: {(file, message.id.name): variables(message) for file, message in messages(language)}
        for language in LANGUAGES
    }

    assert [language for language in LANGUAGES if told[language] != told["en"]] == []


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


def keys_of_the_story() -> set[str]:
    """Return every key that the story of a hand can tell."""
    return {key for key, _ in PHRASES} - {"none", "end-", "fate-none", "why-legal"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_whatever_can_happen_has_a_sentence(language: str) -> None:
    """Moves, ends, losses and scores of every game are in the catalogue, also those that no match here comes to."""
    words = Words(language)
    keys = keys_of_the_story()

    assert len(keys) > 70
    assert sorted(key for key in keys if key not in words) == []


@pytest.mark.parametrize("call", sorted({preset.call for preset in PRESETS.values()}))
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_call_has_the_word_of_its_game(call: str, language: str) -> None:
    """Two games that call alike say so; buttons and sentences know every word."""
    others = {preset.call for preset in PRESETS.values()} - {call}
    words = Words(language, ["Ada"])
    here = words.say("did-close", {"seat": 0, "word": call})

    same = {other for other in others if words.say("did-close", {"seat": 0, "word": other}) == here}
    assert same <= {"close", "pas"}
    labels = {words("do-close", word=word) for word in {call, *others}}
    assert len(labels) == len(others) + 1


@pytest.mark.parametrize("unit", ["life", "chip", "token", "coin", "die", "stick"])
def test_what_is_lost_has_the_word_of_its_game(unit: str) -> None:
    """One and two of it are told apart, in both languages."""
    for language in LANGUAGES:
        words = Words(language, ["Ada"])
        told = [
            words.say("lose-caller", {"seat": 0, "units": units, "unit": unit, "value": "9", "word": "knock"})
            for units in (1, 2)
        ]
        assert told[0] != told[1]
        assert unit == "life" or told[0] != words.say("lose-caller", {"seat": 0, "units": 1, "value": "9"})


HOUSES: dict[str, dict[str, object]] = {
    "printed": {},
    "dealt": {"dealt_31_all_lose": True, "dealt_fire_double": True, "dealt_check": "after", "pack": 28},
    "all others": {"on_31": "all_others", "lowest_tie": "all", "exhausted": "showdown", "pass": True},
    "instead": {"close_timing": "instead", "units": 1, "all_pass": "none", "clear_call_challengeable": True},
    "ties": {"lowest_tie_break": True, "exact_tie": "all_tied_lowest_lose", "blitz_after_knock": True, "grace": 0},
}


KNOWN = [
    (preset, {knob: value for knob, value in house.items() if knob in PRESETS[preset].knobs})
    for house in HOUSES.values()
    for preset in PRESETS
    if not house or house.keys() & PRESETS[preset].knobs
]
"""Games with those house rules that they know; without any, each is played as it is printed."""


@pytest.mark.few(10)
@pytest.mark.parametrize(("preset", "house"), KNOWN)
def test_whatever_happens_can_be_told_to_everybody(preset: str, house: dict[str, object]) -> None:
    """Every event and every reason of random matches reads as a sentence, for those who play and those who watch."""
    game = _played(preset, house)
    told = [event.say for event in game.events] + [reason for hand in game.results for reason in hand.reasons]
    story = {str(sentence): sentence for sentence in told}.values()
    for language, reader in product(LANGUAGES, (None, 0, 3)):
        words = Words(language, game.players, reader)
        assert all(words.say(sentence.key, sentence.args).strip() for sentence in story)


def _played(preset: str, house: dict[str, object]) -> Game:
    """Return a match that chance has played, for a few hands at most."""
    chance = random.Random(31)
    game = Game(preset, players=["Ada", "Ben", "Cem", "Dana"], house=house, seed=31)
    for _ in range(800):
        if game.over or len(game.results) > 9:
            break
        if game.phase == "deal":
            game.deal()
        else:
            game.play(chance.choice(game.legal()))
    return game


VALUES = {
    "pair K 2": ("pair of kings and 2", "Paar Könige und 2"),
    "pair 6 A": ("pair of sixes and A", "Paar Sechsen und A"),
    "high card J T 9": ("high card J 10 9", "höchste Karte B 10 9"),
    "flush A K J": ("flush A K J", "Farbe A K B"),
    "flush 25": ("flush of 25", "25 in einer Farbe"),
    "point 20": ("20 in all", "zusammen 20"),
    "point 9": ("9 in all", "zusammen 9"),
    "run 6": ("run up to 6", "Straße bis 6"),
    "running flush Q": ("running flush up to Q", "Straße in einer Farbe bis D"),
    "sequence T": ("sequence up to 10", "Folge bis 10"),
    "prial 3": ("prial of threes", "Drilling Dreien"),
    "tricon J": ("tricon of jacks", "Tricon Buben"),
    "petrangolone": ("petrangolone", "Petrangolone"),
    "nothing": ("nothing", "nichts"),
    "30.5": ("30½", "30½"),
    "666": ("666", "666"),
}


@pytest.mark.parametrize("value", VALUES)
def test_a_combination_is_said_in_words(value: str) -> None:
    """Where combinations count, a value says which one a hand has, as people at the table would."""
    english, german = VALUES[value]

    assert Words("en").value(value) == english
    assert Words("de").value(value) == german


def test_printed_topics_speak_the_language() -> None:
    """What the school edition prints is translated; what a table has written itself stays as it is."""
    args = dict(
        zip(("clubs", "spades", "hearts", "diamonds"), PRESETS["energy_schwimmen"].rules.suit_labels, strict=True)
    )

    assert "hearts for Thermal power plants" in Words("en").say("rule-labels", args)
    assert "Herz für Wärmekraftwerke" in Words("de").say("rule-labels", args)
    assert "hearts for Wind" in Words("en").say("rule-labels", args | {"hearts": "Wind"})


def test_the_reader_is_called_you() -> None:
    """A sentence about the reader's own seat speaks to the reader."""
    told = {"seat": 1, "give": "7H", "take": "KS", "call": True}

    assert Words("de", ["Anna", "Ben"], 1).say("did-swap", told) == "Du tauschst 7♥ gegen K♠ und machst zu."
    assert Words("de", ["Anna", "Ben"], 0).say("did-swap", told) == "Ben tauscht 7♥ gegen K♠ und macht zu."
    assert Words("en", ["Anna", "Ben"], 1).say("did-swap", told) == "You exchange 7♥ for K♠ and close."


def test_the_reader_is_called_you_among_those_who_share_a_value() -> None:
    """Lists that no verb depends on know the reader, and name him first."""
    lost = {"seat": 1, "value": "19", "others": [2, 0]}
    names = ["Lena", "Anna", "Ben"]
    told = {language: Words(language, names, reader=0).say("lose-lower-suit", lost) for language in LANGUAGES}
    assert "Anna hat wie du und Ben 19" in told["de"]
    assert "Anna has 19 like you and Ben" in told["en"]
    assert "Du hast wie Ben und Lena 19" in Words("de", names, reader=1).say("lose-lower-suit", lost)


def test_a_key_without_words_is_an_error() -> None:
    """Nobody reads a bare key by accident."""
    with pytest.raises(LookupError):
        Words("de")("nothing-of-the-kind")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_game_says_what_its_players_say(language: str) -> None:
    """Whoever has nothing left swims, is on trial or has a free ride; a 31 is a Schnauz, or "Hosa aba!"."""
    words = Words(language, ["Anna"])
    tongues = {preset.tongue for preset in PRESETS.values()}
    fates = {tongue: words("fate-swims", seat=0, tongue=tongue) for tongue in tongues}
    assert len({fates[tongue] for tongue in ("plain", "trial", "ride")}) == 3
    assert fates["widow"] == words("fate-swims", seat=0)
    assert words("did-declare-31", seats=[0], tongue="hosa-aba").startswith("Hosa aba! Anna")
    assert words("do-trade", tongue="widow") != words("do-trade")


@pytest.mark.few(1)
@pytest.mark.parametrize("language", LANGUAGES)
def test_an_entry_read_alone_is_the_entry_of_its_file(language: str) -> None:
    """What is read when it is first asked for, with what it refers to, is what reading all files comes to."""
    whole, alone = FluentBundle([language]), _Catalogue(language)
    for file in sorted((SOURCES / "words" / language).glob("*.ftl")):
        whole.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    for key, entry in whole._messages.items():
        assert alone.has_message(key)
        assert alone.get_message(key)
        assert alone._messages[key].equals(entry, ignored_fields=["span", "comment"])
    assert set(alone._terms) <= set(whole._terms)
    for key, entry in alone._terms.items():
        assert entry.equals(whole._terms[key], ignored_fields=["span", "comment"])
    referred = {each.id.name for entry in alone._messages.values() for each in _terms_in(entry)}
    assert referred <= set(alone._terms)


def test_who_asks_while_an_entry_is_read_gets_it() -> None:
    """Two threads that ask for the same entry at once both have it: the second waits until it is read."""
    catalogue, got = _Catalogue("en"), []
    second = Thread(target=lambda: got.append(catalogue.get_message("hint-scale")))
    read = catalogue.add_resource

    def interrupted(resource: ftl.Resource) -> None:
        if second.ident is None:
            second.start()
            second.join(0.2)  # it must not come back before the entry is there
        read(resource)

    catalogue.add_resource = interrupted
    assert catalogue.get_message("hint-scale")
    second.join()
    assert got == [catalogue.get_message("hint-scale")]


def _terms_in(entry: ftl.Message) -> list[ftl.TermReference]:
    """Return the terms to which a message refers."""
    visitor = Terms()
    visitor.visit(entry)
    return visitor.found
