"""A game is an entry of data with its words and examples: whatever it lacks is named."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import pytest

from schwimmen import PRESETS
from schwimmen.rulebook import pages
from schwimmen.rules.presets import Preset
from schwimmen.words import LANGUAGES, Words
from schwimmen.words.sentence import word_key


def lacking(preset: Preset) -> list[str]:
    """Return what a game has not got beside its entry, by name."""
    words = [f"words {key} in {each}" for each in LANGUAGES for key in keys_of(preset) if key not in Words(each)]
    return [f"preset {preset.id} lacks {what}" for what in [*words, *pages_lack(preset)]]


def keys_of(preset: Preset) -> Iterator[str]:
    """Yield the keys of all words that are about one game."""
    for part in ("", "-about", "-tile"):
        yield word_key("game", preset.id) + part
    yield word_key("page", preset.id, "short")
    yield from (word_key("source", source) for source in preset.sources)
    yield from (word_key("example", preset.id, example.name) for example in pages.examples_of(preset))


def pages_lack(preset: Preset) -> Iterator[str]:
    """Yield what the page of a game needs beside words, and has not got."""
    if not pages.examples_of(preset):
        yield "examples in rulebook/pages/examples.jsonl"
    for what, file in ((pages.story_of, "stories.py"), (pages.minutes, "lengths.json")):
        try:
            what(preset)
        except KeyError:
            yield f"an entry in rulebook/pages/{file}"


@pytest.mark.parametrize("preset", PRESETS.values(), ids=PRESETS)
def test_a_game_has_all_that_belongs_to_it(preset: Preset) -> None:
    """Every game has its words in every language, and what its page shows."""
    assert lacking(preset) == []


def test_what_a_game_lacks_is_named() -> None:
    """A game that is an entry and nothing else is told all that it still needs."""
    missing = lacking(replace(PRESETS["schwimmen"], id="quick", number=99))
    assert "preset quick lacks words page-quick-short in de" in missing
    assert "preset quick lacks examples in rulebook/pages/examples.jsonl" in missing
    assert "preset quick lacks an entry in rulebook/pages/stories.py" in missing
    assert "preset quick lacks an entry in rulebook/pages/lengths.json" in missing
