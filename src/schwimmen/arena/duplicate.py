"""Duplicate games as kernels: the same cards and the same chance again, with everybody in another seat.

Whatever players do, the n-th hand of a game is dealt from the same pack, and the n-th decision gets the same seed: both
come from chance of their own, which no move touches. Two games with the same chance and equal players are therefore the
same game, and what differs between them is how they were played.
"""

from __future__ import annotations

from typing import Any, Final, cast

import numpy as np
from numpy.typing import NDArray

from schwimmen.arena.cheater import Sight, cheat
from schwimmen.arena.deviator import Foresight, deviate
from schwimmen.engine import chance
from schwimmen.engine.deal import deal, fill_pack
from schwimmen.engine.ending import stop_stalled
from schwimmen.engine.kernel import I4, I8, Records, Struct, apart, kernel, new
from schwimmen.engine.layout import NOBODY, Phase, RuleFields, Table, Wide
from schwimmen.engine.match import start
from schwimmen.engine.turn import play
from schwimmen.engine.view import look
from schwimmen.players.level import choose_move
from schwimmen.players.scratch import Scratch, equip
from schwimmen.rules.fields import Rules

OUTSIDE: Final = -1
"""In the place of a level: the player there is no kernel."""
CHEATER: Final = -2
"""In the place of a level: the player there sees all cards."""
DEVIATOR: Final = -3
"""In the place of a level: the player there knows that the others are masters."""
CONSPIRATOR: Final = -4
"""In the place of a level: a deviator who plays together with all others of this kind."""


class DuplicateGame(Struct):
    """A duplicate game in progress, beside its table; in the end, what came out."""

    deals: I8
    """State of the chance that deals."""
    seeds: I8
    """State of the chance that players get."""
    left: I4
    """Hands that may still be dealt."""
    moves: I4
    """Moves of this hand."""
    hands: I4
    """Hands dealt so far."""
    decisions: I8
    """Moves of all hands."""
    winners: I4
    """A bit for each seat that has won the match, 0 if it did not come to an end."""
    change: Wide
    """Units or points that each seat has lost or won in all hands."""


@kernel
def deal_next(table: Table, rules: RuleFields, game: DuplicateGame) -> None:
    """Deal the next hand of a game from the pack that belongs to its number."""
    fill_pack(table, rules)
    table.rng = chance.spawn(game.deals)
    game.deals = chance.skip(game.deals)
    game.left -= 1
    game.hands += 1
    game.moves = 0
    deal(table, rules)
    book(table, game)


@kernel
def move_on(table: Table, rules: RuleFields, game: DuplicateGame, move: int) -> None:
    """Play a legal move in a game."""
    game.moves += 1
    game.decisions += 1
    play(table, rules, move)
    book(table, game)


@kernel
def book(table: Table, game: DuplicateGame) -> None:
    """Book a hand if it has just ended."""
    if table.phase == Phase.DEAL or table.phase == Phase.OVER:
        game.winners = table.winners
        for seat in range(table.seats):
            if table.played >> seat & 1:
                game.change[seat] += table.change[seat]


class Workspace(Struct):
    """What players work in, one after another."""

    scratch: Scratch
    sight: Sight
    foresight: Foresight


def room_for(rules: Rules) -> Records[Workspace]:
    """Return a workspace for games by some rules."""
    rooms: Any = new(Workspace)
    equip(rooms["scratch"], rules)
    equip(rooms["foresight"]["others"], rules)
    return cast("Records[Workspace]", rooms)


@kernel
def go_on(table: Table, rules: RuleFields, room: Workspace, levels: NDArray[np.int64], game: DuplicateGame) -> int:
    """Play until somebody from `OUTSIDE` is to move, and return the seat; its seed lies in `room.scratch.state.rng`.

    Returns `NOBODY` when the game is over. `levels` are by seat.
    """
    while table.phase != Phase.OVER:
        if table.phase == Phase.DEAL:
            if game.left == 0:
                return NOBODY
            deal_next(table, rules, game)
        elif stop_stalled(table, rules, game.moves):
            book(table, game)
        else:
            seat = table.to_move
            room.scratch.state.rng = chance.spawn(game.seeds)
            game.seeds = chance.skip(game.seeds)
            if levels[seat] == OUTSIDE:
                return seat
            move_on(table, rules, game, move_in(table, rules, room, levels))
    return NOBODY


@apart
def move_in(table: Table, rules: RuleFields, room: Workspace, levels: NDArray[np.int64]) -> int:
    """Return the move of the seat to move: a level's, or that of one who is no honest player."""
    level, rng = levels[table.to_move], room.scratch.state.rng
    if level == CHEATER:
        return cheat(table, rules, room.sight, rng)
    if level == DEVIATOR:
        return deviate(table, rules, room.foresight, rng, 1 << table.to_move)
    if level == CONSPIRATOR:
        return deviate(table, rules, room.foresight, rng, conspiracy(levels))
    look(table, rules, table.to_move, room.scratch.seat_view)
    return choose_move(level, rules, room.scratch)


@kernel
def conspiracy(levels: NDArray[np.int64]) -> int:
    """Return the seats of those who play together, as bits."""
    team = 0
    for seat in range(len(levels)):
        if levels[seat] == CONSPIRATOR:
            team |= 1 << seat
    return team


@kernel
def play_games(
    table: Table, rules: RuleFields, room: Workspace, levels: NDArray[np.int64], games: Records[DuplicateGame]
) -> None:
    """Play a game for each row of `levels` (games x seats, no one from outside) and each of as many `games`."""
    for number in range(len(games)):
        start(table, rules, levels.shape[1], 0)
        go_on(table, rules, room, levels[number], games[number])
