"""The search for puzzles: hands between levels are played, and decisions in them are asked for the one best move.

A decision becomes a puzzle in three steps, each dearer than the one before. `club` tries it a few times, and `expert`
once: where they all do the same, it is mostly too easy. A review in few worlds must see one move clearly ahead, after
one in very few, which spares most decisions the rest. Another one, in ten times as many worlds and with a chance of its
own, must see the same move ahead, beyond doubt. Where there are more moves than a review weighs, those left out are
weighed as well, one by one.
"""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from itertools import count
from typing import Any, TypeAlias

from schwimmen.cards import pack_of
from schwimmen.engine.layout import NOBODY
from schwimmen.match.referee import Referee
from schwimmen.match.tokens import token_of
from schwimmen.match.views import seen_in
from schwimmen.players import choose
from schwimmen.players.search_state import WEIGHED
from schwimmen.puzzles.puzzle import Answer, Puzzle
from schwimmen.review import Candidate, Question, is_choice, weighed
from schwimmen.review.advice import CLEARLY
from schwimmen.rules.fields import Rules
from schwimmen.rules.presets import find

LEVELS = ("club", "expert")
"""Who plays the hands."""

MOST_PLAYERS = 4

FIRST_TURNS = 2
"""Turns of everybody among whose decisions chance says from which on a puzzle is looked for."""

TRIES, MORE_TRIES = 4, 20
"""How often `club` tries a decision before it is weighed, and how often again once it is a puzzle."""

EASY, STUBBORN = 80, 2
"""Of so many decisions one is weighed: where all tries are the same, and where only `expert` does something else."""

PEEK, GLANCE, PROOF = 150, 1_200, 12_000
"""Worlds in which a decision is weighed to see whether it is worth more, then in earnest, and to be sure."""

LIKELY, SURE = 3.0, 5.0
"""Standard errors by which the best move must be ahead of every other one, in earnest, and to be sure."""

TEMPTING = 0.1
"""Chance to win by which the best move that answers otherwise may be behind where the question is to call or not."""

Shape: TypeAlias = tuple[Any, ...]
"""What a position looks like, whatever its suits are called."""


def puzzles(game: str, seed: int, known: list[Puzzle]) -> Iterator[Puzzle]:
    """Yield puzzles of a game for ever, from the deal on that follows those known; the same seed finds the same."""
    rules = find(game).rules
    shapes = {shape(each.view()) for each in known}
    for number in count(known[-1].number + 1 if known else 1):
        found = of_deal(game, rules, seed=seed, number=number, shapes=shapes)
        if found is not None:
            shapes.add(shape(found.view()))
            yield found


def of_deal(game: str, rules: Rules, *, seed: int, number: int, shapes: set[Shape]) -> Puzzle | None:
    """Play a hand until a decision is a puzzle of another shape, and return it; None where there is none."""
    chance = random.Random(f"{game} {seed} {number}")
    fewest, most = rules.players
    players = chance.randint(max(2, fewest), max(fewest, min(MOST_PLAYERS, most, rules.most_players())))
    dealer, pack = chance.randrange(players), pack_of(rules.pack)
    chance.shuffle(pack)
    levels = chance.choices(LEVELS, k=players)
    first = chance.randrange(FIRST_TURNS * players)
    referee, moves = Referee(rules, players, dealer), list[str]()
    referee.deal(pack)
    while (seat := referee.to_move) is not None:
        view = referee.look(seat)
        if len(moves) >= first and shape(view) not in shapes and (answer := solved(view, rules, chance)):
            return Puzzle(
                game=game,
                number=number,
                players=players,
                dealer=dealer,
                seat=seat,
                dealt=tuple(pack[: referee.number("top")]),
                moves=tuple(moves),
                answer=answer,
            )
        code = referee.code(choose(levels[seat], view, rules, chance.getrandbits(30)))
        if referee.rebuilding(code):
            return None  # the record of a puzzle has one order of cards
        moves.append(referee.token(code))
        referee.play(code)
        if referee.stop_stalled(len(moves)):
            return None
    return None


def solved(view: Any, rules: Rules, chance: random.Random) -> Answer | None:
    """Return the one best move, None where none is surely best or there is nothing to decide."""
    if view[0]["legal_count"] == 1 or not is_choice(view):
        return None
    tries = _tries(view, rules, chance, number=TRIES)
    expert = choose("expert", view, rules, chance.getrandbits(30))
    if len(set(tries)) == 1 and chance.randrange(EASY if expert == tries[0] else STUBBORN) > 0:
        return None
    if ahead(view, rules, worlds=PEEK, errors=0, seed=0) is None:
        return None
    likely = ahead(view, rules, worlds=GLANCE, errors=LIKELY, seed=chance.getrandbits(30))
    if likely is None:
        return None
    sure = ahead(view, rules, worlds=PROOF, errors=SURE, seed=chance.getrandbits(30))
    if sure is None or sure[0].token != likely[0].token:
        return None
    best, *others = sure
    if view[0]["legal_count"] > WEIGHED and not beats_rest(view, rules, sure):
        return None
    tries += _tries(view, rules, chance, number=MORE_TRIES)
    gain = min(other.behind for other in others)
    missed = sum(token != best.token for token in tries) / len(tries)
    closing = any(other.calls != best.calls and other.behind < TEMPTING for other in others)
    return Answer(best.token, gain, missed, closing)


def _tries(view: Any, rules: Rules, chance: random.Random, *, number: int) -> list[str]:
    """Return what `club` plays, so many times."""
    return [choose("club", view, rules, chance.getrandbits(30)) for _ in range(number)]


def ahead(view: Any, rules: Rules, *, worlds: int, errors: float, seed: int) -> Sequence[Candidate] | None:
    """Return the best moves, best first; None if the first is not clearly ahead, or not by so many errors."""
    found = weighed(Question(hand=0, move=0, view=view, code=None), rules, worlds=worlds, seed=seed)
    others = found.options[1:]
    if not others or any(other.behind < max(CLEARLY, errors * other.error) for other in others):
        return None
    return found.options


def beats_rest(view: Any, rules: Rules, told: Sequence[Candidate]) -> bool:
    """Say whether the first move is clearly ahead of those that a review leaves out where there are too many."""
    best, tokens = told[0].token, [each.token for each in told]
    hand, table = int(view[0]["hand"]), int(view[0]["table"])
    for code in view[0]["legal"][: view[0]["legal_count"]].tolist():
        if token_of(code, hand, table) not in tokens:
            found = weighed(Question(hand=0, move=0, view=view, code=code), rules, worlds=GLANCE, seed=0)
            rest = found.played
            if rest is None or found.options[0].token != best or rest.behind < max(CLEARLY, LIKELY * rest.error):
                return False
    return True


def shape(view: Any) -> Shape:
    """Return what a seat has before it: the suits may change places, and it looks the same."""
    seen = seen_in(view)
    top = 0 if seen.top_card == NOBODY else 1 << seen.top_card
    zones = (seen.hand, seen.table, seen.packet, top)
    suits = sorted(tuple(zone >> 13 * suit & 0x1FFF for zone in zones) for suit in range(4))
    return seen.phase, seen.caller != NOBODY, *suits
