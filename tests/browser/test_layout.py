"""Every table fits every screen: all games, fewest and most players, in windows from a small phone to a desktop."""

from tests.server.tables import Sitting, new


DEALS, MOVES = 12, 30
"""Deals among which there is one that goes on long enough, and moves after which nobody will call any more."""


def laid(rules: str, seats: int, *, last: bool = False) -> Sitting:
    """Return a table at which the others have had a turn and Anna has hers; `last`: somebody has called, if one can."""
    for called in (True, False) if last else (False,):
        for seed in range(DEALS):
            levels = [None, *["club"] * (seats - 1)]
            sitting = new(levels, rules=rules, dealer=seats - 1, pace="relaxed", seed=seed)
            if brought(sitting, called=called):
                return sitting
    raise AssertionError("somebody always ends the hand too early")


def brought(sitting: Sitting, *, called: bool) -> bool:
    """Let everybody exchange, once or till somebody has called; say whether it is Anna's turn then."""
    for _ in range(MOVES):
        mover, view = sitting.game.to_move, sitting.view(0)
        if mover is None:
            return False
        turned = view["seats"][1]["turns"] > 0
        calling = view["caller"] is not None or any(seat["stuck"] for seat in view["seats"])
        if mover == 0 and turned and calling == called:
            return True
        legal = sitting.game.legal()
        calls = [move for move in legal if move.endswith("!") or move == "close"]
        plain = [move for move in legal if move not in calls]
        swaps = [move for move in plain if ">" in move]
        move = ((called and mover and turned and not calling and calls) or swaps or plain or legal)[0]
        sitting.play(0, move) if mover == 0 else sitting.think(move)
    return False
