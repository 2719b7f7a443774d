"""`schwimmen review`: what each decision of a record was worth, and how much of a hand was luck (docs/review.md)."""

from __future__ import annotations

import argparse
import dataclasses
import json
import sys
from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING, Any

from babel.numbers import format_decimal
from rich.console import Group
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from schwimmen.cli import options, records
from schwimmen.cli.language import add_language, language_of
from schwimmen.cli.printing import printed
from schwimmen.match import record
from schwimmen.words import Words

if TYPE_CHECKING:
    from rich.console import RenderableType

    from schwimmen.review import Decision, HandReview
    from schwimmen.words.sentence import Sentence

COLOURS = {"blunder": "bold red", "mistake": "red", "slip": "yellow", "best": "green"}


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the arguments."""
    records.add_file(parser)
    parser.add_argument("--hand", type=int, default=None, metavar="N", help="review only this hand, counted from 1")
    parser.add_argument("--worlds", type=int, default=None, metavar="N", help="imagined worlds for each decision")
    parser.add_argument("--seed", type=int, default=1, metavar="S")
    options.add_cores(parser)
    parser.add_argument("--json", action="store_true", help="print a line of JSON for each decision and each hand")
    add_language(parser)


def run(args: argparse.Namespace) -> int:
    """Review every record; the status is 1 if one cannot be reviewed, 2 for arguments that cannot be followed."""
    try:
        _check(args)
        texts = list(records.texts(args.file))
    except ValueError as error:
        print(f"schwimmen review: {error}", file=sys.stderr)
        return 2
    except OSError as error:
        print(f"schwimmen review: {args.file}: {error.strerror}", file=sys.stderr)
        return 2
    if not texts:
        return records.none("review", args)
    if not any(map(_is_json, texts)):
        texts = texts[:1]  # a file of something else: to say it once is enough
    words = Words(language_of(args))
    return max(_review(text, args, words) for text in texts)


def _check(args: argparse.Namespace) -> None:
    """Raise ValueError for a number below 1."""
    options.cores(args)
    for name in ("hand", "worlds"):
        came = getattr(args, name)
        if came is not None and came < 1:
            raise ValueError(f"{name}: expected 1 or more, got {came}")


def _is_json(text: str | None) -> bool:
    try:
        record.parse_json(text or "")
    except record.Unreadable:
        return False
    return True


def _review(text: str | None, args: argparse.Namespace, words: Words) -> int:
    from schwimmen.review.match import WORLDS, review

    try:
        if text is None:
            raise record.Unreadable("this is not JSON: the text is not UTF-8")
        read = record.read(record.parse_json(text))
        printer = ReviewPrinter(Words(words.language, read.players), read) if not args.json else None
        hand = None if args.hand is None else args.hand - 1
        for each in review(read, hand=hand, worlds=args.worlds or WORLDS, seed=args.seed, cores=args.cores):
            if printer is None:
                print(json.dumps(line_of(each)), flush=True)
            else:
                printer.show(each)
    except (record.Unreadable, RecursionError) as error:
        if args.json:
            print(json.dumps({"error": {"message": str(error)}}), flush=True)
        else:
            print(f"schwimmen review: {words('review-unreadable', message=str(error))}", file=sys.stderr)
        return 1
    return 0


def line_of(each: Decision | HandReview) -> dict[str, Any]:
    """Return what is told of a decision or a hand, as JSON: chances from 0 to 1."""
    from schwimmen.review import Decision

    more = {"loss": each.loss, "grade": each.grade} if isinstance(each, Decision) else {"luck": each.luck}
    return {"kind": "decision" if isinstance(each, Decision) else "hand", **dataclasses.asdict(each), **more}


class ReviewPrinter:
    """Prints a review in words, as it comes."""

    def __init__(self, words: Words, read: record.Record) -> None:
        self._words, self._record = words, read
        self._hand = -1

    def show(self, each: Decision | HandReview) -> None:
        """Print a decision, or what a hand came to."""
        from schwimmen.review import Decision

        with printed() as console:
            if each.hand != self._hand:
                self._hand = each.hand
                console.print(Text(self._words("hand-number", number=each.hand + 1), style="bold"))
            if isinstance(each, Decision):
                console.print(self._decision(each))
            else:
                console.print(self._sum(each))

    def _decision(self, decision: Decision) -> Table:
        assert decision.played is not None, "a record's decisions were made"
        grid = Table.grid(padding=(0, 2, 0, 0))
        grid.add_column(width=4, justify="right")
        grid.add_column(width=14, no_wrap=True)
        grid.add_column(width=26)
        grid.add_column()
        style = COLOURS.get(decision.grade, "")
        verdict = Text(self._words(f"review-{decision.grade}", loss=self._points(decision.loss)), style=style)
        if decision.loss and decision.grade in ("slip", "mistake", "blunder"):
            verdict.append(" " + self._words("review-error", error=self._points(decision.played.error)), "dim")
        if decision.closing is not None:
            verdict.append("\n" + self._words("review-closing", gain=self._points(decision.loss), word=self._call))
        name = self._record.players[decision.seat]
        grid.add_row(
            f"{decision.move + 1}", name, self._move(decision.played.token), Group(verdict, *self._moves(decision))
        )
        return grid

    def _moves(self, decision: Decision) -> Iterator[RenderableType]:
        """Yield the best moves with their chances; under the best and the one that was played stand reasons."""
        assert decision.played is not None
        for option in decision.options[:3] if not decision.forced else ():
            yield Text(f"{self._points(option.chance):>5}\u00a0%  {self._move(option.token)}", "dim")
            if option.token in (decision.options[0].token, decision.played.token):
                yield from (Padding(Text(self._say(reason), "dim"), (0, 0, 0, 9)) for reason in option.because)

    def _move(self, token: str) -> str:
        from schwimmen.review.telling import told_move

        return self._say(told_move(token, self._call))

    def _say(self, told: Sentence) -> str:
        return self._words.say(told.key, self._record.preset.terms(self._record.rules) | told.args)

    @property
    def _call(self) -> str:
        return self._record.preset.call

    def _sum(self, hand: HandReview) -> Table:
        grid = Table(box=None, padding=(0, 2, 0, 0), header_style="dim")
        for title in ("", "review-before", "review-after", "review-given", "review-luck"):
            grid.add_column(self._words(title).lower() if title else "", justify="right" if title else "left")
        for name, *row in zip(self._record.players, hand.before, hand.after, hand.given, hand.luck, strict=True):
            grid.add_row(name, *self._row(row))
        return grid

    def _row(self, row: Iterable[float]) -> list[str]:
        before, after, given, luck = row
        sign = "+" if luck > 0 else ""
        return [f"{self._points(before)} %", f"{self._points(after)} %", self._points(given), sign + self._points(luck)]

    def _points(self, share: float) -> str:
        """Return a share in percentage points, as the language writes numbers."""
        return str(format_decimal(round(100 * share, 1) + 0.0, format="0.0", locale=self._words.language))
