"""`schwimmen rules`: the rules in force as readable text, with their sources."""

from __future__ import annotations

import argparse
import io
import json
import sys
from collections.abc import Iterable
from itertools import groupby

from rich.console import Console
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from schwimmen import booklet
from schwimmen.cli.options import Chosen, Unusable, add_rules, chosen, language_of, names_rules, refuse
from schwimmen.story import Sentence
from schwimmen.variants import VARIANTS
from schwimmen.words import Words

WIDEST = 100
"""Lines get no longer than this, however wide the terminal is."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the arguments."""
    add_rules(parser)


def run(args: argparse.Namespace) -> int:
    """Print the rules that the arguments name, or which games there are."""
    words = Words(language_of(args))
    try:
        found = chosen(args) if names_rules(args) else None
    except Unusable as error:
        return refuse("rules", words, error.sentence)
    console = Console(highlight=False)
    console.width = min(console.width, WIDEST)
    with console.capture() as told:
        if found is None:
            print_presets(console, words)
        else:
            print_rules(console, words, found)
    return _write(told.get())


def _write(text: str) -> int:
    """Write without blanks at the ends of lines, whatever letters the other side can read."""
    if isinstance(sys.stdout, io.TextIOWrapper):
        sys.stdout.reconfigure(errors="replace")
    try:
        print("\n".join(line.rstrip() for line in text.splitlines()), flush=True)
    except BrokenPipeError:
        return 1
    return 0


def print_presets(console: Console, words: Words) -> None:
    """Print every game of the house with its sentence."""
    console.print(Text(words("rules-presets"), style="bold"))
    for preset in VARIANTS:
        console.print()
        console.print(Text(preset, style="bold cyan"))
        console.print(Padding(words(_key("game", preset, "about")), (0, 0, 0, 2)))
    console.print()
    console.print(words("rules-presets-how"), style="dim")


def print_rules(console: Console, words: Words, table: Chosen) -> None:
    """Print the rules of a table: first what is special about it, then everything, then the knobs."""
    variant, rules = table.variant, table.rules
    console.print(Text(words(_key("game", variant.id)), style="bold"))
    console.print(Padding(words(_key("game", variant.id, "about")), (0, 0, 1, 0)))
    for source in variant.sources:
        console.print(f"{source}  {words(f'source-{source}')}", style="dim")
    console.print(words("rules-code", code=table.code), style="dim")
    differs = booklet.deviations(variant, rules) or [Sentence("rules-as-printed")]
    _title(console, words("rules-deviations"))
    _list(console, words, differs)
    if idle := booklet.idle_sentences(variant, rules):
        _title(console, words("rules-idle"))
        _list(console, words, idle)
    _sections(console, words, booklet.rules_text(variant, rules))
    _title(console, words("rules-knobs"))
    console.print(_knobs(words, table))


def _list(console: Console, words: Words, sentences: Iterable[Sentence]) -> None:
    for sentence in sentences:
        console.print(_item("•", Text(words.say(sentence.key, sentence.args))))


def _sections(console: Console, words: Words, sentences: list[Sentence]) -> None:
    for section, lines in groupby(sentences, key=lambda sentence: str(sentence.args["section"])):
        _title(console, words(f"rule-section-{section}"))
        for line in lines:
            text = Text(words.say(line.key, line.args), style="bold" if line.args["changed"] else "")
            text.append(f"  [{line.args['sources']}]", style="not bold dim")
            console.print(_item("*" if line.args["changed"] else "", text))


def _title(console: Console, title: str) -> None:
    console.print()
    console.print(Text(title, style="bold cyan"))


def _item(mark: str, text: Text) -> Table:
    """Return a text with a mark in its margin, wrapped clear of it."""
    grid = Table.grid(padding=0)
    grid.add_column(width=2)
    grid.add_column()
    grid.add_row(mark, text)
    return grid


def _knobs(words: Words, table: Chosen) -> Table:
    """Return all knobs of a game with their values at this table."""
    grid = Table(box=None, padding=(0, 1, 0, 0), show_header=True, header_style="dim")
    grid.add_column("", width=1)
    grid.add_column(words("rules-knob"))
    grid.add_column(words("rules-here"))
    grid.add_column(words("rules-write"), no_wrap=True)
    for name, knob in table.variant.knobs.items():
        value = getattr(table.rules, name)
        changed = value != getattr(table.variant.rules, name)
        told = ", ".join(words.say(item.key, item.args) for item in booklet.value_sentences(knob, value))
        row = ("*" if changed else "", words(_key("knob", name)), told, _written(name, knob.write(value)))
        grid.add_row(*row, style="bold" if changed else "")
    return grid


def _written(name: str, value: object) -> str:
    """Return a knob with its JSON value as a command line has it."""
    text = value if isinstance(value, str) else json.dumps(value, separators=(",", ":"))
    return f"'{name}={text}'" if isinstance(value, list) else f"{name}={text}"


def _key(*parts: str) -> str:
    return "-".join(parts).replace("_", "-")
