"""If you follow a recipe of CONTRIBUTING.md to the letter, you get what it promises."""

from __future__ import annotations

import re
from dataclasses import replace
from pathlib import Path

import pytest

from tests.recipes.recipe import GENERATE, ROOT, Copy, steps
from tests.samples import SOAK

# Together they are written in this order: a language begins with the words of all others.
TRIED = ["A game", "A house rule", "A level", "A sentence", "A language"]

MOST = 5
"""The files of a house rule, with one for its words in each language: field, table of knobs, kernel, words, test."""


@pytest.fixture(scope="module")
def together(tmp_path_factory: pytest.TempPathFactory) -> Copy:
    """A copy of the tree in which every recipe is written, and what follows from them all is generated once."""
    copy = Copy.at(tmp_path_factory.mktemp("together"))
    for title in TRIED:
        copy.write(title)
    copy.run(GENERATE)
    return replace(copy, written=True)


@pytest.fixture
def copy(request: pytest.FixtureRequest, tmp_path: Path) -> Copy:
    """A copy of the tree with all recipes together; where there is time (`make soak`), one for each by itself."""
    found: Copy = Copy.at(tmp_path) if SOAK else request.getfixturevalue("together")
    return found


def test_every_recipe_is_tried() -> None:
    """No recipe stands in CONTRIBUTING.md that no test here follows."""
    told = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")

    assert re.findall(r"^### (.+)$", told, re.MULTILINE) == TRIED


def test_a_game_is_played_and_told(copy: Copy) -> None:
    """The new game plays hands to their end, and has its rules in every language."""
    told = copy.follow("A game")
    assert "the first hand that you lose is your last" in told
    assert '"hands": 5, "moves": ' in told
    assert "einem einzigen Leben" in copy.run(".venv/bin/schwimmen rules quick_schwimmen --language de")


def test_a_house_rule_is_offered_told_and_played(copy: Copy) -> None:
    """The recipe's own test passes; the game offers the new knob, and says what it changes."""
    told = copy.follow("A house rule")
    assert "fire_costs_two=true" in told
    files = {step["end"] or step["file"] for step in steps("A house rule") if not step["run"]}
    assert len({re.sub("words/../", "words/", file) for file in files}) == MOST
    assert "Feuer hits everybody else twice." in told
    assert "Feuer kostet zwei" in copy.run(".venv/bin/schwimmen rules schwimmen --language de")


def test_a_level_plays_and_is_offered(copy: Copy) -> None:
    """The new level plays a hand by legal moves alone, and the client and its words know it."""
    assert "played to the end: " in copy.follow("A level")
    for told in ("web/src/lib/facts.ts", "web/src/lib/protocol.ts", "README.md"):
        assert "grandmaster" in (copy.root / told).read_text(encoding="utf-8")


def test_a_sentence_is_said(copy: Copy) -> None:
    """The command says the new sentence, in every language."""
    assert "Enjoy Schwimmen!" in copy.follow("A sentence")
    assert "Viel Spaß mit Schwimmen!" in copy.run(".venv/bin/schwimmen rules schwimmen --language de")


def test_a_language_is_offered_everywhere(copy: Copy) -> None:
    """Commands speak it, the terminal lists it, the client has its name and, built (`make soak`), its words."""
    assert "In het kort" in copy.follow("A language")
    copy.run(".venv/bin/pytest -q tests/terminal/third_language.py")
    assert "Nederlands" in (copy.root / "web/src/lib/facts.ts").read_text(encoding="utf-8")
    if not SOAK:
        return
    copy.run("cd web && node_modules/.bin/vite build --logLevel error")
    built = copy.root / "src" / "schwimmen" / "server" / "static" / "assets"
    assert any("Nederlands" in script.read_text(encoding="utf-8") for script in built.glob("*.js"))
    assert any("klaveren" in words.read_text(encoding="utf-8") for words in built.glob("*.json"))
