"""`schwimmen play`: sit down at a table in this terminal."""

from __future__ import annotations

import argparse
import locale
import sys
from collections.abc import Sequence
from typing import TYPE_CHECKING

from schwimmen import rulebook
from schwimmen.cli.language import language_of
from schwimmen.cli.options import Chosen, Unusable, add_rules, chosen, names_rules, refuse
from schwimmen.rules.enums import MatchEnd
from schwimmen.words import Words
from schwimmen.words.sentence import Sentence

if TYPE_CHECKING:
    from schwimmen.terminal.session import Setting

PLAYERS = 4
LEVEL = "club"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the arguments."""
    add_rules(parser)
    group = parser.add_mutually_exclusive_group()
    group.add_argument(
        "--players", type=int, default=PLAYERS, metavar="N", help=f"number of players, you included (default {PLAYERS})"
    )
    group.add_argument(
        "--levels",
        help="levels of the opponents, clockwise: random, beginner, club, expert or master, separated by commas; "
        "beginner and club also with a temper: club-careful, club-greedy, club-watchful",
    )
    parser.add_argument("--memory", default="perfect", help="what opponents remember: perfect, human or forgetful")
    parser.add_argument("--name", default="", help="your name at the table")
    parser.add_argument("--seed", type=int, help="number that decides the deal and the opponents' choices")
    parser.add_argument(
        "--minutes",
        type=int,
        metavar="M",
        help="end a match over a fixed number of hands with the hand in which M run out",
    )
    parser.add_argument("--deck", default="", metavar="FILE", help="terms for the school edition (default: energy)")
    parser.add_argument("--judge", default="choice", help="who judges an explanation there: choice or group")
    parser.add_argument("--first-hand", action="store_true", help="be shown the first hand of Schwimmen, step by step")
    parser.add_argument("--instant", action="store_true", help="let opponents play without a pause")
    parser.add_argument("--ascii", action="store_true", help="letters instead of suit signs, no Unicode")
    parser.add_argument("--four-colours", action="store_true", help="a different colour for each suit")
    parser.add_argument("--light", action="store_true", help="bright colours")


def run(args: argparse.Namespace) -> int:
    """Play until somebody leaves the table."""
    words = Words(language_of(args))
    try:
        setting = setting_of(args, chosen(args))
    except Unusable as error:
        return refuse("play", words, error.sentence)
    if not (sys.stdin.isatty() and sys.stdout.isatty()):
        return refuse("play", words, Sentence("play-no-terminal"))
    return _play(args, setting, words)


def setting_of(args: argparse.Namespace, table: Chosen) -> Setting:
    """Return what the arguments ask for. Raises Unusable."""
    from schwimmen.terminal.session import Setting

    levels = None if args.levels is None else [level.strip() for level in args.levels.split(",")]
    players = args.players if levels is None else len(levels) + 1
    if why := rulebook.players_trouble(table.rules, players):
        raise Unusable(why)
    if args.minutes is not None and (args.minutes < 1 or table.rules.match_end != MatchEnd.HANDS):
        raise Unusable(Sentence("problem-minutes"))
    _check_lesson(table, args)
    levels = [LEVEL] * (players - 1) if levels is None else levels
    _check(levels, args.memory)
    return Setting(
        preset=table.preset.id,
        house=table.house,
        levels=levels,
        memory=args.memory,
        name=args.name.strip(),
        seed=args.seed,
        minutes=args.minutes,
        deck=args.deck,
        judge=args.judge,
    )


def _check_lesson(table: Chosen, args: argparse.Namespace) -> None:
    """Make sure that the cards of the school edition carry terms, and that somebody judges. Raises Unusable."""
    if not table.rules.explain_gate:
        return
    from schwimmen.school.deck import DeckError
    from schwimmen.terminal.school import JUDGES, deck_of

    if args.judge not in JUDGES:
        raise Unusable(Sentence("play-judge", {"came": args.judge, "allowed": ", ".join(JUDGES)}))
    try:
        count = deck_of(args.deck).pack
    except (DeckError, OSError):
        raise Unusable(Sentence("play-deck", {"came": args.deck})) from None
    if table.rules.pack != count:
        raise Unusable(Sentence("problem-deck-pack", {"count": count, "pack": table.rules.pack}))


def _check(levels: Sequence[str], memory: str) -> None:
    from schwimmen.players import MEMORIES, OPPONENTS

    if memory not in MEMORIES:
        raise Unusable(Sentence("play-memory", {"came": memory, "allowed": ", ".join(MEMORIES)}))

    for level in levels:
        if level not in OPPONENTS:
            raise Unusable(Sentence("play-level", {"came": level, "allowed": ", ".join(OPPONENTS)}))


def _asks_for_nothing(args: argparse.Namespace) -> bool:
    """Say whether somebody just wants to play, and so may be new."""
    return not names_rules(args) and args.levels is None and args.seed is None


def _play(args: argparse.Namespace, setting: Setting, words: Words) -> int:
    from schwimmen.cli.warmup import warming_up_beside
    from schwimmen.engine.kernel import BriefKernel
    from schwimmen.terminal.app import TableApp
    from schwimmen.terminal.guided import GuidedSession, offered
    from schwimmen.terminal.look import Look
    from schwimmen.terminal.session import Session

    plain = args.ascii or locale.getpreferredencoding(do_setlocale=False).lower().replace("-", "") != "utf8"
    look = Look(language=words.language, plain=plain, four_colours=args.four_colours, night=not args.light)
    BriefKernel.patience = float("inf")  # opponents, who think in a thread, load the compiled code
    with warming_up_beside() as ready:
        guided = args.first_hand or (_asks_for_nothing(args) and offered())
        session = (GuidedSession if guided else Session)(setting, ready)
        app = TableApp(session, look, instant=args.instant)
        if not ready():
            app.notice = Sentence("play-compiling")
        app.run()
    return 0
