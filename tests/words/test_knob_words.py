import json
from typing import Any

import pytest

from schwimmen import rulebook
from schwimmen.rules import share
from schwimmen.rules.fields import Rules
from schwimmen.rules.knobs import HouseError, apply_house, parse_pairs
from schwimmen.rules.knobs.idle import IDLE
from schwimmen.rules.knobs.tables import CHINESE_51, ENERGY, NO_ELIMINATION, SCHWIMMEN, Knobs
from schwimmen.rules.presets import PRESETS
from schwimmen.words import LANGUAGES, Words


@pytest.fixture(params=LANGUAGES)
def words(request: pytest.FixtureRequest) -> Words:
    """The catalogue, in one language after the other."""
    return Words(request.param)


@pytest.mark.parametrize("preset", PRESETS)
def test_every_knob_has_a_name_a_sentence_and_words_for_its_values(preset: str, words: Words) -> None:
    """A form can be built from words alone: name, one sentence about it, each value."""
    for knob in PRESETS[preset].knobs.values():
        key = f"knob-{knob.name}".replace("_", "-")

        assert 0 < len(words(key)) <= 40
        assert words(f"{key}-about").endswith(".")
        values = map(knob.read, knob.samples())
        told = [tuple(words.say(item.key, item.args) for item in knob.said(value)) for value in values]
        assert len(set(told)) == len(told), "two values read alike"


@pytest.mark.parametrize("group", sorted({knob.group for preset in PRESETS.values() for knob in preset.knobs.values()}))
def test_every_group_has_a_title(group: str, words: Words) -> None:
    """The groups of the form have titles."""
    assert words(f"knob-group-{group}")


@pytest.mark.parametrize("preset", PRESETS)
def test_every_game_has_a_name_a_sentence_and_sources(preset: str, words: Words) -> None:
    """A game says what it is called and where it comes from."""
    key = f"game-{preset}".replace("_", "-")

    assert words(key)
    assert words(f"{key}-about").endswith(".")
    assert all(words(f"source-{source}") for source in PRESETS[preset].sources)


@pytest.mark.parametrize(("knob", "because"), [(knob, because) for knob, because, _ in IDLE])
def test_every_idle_knob_says_why(knob: str, because: str, words: Words) -> None:
    """Each pair of knobs of which one silences the other has a sentence of its own, naming the silent one."""
    sentence = words(f"idle-{knob}-{because}".replace("_", "-"))

    assert words(f"knob-{knob}".replace("_", "-")) in sentence


@pytest.mark.parametrize(
    ("house", "expected"),
    [
        ({"units": 0}, ["units", "0", "1"]),
        ({"chips": "3"}, ["chips", '"3"', "1"]),
        ({"grace": 2}, ["grace", "2", "1, 0"]),
        ({"allow_swap_all": 1}, ["allow_swap_all", "1", "true", "false"]),
        ({"all_pass": "never"}, ["all_pass", '"never"', '"refresh"', '"none"']),
        ({"pack": "32"}, ["pack", '"32"', "52", "28"]),
        ({"auto_declare": ["30"]}, ["auto_declare", '"30"', '"31"', '"fire"']),
        ({"players": [4, 3]}, ["players", "[4, 3]", "2"]),
        ({"trio_value": 31}, ["trio_value", "31", "30.5", '"none"']),
        ({"lives": 3}, ["lives", "units"]),
        (["units"], ['["units"]', '{"units": 2}']),
    ],
    ids=str,
)
def test_a_wrong_house_rule_is_said_in_words(house: Any, expected: list[str], words: Words) -> None:
    """The sentence names the knob as it was written, what came, and what is allowed."""
    with pytest.raises(HouseError) as caught:
        apply_house(Rules(), SCHWIMMEN, house)

    sentence = rulebook.trouble(caught.value, SCHWIMMEN.values())
    told = words.say(sentence.key, sentence.args)
    assert all(part in told for part in expected), told


@pytest.mark.parametrize(
    ("knobs", "house", "expected"),
    [
        (
            CHINESE_51,
            {"match_end": "hands(0)"},
            ["match_end", "hands(0)", "hands(999)", "target(99999)", "single_hand"],
        ),
        (NO_ELIMINATION, {"points_table": {}}, ["points_table", '"blitz"', "[3, 4]"]),
        (ENERGY, {"suit_labels": ["a"]}, ["suit_labels", '["a"]']),
    ],
)
def test_other_kinds_say_what_they_take(knobs: Knobs, house: Any, expected: list[str], words: Words) -> None:
    """Counted words, points tables and topics have sentences of their own."""
    with pytest.raises(HouseError) as caught:
        apply_house(Rules(), knobs, house)

    sentence = rulebook.trouble(caught.value, knobs.values())
    told = words.say(sentence.key, sentence.args)
    assert all(part in told for part in expected), told


def test_a_pair_that_is_none_is_said_in_words(words: Words) -> None:
    """A word of the command line that is no pair is shown how to be one."""
    with pytest.raises(HouseError) as caught:
        parse_pairs(["units"])

    sentence = rulebook.trouble(caught.value, [])
    assert "units=2" in words.say(sentence.key, sentence.args)


@pytest.mark.parametrize(
    ("count", "house", "expected"),
    [
        (1, {}, ["2", "8"]),
        (9, {}, ["9", "2", "8", "players"]),
        (10, {"players": [2, 20]}, ["10", "32", "9", "pack"]),
    ],
)
def test_too_many_or_too_few_people_are_told(count: int, house: Any, expected: list[str], words: Words) -> None:
    """The sentence says how many can play, and which knob says so."""
    sentence = rulebook.players_trouble(apply_house(Rules(), SCHWIMMEN, house), count)

    assert sentence is not None
    told = words.say(sentence.key, sentence.args)
    assert all(part in told for part in expected), told


def test_enough_people_are_no_trouble() -> None:
    """Four can play."""
    assert rulebook.players_trouble(Rules(), 4) is None


@pytest.mark.parametrize("code", ["?", "1-0000-00", json.dumps({}), "2-00Z5"])
def test_a_wrong_share_code_is_said_in_words(code: str, words: Words) -> None:
    """Whatever is wrong with a share code has a sentence."""
    with pytest.raises(share.CodeError) as caught:
        share.decode(code)

    assert words(f"error-code-{caught.value.reason}").endswith(".")


@pytest.mark.parametrize("reason", ["letters", "checksum", "version", "contents"])
def test_every_reason_against_a_share_code_has_words(reason: str, words: Words) -> None:
    """Letters, checksum, version and contents can each be wrong."""
    assert f"error-code-{reason}" in words
