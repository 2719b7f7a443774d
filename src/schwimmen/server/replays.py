"""A finished hand, laid open: every step, all hands, and the proof of the shuffle."""

from __future__ import annotations

from collections.abc import Iterable

from schwimmen.match.game import Game
from schwimmen.rulebook import pages
from schwimmen.rules import share
from schwimmen.rules.enums import Score
from schwimmen.server.pages_protocol import Replay
from schwimmen.server.table import entries
from schwimmen.server.table.match import Match
from schwimmen.server.table.table import Table


def find(table: Table, rows: Iterable[tuple[float, str]], hand: int) -> Replay | None:
    """Return a finished hand by its number at its table, from the table's log; None if there is none.

    `table` is empty and takes the log in. What is deleted from the log is not in the replay either.
    """
    matches: list[Match] = []
    for at, row in rows:
        table.apply(entries.read(row), at)
        if table.match is not None and (not matches or matches[-1] is not table.match):
            matches.append(table.match)
    for number, match in enumerate(matches, 1):
        places = [shuffle.hand for shuffle in match.finished]
        if hand in places:
            around = {
                key: table.replay_of(table.opened.alias, at) if at in places else None
                for key, at in (("previous", hand - 1), ("next", hand + 1))
            }
            return replay_of(match, places.index(hand)).model_copy(update={"match": number, **around})
    return None


def replay_of(match: Match, hand: int) -> Replay:
    """Return a finished hand of a match, by its number from 0. What lies around it is for the caller to add."""
    record = match.record_of(hand)
    game, dealer, steps = _played(match, hand)
    return Replay(
        record=record,
        rules=game.preset.id,
        code=share.encode(game.preset.id, game.house),
        match=1,
        hand=hand + 1,
        levels=[sitter.level for sitter in match.sitters],
        dealer=dealer,
        centre=str(game.rules.centre),
        counts_points=game.rules.score != Score.UNITS,
        steps=steps,
        ending=game.results[hand],
        previous=None,
        next=None,
    )


def _played(match: Match, hand: int) -> tuple[Game, int, list[pages.PageStep]]:
    """Play a match again up to a hand, and return it with that hand's dealer and every step of it."""
    record, original = match.game.record(), match.game
    game = Game(
        original.preset.id,
        players=original.players,
        house=original.house,
        dealer=record["dealer"],
        chance=match.shuffles[0],
    )
    for earlier in range(hand):
        for move in record["hands"][earlier]["moves"]:
            game.play(move)
        game.deal(chance=match.shuffles[earlier + 1])
    dealt = max(at for at, event in enumerate(game.events) if event.kind == "deal")
    dealer, steps = game.view(0).dealer, [pages.step(game, tuple(event.say for event in game.events[dealt:]))]
    for move in record["hands"][hand]["moves"]:
        happened = game.play(move)
        steps.append(pages.step(game, tuple(event.say for event in happened)))
    return game, dealer, steps
