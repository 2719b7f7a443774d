"""What a newcomer is shown of a game: few words, true pictures, and what it takes to play it."""

from __future__ import annotations

import re

import pytest

from schwimmen import Game, rulebook
from schwimmen.rulebook import pages
from schwimmen.rules.presets import VARIANTS, Variant
from schwimmen.words import LANGUAGES, Words

every_game = pytest.mark.parametrize("variant", VARIANTS.values(), ids=VARIANTS)

MOST_WORDS = 150
PIPS = dict(zip("23456789TJQKA", [2, 3, 4, 5, 6, 7, 8, 9, 10, 10, 10, 10, 11], strict=True))


def slug(name: str) -> str:
    """Return a name as the catalogue writes it."""
    return name.replace("_", "-")


def points(cards: tuple[str, ...]) -> int:
    """Return the points of some cards together."""
    return sum(PIPS[card[0]] for card in cards)


@every_game
def test_pictures_are_worth_what_stands_beside_them(variant: Variant) -> None:
    """Where a hand is worth its suit, the cards that count add up to its value; where not, it is a special hand."""
    shown = rulebook.pictures(variant.rules)
    assert 2 <= len(shown) <= 6
    for picture in shown:
        assert len(picture.cards) == variant.rules.hand_size
        assert set(picture.counts) <= set(picture.cards)
        one_suit = len({card[1] for card in picture.cards}) == 1
        trio = len({card[0] for card in picture.cards}) == 1
        rest = points(picture.cards) - points(picture.counts)
        if picture.value in ("666", "678", "AAA") or not picture.value[-1].isdigit() or " " in picture.value:
            continue
        told = {points(picture.counts), points(picture.counts) - rest, 0 if not one_suit else None}
        assert trio or float(picture.value) in told


@every_game
def test_the_turn_that_is_shown_makes_more(variant: Variant) -> None:
    """The example gives a card that is held for one that lies open, and the hand is better for it."""
    turn = rulebook.turn(variant.rules)
    assert turn.give in turn.before.cards
    assert turn.take in turn.table
    assert {*turn.before.cards} - {turn.give} | {turn.take} == {*turn.after.cards}
    assert turn.before.value != turn.after.value
    assert len(turn.after.counts) == variant.rules.hand_size
    assert len(turn.before.counts) < variant.rules.hand_size or " " in turn.before.value


def test_pictures_follow_house_rules() -> None:
    """Where three of a kind is worth nothing at a table, none is shown as if it were."""
    rules = Game("schwimmen", players=2, house={"trio_value": None, "fire_value": None}).rules
    assert [picture.value for picture in rulebook.pictures(rules)] == ["31", "21"]


@every_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_game_is_told_in_short(variant: Variant, language: str) -> None:
    """All that a sheet of rules says before its first fold is no more than 150 words."""
    words = Words(language)
    keys = ["rules", f"game-{slug(variant.id)}", "page-short", "rules-worth", "rules-turn", "page-full"]
    said = [*map(words, keys), words(f"page-{slug(variant.id)}-short")]
    turn = rulebook.turn(variant.rules)
    args = {"give": turn.give, "take": turn.take, "before": turn.before.value, "after": turn.after.value}
    said += [words("rules-turn-told", **args), *(picture.value for picture in rulebook.pictures(variant.rules))]
    assert len(" ".join(said).split()) <= MOST_WORDS


@every_game
def test_a_game_has_a_name_that_people_use(variant: Variant) -> None:
    """The catalogue's English name is the title everywhere, no two are alike, and none is that of a website."""
    for language in LANGUAGES:
        names = [Words(language)(f"game-{slug(each)}") for each in VARIANTS]
        assert len(set(names)) == len(names)
        about = [Words(language)(f"game-{slug(variant.id)}{part}") for part in ("", "-tile", "-about")]
        assert not re.search(r"pagat|gamerules|catsatcards", " ".join(about), re.IGNORECASE)
    assert variant.title == Words("en")(f"game-{slug(variant.id)}")


@every_game
def test_what_a_game_takes_is_counted(variant: Variant) -> None:
    """How long a match is and how much there is to learn is there for every game, in steps that people say."""
    assert pages.minutes(variant) in range(5, 65, 5)
    assert pages.to_learn(variant) in (1, 2, 3)


def test_longer_matches_take_longer() -> None:
    """A single hand is the shortest game; one without offers, refusals and special hands has less to learn."""
    shortest = min(VARIANTS.values(), key=pages.minutes)
    assert pages.minutes(VARIANTS["empat_satu"]) == pages.minutes(shortest)
    assert pages.to_learn(VARIANTS["forty_one"]) < pages.to_learn(VARIANTS["tri_palki"])
