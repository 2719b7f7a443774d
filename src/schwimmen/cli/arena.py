"""`schwimmen arena`: tournaments with duplicate deals, until it is settled who is better."""

from __future__ import annotations

import argparse
import json
import sys
from typing import TYPE_CHECKING

from schwimmen.cli import options
from schwimmen.cli.language import language_of
from schwimmen.words import Words

if TYPE_CHECKING:
    from schwimmen.arena.report import Report
    from schwimmen.arena.results import ResultFile
    from schwimmen.arena.standings import Standings
    from schwimmen.arena.tournament import Plan


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the arguments."""
    options.add_rules(parser)
    parser.add_argument(
        "--entrants",
        default="beginner,club",
        metavar="A,B,…",
        help="levels, files of weights, or module:function; name=… gives one a name (default beginner,club)",
    )
    parser.add_argument("--players", type=int, metavar="N", help="seats at a table (default: one for each entrant)")
    parser.add_argument("--unit", default="match", help="play matches or single hands: match or hand (default match)")
    _add_end(parser)
    parser.add_argument("--seed", type=int, default=1, metavar="S")
    options.add_cores(parser)
    options.add_ray(parser)
    parser.add_argument("--file", metavar="FILE", help="write each set into a file of JSON lines")
    parser.add_argument("--resume", action="store_true", help="continue FILE")
    parser.add_argument("--anchor", metavar="NAME", help="whose rating is 0 (default: the first entrant's)")
    parser.add_argument("--json", action="store_true", help="print one line of JSON")
    parser.add_argument("--plot", metavar="FILE", help="draw ratings and differences into a PNG or SVG (extra: plots)")


def _add_end(parser: argparse.ArgumentParser) -> None:
    from schwimmen.arena.confidence import CONFIDENCE

    parser.add_argument("--sets", type=int, default=1000, metavar="M", help="at most this many sets (default 1000)")
    parser.add_argument("--all", action="store_true", help="play all sets, even when the question is settled")
    parser.add_argument(
        "--confidence",
        type=float,
        default=CONFIDENCE,
        metavar="P",
        help=f"confidence of all answers together (default {CONFIDENCE})",
    )
    parser.add_argument(
        "--margin", type=float, default=0.0, metavar="D", help="players closer together than this count as equal"
    )


def run(args: argparse.Namespace) -> int:
    """Hold a tournament and print the result; the status is 2 for arguments that cannot be followed."""
    try:
        report = _held(args)
    except options.Unusable as error:
        return options.refuse("arena", Words(language_of(args)), error.sentence)
    except (ValueError, OSError, ModuleNotFoundError) as error:
        print(f"schwimmen arena: {error}", file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        kept = f"; --resume continues {args.file}" if args.file else ""
        print(f"schwimmen arena: stopped{kept}", file=sys.stderr)
        return options.STOPPED
    print(json.dumps(report.as_json()) if args.json else report.text())
    return 0


def _plan(args: argparse.Namespace, table: options.Chosen) -> Plan:
    from schwimmen.arena.standings import StoppingRule
    from schwimmen.arena.tables import Setup
    from schwimmen.arena.tournament import Plan

    entrants = tuple(spec.strip() for spec in args.entrants.split(","))
    players = len(entrants) if args.players is None else args.players
    setup = Setup(rules=table.rules, players=players, entrants=entrants, unit=args.unit, seed=args.seed)
    if args.anchor is not None and args.anchor not in setup.names:
        raise ValueError(f"anchor: expected one of {', '.join(setup.names)}, got {args.anchor!r}")
    if args.resume and not args.file:
        raise ValueError("resume: expected --file FILE, the file to continue")
    return Plan(
        setup=setup,
        stopping=StoppingRule(args.confidence, args.margin),
        sets=args.sets,
        to_the_end=args.all,
        cores=options.cores(args),
        ray=args.ray,
    )


def _held(args: argparse.Namespace) -> Report:
    from schwimmen.arena.plots import canvas, plot
    from schwimmen.arena.report import report_on
    from schwimmen.arena.results import ResultFile

    table = options.chosen(args)
    plan = _plan(args, table)
    # What cannot be drawn is said before anything is written or played.
    figure = canvas(options.output("plot", args.plot)) if args.plot else None
    path = options.output("file", args.file) if args.file else None
    file = ResultFile(path, plan.setup, table.code, resume=args.resume) if path else None
    standing = _hold(plan, file)
    report = report_on(standing, args.anchor)
    if figure:
        plot(figure, standing, report)
        figure.savefig(args.plot)
    return report


def _hold(plan: Plan, file: ResultFile | None) -> Standings:
    from schwimmen.arena.tournament import hold

    begun = file.sets if file else []
    if not sys.stderr.isatty():
        return hold(plan, begun, log=file)
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    columns = (BarColumn(), MofNCompleteColumn(), TimeRemainingColumn(), TextColumn("{task.description}"))
    with Progress(*columns, console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task("sets", total=plan.sets)

        def show(standing: Standings) -> None:
            bar.update(task, completed=len(standing.sets), description=_said(standing))

        return hold(plan, begun, log=file, progress=show)


def _said(standing: Standings) -> str:
    """Return in a few words where a tournament stands."""
    if len(standing.pairs) > 1:
        open_pairs = sum(not standing.answered(pair) for pair in standing.pairs)
        return f"{open_pairs} of {len(standing.pairs)} pairs are open"
    (interval,) = standing.pairs.values()
    return f"{standing.setup.names[0]} {interval.mean:+.3f} ({interval.low:+.3f} to {interval.high:+.3f})"
