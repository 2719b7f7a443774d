import re
from itertools import product
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from schwimmen import booklet
from schwimmen.knobs import SCHWIMMEN
from schwimmen.story import Sentence
from schwimmen.variants import VARIANTS, Variant
from schwimmen.words import LANGUAGES, Words

OTHER: dict[str, list[Any]] = {
    "players": [[3, 6], [4, 4]],
    "pack": [52, 36, 28],
    "direction": ["anticlockwise"],
    "dealer_choice": ["see_both", "none"],
    "dealt_check": ["after"],
    "allow_swap_all": [False],
    "last_turn_stand": [False],
    "all_pass": ["none"],
    "exhausted": ["showdown", "keep_table"],
    "close_timing": ["instead"],
    "close_from_turn": [2, 3],
    "auto_declare": [[], ["31"], ["fire"]],
    "declare_after_close": [False],
    "trio_value": ["none"],
    "fire_value": ["none"],
    "lowest_tie": ["none_lose"],
    "on_31": ["all_others"],
    "dealt_31_all_lose": [True],
    "dealt_fire_double": [True],
    "units": [1, 5],
    "grace": [0],
    "penalty_overflow": ["stop_at_grace"],
    "final_tie": ["share", "replay"],
}
"""For each knob the values that are not printed in `schwimmen`; what may be printed elsewhere stands with them."""

ONE_CHANGE = [(name, value) for name, values in OTHER.items() for value in values]
SCHWIMMEN_PRESET = VARIANTS["schwimmen"]


def text(sentences: list[Sentence], language: str = "de") -> list[str]:
    """Return sentences as they read in a language."""
    words = Words(language)
    return [words.say(sentence.key, sentence.args) for sentence in sentences]


def keys(house: dict[str, Any], variant: Variant = SCHWIMMEN_PRESET) -> set[str]:
    """Return the keys of the rules under a house object."""
    return {sentence.key for sentence in booklet.rules_text(variant, variant.house(house))}


def test_every_knob_is_tried_here() -> None:
    """A knob that is added has to say what it changes."""
    assert set(OTHER) == set(SCHWIMMEN)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("preset", VARIANTS)
def test_the_printed_game_is_told_without_deviations(preset: str, language: str) -> None:
    """As printed, nothing deviates, no sentence counts as changed, and each says where it comes from."""
    variant = VARIANTS[preset]
    told = booklet.rules_text(variant, variant.rules)

    assert booklet.deviations(variant, variant.rules) == []
    assert not any(sentence.args["changed"] for sentence in told)
    assert all(re.match(r"(SW|C)-\w+", str(sentence.args["sources"])) for sentence in told)
    assert all(line.endswith((".", "…")) for line in text(told, language))


def test_the_text_reads_from_the_aim_to_what_is_open() -> None:
    """The sections stand in the order in which one explains the game, each in one piece."""
    sections = [sentence.args["section"] for sentence in booklet.rules_text(SCHWIMMEN_PRESET, SCHWIMMEN_PRESET.rules)]

    assert list(dict.fromkeys(sections)) == ["goal", "deal", "turn", "end", "values", "lose", "match", "open"]
    assert sections == sorted(sections, key=list(dict.fromkeys(sections)).index)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("knob", "value"), ONE_CHANGE, ids=str)
def test_a_changed_knob_is_one_deviation_of_its_own(knob: str, value: Any, language: str) -> None:
    """One house rule makes one sentence, and no two house rules make the same."""
    variant = VARIANTS["schwimmen_catsatcards" if (knob, value) == ("final_tie", "share") else "schwimmen"]

    told = text(booklet.deviations(variant, variant.house({knob: value})), language)

    assert len(told) == 1
    others = [text(booklet.deviations(variant, variant.house({name: other})), language) for name, other in ONE_CHANGE]
    assert others.count(told) == 1


@pytest.mark.parametrize(("knob", "value"), ONE_CHANGE, ids=str)
def test_a_changed_knob_changes_the_rules_or_is_told_to_be_idle(knob: str, value: Any) -> None:
    """What a table changes stands in its rules, marked; or the table says that it does nothing."""
    variant = VARIANTS["schwimmen_catsatcards" if (knob, value) == ("final_tie", "share") else "schwimmen"]
    rules = variant.house({knob: value})

    told = booklet.rules_text(variant, rules)
    idle = {sentence.args["knob"] for sentence in booklet.idle_sentences(variant, rules)}

    changed = text(told) != text(booklet.rules_text(variant, variant.rules))
    assert changed == any(sentence.args["changed"] for sentence in told)
    assert changed != (knob in idle)


@pytest.mark.parametrize(
    ("house", "said", "unsaid"),
    [
        ({"allow_swap_all": False}, "rule-turn-one", "rule-turn-all"),
        ({"all_pass": "none"}, "rule-all-pass-none", "rule-exhausted-draw"),
        ({"dealer_choice": "none"}, "rule-dealt-at-once", "rule-open-packet"),
        ({"auto_declare": []}, "rule-declare", "rule-lose-fire"),
        ({"auto_declare": ["fire"]}, "rule-lose-fire", "rule-lose-31-lowest"),
        ({"fire_value": None}, "rule-value-trio", "rule-value-fire"),
        ({"trio_value": "none"}, "rule-value-trio-none", "rule-rank-trio"),
        ({"grace": 0, "dealt_fire_double": True}, "rule-grace-none", "rule-overflow-out"),
        ({"dealt_fire_double": True}, "rule-overflow-out", "rule-overflow-swim"),
        ({"on_31": "all_others", "dealt_31_all_lose": True}, "rule-lose-31-others", "rule-lose-dealt-31"),
        ({"lowest_tie": "none"}, "rule-lose-lowest-none", "rule-final-share"),
        ({"players": [10, 12]}, "rule-players-nobody", "rule-players"),
        ({"players": [9, 12]}, "rule-players-exactly", "rule-players"),
    ],
    ids=str,
)
def test_the_rules_follow_from_the_knobs_together(house: dict[str, Any], said: str, unsaid: str) -> None:
    """What one knob makes impossible is not told, what it makes new is."""
    told = keys(house)

    assert said in told
    assert unsaid not in told


@pytest.mark.parametrize(
    ("house", "line"),
    [
        ({"players": [2, 20]}, "2 bis 9 können mitspielen."),
        ({"units": 1}, "Alle fangen mit einem Leben an."),
        ({"units": 7}, "Alle fangen mit 7 Leben an."),
        ({"pack": 52}, "Gespielt wird mit 52 Karten: in jeder der vier Farben Zwei bis Ass."),
        ({}, "Eine Hand ist so viel wert wie die Karten ihrer besten Farbe: 9♥ 10♥ K♠ sind 19."),
        ({}, "Drei Karten von gleichem Rang, ein Drilling, sind 30½."),
        ({"fire_value": "none"}, "Drei Karten von gleichem Rang, ein Drilling, sind 30½, auch drei Asse."),
    ],
    ids=str,
)
def test_the_rules_say_the_numbers_of_the_table(house: dict[str, Any], line: str) -> None:
    """Players, lives, cards and values stand in the text as they are played."""
    assert line in text(booklet.rules_text(SCHWIMMEN_PRESET, SCHWIMMEN_PRESET.house(house)))


def test_a_deviation_says_both_what_holds_and_what_is_printed() -> None:
    """Numbers are told beside the printed ones."""
    rules = SCHWIMMEN_PRESET.house({"units": 5, "players": [3, 4]})

    told = text(booklet.deviations(SCHWIMMEN_PRESET, rules), "en")

    assert told == [
        "3 to 4 can play, printed are 2 to 8.",
        "Everybody starts with 5 lives instead of 3.",
    ]


HOUSES = st.fixed_dictionaries({}, optional={name: st.sampled_from(values) for name, values in OTHER.items()})
"""Any combination of house rules."""


@settings(max_examples=60, deadline=None)
@given(HOUSES)
def test_any_combination_of_knobs_can_be_told(house: dict[str, Any]) -> None:
    """Rules, deviations and idle knobs of every table read as sentences in both languages, none of them twice."""
    for variant, language in product(VARIANTS.values(), LANGUAGES):
        rules = variant.house(house)
        told = text(booklet.rules_text(variant, rules), language)
        assert len(set(told)) == len(told)
        assert len(text(booklet.deviations(variant, rules), language)) == len(variant.house_of(rules))
        assert all(text(booklet.idle_sentences(variant, rules), language))
