"""What a newcomer is shown of a game: few words, true pictures, and what it takes to play it."""

from __future__ import annotations

import re

import pytest

from schwimmen import Game, rulebook
from schwimmen.rulebook import pages
from schwimmen.rules.combinations import NAMES
from schwimmen.rules.presets import PRESETS, Preset
from schwimmen.words import LANGUAGES, Words

every_game = pytest.mark.parametrize("preset", PRESETS.values(), ids=PRESETS)

MOST_WORDS = 150
PIPS = dict(zip("23456789TJQKA", [2, 3, 4, 5, 6, 7, 8, 9, 10, 10, 10, 10, 11], strict=True))


def slug(name: str) -> str:
    """Return a name as the catalogue writes it."""
    return name.replace("_", "-")


def points(cards: tuple[str, ...]) -> int:
    """Return the points of some cards together."""
    return sum(PIPS[card[0]] for card in cards)


@every_game
def test_pictures_are_worth_what_stands_beside_them(preset: Preset) -> None:
    """Where a hand is worth its suit, the cards that count add up to its value; where not, it is a special hand."""
    shown = rulebook.pictures(preset.rules)
    assert 2 <= len(shown) <= 6
    for picture in shown:
        assert len(picture.cards) == preset.rules.hand_size
        assert set(picture.counts) <= set(picture.cards)
        one_suit = len({card[1] for card in picture.cards}) == 1
        trio = len({card[0] for card in picture.cards}) == 1
        rest = points(picture.cards) - points(picture.counts)
        if picture.value in ("666", "678", "AAA", *NAMES) or not picture.value[-1].isdigit() or " " in picture.value:
            continue
        told = {points(picture.counts), points(picture.counts) - rest, 0 if not one_suit else None}
        assert trio or float(picture.value) in told


@every_game
def test_the_turn_that_is_shown_makes_more(preset: Preset) -> None:
    """The example gives a card that is held for one that lies open, and the hand is better for it."""
    turn = rulebook.turn(preset.rules)
    assert turn.give in turn.before.cards
    assert turn.take in turn.table
    assert {*turn.before.cards} - {turn.give} | {turn.take} == {*turn.after.cards}
    assert turn.before.value != turn.after.value
    assert len(turn.after.counts) == preset.rules.hand_size
    assert len(turn.before.counts) < preset.rules.hand_size or " " in turn.before.value


def test_pictures_follow_house_rules() -> None:
    """Where three of a kind is worth nothing at a table, none is shown as if it were."""
    rules = Game("schwimmen", players=2, house={"trio_value": None, "fire_value": None}).rules
    assert [picture.value for picture in rulebook.pictures(rules)] == ["31", "21"]


@every_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_game_is_told_in_short(preset: Preset, language: str) -> None:
    """All that a sheet of rules says before its first fold is no more than 150 words."""
    words = Words(language)
    keys = ["rules", f"game-{slug(preset.id)}", "page-short", "rules-worth", "rules-turn", "page-full"]
    said = [*map(words, keys), words(f"page-{slug(preset.id)}-short")]
    turn = rulebook.turn(preset.rules)
    args = {"give": turn.give, "take": turn.take, "before": turn.before.value, "after": turn.after.value}
    said += [words("rules-turn-told", **args), *(picture.value for picture in rulebook.pictures(preset.rules))]
    assert len(" ".join(said).split()) <= MOST_WORDS


@every_game
def test_a_game_has_a_name_that_people_use(preset: Preset) -> None:
    """The catalogue's English name is the title everywhere, no two are alike, and none is that of a website."""
    for language in LANGUAGES:
        names = [Words(language)(f"game-{slug(each)}") for each in PRESETS]
        assert len(set(names)) == len(names)
        about = [Words(language)(f"game-{slug(preset.id)}{part}") for part in ("", "-tile", "-about")]
        assert not re.search(r"pagat|gamerules|catsatcards", " ".join(about), re.IGNORECASE)
    assert preset.title == Words("en")(f"game-{slug(preset.id)}")


@every_game
def test_what_a_game_takes_is_counted(preset: Preset) -> None:
    """How long a match is and how much there is to learn is there for every game, in steps that people say."""
    assert pages.minutes(preset) in range(5, 65, 5)
    assert pages.to_learn(preset) in (1, 2, 3)


def test_longer_matches_take_longer() -> None:
    """A single hand is the shortest game; one without offers, refusals and special hands has less to learn."""
    shortest = min(PRESETS.values(), key=pages.minutes)
    assert pages.minutes(PRESETS["empat_satu"]) == pages.minutes(shortest)
    assert pages.to_learn(PRESETS["forty_one"]) < pages.to_learn(PRESETS["tri_palki"])
