"""What an observation holds: which bytes mean what, as data. The kernel `envs.kernels.observe` writes them.

An observation is a row of bytes made of one seat's `View` alone. First come planes of cards: clubs, spades, hearts,
diamonds, for each suit 8 bytes, or 16 where it has more than 8 cards, from its lowest card up; 1 where the card is in
the set. Then 16 bytes for each seat, the agent's seat first and the others after it clockwise; then 16 for the table.
"""

from __future__ import annotations

from functools import lru_cache

from schwimmen import cards
from schwimmen.engine.codes import Kind
from schwimmen.engine.kernel import Records, new
from schwimmen.engine.moves import POOL_MOST
from schwimmen.envs.actions import Action, actions_of
from schwimmen.envs.kernels.layout import FLAGS, LEAST_WORDS, POOLS, SEAT_BYTES, TABLE_BYTES, WORD, Plane, Space
from schwimmen.rules.enums import Centre, DealerChoice
from schwimmen.rules.fields import Rules

SEAT_FIELDS: dict[str, str] = {
    "in_play": "1 while the seat is in the match",
    "cards": "cards in its hand",
    "units": "its lives, chips, coins",
    "behind": "points that it is behind the leader",
    "turns": "turns that it has completed in this hand",
    "dealer": "1 if it deals",
    "leader": "1 if it had the first turn",
    "caller": "1 if it has called",
    "sticking": "1 if it has closed its own game",
    "single": "1 if it has a single turn left after a declared 31",
    "challenger": "1 if it has challenged a call",
    "declared": "1 if it has shown a special",
    "chicken": "1 if it holds the chicken",
}
"""The bytes of a seat, in order; numbers above 255 are written as 255."""

TABLE_FIELDS: dict[str, str] = {
    "choice": "1 if the dealer chooses a packet",
    "turn": "1 if a turn begins",
    "discard": "1 if a card is to be discarded",
    "verdict": "1 if an explanation is judged",
    "answer": "1 if a call is answered",
    "stock": "cards in the stock",
    "streak": "passes in a row",
    "last_turns": "turns, or answers, left after a call",
    "refreshed": "1 if the table was replaced in this turn",
    "lead": "half of the leader's points",
    "missing": "half of the points that the leader needs to end the match",
    "round": "the round, where rounds are counted",
}
"""The bytes of the table, in order; numbers above 255 are written as 255."""

PLANES: dict[Plane, str] = {
    Plane.HAND: "the agent's hand",
    Plane.TABLE: "the open cards: the table, or the pool",
    Plane.GONE: "cards known to be out of play",
    Plane.PACKET: "the second packet, where the dealer may look at it",
    Plane.WANTED: "cards that are explained before they are taken",
    Plane.PILE: "the discard pile",
    Plane.TOP: "its top card",
    Plane.TAKEN: "the card that may not be discarded now",
    Plane.KNOWN: "cards that everybody knows a seat to hold; a plane for each seat, the agent's first",
}


def planes_of(rules: Rules) -> list[Plane]:
    """Return the planes of an observation in order; the last one stands for one plane a seat."""
    pile = rules.centre == Centre.DISCARD
    there = {
        Plane.HAND: True,
        Plane.TABLE: not pile,
        Plane.GONE: not pile,
        Plane.PACKET: rules.dealer_choice in (DealerChoice.SEE_BOTH, DealerChoice.SEE_EXTRA_ONLY),
        Plane.WANTED: rules.explain_gate,
        Plane.PILE: pile,
        Plane.TOP: pile,
        Plane.TAKEN: pile,
        Plane.KNOWN: True,
    }
    return [plane for plane, is_there in there.items() if is_there]


def columns_of(rules: Rules) -> int:
    """Return the bytes of a plane: four suits of 8 or 16."""
    return 4 * (8 if rules.pack <= 32 else 16)


def size_of(rules: Rules, players: int) -> int:
    """Return the bytes of an observation."""
    planes = len(planes_of(rules)) - 1 + players
    return planes * columns_of(rules) + players * SEAT_BYTES + TABLE_BYTES


@lru_cache(maxsize=512)
def space_of(rules: Rules, players: int, *, match: bool = False) -> Records[Space]:
    """Return an array with one `Space` record for a game and a number of players. It is shared: nobody writes to it.

    Raises ValueError if that many people cannot play by these rules.
    """
    rules.check_players(players)
    array = new(Space)
    space, actions, planes = array[0], actions_of(rules), planes_of(rules)[:-1]
    space["seats"], space["match"] = players, match
    space["plain"] = sum(not action.call for action in actions)
    space["ridden"] = len(actions) - space["plain"]
    space["forms"][: len(actions)] = [action.form for action in actions]
    for action in actions[: int(space["plain"])]:
        for pool in range(POOLS):
            if action.number < FLAGS and _fits_pool(action, rules, pool):
                space["kinds"][action.kind * POOLS + pool] |= 1 << action.number
    space["ranks"] = 13 - cards.pack_of(rules.pack)[0]
    space["planes"][: len(planes)], space["plane_count"] = planes, len(planes)
    space["seen"], space["wide"] = size_of(rules, players) // 8, -(-len(actions) // 8)
    space["words"] = max(LEAST_WORDS, -(-len(actions) // WORD))
    return array


def _fits_pool(action: Action, rules: Rules, pool: int) -> bool:
    """Say whether an action can be legal, where its kind is, with that many cards in the pool (CF-5)."""
    if rules.centre != Centre.POOL:
        return pool == 0
    if action.kind == Kind.SOME:
        return len(action.give) == pool
    return not action.take or (pool in (1, POOL_MOST) and action.take[0] < pool)
