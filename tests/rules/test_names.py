"""Other names of the games (rules-2.md, section 4): who knows a game by one of them finds it."""

from __future__ import annotations

import pytest

from schwimmen import rulebook
from schwimmen.match.game import Game
from schwimmen.rules import share
from schwimmen.rules.presets import PRESETS, AbsentGame, AmbiguousName, Name, meant, named
from schwimmen.rules.presets.absent import ABSENT, Absent
from schwimmen.rules.presets.names import NAMES
from schwimmen.words import LANGUAGES, Words

ALONE = {
    "scat": "thirty_one",
    "Schnauz": "schwimmen",
    "knack": "schwimmen",
    "HOSN OBI": "schwimmen",
    "trente un": "schwimmen",
    "einunddreissig": "schwimmen",
    "Eenendertigen": "dutch31",
    "goju ichi": "japanese_51",
    "whammy": "thirty_one",
    "Hosa Aba": "hosa_aba",
}


@pytest.mark.parametrize(("text", "preset"), ALONE.items())
def test_4_1_a_name_of_one_game_is_that_game(text: str, preset: str) -> None:
    """Case, accents, blanks and signs make no difference."""
    assert named(text) == (PRESETS[preset], {})


@pytest.mark.parametrize(
    ("text", "games"),
    [
        ("31", ("schwimmen", "dutch31", "thirty_one", "trentuno", "petrangola")),
        ("Blitz", ("schwimmen", "thirty_one")),
        ("Trente-et-un", ("schwimmen", "thirty_one")),
        ("41", ("forty_one", "empat_satu")),
        ("Hosen runter", ("schwimmen", "hosa_aba")),
        ("Hosenabe", ("hosa_aba", "Hosenabe (jassen.ch)", "Hose abe (Jassverzeichnis)")),
    ],
)
def test_4_1_a_name_of_several_games_asks_back(text: str, games: tuple[str, ...]) -> None:
    """The answer names each of them by a name that no other game has."""
    with pytest.raises(AmbiguousName) as error:
        named(text)
    assert error.value.meant == games
    assert all(len(meant(game)) == 1 for game in games)


@pytest.mark.parametrize("preset", PRESETS)
def test_4_1_an_id_is_the_game_itself(preset: str) -> None:
    """Whatever else some players call so: "Stop the Bus" is not Scat here."""
    assert named(preset) == (PRESETS[preset], {})
    assert named(preset.replace("_", " ").title()) == (PRESETS[preset], {})


@pytest.mark.parametrize("name", [name for name in NAMES if name.house], ids=lambda name: name.text)
def test_4_2_a_name_can_stand_for_house_rules(name: Name) -> None:
    """AL-1, AL-3 to AL-5: the house rules are valid and no others, and a game can be opened by the name."""
    preset = PRESETS[name.preset]
    assert preset.house_of(preset.house(name.house)) == name.house
    assert Game(name.text).house == name.house


def test_4_2_own_house_rules_come_after_those_of_the_name() -> None:
    """AL-4 says that there is no grace; a table may grant one all the same."""
    game = Game("Bastard", house={"grace": 1})
    assert game.preset.id == "stop_the_bus"
    assert game.rules.grace == 1


@pytest.mark.parametrize("game", ABSENT, ids=lambda game: game.id)
@pytest.mark.parametrize("language", LANGUAGES)
def test_4_3_a_game_that_is_not_here_is_known_by_name(game: Absent, language: str) -> None:
    """The answer says what it lacks, and has the share code of the game that comes nearest."""
    for text in game.texts:
        with pytest.raises(AbsentGame) as error:
            named(text.upper())
        told = rulebook.name_trouble(text, error.value)
        assert share.decode(str(told.args["code"])) == (game.nearest, game.house)
        assert str(told.args["code"]) in Words(language).say(told.key, told.args)


def test_a_name_stands_where_a_share_code_does() -> None:
    """Whoever is asked for a code may answer with any name of a game; a text that is neither is said to be so."""
    assert share.read("hosn obi") == ("schwimmen", {})
    assert share.read("Bastard") == ("stop_the_bus", named("Bastard")[1])
    assert share.read(share.encode("dutch31", {"units": 4})) == ("dutch31", {"units": 4})
    with pytest.raises(AmbiguousName):
        share.read("31")
    with pytest.raises(share.CodeError) as error:
        share.read("blizz")
    assert error.value.reason == "letters"


def test_a_name_of_no_game_lists_the_games() -> None:
    """Whoever mistypes a name reads what there is."""
    with pytest.raises(ValueError, match="tuppenny_loo"):
        named("skat")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_place_has_a_word(language: str) -> None:
    """A page says where a game is called so."""
    words = Words(language)
    assert all(f"place-{place}" in words for name in NAMES for place in name.places)
