"""What reasons claim, worked out again: by playing the move, and by other imagined deals than those that were told."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from schwimmen import Game
from schwimmen.cards import NAMES, names, pack_of, union
from schwimmen.engine.chance import seed_state
from schwimmen.engine.kernel import new
from schwimmen.engine.layout import Table, fields_of
from schwimmen.match.values import value_text
from schwimmen.players.belief import swap_cards
from schwimmen.players.determinization import determinize
from schwimmen.players.rollout import try_move
from schwimmen.players.search import begin
from schwimmen.players.search_state import SearchState
from schwimmen.players.value_network.network import see_position, value_of
from schwimmen.players.value_network.shipped import network_for
from schwimmen.review import Decision, Question, is_choice, weighed
from schwimmen.review.because import same_idea
from schwimmen.review.verdict import Candidate
from schwimmen.words.sentence import Sentence
from tests.players.positions import positions

PIPS = dict(zip("23456789TJQKA", [2, 3, 4, 5, 6, 7, 8, 9, 10, 10, 10, 10, 11], strict=True))
DEALS = 200
"""Deals that a claim about imagined deals is checked by."""

DEVIATION = 0.15
"""How far the share in those may lie from the one in the deals that were told, before it is rounded to tenths."""

OUTCOMES = {
    "because-beats": "beats",
    "because-best": "beats",
    "because-low": "loses",
    "because-loses": "loses",
    "because-grows": "grows",
}
"""What is claimed of imagined deals."""

COMBINATIONS = ("high card", "pair", "flush", "run ", "running flush", "prial")
"""Of Stop the Bus, the lowest first."""


def decisions(preset: str, *, count: int, seed: int = 7) -> list[Game]:
    """Return positions in which somebody has something to decide."""
    found = positions(seed, count, preset)
    return [game for game in found if game.to_move is not None and is_choice(game.look(game.to_move))]


def weighed_for(game: Game, worlds: int, played: str | None = None) -> Decision:
    """Return the seat to move's decision, weighed."""
    code = None if played is None else game._referee.code(played)
    return weighed(Question(hand=0, move=0, view=game.look(mover(game)), code=code), game.rules, worlds=worlds, seed=1)


def compared_with(options: Sequence[Candidate], option: Candidate) -> Candidate:
    """Return the move with which the reasons for one of several compare it."""
    if option is not options[0]:
        return options[0]
    return next((each for each in options[1:] if not same_idea(each, option)), options[1])


def mover(game: Game) -> int:
    """Return the seat to move."""
    assert game.to_move is not None
    return game.to_move


def after(game: Game, token: str) -> list[Game]:
    """Return the game after a move, explained well where that is asked for.

    A card from the pile is a move with the discard that leaves most; there may be several such.
    """
    seat, twin = mover(game), game.copy()
    twin.play(token)
    if "right" in twin.legal():
        twin.play("right")
    if token != "take":
        return [twin]
    left = [each for move in twin.legal() if not move.endswith("!") for each in after(twin, move)]
    most = max(number(each.view(seat).value) for each in left)
    return [each for each in left if number(each.view(seat).value) == most]


def number(value: str | None) -> tuple[float, ...]:
    """Return a value as what compares; hands that cannot lose are above all others."""
    assert value is not None
    for rank, name in enumerate(COMBINATIONS):
        if value.startswith(name):
            return (rank, *("23456789TJQKA".index(card) for card in value.removeprefix(name).split()))
    for rank, name in enumerate(("trio", "sequence", "petrangolone")):
        if value.startswith(name):
            return (100.0 + rank, *("234567JQKA".index(card) for card in value.removeprefix(name).split()))
    return (1000.0 if value in ("666", "678", "AAA") else float(value),)


def points(hand: list[str], suit: str) -> int:
    """Return the points of a hand's cards of a suit."""
    return sum(PIPS[card[0]] for card in hand if card[1] == suit)


def is_true(told: Sentence, game: Game, token: str) -> bool:
    """Say whether a reason for a move holds: by playing the move and looking at what everybody sees then."""
    if told.key in OUTCOMES:
        return is_imagined(told, game, token)
    if told.key == "because-learned":
        worth = network_values(game)
        return worth[token] > min(worth.values())
    return any(holds(told, game, then) for then in ([game] if is_left_to_chance(game, token) else after(game, token)))


def network_values(game: Game) -> dict[str, int]:
    """Return what the value network for a game says of each legal move."""
    view, fields, network = game.look(mover(game))[0], fields_of(game.rules)[0], network_for(game.rules)[0]
    see_position(view, fields, network)
    return {move: value_of(view, fields, game._referee.code(move), network) for move in game.legal()}


def is_left_to_chance(game: Game, token: str) -> bool:
    """Say whether nobody knows what hand a move makes."""
    return token in ("draw", "refresh") or (token == "trade" and not game.view(mover(game)).packet)


def holds(told: Sentence, game: Game, then: Game) -> bool:
    """Say whether a reason holds, given the game before and after the move."""
    seat, args = mover(game), told.args
    before, view = game.view(seat), then.view(seat)
    match told.key:
        case "because-hand" | "because-combination" | "because-mixed":
            return says_the_hand(told, before.hand, before.value, view.hand, view.value)
        case "because-outs":
            return (args["outs"], args["hidden"], args["value"]) == outs(game)
        case "because-nothing-more":
            options = [move for move in game.legal() if (">" in move or move in ("all", "take")) and "," not in move]
            return all(number(after(game, move)[0].view(seat).value) <= number(before.value) for move in options)
        case "because-last-turns":
            playing = sum(not each.out for each in view.seats)
            return view.caller == seat and (view.last_turns == playing - 1)
        case "because-at-once":
            return then.to_move is None
        case "because-leaves" | "because-denies":
            lies = {*view.table, *view.discard}
            known = set(view.seats[int(str(args["seat"]))].known)
            cards = list(map(str, args["cards"])) if isinstance(args["cards"], list) else []
            held = cards == [card for card in NAMES if card in known and card[1] == args["suit"]]
            return (
                held
                and then.to_move == args["seat"]
                and (args["take"] in lies) == (told.key == "because-leaves")
                and args["collects"] == (len(cards) > 1)
                and args["reach"] in (0, reach([*cards, str(args["take"])], len(before.hand)))
            )
        case "because-most":
            swaps = [move for move in game.legal() if ">" in move or move == "all"]
            return number(view.value) == max(number(after(game, move)[0].view(seat).value) for move in swaps)
    return False


def outs(game: Game) -> tuple[int, int, str | None]:
    """Return how many cards make more of a hand, of how many that are hidden, and what it is worth: dealing each."""
    view = game.view(mover(game))
    shown = {*view.hand, *view.gone, *(card for seat in view.seats for card in seat.known)}
    shown |= set(names(int(game.look(mover(game))[0]["pile"])))
    hidden = [card for card in names(union(pack_of(game.rules.pack))) if card not in shown]
    return sum(makes_more(game, card) for card in hidden), len(hidden), view.value


def makes_more(game: Game, card: str) -> bool:
    """Say whether a hand is worth more once this card is drawn."""
    seat, twin = mover(game), game.copy()
    state, drawn = twin._referee._array[0], NAMES.index(card)
    state["pack"][int(state["top"])] = drawn
    for other in range(len(game.players)):
        if other != seat:
            state["hands"][other] &= ~(1 << drawn)
    twin.play("draw")
    return number(twin.view(seat).value) > number(game.view(seat).value)


def reach(cards: list[str], size: int) -> int:
    """Return the points of the best hand that can be made of cards of one suit."""
    return sum(sorted((PIPS[card[0]] for card in cards), reverse=True)[:size])


def is_imagined(told: Sentence, game: Game, token: str) -> bool:
    """Say whether about so many deals come out so as is told, and the hand is worth what is told of it."""
    share, tenths = share_of(told, game, token), int(str(told.args["tenths"])) / 10
    word = {"never": tenths == 0, "hardly": tenths == 0, "nearly": tenths == 1, "always": tenths == 1}
    value, view = told.args.get("value", ""), game.view(mover(game))
    then = view if value == "" or is_left_to_chance(game, token) else after(game, token)[0].view(mover(game))
    others = [seat for seat, each in enumerate(view.seats) if not each.out and seat != mover(game)]
    return (
        abs(share - tenths) <= DEVIATION + 0.05
        and word.get(str(told.args["often"]), True)
        and value in ("", then.value, view.value if told.key == "because-grows" else "")
        and told.args.get("rivals", len(others)) == len(others)
        and told.args.get("turns", view.last_turns) == view.last_turns
    )


def share_of(told: Sentence, game: Game, token: str) -> float:
    """Return in what share of deals of our own a move comes to what is told."""
    seat, fields, code = mover(game), fields_of(game.rules)[0], game._referee.code(token)
    view, state, world = game.look(seat)[0], new(SearchState)[0], new(Table)[0]
    state["rng"], network = seed_state(99), network_for(game.rules)[0]
    begin(view, fields, state, world, network, casual=False, heeds=True)
    came = 0
    for deal in range(DEALS):
        swap_cards(view, fields, state, network, 12)
        determinize(view, fields, state, world, seed_state(deal))
        try_move(view, fields, state, world, network, code)
        came += came_to_it(told, game, world)
    return came / DEALS


def came_to_it(told: Sentence, game: Game, world: Any) -> bool:
    """Say whether an imagined hand has ended as is told."""
    seat, before = mover(game), game.view(mover(game))
    match OUTCOMES[told.key]:
        case "beats":
            others = [other for other in range(len(before.seats)) if world["played"] >> other & 1 and other != seat]
            return all(world["strengths"][other] < world["strengths"][seat] for other in others)
        case "loses":
            return bool(world["change"][seat] < 0)
    value = value_text(int(world["values"][seat]), game.rules)
    return number(value) > number(str(told.args["value"]))


def says_the_hand(told: Sentence, hand: list[str], had: str | None, then: list[str], value: str | None) -> bool:
    """Say whether it is true what a sentence says of a hand."""
    args, how = told.args, told.args["how"]
    if told.key == "because-mixed":
        return value == "0" and args["number"] == max(sum(card[1] == suit for card in then) for suit in "CSHD")
    if args["value"] != value or (how == "held") != (hand == then):
        return False
    if had is not None and how != "held" and not says_the_change(told, hand, had, value):
        return False
    if told.key == "because-combination":
        return True
    inside, total = points(then, str(args["suit"])), sum(PIPS[card[0]] for card in then)
    match args["shape"]:
        case "suit":
            return (inside,) == number(value)
        case "net":
            return (inside, total - inside) == (args["points"], args["less"]) and (2 * inside - total,) == number(value)
        case "trio":
            return len({card[0] for card in then}) == 1
        case "fire":
            return {card[0] for card in then} == {"A"}
    return args["shape"] == "safe" and number(value) == (1000,)


def says_the_change(told: Sentence, hand: list[str], had: str, value: str | None) -> bool:
    """Say whether it is true what a sentence says of how a hand changes."""
    how, suit = told.args["how"], told.args.get("suit")
    more, less = number(value) > number(had), number(value) < number(had)
    if how == "keeps" and told.args.get("shape") == "suit" and points(hand, str(suit)) < number(had)[0]:
        return False
    return how in (["makes"] if more else ["drops"] if less else ["keeps", "same"])
