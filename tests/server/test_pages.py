"""The pages of the games and the comparison: complete in both languages, and true to the engine."""

from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

from schwimmen import PRESETS, Game
from schwimmen.rulebook.pages import READINGS, examples_of, readings_of
from schwimmen.server import fixed
from schwimmen.server.pages_protocol import Compared, GamePage
from schwimmen.server.protocol.lobby import Problem
from schwimmen.words import LANGUAGES, Words
from tests.server.checks import spoken
from tests.server.live import Live

GAMES = list(PRESETS)
DOCUMENTS = {"000", "001", "002", "003", "004"}


def page_of(live: Live, game: str) -> GamePage:
    """Ask for a game's page."""
    answer = live.ask("GET", f"/api/pages/{game}")
    assert answer.status == 200, answer.body
    return GamePage.model_validate_json(answer.body)


def slug(game: str) -> str:
    """Write a game's name as the catalogue does."""
    return game.replace("_", "-")


def speak(words: Words, sentence: Any) -> str:
    """Say a sentence; it must end as a sentence does."""
    text = spoken(words, sentence)
    assert text.endswith((".", "!", "”", "“")), text
    return text


@pytest.mark.parametrize("path", ["catalogue", *(f"pages/{game}" for game in GAMES)])
def test_what_never_changes_can_lie_in_files(live: Live, tmp_path: Path, path: str) -> None:
    """The files that stand for the answers of a server hold what it answers, byte for byte."""
    fixed.write(tmp_path)
    assert (tmp_path / "api" / f"{path}.json").read_bytes() == live.ask("GET", f"/api/{path}").body


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_game_has_a_page_with_all_its_parts(live: Live, game: str, language: str) -> None:
    """Title, story with its places, the rules in short and in full, examples and readings: all have words."""
    page, words = page_of(live, game), Words(language)
    name = slug(game)
    assert page.id == game
    assert words(f"game-{name}")
    assert words(f"game-{name}-about").count(".") >= 1
    assert len(page.story) >= 2
    for number, places in enumerate(page.story, 1):
        assert words(f"page-{name}-story-{number}")
        for document, _, line in (place.partition(":") for place in places):
            assert (document in DOCUMENTS and int(line) > 0) or f"source-{document}" in words
    assert f"page-{name}-story-{len(page.story) + 1}" not in words
    short = words(f"page-{name}-short").split("\n")
    assert 4 <= len(short) <= 7
    assert all(line.endswith(".") for line in short)
    assert len(page.text) > 15
    assert all(speak(words, sentence) for sentence in page.text)
    assert {words(f"source-{source}") for source in page.sources}
    assert page.parent is None or page.parent in PRESETS


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_example_can_be_told_step_by_step(live: Live, game: str, language: str) -> None:
    """Two or three examples a game; each step is told, and all hands lie open."""
    page = page_of(live, game)
    assert 2 <= len(page.examples) <= 3
    for example in page.examples:
        assert Words(language)(f"example-{slug(game)}-{example.name}")
        names = [hand.name for hand in example.steps[0].hands]
        words = Words(language, names)
        for step in example.steps:
            assert all(speak(words, sentence) for sentence in step.told)
            assert all(hand.cards for hand in step.hands)
        assert all(speak(words, sentence) for sentence in example.ending.reasons)
        assert example.steps[-1].to_move is None
        assert f"end-{example.ending.end}" in words


@pytest.mark.parametrize("game", GAMES)
def test_every_example_comes_out_as_it_claims(game: str) -> None:
    """Replayed, a hand ends as its line says, with these values and these losses or points, and not before."""
    for example in examples_of(PRESETS[game]):
        played = Game(game, players=example.players, dealer=example.dealer, pack=example.pack)
        for move in example.moves:
            assert played.results == []
            played.play(move)
        (result,) = played.results
        assert (result.end, result.values, result.change) == (example.end, example.values, example.change)


def test_no_card_is_seen_twice(live: Live) -> None:
    """In every step of every example each card lies in one place."""
    for game in GAMES:
        for example in page_of(live, game).examples:
            for step in example.steps:
                seen = [*step.table, *step.packet, *step.discard, *(card for hand in step.hands for card in hand.cards)]
                assert len(seen) == len(set(seen)), (game, example.name, step)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reading_has_words_and_knobs_of_its_game(live: Live, game: str, language: str) -> None:
    """A question and an answer; the words of a source with document and line; house rules that this game has."""
    page, words = page_of(live, game), Words(language)
    assert len(page.readings) >= 4
    for reading in page.readings:
        assert words(f"reading-{reading.id}-ask").rstrip(".").count("?") >= 1
        assert words(f"reading-{reading.id}").endswith(".")
        assert set(reading.knobs) <= set(PRESETS[game].knobs), reading.id
        for quote in reading.words:
            assert quote.document in DOCUMENTS
            assert quote.line > 0
            assert len(quote.text.split()) <= 16


def test_no_reading_is_lost() -> None:
    """Each reading is told once, and by the page of some game."""
    shown = {reading.id for preset in PRESETS.values() for reading in readings_of(preset)}
    assert [reading.id for reading in READINGS if reading.id not in shown] == []
    assert len({reading.id for reading in READINGS}) == len(READINGS)


def test_an_example_begins_with_the_choice_where_there_is_one(live: Live) -> None:
    """The packet that the dealer has not taken yet is shown, and lies on the table when it is left."""
    blind = page_of(live, "schwimmen").examples[0]
    assert (blind.steps[0].packet, blind.steps[0].table) == (("JC", "AH", "KD"), ())
    assert blind.steps[1].packet == ()
    assert sorted(blind.steps[1].hands[2].cards) == sorted(blind.steps[0].packet)


@pytest.mark.parametrize("language", LANGUAGES)
def test_any_two_games_can_be_compared(live: Live, language: str) -> None:
    """Rows and what is common have words; every game is compared with its neighbours, and with itself."""
    words = Words(language)
    for left, right in [*pairwise([*GAMES, GAMES[0]]), ("schwimmen", "schwimmen")]:
        answer = live.ask("GET", f"/api/compare?left={left}&right={right}")
        found = Compared.model_validate_json(answer.body)
        assert (found.left, found.right) == (left, right)
        assert found.common
        assert bool(found.rows) == (left != right), (left, right)
        for row in found.rows:
            assert row.left or row.right
            assert words(f"rule-section-{row.section}")
            assert words(row.aspect.key)
            assert all(speak(words, sentence) for sentence in (*row.left, *row.right))
        assert all(words(aspect.key) for aspect in found.common)


def test_a_name_is_compared_with_its_house_rules(live: Live) -> None:
    """Bastard is Stop the Bus with house rules: beside the printed game these are what differs."""
    answer = live.ask("GET", "/api/compare?left=Bastard&right=stop_the_bus")
    found = Compared.model_validate_json(answer.body)
    assert (found.left, found.right) == ("stop_the_bus", "stop_the_bus")
    assert (found.left_house["pass"], found.right_house) == (False, {})
    assert found.rows


@pytest.mark.parametrize(
    "path", ["/api/pages/skat", "/api/compare?left=skat&right=schwimmen", "/api/compare?left=schwimmen&right=skat"]
)
def test_an_unknown_game_is_told(live: Live, path: str) -> None:
    """A request for a game that is not here gets the list of those that are."""
    answer = live.ask("GET", path)
    assert answer.status == 404
    problem = Problem.model_validate_json(answer.body)
    assert "tri_palki" in spoken(Words("en"), problem.why)


def test_a_comparison_takes_two_games(live: Live) -> None:
    """One game alone is a malformed question."""
    assert live.ask("GET", "/api/compare?left=schwimmen").status == 422
