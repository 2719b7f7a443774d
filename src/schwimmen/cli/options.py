"""What several subcommands take in: a preset, house rules, a share code, a language."""

from __future__ import annotations

import argparse
import os
import sys
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from schwimmen import rulebook
from schwimmen.cli.language import add_language
from schwimmen.rules import share
from schwimmen.rules.fields import Rules
from schwimmen.rules.knobs import HouseError, parse_pairs
from schwimmen.rules.presets import NotNamed, Preset, find, is_name, named
from schwimmen.words import Words
from schwimmen.words.sentence import Sentence

DEFAULT = "schwimmen"
"""The game where none is named."""

STOPPED = 130
"""The exit status after Ctrl-C, as shells have it."""


def output(name: str, text: str) -> Path:
    """Return where something is to be written; raise ValueError, before any work is done, where nothing can be."""
    path = Path(text)
    if path.is_dir() or not path.parent.is_dir():
        raise ValueError(f"{name}: expected a file in a folder that there is, got {text!r}")
    return path


def add_cores(parser: argparse.ArgumentParser, default: int | None = None) -> None:
    """Declare the argument that says how many cores work, all of them where there is no default."""
    about = "default: all" if default is None else f"default {default}"
    default = default or os.cpu_count() or 1
    parser.add_argument("--cores", type=int, default=default, metavar="K", help=f"processor cores ({about})")


def add_ray(parser: argparse.ArgumentParser) -> None:
    """Declare the argument that names a Ray cluster to work on."""
    parser.add_argument(
        "--ray", nargs="?", const="local", metavar="ADDRESS", help="use a Ray cluster; without address, one here"
    )


def cores(args: argparse.Namespace) -> int:
    """Return how many cores work. Raises ValueError unless there is one."""
    if args.cores < 1:
        raise ValueError(f"cores: expected 1 or more, got {args.cores}")
    return int(args.cores)


class Unusable(ValueError):
    """Arguments that name no rules; `sentence` says why."""

    def __init__(self, sentence: Sentence) -> None:
        super().__init__(sentence.key)
        self.sentence = sentence


@dataclass(frozen=True)
class Chosen:
    """The rules that a command line names."""

    preset: Preset
    rules: Rules

    @property
    def house(self) -> dict[str, Any]:
        """The house object of these rules."""
        return self.preset.house_of(self.rules)

    @property
    def code(self) -> str:
        """The share code of these rules."""
        return share.encode(self.preset.id, self.house)


def add_rules(parser: argparse.ArgumentParser) -> None:
    """Declare the arguments that name rules, and the language."""
    parser.add_argument(
        "rules",
        nargs="*",
        metavar="PRESET [name=value …]",
        help="a game by any of its names, and house rules such as units=2",
    )
    parser.add_argument("--code", help="the share code of a set of rules, or a name of a game")
    add_language(parser)


def names_rules(args: argparse.Namespace) -> bool:
    """Say whether the arguments name any rules."""
    return bool(args.rules) or args.code is not None


def chosen(args: argparse.Namespace) -> Chosen:
    """Return the rules that the arguments name, those of Schwimmen where they name no preset. Raises Unusable."""
    names = [word for word in args.rules if "=" not in word]
    pairs = [word for word in args.rules if "=" in word]
    name = " ".join(names)
    if len(names) > 1 and not is_name(name):
        raise Unusable(Sentence("error-pair", {"came": names[1]}))
    preset, house = _named(name or DEFAULT)
    if args.code is not None:
        coded, house = _decoded(args.code)
        if names and preset != coded:
            raise Unusable(Sentence("error-code-preset", {"preset": coded.id, "came": name}))
        preset = coded
    return Chosen(preset, _rules(preset, house, pairs))


def chosen_pair(args: argparse.Namespace) -> tuple[Chosen, Chosen]:
    """Return the two sets of rules that the arguments name; house rules belong to the game before them.

    Raises Unusable.
    """
    starts = [at for at, word in enumerate(args.rules) if "=" not in word]
    if len(starts) != 2 or starts[0] != 0 or args.code is not None:
        raise Unusable(Sentence("error-diff"))
    left, right = args.rules[: starts[1]], args.rules[starts[1] :]
    return _side(left), _side(right)


def _side(words: list[str]) -> Chosen:
    """Return the rules that a name and the house rules behind it mean."""
    preset, house = _named(words[0])
    return Chosen(preset, _rules(preset, house, words[1:]))


def _decoded(code: str) -> tuple[Preset, dict[str, Any]]:
    try:
        preset, house = share.read(code)
    except share.CodeError as error:
        raise Unusable(Sentence(f"error-code-{error.reason}")) from None
    except NotNamed as error:
        raise Unusable(rulebook.name_trouble(code, error)) from None
    return find(preset), house


def _named(name: str) -> tuple[Preset, dict[str, Any]]:
    try:
        preset, house = named(name)
    except NotNamed as error:
        raise Unusable(rulebook.name_trouble(name, error)) from None
    return preset, dict(house)


def _rules(preset: Preset, house: dict[str, Any], pairs: list[str]) -> Rules:
    try:
        return preset.house(house | parse_pairs(pairs))
    except HouseError as error:
        raise Unusable(rulebook.trouble(error, preset.knobs.values())) from None


def refuse(command: str, words: Words, sentence: Sentence) -> int:
    """Say on the error stream why a command cannot be followed, and return its exit status."""
    print(f"schwimmen {command}: {words.say(sentence.key, sentence.args)}", file=sys.stderr)
    return 2
