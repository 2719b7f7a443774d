"""`schwimmen simulate`: many hands at full speed, and how they end."""

from __future__ import annotations

import argparse
import json
import sys
from dataclasses import asdict
from typing import TYPE_CHECKING, Any

from schwimmen.cli import options
from schwimmen.cli.language import language_of
from schwimmen.words import Words

if TYPE_CHECKING:
    from schwimmen.arena.simulate import Experiment, Simulation

LONG = 200_000
"""Hands by random play from which progress is shown; other policies think longer."""
BAR = 40
PLOT = (9, 6)
"""Inches."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the arguments."""
    options.add_rules(parser)
    parser.add_argument("--players", type=int, default=4, metavar="N")
    parser.add_argument(
        "--policy", default="random", help="random, beginner, club, expert or master, or one with a temper"
    )
    parser.add_argument("--hands", type=int, default=100_000, metavar="M")
    parser.add_argument("--seed", type=int, default=1, metavar="S")
    options.add_cores(parser, default=1)
    parser.add_argument("--tailored", action="store_true", help="random play compiled for these rules alone")
    parser.add_argument("--device", default="cpu", help="cpu, or cuda: random play on a GPU (extra: cuda)")
    parser.add_argument("--portion", type=int, metavar="H", help="hands in one portion; a GPU plays them side by side")
    parser.add_argument("--json", action="store_true", help="print one line of JSON")
    parser.add_argument("--plot", metavar="FILE", help="draw the distributions into a PNG or SVG (extra: plots)")


def run(args: argparse.Namespace) -> int:
    """Simulate and print; the status is 2 for arguments that cannot be followed."""
    from schwimmen.arena.plots import canvas

    try:
        experiment = _plan(args)
        figure = canvas(options.output("plot", args.plot), PLOT) if args.plot else None
        result = _simulate(experiment)
        if figure:
            _plot(figure, result, experiment)
            figure.savefig(args.plot)
    except options.Unusable as error:
        return options.refuse("simulate", Words(language_of(args)), error.sentence)
    except (ValueError, OSError, ModuleNotFoundError) as error:
        print(f"schwimmen simulate: {error}", file=sys.stderr)
        return 2
    print(json.dumps(asdict(result)) if args.json else _text(result))
    return 0


def _plan(args: argparse.Namespace) -> Experiment:
    from schwimmen.arena.simulate import Experiment

    return Experiment(
        rules=options.chosen(args).rules,
        players=args.players,
        policy=args.policy,
        hands=args.hands,
        seed=args.seed,
        cores=options.cores(args),
        tailored=args.tailored,
        device=args.device,
        portion=args.portion,
    )


def _simulate(experiment: Experiment) -> Simulation:
    from schwimmen.arena.simulate import simulate

    if not sys.stderr.isatty() or (experiment.policy == "random" and experiment.hands < LONG):
        return simulate(experiment)
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task("hands", total=experiment.hands)
        return simulate(experiment, lambda done: bar.advance(task, done))


def _text(result: Simulation) -> str:
    speed = result.moves / result.seconds if result.seconds else 0
    where = "a GPU" if result.device == "cuda" else f"{result.cores} core(s)"
    head = (
        f"{result.hands:,} hands, {result.moves:,} moves in {result.seconds:.2f} s on {where}: "
        f"{speed:,.0f} moves a second, {result.moves / result.hands:.2f} moves a hand"
    )
    parts = [head, "", "How hands ended", *_bars(result.ends), "", "What hands were worth", *_bars(result.values)]
    return "\n".join(parts)


def _bars(counts: dict[str, int]) -> list[str]:
    total, most = sum(counts.values()), max(counts.values())
    return [f"{name:>8} {count / total:7.3%} {'█' * round(BAR * count / most)}" for name, count in counts.items()]


def _plot(figure: Any, result: Simulation, experiment: Experiment) -> None:
    above, below = figure.subplots(2, 1, height_ratios=[1, 2])
    above.barh(list(result.ends), [count / result.hands for count in result.ends.values()], color="#3d7a8c")
    above.set_xlabel("share of hands")
    above.set_title(f"{result.hands:,} hands, {experiment.players} players, {experiment.policy}")
    total = sum(result.values.values())
    below.bar(list(result.values), [count / total for count in result.values.values()], color="#3d7a8c")
    below.set_xlabel("value of a hand at the end")
