"""The search for puzzles: play hands between levels, and look for decisions in which one move is clearly the best.

A decision becomes a puzzle in three steps, each more expensive than the one before. `club` tries it a few times, and
`expert` once: where they all play the same, it is mostly too easy. A review in few worlds must see one move clearly
ahead; one in very few worlds comes first and weeds out most decisions. Where there are more moves than a review weighs,
the others are weighed too, beside the best one. Another review, in ten times as many worlds and with a seed of its own,
must see the same move ahead, beyond doubt.
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
from schwimmen.puzzles.rest import behind
from schwimmen.review import Candidate, Question, is_choice, weighed
from schwimmen.review.advice import CLEARLY
from schwimmen.rules.fields import Rules
from schwimmen.rules.presets import find

LEVELS = ("club", "expert")
"""Who plays the hands."""

MOST_PLAYERS = 4

FIRST_TURNS = 2
"""Chance picks a decision among these first turns of everybody; the search for a puzzle begins there."""

TRIES, MORE_TRIES = 4, 20
"""How often `club` tries a decision before it is weighed, and how often more once it is a puzzle."""

EASY, STUBBORN = 80, 2
"""One of this many decisions is weighed: where all tries agree, and where only `expert` plays something else."""

PEEK, GLANCE, PROOF = 150, 1_200, 12_000
"""Worlds of a first look that weeds out most decisions, of the review proper, and of the proof."""

LIKELY, SURE = 3.0, 5.0
"""Standard errors by which the best move must be ahead of every other one, in the review and in the proof."""

TEMPTING = 0.1
"""How far behind, in chance to win, the best move with the other answer may be if the question is to call or not."""

Shape: TypeAlias = tuple[Any, ...]
"""What a position looks like when the names of the suits are ignored."""


def puzzles(game: str, seed: int, known: list[Puzzle]) -> Iterator[Puzzle]:
    """Yield puzzles of a game for ever, from the deal after the known ones; the same seed finds the same puzzles."""
    rules = find(game).rules
    shapes = {shape(each.view()) for each in known}
    for number in count(known[-1].number + 1 if known else 1):
        found = of_deal(game, rules, seed=seed, number=number, shapes=shapes)
        if found is not None:
            shapes.add(shape(found.view()))
            yield found


def of_deal(game: str, rules: Rules, *, seed: int, number: int, shapes: set[Shape]) -> Puzzle | None:
    """Play a hand until a decision is a puzzle of a new shape, and return it; None if there is none."""
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
    """Return the one best move; None if no move is clearly the best or there is nothing to decide."""
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
    if view[0]["legal_count"] > WEIGHED and not beats_rest(view, rules, likely):
        return None
    sure = ahead(view, rules, worlds=PROOF, errors=SURE, seed=chance.getrandbits(30))
    if sure is None or sure[0].token != likely[0].token:
        return None
    best, *others = sure
    tries += _tries(view, rules, chance, number=MORE_TRIES)
    gain = min(other.behind for other in others)
    missed = sum(token != best.token for token in tries) / len(tries)
    closing = any(other.calls != best.calls and other.behind < TEMPTING for other in others)
    return Answer(best.token, gain, missed, closing)


def _tries(view: Any, rules: Rules, chance: random.Random, *, number: int) -> list[str]:
    """Return what `club` plays in a number of tries."""
    return [choose("club", view, rules, chance.getrandbits(30)) for _ in range(number)]


def ahead(view: Any, rules: Rules, *, worlds: int, errors: float, seed: int) -> Sequence[Candidate] | None:
    """Return the best moves, best first; None if the first is not clearly ahead, by that many standard errors.

    They are weighed by worlds alone: nobody knows how much a value network errs.
    """
    found = weighed(Question(hand=0, move=0, view=view, code=None), rules, worlds=worlds, seed=seed, heeds=False)
    others = found.options[1:]
    if not others or any(other.behind < max(CLEARLY, errors * other.error) for other in others):
        return None
    return found.options


def beats_rest(view: Any, rules: Rules, told: Sequence[Candidate]) -> bool:
    """Say whether the first move is clearly ahead of those that a review leaves out because there are too many."""
    hand, table = int(view[0]["hand"]), int(view[0]["table"])
    codes = {token_of(code, hand, table): code for code in view[0]["legal"][: view[0]["legal_count"]].tolist()}
    best = codes[told[0].token]
    rest = [code for token, code in codes.items() if token not in {each.token for each in told}]
    others = behind(view, rules, best, others=rest, worlds=GLANCE)
    return all(less >= max(CLEARLY, LIKELY * error) for less, error in others)


def shape(view: Any) -> Shape:
    """Return what a seat has in front of it, the same whichever way the suits change places."""
    seen = seen_in(view)
    top = 0 if seen.top_card == NOBODY else 1 << seen.top_card
    zones = (seen.hand, seen.table, seen.packet, top)
    suits = sorted(tuple(zone >> 13 * suit & 0x1FFF for zone in zones) for suit in range(4))
    return seen.phase, seen.caller != NOBODY, *suits
