"""Schwimmen a second time: its rules, house rules and record in slow, plain Python.

Written from the documents alone and sharing no line with the package, so that a mistake has to be made twice to stay
unseen. Cards are texts, hands are lists, a table is a dict of dicts; nothing here is meant to be fast.
"""

from __future__ import annotations

import json
from typing import Any

from tests.oracle.house import LOWEST, PRESETS, UnreadableError, house_of, need

SUITS = "CSHD"
RANKS = "23456789TJQKA"
POINTS = {**{rank: int(rank) for rank in "23456789"}, **dict.fromkeys("TJQK", 10), "A": 11}
CARDS = [rank + suit for suit in SUITS for rank in RANKS]


# --- Cards ----------------------------------------------------------------------------------------


def in_order(cards: list[str]) -> list[str]:
    """Sort cards by suit, then by rank."""
    return sorted(cards, key=CARDS.index)


def suit_sums(hand: list[str]) -> dict[str, int]:
    """Add up the points of each suit in a hand."""
    return {suit: sum(POINTS[card[0]] for card in hand if card[1] == suit) for suit in SUITS}


def is_31(hand: list[str]) -> bool:
    """Three cards of one suit worth 31."""
    return max(suit_sums(hand).values()) == 31


def is_trio(hand: list[str]) -> bool:
    """Three cards of one rank."""
    return len({card[0] for card in hand}) == 1


def is_fire(hand: list[str], house: dict[str, Any]) -> bool:
    """Three aces where they are worth more than any trio."""
    return house["fire_value"] is not None and {card[0] for card in hand} == {"A"}


def strength(hand: list[str], house: dict[str, Any]) -> tuple[float, int]:
    """Say what a hand is worth, then what decides between equals."""
    if is_fire(hand, house):
        return 32, 0
    if is_trio(hand) and house["trio_value"] is not None:
        return house["trio_value"], RANKS.index(hand[0][0])
    sums = suit_sums(hand)
    best = max(sums.values())
    return best, max("DHSC".index(suit) for suit in SUITS if sums[suit] == best)


def value_text(hand: list[str], house: dict[str, Any]) -> str:
    """Write a hand's value."""
    value = strength(hand, house)[0]
    return "30.5" if value == 30.5 else str(int(value))


# --- Reading --------------------------------------------------------------------------------------


def later_counts(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    """Build an object in which a name that is written again moves to the end."""
    built: dict[str, Any] = {}
    for name, value in pairs:
        built.pop(name, None)
        built[name] = value
    return built


def no_such_number(text: str) -> None:
    """Refuse NaN and Infinity, which are not JSON."""
    raise UnreadableError(text)


def texts(value: Any) -> bool:
    """Tell whether a value is a list of texts."""
    return type(value) is list and all(type(item) is str for item in value)


def read(record: Any) -> Match:
    """Check a whole record before the first move and set up its match."""
    need(type(record) is dict, "a record is an object")
    need(type(record.get("schwimmen")) is int and record["schwimmen"] == 1, "schwimmen is 1")
    rules = record.get("rules")
    need(type(rules) is str and rules in PRESETS, "no such preset")
    house = record.get("house", {})
    need(type(house) is dict, "house is an object")
    rules_in_force = house_of(rules, house)
    players, dealer, hands = record.get("players"), record.get("dealer"), record.get("hands")
    need(texts(players), "players are texts")
    fewest, most = rules_in_force["players"]
    need(fewest <= len(players) <= most, "wrong number of players")
    need(3 * len(players) + 3 <= rules_in_force["pack"], "the pack is too small")
    need(type(dealer) is int and 0 <= dealer < len(players), "dealer is a seat")
    need(type(hands) is list, "hands is a list")
    for hand in hands:
        read_hand(hand, rules_in_force["pack"])
    return Match(rules_in_force, len(players), dealer)


def read_hand(hand: Any, size: int) -> None:
    """Check one hand of a record."""
    need(type(hand) is dict, "a hand is an object")
    need(type(hand.get("pack")) is str, "pack is a text")
    need(sorted(hand["pack"].split()) == sorted(pack_of(size)), "wrong pack")
    need(texts(hand.get("moves")), "moves are texts")
    need("recycled" not in hand or texts(hand["recycled"]), "recycled are texts")


def pack_of(size: int) -> list[str]:
    """List the cards of a pack."""
    return [card for card in CARDS if RANKS.index(card[0]) >= LOWEST[size]]


# --- Playing --------------------------------------------------------------------------------------


class Match:
    """A match in progress, known by everything about it."""

    def __init__(self, house: dict[str, Any], players: int, dealer: int) -> None:
        self.house = house
        self.seats = list(range(players))
        self.dealer = dealer
        self.units = [house["units"]] * players
        self.out: set[int] = set()
        self.hands: list[list[str]] = [[] for _ in self.seats]
        self.table: list[str] = []
        self.packet: list[str] = []
        self.stock: list[str] = []
        self.finished: list[dict[str, Any]] = []
        self.winners: list[int] | None = None
        self.phase = "deal"
        self.to_move: int | None = None

    def after(self, seat: int) -> list[int]:
        """List the live seats after a seat in the direction of play, that seat itself last."""
        step = 1 if self.house["direction"] == "clockwise" else -1
        around = [(seat + step * k) % len(self.seats) for k in range(1, len(self.seats) + 1)]
        return [other for other in around if other not in self.out]

    # A hand from the deal to the first turn

    def deal(self, pack: list[str]) -> None:
        """Deal a hand and play everything that needs no decision."""
        self.playing = self.after(self.dealer)
        count = len(self.playing)
        self.hands = [[] for _ in self.seats]
        for place, card in enumerate(pack[: 3 * count]):
            self.hands[self.playing[place % count]].append(card)
        self.packet, self.stock = pack[3 * count : 3 * count + 3], pack[3 * count + 3 :]
        self.table = []
        self.turns = dict.fromkeys(self.seats, 0)
        self.streak = 0
        self.caller: int | None = None
        self.waiting: list[int] = []
        self.traded = False
        if self.house["dealer_choice"] == "none":
            self.table = self.packet
        at_once = self.house["dealt_check"] == "before" or self.house["dealer_choice"] == "none"
        if at_once and self.declared(self.playing):
            return
        if self.house["dealer_choice"] == "none":
            self.phase, self.to_move = "turn", self.playing[0]
        else:
            self.phase, self.to_move = "choice", self.dealer

    def choose(self, token: str) -> None:
        """Let the dealer choose a packet."""
        self.table = self.packet
        if token == "trade":
            self.traded = True
            self.hands[self.dealer], self.table = self.packet, self.hands[self.dealer]
        shown = self.playing if self.house["dealt_check"] == "after" else [self.dealer] * self.traded
        if not self.declared(shown):
            self.phase, self.to_move = "turn", self.playing[0]

    def shows(self, seat: int) -> str | None:
        """Name the special that a seat has to show, if it holds one."""
        must = self.house["auto_declare"]
        if "fire" in must and is_fire(self.hands[seat], self.house):
            return "fire"
        if "31" in must and is_31(self.hands[seat]):
            return "31"
        return None

    def declared(self, seats: list[int]) -> bool:
        """End the hand if, before the first turn, one of these seats has to show its hand."""
        shown = {self.shows(seat) for seat in seats} - {None}
        if shown:
            dealt = {seat for seat in seats if self.shows(seat) and not (self.traded and seat == self.dealer)}
            self.end("fire" if "fire" in shown else "31", dealt)
        return bool(shown)

    # Turns

    def legal(self) -> list[str]:
        """List every legal token."""
        if self.phase == "choice":
            return ["keep", "trade"]
        if self.phase != "turn":
            return []
        house, seat = self.house, self.to_move
        tokens = [f"{give}>{take}" for give in self.hands[seat] for take in self.table]
        if house["allow_swap_all"]:
            tokens.append("all")
        if self.caller is None or house["last_turn_stand"]:
            tokens.append("pass")
        if self.caller is None and self.turns[seat] + 1 >= house["close_from_turn"]:
            tokens += [token + "!" for token in tokens] if house["close_timing"] == "rider" else ["close"]
        return sorted(tokens)

    def play(self, token: str) -> None:
        """Play one legal token."""
        if self.phase == "choice":
            self.choose(token)
            return
        seat, action = self.to_move, token.removesuffix("!")
        calls = token.endswith("!") or token == "close"
        self.turns[seat] += 1
        if self.exchange(seat, action) and (self.caller is None or self.house["declare_after_close"]):
            shown = self.shows(seat)
            if shown:
                self.end(shown, set())
                return
        if calls:
            self.caller = seat
            order = self.playing
            self.waiting = order[order.index(seat) + 1 :] + order[: order.index(seat)]
        elif self.caller is None:
            self.streak = self.streak + 1 if action == "pass" else 0
            if self.streak == len(self.playing) and self.house["all_pass"] == "refresh" and self.refreshed():
                return
        self.next_turn(seat)

    def exchange(self, seat: int, action: str) -> bool:
        """Move the cards of an action; tell whether any moved."""
        hand = self.hands[seat]
        if action == "all":
            self.hands[seat], self.table = self.table, hand
        elif ">" in action:
            give, take = action.split(">")
            self.hands[seat] = [card for card in hand if card != give] + [take]
            self.table = [card for card in self.table if card != take] + [give]
        return action == "all" or ">" in action

    def refreshed(self) -> bool:
        """Turn up a new table after all have passed; tell whether the hand ended instead."""
        self.streak = 0
        if len(self.stock) >= 3:
            self.table, self.stock = self.stock[:3], self.stock[3:]
        elif self.house["exhausted"] != "keep_table":
            self.end("draw" if self.house["exhausted"] == "draw" else "stock", set())
            return True
        return False

    def next_turn(self, seat: int) -> None:
        """Pass the turn on, or end the hand after the last of the last turns."""
        if self.caller is None:
            self.to_move = self.after(seat)[0]
        elif self.waiting:
            self.to_move = self.waiting.pop(0)
        else:
            self.end("close", set())

    # Settlement

    def penalties(self, reason: str, dealt: set[int]) -> dict[int, int]:
        """Say how many units each player of the hand is asked for."""
        house, hands, playing = self.house, self.hands, self.playing
        nobody = dict.fromkeys(playing, 0)
        if reason == "draw":
            return nobody
        if reason == "fire":
            holders = {seat for seat in playing if is_fire(hands[seat], house)}
            double = house["dealt_fire_double"] and dealt & holders
            return {seat: 0 if seat in holders else 2 if double and seat not in dealt else 1 for seat in playing}
        if reason == "31" and house["on_31"] == "all_others":
            return {seat: 0 if is_31(hands[seat]) else 1 for seat in playing}
        if reason == "31" and dealt and house["dealt_31_all_lose"]:
            return {seat: 0 if seat in dealt else 1 for seat in playing}
        least = min(strength(hands[seat], house) for seat in playing)
        lowest = [seat for seat in playing if strength(hands[seat], house) == least]
        if len(lowest) > 1 and house["lowest_tie"] == "none":
            return nobody
        return nobody | dict.fromkeys(lowest, 1)

    def pay(self, units: int, demand: int) -> tuple[int, bool]:
        """Pay units one by one; tell what is left and whether the player is out."""
        if demand and units == 0:
            return 0, True
        if demand > units and self.house["penalty_overflow"] == "eliminate":
            return 0, True
        left = max(units - demand, 0)
        return left, left == 0 and self.house["grace"] == 0

    def end(self, reason: str, dealt: set[int]) -> None:
        """End the hand: everybody pays, some go, the deal moves on or the match is over."""
        loss = self.penalties(reason, dealt)
        paid = {seat: self.pay(self.units[seat], loss[seat]) for seat in self.playing}
        left = [seat for seat in self.playing if not paid[seat][1]]
        if not left and self.house["final_tie"] == "replay":
            loss = dict.fromkeys(self.playing, 0)
        else:
            for seat, (units, out) in paid.items():
                self.units[seat] = units
                self.out |= {seat} if out else set()
        values = [value_text(hand, self.house) if hand else None for hand in self.hands]
        change = [-loss.get(seat, 0) for seat in self.seats]
        self.finished.append({"end": reason, "values": values, "change": change, "safe": [False] * len(self.seats)})
        self.to_move = None
        live = [seat for seat in self.seats if seat not in self.out]
        if len(live) > 1:
            self.phase, self.dealer = "deal", self.after(self.dealer)[0]
        else:
            self.phase, self.winners = "over", live or sorted(self.playing)

    def state(self) -> dict[str, Any]:
        """Show everything, as the replay prints it."""
        return {
            "hands": self.finished,
            "dealer": self.dealer,
            "to_move": self.to_move,
            "phase": self.phase,
            "legal": self.legal(),
            "table": in_order(self.table),
            "stock": len(self.stock),
            "discard": [],
            "seats": [
                {"hand": in_order(self.hands[seat]), "units": self.units[seat], "points": 0, "out": seat in self.out}
                for seat in self.seats
            ],
            "winners": self.winners,
        }


# --- Replaying ------------------------------------------------------------------------------------


def replay(record: Any) -> dict[str, Any]:
    """Play a record that was read from JSON and answer as `schwimmen replay` does, message texts apart."""
    try:
        match = read(record)
    except UnreadableError as reason:
        return {"ok": False, "error": {"message": str(reason)}}
    error = play_hands(match, record["hands"])
    return {"ok": error is None, "error": error, **match.state()}


def play_hands(match: Match, hands: list[dict[str, Any]]) -> dict[str, Any] | None:
    """Play hands until one of them goes wrong; say where."""
    for index, hand in enumerate(hands):
        if match.phase == "over":
            return {"hand": index, "move": 0, "message": "the match is over"}
        match.deal(hand["pack"].split())
        for place, token in enumerate(hand["moves"]):
            if token not in match.legal():
                return {"hand": index, "move": place, "message": f"{token} is not legal"}
            match.play(token)
        if match.to_move is not None and index + 1 < len(hands):
            return {"hand": index, "move": len(hand["moves"]), "message": "the hand is not finished"}
    return None


def answer(text: str) -> dict[str, Any]:
    """Answer one line of text."""
    try:
        record = json.loads(text, object_pairs_hook=later_counts, parse_constant=no_such_number)
    except (ValueError, RecursionError, UnreadableError) as reason:
        return {"ok": False, "error": {"message": str(reason)}}
    return replay(record)
