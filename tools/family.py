"""The page that tells the rules of every game, sentence by sentence, from the same booklet as the programs."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import groupby

from schwimmen import rulebook
from schwimmen.rules.presets import PRESETS, Preset
from schwimmen.words import Words
from schwimmen.words.sentence import Sentence

HEAD = """# The rules of every game

Written by `python tools/generate.py` from the booklet that `schwimmen rules GAME` prints: each sentence follows from
the game's data, with the numbers of its rules and the documents that they come from. [All games](games.md) stand side
by side on a page of their own, and so do the [house rules](house-rules.md).
"""


def page() -> str:
    """Return the page as Markdown."""
    words = Words("en")
    return HEAD + "".join(_game(preset, words) for preset in PRESETS.values())


def _game(preset: Preset, words: Words) -> str:
    name = f"game-{preset.id.replace('_', '-')}"
    sections = groupby(rulebook.rules_text(preset, preset.rules), key=lambda line: str(line.args["section"]))
    told = "".join(f"\n### {words(f'rule-section-{section}')}\n\n{_lines(lines, words)}" for section, lines in sections)
    return f"\n## {words(name)} (`{preset.id}`)\n\n{words(f'{name}-about')}\n{told}"


def _lines(lines: Iterable[Sentence], words: Words) -> str:
    return "".join(
        f"- {' '.join(words.say(line.key, line.args).split())} *({line.args['sources']})*\n" for line in lines
    )
