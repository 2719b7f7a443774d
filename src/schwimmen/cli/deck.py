"""`schwimmen deck`: check a deck of terms for the school edition, and print its cards and answers."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterable
from pathlib import Path
from typing import TYPE_CHECKING, TextIO

from schwimmen.cli.language import add_language, language_of
from schwimmen.words import Words

if TYPE_CHECKING:
    from schwimmen.school.deck import Deck
    from schwimmen.school.reading import DeckProblem


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the arguments."""
    parser.add_argument("do", choices=("check", "print"), help="check a deck line by line, or print it")
    parser.add_argument("file", nargs="?", metavar="FILE", help="a deck, CSV or YAML; the energy deck if none is named")
    add_language(parser, "the language to print, and to speak")
    parser.add_argument("--cards", metavar="OUT.pdf", help="print the cards into this PDF: A4, front and back")
    parser.add_argument("--answers", metavar="OUT.pdf", help="print the answer sheet into this PDF: A4")
    parser.add_argument("--rules", metavar="OUT.pdf", help="print the rules for pupils into this PDF: A4, one page")


def run(args: argparse.Namespace) -> int:
    """Check or print; the status is 1 for a deck with mistakes, 2 for what cannot be done."""
    from schwimmen.school import deck

    words = Words(language_of(args))
    name = Path(args.file).name if args.file else "energy.csv"
    try:
        found = deck.read(args.file) if args.file else deck.energy()
    except deck.DeckError as error:
        return _wrong(words, error.problems, sys.stdout if args.do == "check" else sys.stderr)
    except OSError as error:
        return _refuse(f"{args.file}: {error.strerror}")
    if args.do == "check":
        names = ", ".join(found.languages)
        count = len(found.languages)
        print(f"{name}: {words('deck-fine', count=found.pack, languages=count, names=names)}")
        return 0
    return _print(args, words, found, name=name)


def _print(args: argparse.Namespace, words: Words, deck: Deck, *, name: str) -> int:
    from schwimmen.school import answers, handout, sheets

    if not (args.cards or args.answers or args.rules):
        return _refuse(words("deck-nowhere"))
    if twice := _named_twice(args.file, args.cards, args.answers, args.rules):
        return _refuse(words("deck-same-file", file=twice))
    language = _language(args, words, deck)
    if language is None:
        return _refuse(words("deck-language-missing", came=args.language, allowed=", ".join(deck.languages)))
    if lacking := sheets.unprintable(deck, language, file=name):
        return _wrong(words, lacking, sys.stderr)
    try:
        if args.cards:
            Path(args.cards).write_bytes(sheets.cards_pdf(deck, language))
            told = words("deck-printed-cards", count=deck.pack, sheets=sheets.count(deck))
            print(f"{args.cards}: {told}")
        if args.answers:
            Path(args.answers).write_bytes(answers.answers_pdf(deck, language))
            print(f"{args.answers}: {words('deck-printed-answers', count=deck.pack)}")
        if args.rules:
            Path(args.rules).write_bytes(handout.rules_pdf(deck, language))
            print(f"{args.rules}: {words('deck-printed-rules')}")
    except OSError as error:
        return _refuse(f"{error.filename}: {error.strerror}")
    return 0


def _named_twice(*files: str | None) -> str | None:
    """Return a file that is named twice, however it is spelled: what is printed last would be all that is left."""
    paths: set[Path] = set()
    for file in filter(None, files):
        path = Path(file).resolve()
        if path in paths:
            return file
        paths.add(path)
    return None


def _language(args: argparse.Namespace, words: Words, deck: Deck) -> str | None:
    """Return the language asked for, or where none is, the environment's or else the deck's first."""
    wanted = args.language or words.language
    if wanted in deck.languages:
        return str(wanted)
    return None if args.language else deck.languages[0]


def _wrong(words: Words, problems: Iterable[DeckProblem], stream: TextIO) -> int:
    """Say what is wrong with a deck, line by line."""
    told = [problem.say(words) for problem in problems]
    print(*told, words("deck-found", count=len(told)), sep="\n", file=stream)
    return 1


def _refuse(why: str) -> int:
    """Say on the error stream why the command cannot be followed."""
    print(f"schwimmen deck: {why}", file=sys.stderr)
    return 2
