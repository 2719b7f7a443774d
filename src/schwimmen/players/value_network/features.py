"""What a player sees of a turn, as features that the value network reads, all from the view alone.

A feature is true or not. Suits are alike but for ties, so they are put in an order that the cards give: the longest of
the player's hand first. Those of the position are the same for all moves; those of a move say what it gives and
takes, and what becomes of the hand. The same features do for every game and any number of players; those of cards that
a pack does not have, and of what a game does not know, are never true.
"""

from __future__ import annotations

from typing import Annotated, Final

from schwimmen.engine import codes
from schwimmen.engine.bits import lowest, size
from schwimmen.engine.codes import Kind
from schwimmen.engine.kernel import I4, Ints, Struct, bit, inlined, kernel
from schwimmen.engine.layout import NOBODY, PACK, Phase, Public, RuleFields, View
from schwimmen.engine.moves import most_several
from schwimmen.engine.pips import SUIT_MASK, best_suit
from schwimmen.engine.ranking import counting_suit
from schwimmen.players.evaluation import CODE, best_discard, best_exchange, heuristic, worth
from schwimmen.rules.enums import Centre, SwapCounts

VERSION: Final = 6
"""Grows with every change of the features."""

RANKS: Final = 13
PLANES: Final = 21
"""Planes of a position, sets of cards: the hand, the open cards, what is known of the player before and of oneself,
what is out of play; what lay open at the last two decisions of both; what the last two moves of both gave and took;
what is known of the player after, and his last move; what is known of all others."""
TURNS: Final = 10
"""Turns that are told apart: 0 to 8, and more."""
SIZES: Final = 6
"""Numbers of known cards that are told apart: 0 to 4, and more."""
STOCKS: Final = 8
"""Sizes of the stock that are told apart: by three cards."""
PLAYERS: Final = 8
"""Numbers of players that are told apart: up to 6, and more."""
KINDS: Final = 16
"""What a decision was: none yet, or its kind."""

TURN: Final = PLANES * PACK
STREAK: Final = TURN + TURNS
DEALER: Final = STREAK + 2
THEIRS: Final = DEALER + 2
MINE: Final = THEIRS + SIZES
DECISIONS: Final = MINE + SIZES
SUIT_PLACES: Final = DECISIONS + 4 * KINDS
STOCK: Final = SUIT_PLACES + 16
SEATED: Final = STOCK + STOCKS
DISCARDS: Final = SEATED + PLAYERS
POSITION_FEATURES: Final = DISCARDS + 2
"""Where the facts of a position begin: turns, whether the last player has just passed, whether one deals, how many
cards are known of the player before and of oneself, what the last two decisions of both were, the place of each suit
(for ties: SW-16), the stock, the players still in, and whether a card is to be discarded."""

CLASSES: Final = 32
"""Classes of a hand by what it is worth (`levels`)."""
TAKEN: Final = PACK
HELD: Final = TAKEN + PACK
COUNTED: Final = HELD + CLASSES
NEXT: Final = COUNTED + 4
MOVE: Final = NEXT + CLASSES
MOVE_FEATURES: Final = MOVE + KINDS
"""Where the features of a move begin: cards given, cards taken, the class of the hand after it, its counting suit, the
class that it promises a turn later, and the kind of the move."""

MOST_TRUE: Final = 128
"""Room for the features that are true."""


class TurnFeatures(Struct):
    """The true features of a position, and of one move."""

    position: Annotated[Ints, "i4", MOST_TRUE]
    """The true features of the position, the first `count` of them."""
    count: I4
    move: Annotated[Ints, "i4", MOST_TRUE]
    move_count: I4
    places: Annotated[Ints, "i8", 4]
    """The place of each suit."""
    planes: Annotated[Ints, "i8", PLANES]


@kernel
def ranks_in(cards: int, suit: int) -> int:
    """Return the ranks of a suit, as 13 bits."""
    return cards >> RANKS * suit & SUIT_MASK


@kernel
def put_suits_in_order(view: View, shown: int, known: int, places: Ints) -> None:
    """Give each suit its place: by the hand, the open cards, and what is known of the player before."""
    for suit in range(4):
        hand, table = ranks_in(view.hand, suit), ranks_in(shown, suit)
        order = size(hand) << RANKS | hand
        order = order << RANKS + 4 | size(table) << RANKS | table
        places[suit] = order << RANKS + 2 | ranks_in(known, suit) << 2 | 3 - suit
    one, two, three, four = places[0], places[1], places[2], places[3]
    for suit in range(4):
        own = places[suit]
        places[suit] = int(one > own) + int(two > own) + int(three > own) + int(four > own)


@kernel
def add_cards(cards: int, begin: int, places: Ints, into: Ints, count: int) -> int:
    """Write the features of a set of cards; return how many are written by then."""
    while cards:
        card = lowest(cards)
        cards &= cards - 1
        into[count] = begin + RANKS * places[card // RANKS] + card % RANKS
        count += 1
    return count


@kernel
def put_move(move: int, planes: Ints, place: int) -> None:
    """Write which card a move gave and which it took, as two planes: those of an exchange of one, or a discard."""
    planes[place] = planes[place + 1] = 0
    if move >= 0 and (codes.kind_of(move) == Kind.SWAP or codes.kind_of(move) == Kind.DISCARD):
        planes[place] = bit(codes.give_of(move))
        if codes.kind_of(move) == Kind.SWAP:
            planes[place + 1] = bit(codes.take_of(move))


@inlined
def neighbour(table: Public, seat: int, step: int) -> int:
    """Return the next player still in, going round the table from a seat by `step`."""
    found = seat
    for _ in range(table.seats):
        found = (found + step + table.seats) % table.seats
        if not table.out[found]:
            break
    return int(found)


@kernel
def open_cards(view: View) -> int:
    """Return the cards that can be taken: those of the table or the pool, or the top of the discard pile."""
    return view.table | (bit(view.top_card) if view.top_card != NOBODY else 0)


@kernel
def put_planes(view: View, shown: int, before: int, after: int, planes: Ints) -> None:
    """Write the planes of a position."""
    me = view.seat
    planes[0] = view.hand
    planes[1] = shown
    planes[2] = view.known[before]
    planes[3] = view.known[me]
    planes[4] = view.gone | view.pile & ~shown
    for whose in range(2):
        seat = me if whose else before
        planes[5 + 2 * whose] = view.saw[seat]
        planes[6 + 2 * whose] = view.saw_before[seat]
        put_move(view.last_move[seat], planes, 9 + 4 * whose)
        put_move(view.move_before[seat], planes, 11 + 4 * whose)
    for place in range(17, PLANES):
        planes[place] = 0
    if after != before:
        planes[17] = view.known[after]
        put_move(view.last_move[after], planes, 18)
    for seat in range(view.seats):
        if seat != me and seat != before and seat != after and not view.out[seat]:
            planes[20] |= view.known[seat]


@kernel
def describe_position(view: View, rules: RuleFields, features: TurnFeatures) -> None:
    """Write the features that all moves of a position share."""
    me, into = view.seat, features.position
    before, after = neighbour(view, me, -rules.direction), neighbour(view, me, rules.direction)
    shown = open_cards(view)
    put_suits_in_order(view, shown, view.known[before], features.places)
    put_planes(view, shown, before, after, features.planes)
    count = 0
    for plane in range(PLANES):
        count = add_cards(features.planes[plane], PACK * plane, features.places, into, count)
    turns = view.turns[me] + view.turns[before] if after == before else 2 * view.turns[me]
    into[count] = TURN + min(turns, TURNS - 1)
    into[count + 1] = STREAK + (view.streak > 0)
    into[count + 2] = DEALER + (view.dealer == me)
    into[count + 3] = THEIRS + min(size(view.known[before]), SIZES - 1)
    into[count + 4] = MINE + min(size(view.known[me]), SIZES - 1)
    into[count + 5] = STOCK + min(view.stock // 3, STOCKS - 1)
    into[count + 6] = SEATED + min(view.players, PLAYERS - 1)
    into[count + 7] = DISCARDS + (view.phase == Phase.DISCARD)
    count += 8
    for whose in range(2):
        seat = me if whose else before
        into[count] = DECISIONS + 2 * KINDS * whose + kind_number(view.last_move[seat])
        into[count + 1] = DECISIONS + 2 * KINDS * whose + KINDS + kind_number(view.move_before[seat])
        count += 2
    for suit in range(4):
        into[count] = SUIT_PLACES + 4 * suit + features.places[suit]
        count += 1
    features.count = count


@kernel
def kind_number(move: int) -> int:
    """Return what a decision was, as a number below `KINDS`."""
    return 0 if move < 0 else 1 + codes.kind_of(move)


@kernel
def class_of(amount: int, levels: Ints) -> int:
    """Return how many of some levels, lowest first, a worth reaches."""
    reached = 0
    for level in range(len(levels)):
        reached += levels[level] <= amount
    return reached


@kernel
def promise(hand: int, table: int, rules: RuleFields) -> int:
    """Return what a hand can be worth a turn later: the best that open cards make of it, or what it promises."""
    if rules.centre != Centre.TABLE:
        return heuristic(hand, rules)
    most = most_several(size(table), rules) if rules.swap_counts == SwapCounts.ANY else 1
    best = best_exchange(hand, table, table, most, rules) >> CODE
    best = max(best, worth_of(hand, rules))
    return max(best, worth_of(table, rules)) if rules.allow_swap_all else best


@kernel
def worth_of(hand: int, rules: RuleFields) -> int:
    """Return the worth of a hand, by a call: `worth` in line would make the page's module larger."""
    return worth(hand, rules)


@kernel
def describe_move(view: View, rules: RuleFields, move: int, levels: Ints, features: TurnFeatures) -> None:
    """Write the features of a move without a call; a card that is taken to be discarded for is looked ahead to."""
    hand, table = view.hand, view.table
    made = codes.hand_after(hand, table, move)
    if codes.kind_of(move) == Kind.TAKE:
        top = bit(view.top_card)
        made = (hand | top) & ~bit(codes.give_of(best_discard(hand | top, top, rules) & (1 << CODE) - 1))
    places, into = features.places, features.move
    count = add_cards(hand & ~made, 0, places, into, 0)
    count = add_cards(made & ~hand, TAKEN, places, into, count)
    into[count] = HELD + class_of(worth_of(made, rules), levels)
    into[count + 1] = COUNTED + counting_suit(made, best_suit(made))
    into[count + 2] = NEXT + class_of(promise(made, (hand | table) & ~made, rules), levels)
    into[count + 3] = MOVE + codes.kind_of(move)
    features.move_count = count + 4
