import re
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from schwimmen import rulebook
from schwimmen.cards import parse
from schwimmen.engine.layout import fields_of
from schwimmen.engine.values import value
from schwimmen.match.values import value_text
from schwimmen.rulebook.text.sections import SECTIONS, lines
from schwimmen.rules.fields import DECLARED
from schwimmen.rules.presets import PRESETS, Preset
from schwimmen.words import LANGUAGES, Words
from schwimmen.words.sentence import Sentence
from tests.knob_values import EVERY_CHANGE, other_values

SCHWIMMEN = PRESETS["schwimmen"]
SILENT = {"explain_gate", "suit_labels", "trade_closes"}
"""Knobs that may only take a sentence away."""


def text(sentences: list[Sentence], language: str = "de") -> list[str]:
    """Return sentences as they read in a language."""
    words = Words(language)
    return [words.say(sentence.key, sentence.args) for sentence in sentences]


def keys(name: str, house: dict[str, Any]) -> set[str]:
    """Return the keys of the rules under a house object."""
    preset = PRESETS[name]
    return {sentence.key for sentence in rulebook.rules_text(preset, preset.house(house))}


# ---------------------------------------------------------------- as printed


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", PRESETS)
def test_the_printed_game_is_told_without_deviations(name: str, language: str) -> None:
    """As printed, nothing deviates, no sentence counts as changed, and each says where it comes from."""
    preset = PRESETS[name]
    told = rulebook.rules_text(preset, preset.rules)

    assert rulebook.deviations(preset, preset.rules) == []
    assert not any(sentence.args["changed"] for sentence in told)
    assert all(line.endswith((".", "…")) for line in text(told, language))
    assert len(set(text(told, language))) == len(told)


@pytest.mark.parametrize("name", PRESETS)
def test_rules_cite_their_own_game_and_its_documents(name: str) -> None:
    """Rule numbers are those of the game or common ones, documents those of the preset."""
    preset = PRESETS[name]
    for sentence in rulebook.rules_text(preset, preset.rules):
        numbers, _, documents = str(sentence.args["sources"]).partition("; ")
        assert re.fullmatch(rf"({preset.prefix}|C)-\d+(, ({preset.prefix}|C)-\d+)*", numbers), sentence
        assert not documents or set(documents.split(", ")) <= set(preset.sources)


def test_what_no_document_says_cites_none() -> None:
    """A reading of our own has a number and no document; the same sentence elsewhere may be printed."""
    told = {preset: rulebook.rules_text(PRESETS[preset], PRESETS[preset].rules) for preset in PRESETS}

    def sources(preset: str, key: str) -> object:
        return next(sentence.args["sources"] for sentence in told[preset] if sentence.key == key)

    assert sources("schwimmen", "rule-exhausted-draw") == "SW-13"
    assert sources("schwimmen_catsatcards", "rule-exhausted-draw") == "SW-13; 004"
    assert sources("dutch31", "rule-choice-keep-31") == "DU-2; 000, 002"
    assert sources("schwimmen", "rule-last-round") == "SW-10, C-5; 000, 002"


@pytest.mark.parametrize("name", PRESETS)
def test_the_text_reads_from_the_aim_to_what_is_open(name: str) -> None:
    """The sections stand in the order in which one explains the game, each in one piece."""
    preset = PRESETS[name]
    told = [sentence.args["section"] for sentence in rulebook.rules_text(preset, preset.rules)]

    assert told == sorted(told, key=lambda section: SECTIONS.index(str(section)))
    assert set(told) == set(SECTIONS) - {"score" if "lose" in told else "lose"}


def test_every_field_of_the_rules_is_told_somewhere() -> None:
    """Whatever the engine reads, some sentence of some game speaks of it."""
    everything = {
        field
        for preset, rules in [
            *((preset, preset.rules) for preset in PRESETS.values()),
            *((PRESETS[game], PRESETS[game].house({name: value})) for game, name, value in EVERY_CHANGE),
        ]
        for _, line in lines(preset, rules)
        for field in line.fields
    }
    assert everything >= DECLARED.keys() - {"declare_effect"}


# ---------------------------------------------------------------- house rules


@pytest.mark.few(6)
@pytest.mark.parametrize("name", PRESETS)
def test_a_changed_knob_is_one_deviation_and_changes_the_text(name: str) -> None:
    """One house rule makes one sentence; it stands in the rules, marked, or the table says that it does nothing."""
    for game, knob, changed in EVERY_CHANGE:
        if game == name:
            is_one_deviation_and_changes_the_text(PRESETS[name], knob, changed)


def is_one_deviation_and_changes_the_text(preset: Preset, knob: str, value: Any) -> None:
    """Check what is told of one house rule."""
    rules = preset.house({knob: value})
    told, printed = rulebook.rules_text(preset, rules), rulebook.rules_text(preset, preset.rules)
    idle = {sentence.args["knob"] for sentence in rulebook.idle_sentences(preset, rules)}

    assert len(rulebook.deviations(preset, rules)) == 1
    new = set(text(told)) - set(text(printed))
    assert new == set(text([sentence for sentence in told if sentence.args["changed"]]))
    idle_fire = knob == "auto_declare" and rules.fire_value is None and "fire" in value
    if text(told) == text(printed):
        assert knob in idle or knob == "players" or idle_fire
    else:
        assert knob not in idle
        assert new or knob in SILENT


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", PRESETS)
def test_no_two_house_rules_read_alike(game: str, language: str) -> None:
    """Each value of each knob has a sentence of its own."""
    preset = PRESETS[game]
    told = [
        text(rulebook.deviations(preset, preset.house({name: value})), language)[0]
        for name in preset.knobs
        for value in other_values(preset, name)
    ]
    assert len(set(told)) == len(told)


@pytest.mark.parametrize(
    ("preset", "house", "said", "unsaid"),
    [
        ("schwimmen", {"allow_swap_all": False}, "rule-turn-one", "rule-turn-all"),
        ("schwimmen", {"all_pass": "none"}, "rule-all-pass-none", "rule-exhausted-draw"),
        ("schwimmen", {"dealer_choice": "none"}, "rule-dealt-at-once", "rule-open-packet"),
        ("schwimmen", {"auto_declare": []}, "rule-declare", "rule-lose-fire"),
        ("schwimmen", {"auto_declare": ["fire"]}, "rule-lose-fire", "rule-lose-31-lowest"),
        ("schwimmen", {"fire_value": None}, "rule-value-trio", "rule-value-fire"),
        ("schwimmen", {"trio_value": "none"}, "rule-value-trio-none", "rule-rank-trio"),
        ("schwimmen", {"grace": 0, "dealt_fire_double": True}, "rule-grace-none", "rule-overflow-out"),
        ("schwimmen", {"dealt_fire_double": True}, "rule-overflow-out", "rule-overflow-swim"),
        ("schwimmen", {"on_31": "all_others", "dealt_31_all_lose": True}, "rule-lose-31-others", "rule-lose-dealt-31"),
        ("schwimmen", {"lowest_tie": "none"}, "rule-lose-lowest-none", "rule-final-share"),
        ("schwimmen", {"players": [10, 12]}, "rule-players-nobody", "rule-players"),
        ("schwimmen", {"players": [9, 12]}, "rule-players-exactly", "rule-players"),
        ("stop_the_bus", {"pass": False}, "rule-pass-never", "rule-all-pass-refresh"),
        ("stop_the_bus", {"exact_tie": "all_tied_lowest_lose"}, "rule-final-replay", "rule-lose-lowest-void"),
        ("dutch31", {"tie_break": "none"}, "rule-rank-none", "rule-rank-suits"),
        ("hosa_aba", {"allow_swap_all": False}, "rule-offer", "rule-turn-all"),
        ("tuppenny_loo", {"declare_dealt": False}, "rule-dealt-hidden", "rule-dealt-at-once"),
        ("energy_schwimmen", {"explain_gate": False}, "rule-turn-all", "rule-explain"),
        ("energy_schwimmen", {"match_end": "single_hand"}, "rule-match-single-hand", "rule-grace"),
        ("thirty_one", {"lowest_tie_break": True}, "rule-rank-place", "rule-lose-lowest-exempt"),
        ("thirty_one", {"blitz_after_knock": True}, "rule-lose-blitz-caller", "rule-declare-not-last-round"),
        ("japanese_51", {"stop_requires_flush": True}, "rule-close-needs-flush", "rule-close-needs-none"),
        ("japanese_51", {"valuation": "flush"}, "rule-value-flush", "rule-value-net"),
        ("chinese_51", {"call_requires": "min(40)"}, "rule-close-needs-min", "rule-close-needs-none"),
        ("chinese_51", {"match_end": "hands(4)"}, "rule-match-hands", "rule-match-target"),
    ],
    ids=str,
)
def test_the_rules_follow_from_the_knobs_together(preset: str, house: dict[str, Any], said: str, unsaid: str) -> None:
    """What one knob makes impossible is not told, what it makes new is."""
    told = keys(preset, house)

    assert said in told
    assert unsaid not in told


@pytest.mark.parametrize(
    ("name", "house", "line"),
    [
        ("schwimmen", {"players": [2, 20]}, "2 bis 9 können mitspielen."),
        ("schwimmen", {"units": 1}, "Alle fangen mit einem Leben an."),
        ("schwimmen", {"units": 7}, "Alle fangen mit 7 Leben an."),
        ("schwimmen_gamerules", {}, "Alle fangen mit 3 Chips an."),
        ("tri_palki", {"units": 1}, "Alle fangen ohne Hölzchen an; ein Hölzchen darf man haben."),
        ("schwimmen", {"pack": 52}, "Gespielt wird mit 52 Karten: in jeder der vier Farben Zwei bis Ass."),
        ("schwimmen", {}, "Eine Hand ist so viel wert wie die Karten ihrer besten Farbe: 9♥ 10♥ K♠ sind 19."),
        ("schwimmen", {}, "Drei Karten von gleichem Rang, ein Drilling, zählen 30½."),
        (
            "schwimmen",
            {"fire_value": "none"},
            "Drei Karten von gleichem Rang, ein Drilling, zählen 30½, auch drei Asse.",
        ),
        ("thirty_one", {}, "Wer geklopft und allein die niedrigste Hand hat, verliert zwei Marken."),
        ("hosa_aba", {}, "Statt zu tauschen, darf man „Stopp“ rufen, frühestens aber im 2. eigenen Zug der Runde."),
    ],
    ids=str,
)
def test_the_rules_say_the_numbers_and_words_of_the_table(name: str, house: dict[str, Any], line: str) -> None:
    """Players, units, cards, values and the game's own words stand in the text as they are played."""
    preset = PRESETS[name]
    assert line in text(rulebook.rules_text(preset, preset.house(house)))


def test_examples_are_worth_what_they_say() -> None:
    """The hands that explain a value have it, and every pack has their cards."""
    for preset in PRESETS.values():
        fields = fields_of(preset.rules)[0]
        for sentence in rulebook.rules_text(preset, preset.rules):
            if sentence.key in ("rule-value-best", "rule-value-net"):
                shown = sentence.args["cards"]
                assert isinstance(shown, list)
                hand = sum(1 << card for card in parse(map(str, shown)))
                assert value_text(int(value(hand, fields)), preset.rules) == sentence.args["value"]
                assert [card for card in shown if str(card)[0] in "234567"] == []


def test_a_deviation_says_both_what_holds_and_what_is_printed() -> None:
    """Numbers are told beside the printed ones."""
    rules = SCHWIMMEN.house({"units": 5, "players": [3, 4]})

    told = text(rulebook.deviations(SCHWIMMEN, rules), "en")

    assert told == [
        "3 to 4 can play; in print 2 to 8.",
        "Everybody starts with 5 lives instead of 3.",
    ]


def houses(preset: Preset) -> st.SearchStrategy[dict[str, Any]]:
    """Choose any combination of house rules of a game."""
    optional = {name: st.sampled_from(values) for name in preset.knobs if (values := other_values(preset, name))}
    return st.fixed_dictionaries({}, optional=optional)


@pytest.mark.few(6)
@pytest.mark.parametrize("name", PRESETS)
@settings(max_examples=12, deadline=None)
@given(data=st.data())
def test_any_combination_of_knobs_can_be_told(name: str, data: st.DataObject) -> None:
    """Rules, deviations and idle knobs of every table read as sentences in both languages, none of them twice."""
    preset = PRESETS[name]
    rules = preset.house(data.draw(houses(preset)))
    for language in LANGUAGES:
        told = text(rulebook.rules_text(preset, rules), language)
        assert len(set(told)) == len(told)
        assert len(text(rulebook.deviations(preset, rules), language)) == len(preset.house_of(rules))
        assert all(text(rulebook.idle_sentences(preset, rules), language))


# ---------------------------------------------------------------- comparisons


@pytest.mark.parametrize("left", PRESETS)
def test_any_two_games_can_be_compared(left: str) -> None:
    """Every aspect is either common or a row; what stands in a row differs; a game equals itself."""
    one, words = PRESETS[left], Words("de")
    for right, other in PRESETS.items():
        found = rulebook.differences((one, one.rules), (other, other.rules))

        assert all(row.left or row.right for row in found.rows)
        aspects = [sentence.key for sentence in (*(row.aspect for row in found.rows), *found.common)]
        assert len(set(aspects)) == len(aspects)
        assert all(key in words for key in aspects)
        sections = [SECTIONS.index(row.section) for row in found.rows]
        assert sections == sorted(sections)
        assert (found.rows == ()) == (left == right)


def test_a_house_rule_is_the_only_difference() -> None:
    """A table with one house rule differs from print in one row, which has the marked sentence."""
    rules = SCHWIMMEN.house({"units": 2})
    (row,) = rulebook.differences((SCHWIMMEN, SCHWIMMEN.rules), (SCHWIMMEN, rules)).rows

    assert row.aspect.key == "aspect-units"
    assert [sentence.args["changed"] for sentence in (*row.left, *row.right)] == [False, True]


def test_games_that_only_speak_differently_differ_in_their_words() -> None:
    """A knock where others close is one row, not one for every sentence that says so; a pot is one of its own."""
    one, other = PRESETS["schwimmen_gamerules"], PRESETS["schwimmen_catsatcards"]
    found = rulebook.differences((one, one.rules), (other, other.rules))

    assert [row.aspect.key for row in found.rows] == ["aspect-terms", "aspect-players", "aspect-pot"]


# ---------------------------------------------------------------- fields in words


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", PRESETS)
def test_every_field_has_words(game: str, language: str) -> None:
    """Each field of the rules has a name, and each value that a preset prints has words."""
    words, preset = Words(language), PRESETS[game]
    for field in DECLARED:
        if field in ("match_length", "call_minimum"):
            continue
        name = rulebook.field_name(field)
        assert words.say(name.key, name.args)
        assert all(text(rulebook.field_sentences(preset, preset.rules, field), language))
