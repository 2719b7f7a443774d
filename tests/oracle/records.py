"""Random records of Schwimmen: every house rule, every number of players, rare hands made common."""

from __future__ import annotations

import random
from typing import Any

from tests.oracle.house import PRESETS, SECOND_NAMES, house_of
from tests.oracle.schwimmen import RANKS, SUITS, Match, pack_of

Record = dict[str, Any]

VALUES: dict[str, list[Any]] = {
    "pack": [*"2678", 2, 6, 7, 8, 52, 36, 32, 28, 7.0, 32.0, 52.0],
    "direction": ["clockwise", "anticlockwise"],
    "dealer_choice": ["blind", "see_both", "none"],
    "dealt_check": ["before", "after"],
    "allow_swap_all": [True, False],
    "last_turn_stand": [True, False],
    "all_pass": ["refresh", "refresh", "none"],
    "exhausted": ["draw", "showdown", "keep_table"],
    "close_timing": ["rider", "instead"],
    "close_from_turn": [1, 2, 3, 4, 10**30],
    "auto_declare": [[], ["31"], ["fire"], ["31", "fire"], ["fire", "31"], ["31", "31"], ["fire", "31", "fire"]],
    "declare_after_close": [True, False],
    "trio_value": [30.5, None, "none"],
    "fire_value": [32, 32.0, None, "none"],
    "lowest_tie": ["all_lose", "all", "none_lose", "none"],
    "on_31": ["lowest", "all_others"],
    "dealt_31_all_lose": [False, True],
    "dealt_fire_double": [False, True],
    "units": [1, 1, 1, 2, 2, 3, 3, 4, 1000, 2**62 + 1],
    "grace": [1, 0],
    "penalty_overflow": ["eliminate", "stop_at_grace"],
    "final_tie": ["share", "replay"],
}
"""Values that each house rule has; `players` is chosen with the number of players."""

# --- Whole records --------------------------------------------------------------------------------


def good_record(chance: random.Random) -> Record:
    """Play a match by random house rules and write it down."""
    rules = chance.choice(list(PRESETS))
    house = random_house(chance)
    size = house_of(rules, house)["pack"]
    most = size // 3 - 1
    count = min(chance.choice([2, 2, 3, 3, 4, 4, 5, 6, 7, 8, 9, 10, 12, 16]), most)
    if count > PRESETS[rules]["players"][1] or chance.random() < 0.1:
        house["players"] = [chance.randint(2, count), count + chance.choice([0, 0, 1, 50, 10**15])]
    level = chance.random() < 0.06
    if level:
        count, house = 2, {**house, "players": [2, 2], "units": 1, "grace": 0, "lowest_tie": "all"}
        house |= chance.choice([{}, {"final_tie": "share"}])
    dealer = chance.randrange(count)
    match = Match(house_of(rules, house), count, dealer)
    record = {"schwimmen": 1, "rules": rules, "players": [f"P{seat}" for seat in range(count)], "dealer": dealer}
    if house or chance.random() < 0.2:
        record["house"] = house
    record["hands"] = play_hands(chance, match, size=size, level=level)
    return record


def random_house(chance: random.Random) -> dict[str, Any]:
    """Choose house rules: few, some or nearly all differ from the preset."""
    share = chance.choice([0, 0.08, 0.25, 0.6, 0.95])
    names = [name for name in VALUES if chance.random() < share]
    chance.shuffle(names)
    return {
        chance.choice([name, *(second for second, first in SECOND_NAMES.items() if first == name)]): chance.choice(
            VALUES[name]
        )
        for name in names
    }


def play_hands(chance: random.Random, match: Match, *, size: int, level: bool) -> list[Record]:
    """Play hands until the match ends, or earlier."""
    habit = Habit(chance)
    if level:
        habit.passing, habit.calling = 1.0, 0.5
    hands: list[Record] = []
    for _ in range(chance.choice([0, 1, 1, 2, 3, 6, 12, 25])):
        pack = level_pack(chance, size) if level else biased_pack(chance, size, len(match.seats) - len(match.out))
        match.deal(pack)
        hands.append({"pack": " ".join(pack), "moves": play_hand(match, habit)})
        if match.phase != "deal":
            break
    return hands


def play_hand(match: Match, habit: Habit) -> list[str]:
    """Play one hand by a habit, at most for some turns."""
    moves: list[str] = []
    limit = habit.limit()
    while match.to_move is not None and len(moves) < limit:
        token = habit.choose(match)
        match.play(token)
        moves.append(token)
    return moves


class Habit:
    """How everybody at a table plays: much passing, or calling, or hunting for specials."""

    def __init__(self, chance: random.Random) -> None:
        self.chance = chance
        self.passing = chance.choice([0.1, 0.3, 0.6, 0.95, 1.0])
        self.calling = chance.choice([0.0, 0.0, 0.02, 0.1, 0.3])
        self.hunting = chance.choice([0.0, 0.5, 1.0])
        self.stopping = chance.choice([0.0, 0.0, 0.05])

    def limit(self) -> int:
        """Choose after how many moves a hand is left unfinished."""
        return self.chance.randint(0, 8) if self.chance.random() < self.stopping else 120

    def choose(self, match: Match) -> str:
        """Choose one of the legal tokens."""
        chance, legal = self.chance, match.legal()
        if chance.random() < self.hunting:
            special = [token for token in legal if makes_special(match, token)]
            if special:
                return chance.choice(special)
        if chance.random() < self.calling:
            calls = [token for token in legal if token.endswith("!") or token == "close"]
            if calls:
                return "pass!" if "pass!" in calls and chance.random() < self.passing else chance.choice(calls)
        if "pass" in legal and chance.random() < self.passing:
            return "pass"
        return chance.choice(legal)


def makes_special(match: Match, token: str) -> bool:
    """Tell whether an exchange leaves three aces, or ace and tens of one suit, in the hand."""
    hand = match.hands[match.to_move]
    if token.startswith("all"):
        hand = match.table
    elif ">" in token:
        give, take = token.removesuffix("!").split(">")
        hand = [card for card in hand if card != give] + [take]
    ranks, suits = {card[0] for card in hand}, {card[1] for card in hand}
    return ranks == {"A"} or (len(suits) == 1 and "A" in ranks and not ranks & set("23456789"))


# --- Packs in which rare things are common ---------------------------------------------------------


def biased_pack(chance: random.Random, size: int, players: int) -> list[str]:
    """Shuffle a pack, then often put special or equal hands where they are dealt."""
    pack = pack_of(size)
    chance.shuffle(pack)
    places = [[seat + players * k for k in range(3)] for seat in range(players)]
    places.append(list(range(3 * players, 3 * players + 3)))
    chance.shuffle(places)
    wishes: list[list[str]] = []
    while chance.random() < 0.45 and len(wishes) < len(places):
        wishes += chance.choice([one_31, one_31, fire, trio, nearly_31, equal_hands, equal_hands])(chance, size)
    used: set[str] = set()
    for wish, place in zip(wishes, places, strict=False):
        if used.isdisjoint(wish):
            used.update(wish)
            put(pack, wish, place)
    return pack


def level_pack(chance: random.Random, size: int) -> list[str]:
    """Shuffle a pack that deals truly equal hands to two players."""
    pack = pack_of(size)
    chance.shuffle(pack)
    suit = chance.choice(SUITS)
    tens = [rank + suit for rank in chance.sample("TJQK", 4)]
    odd = chance.sample([card for card in pack if card[0] in "89" and card[1] != suit], 2)
    put(pack, [*tens, *odd], [0, 2, 1, 3, 4, 5])
    return pack


def put(pack: list[str], cards: list[str], places: list[int]) -> None:
    """Swap cards to places of the pack."""
    for card, place in zip(cards, places, strict=True):
        where = pack.index(card)
        pack[where], pack[place] = pack[place], pack[where]


def one_31(chance: random.Random, _size: int) -> list[list[str]]:
    """Wish for a 31."""
    suit = chance.choice(SUITS)
    return [["A" + suit, *(rank + suit for rank in chance.sample("TJQK", 2))]]


def fire(chance: random.Random, _size: int) -> list[list[str]]:
    """Wish for three aces."""
    return [["A" + suit for suit in chance.sample(SUITS, 3)]]


def trio(chance: random.Random, size: int) -> list[list[str]]:
    """Wish for three cards of one rank."""
    rank = chance.choice(pack_of(size))[0]
    return [[rank + suit for suit in chance.sample(SUITS, 3)]]


def nearly_31(chance: random.Random, size: int) -> list[list[str]]:
    """Wish for a hand that lacks one card to a 31, and for that card in another hand."""
    (wanted,) = one_31(chance, size)
    rest = [card for card in pack_of(size) if card not in wanted]
    spare = chance.sample(rest, 3)
    return [[wanted[0], wanted[1], spare[0]], [wanted[2], spare[1], spare[2]]]


def equal_hands(chance: random.Random, size: int) -> list[list[str]]:
    """Wish for two hands of equal worth: two tens each, of one suit or of two."""
    first, second = chance.choice(SUITS), chance.choice(SUITS)
    tens = chance.sample("TJQK", 4)
    low = [card for card in pack_of(size) if card[0] in RANKS[:8] and card[1] not in {first, second}]
    odd = chance.sample(low, 2)
    return [
        [tens[0] + first, tens[1] + first, odd[0]],
        [tens[2] + second, tens[3] + second, odd[1]],
    ]
