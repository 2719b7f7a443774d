"""Whole matches between computer opponents, looked at as somebody who sits at the table: `make strength` runs them.

    python -m benchmarks.soak --games schwimmen chinese_51 --levels club --seats 2 4 --matches 20

For every game, level and number of seats: how many hands a match takes, how many turns a player has in a hand, how
often a first turn is already the last one, and how often a hand comes to nothing.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any

import numpy as np

from schwimmen.engine import chance, doors
from schwimmen.engine.deal import deal
from schwimmen.engine.ending import finish, settle_hand
from schwimmen.engine.kernel import new, record_at, rows_of
from schwimmen.engine.layout import END_WORDS, NOBODY, End, Phase, Table, View, fields_of
from schwimmen.engine.match import start
from schwimmen.engine.rollout import STALL_TURNS
from schwimmen.players import LEVELS
from schwimmen.players.level import choose_move, choose_quick
from schwimmen.players.mind import Mind
from schwimmen.rules import Rules

LONGEST = 200
"""Hands after which a match is given up."""


@dataclass(slots=True)
class Soak:
    """What was seen in some matches of one table."""

    hands: list[int] = field(default_factory=list)
    """Hands of each match."""
    ends: Counter[str] = field(default_factory=Counter)
    turns: list[float] = field(default_factory=list)
    """Turns a player in each hand."""
    hasty: int = 0
    """First turns that were the last one, because somebody had called before or called in it."""
    seats: int = 0
    """Hands of players."""
    nothing: int = 0
    """Of them worth nothing at the end."""
    idle: int = 0
    """Hands that changed nothing for anybody."""
    calls: int = 0
    empty_calls: int = 0
    """Calls, and those from a hand worth nothing."""


def soak(rules: Rules, levels: Sequence[str], *, matches: int, seed: int = 1) -> Soak:
    """Play matches between levels, by seat."""
    found, tables = Soak(), new(Table)
    state, fields = record_at(tables), record_at(fields_of(rules))
    for number in range(matches):
        tables["pack"][0, : rules.pack] = _pack(rules)
        tables["rng"] = chance.seed_state(seed, number)
        start(state, fields, len(levels), number % len(levels))
        count = 0
        while tables[0]["phase"] != Phase.OVER and count < LONGEST:
            deal(state, fields)
            _play_hand(tables, rules, levels)
            _look_at(tables, found)
            count += 1
        found.hands.append(count)
    return found


def _pack(rules: Rules) -> Any:
    from schwimmen import cards

    return cards.pack_of(rules.pack)


def _play_hand(tables: Any, rules: Rules, levels: Sequence[str]) -> None:
    state, fields = record_at(tables), record_at(fields_of(rules))
    views, minds = new(View), new(Mind)
    view, mind = record_at(views), record_at(minds)
    world, sight = record_at(new(Table)), record_at(new(View))
    moves = 0
    while (seat := int(tables[0]["to_move"])) != NOBODY:
        if moves == STALL_TURNS * int(tables[0]["players"]):
            finish(state, End.STALLED)
            settle_hand(state, fields)
            return
        doors.look(rows_of(tables), rows_of(fields_of(rules)), seat, rows_of(views))
        tables[0]["rng"] = chance.advance(int(tables[0]["rng"]))
        minds["rng"] = tables["rng"]
        place = LEVELS.index(levels[seat])
        chooser = choose_quick if place < 3 else choose_move
        doors.play(rows_of(tables), rows_of(fields_of(rules)), int(chooser(place, view, fields, mind, world, sight)))
        moves += 1


def _look_at(tables: Any, found: Soak) -> None:
    table = tables[0]
    playing = [seat for seat in range(int(table["seats"])) if int(table["played"]) >> seat & 1]
    turns = table["turns"][playing]
    found.ends[END_WORDS[End(int(table["end"]))]] += 1
    found.turns.append(float(turns.mean()))
    found.seats += len(playing)
    found.hasty += int((turns == 1).sum())
    found.nothing += int((table["values"][playing] == 0).sum())
    found.idle += not table["change"][playing].any()
    if (caller := int(table["caller"])) != NOBODY:
        found.calls += 1
        found.empty_calls += int(table["values"][caller]) <= 0


def main() -> None:
    """Play and print."""
    import argparse
    import time

    from schwimmen.variants import VARIANTS, find

    parser = argparse.ArgumentParser()
    parser.add_argument("--games", nargs="*", default=list(VARIANTS))
    parser.add_argument("--levels", nargs="*", default=["beginner", "club"])
    parser.add_argument("--seats", nargs="*", type=int, default=[2, 3, 4, 6])
    parser.add_argument("--matches", type=int, default=20)
    args = parser.parse_args()
    for game in args.games:
        rules = find(game).rules
        for seats in args.seats:
            if seats > rules.players[1]:
                continue
            for text in args.levels:
                levels = (text.split(",") * seats)[:seats]
                begun = time.time()
                s = soak(rules, levels, matches=args.matches)
                n = len(s.turns)
                print(
                    f"{game:22} {seats} {text:22} hands {np.median(s.hands):5.0f} p95 {np.percentile(s.hands, 95):5.0f}"
                    f" turns {np.mean(s.turns):5.2f} hasty {s.hasty / s.seats:4.0%} nothing {s.nothing / s.seats:4.0%}"
                    f" idle {s.idle / n:4.0%} empty calls {s.empty_calls}/{s.calls} {dict(s.ends)} {time.time() - begun:.0f} s",
                    flush=True,
                )


if __name__ == "__main__":
    main()
