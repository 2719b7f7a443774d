"""`schwimmen rules`: the rules in force as readable text, with their sources."""

from __future__ import annotations

import argparse
import json
import shlex
from collections.abc import Iterable
from itertools import groupby

from rich.console import Console
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from schwimmen import rulebook
from schwimmen.cli.language import language_of
from schwimmen.cli.options import Chosen, Unusable, add_rules, chosen, chosen_pair, names_rules, refuse
from schwimmen.cli.printing import printed
from schwimmen.rulebook.pages import also_called
from schwimmen.rules.presets import PRESETS
from schwimmen.words import Words
from schwimmen.words.sentence import Sentence, word_key


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the arguments."""
    add_rules(parser)
    parser.add_argument("--diff", action="store_true", help="compare two games, each followed by its house rules")
    parser.add_argument("--sources", action="store_true", help="show the number of each rule and where it comes from")


def run(args: argparse.Namespace) -> int:
    """Print the rules that the arguments name, or which games there are."""
    words = Words(language_of(args))
    try:
        pair = chosen_pair(args) if args.diff else None
        found = chosen(args) if pair is None and names_rules(args) else None
    except Unusable as error:
        return refuse("rules", words, error.sentence)
    with printed() as console:
        if pair is not None:
            print_differences(console, words, pair)
        elif found is None:
            print_presets(console, words)
        else:
            print_rules(console, words, found, sources=args.sources)
    return 0


def print_presets(console: Console, words: Words) -> None:
    """Print every game of the family with its sentence."""
    console.print(Text(words("rules-presets"), style="bold"))
    for preset in PRESETS:
        console.print()
        console.print(Text(preset, style="bold cyan"))
        console.print(Padding(words(word_key("game", preset, "about")), (0, 0, 0, 2)))
    console.print()
    console.print(words("rules-presets-how"), style="dim")


def print_rules(console: Console, words: Words, table: Chosen, *, sources: bool) -> None:
    """Print the rules of a table: the game in short, what is special about it, everything, and the knobs."""
    preset, rules = table.preset, table.rules
    console.print(Text(words(word_key("game", preset.id)), style="bold"))
    console.print(Padding(words(word_key("game", preset.id, "about")), (0, 0, 1, 0)))
    for source in preset.sources if sources else ():
        console.print(f"{source}  {words(f'source-{source}')}", style="dim")
    console.print(words("rules-code", code=table.code), style="dim")
    _title(console, words("page-short"))
    for line in _say(words, rulebook.in_short(preset)).splitlines():
        console.print(_item("•", Text(line)))
    console.print(_item("", Text(" ".join(_say(words, sentence) for sentence in rulebook.example(rules)))))
    if differs := rulebook.deviations(preset, rules):
        _title(console, words("rules-deviations"))
        _list(console, words, differs)
    if idle := rulebook.idle_by_house(preset, rules):
        _title(console, words("rules-idle"))
        _list(console, words, idle)
    _sections(console, words, rulebook.rules_text(preset, rules), sources=sources)
    if also := also_called(preset, words):
        _title(console, words("page-also"))
        for line in also:
            console.print(_item("•", Text(line)))
    _title(console, words("rules-knobs"))
    console.print(_knobs(words, table))


def print_differences(console: Console, words: Words, pair: tuple[Chosen, Chosen]) -> None:
    """Print two tables side by side: aspect by aspect what differs, and in one line what is the same."""
    names = [_name(words, table) for table in pair]
    console.print(Text(words("diff-title", left=names[0], right=names[1]), style="bold"))
    left, right = ((table.preset, table.rules) for table in pair)
    found = rulebook.differences(left, right)
    if not found.rows:
        console.print(words("diff-none"))
        return
    console.print(words("diff-sources"), style="dim")
    for section, rows in groupby(found.rows, key=lambda row: row.section):
        _title(console, words(f"rule-section-{section}"))
        grid = Table(box=None, padding=(0, 2, 1, 0), show_header=True, header_style="dim", expand=True)
        grid.add_column(words("diff-aspect"), width=18)
        for name in names:
            grid.add_column(Text(name), ratio=1)
        for row in rows:
            grid.add_row(Text(words(row.aspect.key), style="bold"), _side(words, row.left), _side(words, row.right))
        console.print(grid)
    if found.common:
        console.print(words("diff-common", aspects=", ".join(words(aspect.key) for aspect in found.common)))


def _name(words: Words, table: Chosen) -> str:
    """Return the name of a game, with the house rules that make it another one."""
    house = " ".join(_written(name, value) for name, value in table.house.items())
    return " ".join([words(word_key("game", table.preset.id)), house]).strip()


def _side(words: Words, sentences: Iterable[Sentence]) -> Text:
    """Return what one table says of an aspect, each sentence with its sources."""
    told = Text()
    for sentence in sentences:
        if told:
            told.append("\n")
        told.append(words.say(sentence.key, sentence.args), style="bold" if sentence.args.get("changed") else "")
        if "sources" in sentence.args:
            told.append(f" [{sentence.args['sources']}]", style="not bold dim")
    return told or Text(words("diff-absent"))


def _list(console: Console, words: Words, sentences: Iterable[Sentence]) -> None:
    for sentence in sentences:
        console.print(_item("•", Text(_say(words, sentence))))


def _say(words: Words, sentence: Sentence) -> str:
    return words.say(sentence.key, sentence.args)


def _sections(console: Console, words: Words, sentences: list[Sentence], *, sources: bool) -> None:
    for section, lines in groupby(sentences, key=lambda sentence: str(sentence.args["section"])):
        _title(console, words(f"rule-section-{section}"))
        for line in lines:
            text = Text(_say(words, line), style="bold" if line.args["changed"] else "")
            if sources:
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
    grid = Table(box=None, padding=(0, 1, 0, 0), show_header=True, header_style="dim", expand=True)
    grid.add_column("", width=1)
    grid.add_column(words("rules-knob"), ratio=1)
    grid.add_column(words("rules-here"), ratio=1)
    grid.add_column(words("rules-write"), max_width=34, overflow="fold")
    for name, knob in table.preset.knobs.items():
        value = knob.get(table.rules)
        changed = value != knob.get(table.preset.rules)
        told = ", ".join(words.say(item.key, item.args) for item in knob.said(value))
        told_by = {"word": table.preset.call, "unit": table.preset.ledger, "hand": table.rules.hand_size}
        label = words(word_key("knob", name), **told_by)
        row = ("*" if changed else "", label, told, _written(name, knob.write(value)))
        grid.add_row(*map(Text, row), style="bold" if changed else "")
    return grid


def _written(name: str, value: object) -> str:
    """Return a knob with its JSON value as a command line has it."""
    text = value if isinstance(value, str) else json.dumps(value, separators=(",", ":"), ensure_ascii=False)
    return shlex.quote(f"{name}={text}")
