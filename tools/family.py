"""Two pages from the same data as the programs: the rules of every game, and where its documents leave a choice."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import groupby

from schwimmen import rulebook
from schwimmen.rulebook.pages import also_called
from schwimmen.rulebook.pages.readings import READINGS, Reading
from schwimmen.rules.presets import PRESETS, Preset
from schwimmen.words import Words
from schwimmen.words.sentence import Sentence, word_key

HEAD = """# The rules of every game

Written by `python tools/generate.py` from the text that `schwimmen rules GAME` prints: each game in short, then all its
rules. Each sentence follows from the game's data; after it come the numbers of its rules and the documents that they
come from, as `schwimmen rules GAME --sources` shows them. [All games](games.md) also stand side by side, and the
[house rules](house-rules.md) have their own page.
"""

READINGS_HEAD = """# Where the sources differ

Written by `python tools/generate.py`. Where the documents of a game disagree, or say nothing, one reading is played.
Each has a number that code and tests cite. Here stand the question, what is played, the [house rules](house-rules.md)
that play it otherwise, and the words of the documents with document and line. [Schwimmen and common rules](rules.md)
names the documents.
"""


def page() -> str:
    """Return the rules of every game as Markdown."""
    words = Words("en")
    return HEAD + "".join(_game(preset, words) for preset in PRESETS.values())


def _game(preset: Preset, words: Words) -> str:
    name = word_key("game", preset.id)
    sections = groupby(rulebook.rules_text(preset, preset.rules), key=lambda line: str(line.args["section"]))
    told = "".join(f"\n### {words(f'rule-section-{section}')}\n\n{_lines(lines, words)}" for section, lines in sections)
    also = "".join(f"- {line}\n" for line in also_called(preset, words))
    called = f"\n### {words('page-also')}\n\n{also}" if also else ""
    return f"\n## {words(name)} (`{preset.id}`)\n\n{words(f'{name}-about')}\n\n{_short(preset, words)}{called}{told}"


def _short(preset: Preset, words: Words) -> str:
    short = rulebook.in_short(preset)
    example = " ".join(words.say(told.key, told.args) for told in rulebook.example(preset.rules))
    lines = [*words.say(short.key, short.args).splitlines(), example]
    return f"### {words('page-short')}\n\n" + "".join(f"- {line.strip()}\n" for line in lines)


def _lines(lines: Iterable[Sentence], words: Words) -> str:
    return "".join(
        f"- {' '.join(words.say(line.key, line.args).split())} *({line.args['sources']})*\n" for line in lines
    )


def readings() -> str:
    """Return the readings of every game as Markdown. Options have the number of their rule, and are told there."""
    words = Words("en")
    games: dict[str, list[str]] = {}
    for preset in PRESETS.values():
        games.setdefault(preset.prefix, []).append(words(word_key("game", preset.id)))
    told = {prefix: [each for each in READINGS if each.id.startswith(f"{prefix}-A")] for prefix in games}
    return READINGS_HEAD + "".join(
        f"\n## {', '.join(games[prefix])}\n\n{''.join(_reading(each, words) for each in readings)}"
        for prefix, readings in told.items()
    )


def _reading(reading: Reading, words: Words) -> str:
    ask, played = words(f"reading-{reading.id}-ask"), words(f"reading-{reading.id}")
    quotes = "; ".join(f"{quote.document}:{quote.line} “{quote.text}”" for quote in reading.words)
    otherwise = f" Otherwise: {', '.join(f'`{knob}`' for knob in reading.knobs)}." if reading.knobs else ""
    return f"- **{reading.id}** {ask} {played}{otherwise} *({quotes or 'the documents say nothing'})*\n"
