"""Random records as lines of text, about half of them with a fault of some sort.

Everything follows from one number, so that a record that finds a difference can be made again:

    python -m tests.oracle.compare --seed 4711 --show
"""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from typing import Any

from tests.oracle.house import BASE, SECOND_NAMES, house_of
from tests.oracle.records import VALUES, Record, good_record
from tests.oracle.schwimmen import RANKS, SUITS, pack_of

ODD_VALUES: list[Any] = [
    *(0, -1, 1.0, 2.0, 2.5, 5, 30, 31, 33, 53, 10**30, 1e300, True, False, None, [], {}, [[]], [2], [8, 2], [1, 8]),
    *([2, 8.0], [2, True], [2, 8, 9], ["31", "Fire"], ["blitz"], [31], "31", "fire", "", "2", "32", "yes", "no"),
    *("true", "None", "NONE", "Blind", "blind ", "best_suit", "draw", "caller_exempt", "before_choice", "clockwise "),
]
ODD_TOKENS = [
    *(
        "",
        " ",
        "pass ",
        " pass",
        "Pass",
        "PASS",
        "pass!!",
        "close!",
        "keep!",
        "trade!",
        "all!!",
        "!",
        ">",
        ">!",
        "knock",
    ),
    *("refresh", "draw", "take", "right", "wrong", "challenge", "decline", "stick", "7H>", "7H>7H", "7H>KS,8S", "KS"),
    *("7h>ks", "7H > KS", "10H>KS", "H7>SK", "7H>KS!!", "7H>KS !", "7H,8H>KS,QS", "2C>2D", "ＡＣ>KS", "0", "\x00", "é"),
]


def line(seed: int) -> str:
    """Write one record as text."""
    chance = random.Random(seed)
    record = good_record(chance)
    text = json.dumps
    if chance.random() < 0.3:
        chance.choice(FAULTS)(chance, record)
    elif chance.random() < 0.25:
        chance.choice(HOUSE_FAULTS)(chance, record)
    elif chance.random() < 0.2:
        text = chance.choice(TEXT_FAULTS)(chance)
    return text(record)


# --- Faults: what a record says wrongly, or only oddly ----------------------------------------------


def some_hand(chance: random.Random, record: Record) -> Record:
    """Choose one of a record's hands; a record without any gets one."""
    if not record["hands"]:
        size = house_of(record["rules"], record.get("house", {}))["pack"]
        record["hands"].append({"pack": " ".join(pack_of(size)), "moves": []})
    return chance.choice(record["hands"])


def random_token(chance: random.Random, record: Record) -> str:
    """Choose a token, often one that fits no position."""
    cards = [rank + suit for suit in SUITS for rank in RANKS[5:]]
    usual = ["pass", "pass!", "all", "all!", "close", "keep", "trade", ">".join(chance.sample(cards, 2))]
    played = [token for hand in record["hands"] for token in hand["moves"]]
    return chance.choice([chance.choice(ODD_TOKENS), chance.choice(usual), chance.choice(played or usual)])


def change_token(chance: random.Random, record: Record) -> None:
    """Put another token in the place of one, or toggle its rider."""
    moves = some_hand(chance, record)["moves"]
    if moves:
        place = chance.randrange(len(moves))
        toggled = moves[place].removesuffix("!") if moves[place].endswith("!") else moves[place] + "!"
        moves[place] = chance.choice([toggled, random_token(chance, record)])


def insert_token(chance: random.Random, record: Record) -> None:
    """Say something more, often after the end of a hand."""
    moves = some_hand(chance, record)["moves"]
    moves.insert(chance.choice([len(moves), chance.randint(0, len(moves))]), random_token(chance, record))


def drop_tokens(chance: random.Random, record: Record) -> None:
    """Leave a hand unfinished, or without a move in the middle."""
    moves = some_hand(chance, record)["moves"]
    if moves:
        place = chance.randrange(len(moves))
        del moves[place : chance.choice([place + 1, len(moves)])]


def another_hand(chance: random.Random, record: Record) -> None:
    """Put one more hand behind the last, finished or not, or behind the end of the match."""
    hand = some_hand(chance, record)
    moves = chance.choice([[], hand["moves"], ["keep", "pass"], ["nonsense"]])
    record["hands"] += [{"pack": hand["pack"], "moves": list(moves)} for _ in range(chance.randint(1, 2))]


def same_hand_again(chance: random.Random, record: Record) -> None:
    """Put a hand in a wrong place."""
    record["hands"].insert(chance.randint(0, len(record["hands"])), json.loads(json.dumps(some_hand(chance, record))))


def wrong_pack(chance: random.Random, record: Record) -> None:
    """Spoil one pack."""
    hand = some_hand(chance, record)
    cards = hand["pack"].split()
    place = chance.randrange(len(cards))
    spoiled = [
        cards[:place] + cards[place + 1 :],
        [*cards, cards[place]],
        [*cards[:-1], cards[0]],
        [*cards[:place], chance.choice(["2C", "6D", "XX", "7h", "10H", "H7", "7", "7HQD", "é"]), *cards[place + 1 :]],
        [card.lower() for card in cards],
        ["".join(cards)],
        [",".join(cards)],
        pack_of(chance.choice([52, 36, 28])),
        [],
    ]
    hand["pack"] = " ".join(chance.choice(spoiled))


def other_spaces(chance: random.Random, record: Record) -> None:
    """Separate the cards of a pack by other white space, which is no fault."""
    hand = some_hand(chance, record)
    space = chance.choice(["  ", "\t", "\n", "\r\n", " \n\t ", "\v", "\f", "\u2003"])
    hand["pack"] = chance.choice(["", space]) + space.join(hand["pack"].split()) + chance.choice(["", space])


def wrong_type(chance: random.Random, record: Record) -> None:
    """Give one key of the record a value that it cannot have, or that is odd."""
    key = chance.choice(["schwimmen", "rules", "players", "dealer", "hands", "house"])
    odd = {
        "schwimmen": [2, 0, True, 1.0, "1", None],
        "rules": ["Schwimmen", "schwimmen ", "", None, 1, ["schwimmen"], "energy"],
        "players": [[], ["A"], ["A", 1], ["A", None], "AB", 3, None, {"0": "A", "1": "B"}, ["", ""], ["é", "é"]],
        "dealer": [-1, len(record["players"]), True, False, 0.0, "0", None, [0], 10**20, -(10**20)],
        "hands": [None, {}, "", 0, [None], [[]], [1], [{}], ["pack"]],
        "house": [None, [], "", 0, False, "units=2", [["units", 2]]],
    }
    record[key] = chance.choice(odd[key])


def missing_key(chance: random.Random, record: Record) -> None:
    """Leave out one key of the record or of a hand."""
    hand = some_hand(chance, record)
    key = chance.choice([*record, *hand])
    (hand if key in hand else record).pop(key)


def wrong_hand(chance: random.Random, record: Record) -> None:
    """Give one key of a hand a value that it cannot have."""
    hand = some_hand(chance, record)
    key, value = chance.choice(
        [
            ("moves", None),
            ("moves", "pass"),
            ("moves", ["pass", None]),
            ("moves", [["pass"]]),
            ("moves", {}),
            ("pack", None),
            ("pack", hand["pack"].split()),
            ("pack", 32),
            ("recycled", None),
            ("recycled", "7H"),
            ("recycled", [7]),
        ]
    )
    hand[key] = value


def more_keys(chance: random.Random, record: Record) -> None:
    """Say more than a reader knows, which is no fault."""
    extra = {"bot": "club", "clock": [1.5, None], "proof": {"house": {"units": 0}}, "": 1, "Rules": "x", "é": "\ud800"}
    for place in (record, some_hand(chance, record)):
        place.update(chance.sample(sorted(extra.items()), 2))
    some_hand(chance, record)["recycled"] = chance.choice([[], ["7H 8H"], ["nonsense", ""]])


FAULTS: list[Callable[[random.Random, Record], None]] = [
    *(change_token, change_token, change_token, insert_token, insert_token, drop_tokens, drop_tokens, another_hand),
    *(another_hand, same_hand_again, wrong_pack, wrong_pack, other_spaces, wrong_type, missing_key, wrong_hand),
    more_keys,
]


# --- Faults of house rules --------------------------------------------------------------------------


def odd_value(chance: random.Random, record: Record) -> None:
    """Give a house rule a value that it may not have."""
    house = record.setdefault("house", {})
    name = chance.choice([*BASE, *SECOND_NAMES])
    values = [*ODD_VALUES, *(value for listed in VALUES.values() for value in listed)]
    house[name] = chance.choice(values)


def unknown_knob(chance: random.Random, record: Record) -> None:
    """Use a house rule that does not exist, or not in this game."""
    house = record.setdefault("house", {})
    foreign = ["stop_requires_flush", "explain_gate", "match_end", "points_table", "contest_tie", "recycle"]
    describing = ["hand_size", "centre", "leader", "next_dealer", "actions", "stock_out", "call", "score", "on_fire"]
    typing_errors = ["Units", "unit", "pack ", "", "lives", "chip", "close", "closetiming", "suit_labels", "tie_break"]
    house[chance.choice(foreign + describing + typing_errors)] = chance.choice([1, True, "none", None])


def two_names(chance: random.Random, record: Record) -> None:
    """Write one house rule under both its names: the later counts."""
    second, first = chance.choice(list(SECOND_NAMES.items()))
    house = record.setdefault("house", {})
    for name in chance.sample([first, second], 2):
        house.pop(name, None)
        house[name] = chance.choice(VALUES[first])


def wrong_span(chance: random.Random, record: Record) -> None:
    """Let the number of players, the house rule `players` and the pack disagree."""
    house = record.setdefault("house", {})
    house["players"] = sorted([chance.randint(1, 10), chance.choice([*range(1, 18), 10**9])])
    if chance.random() < 0.5:
        record["players"] = [str(seat) for seat in range(chance.randint(0, 18))]
    if chance.random() < 0.3:
        house["pack"] = chance.choice(VALUES["pack"])


HOUSE_FAULTS: list[Callable[[random.Random, Record], None]] = [
    odd_value,
    odd_value,
    unknown_knob,
    two_names,
    wrong_span,
]


# --- Faults of the text -----------------------------------------------------------------------------


def text_fault(chance: random.Random) -> Callable[[Record], str]:
    """Choose a way of writing that is not JSON, or not a record."""

    def write(record: Record) -> str:
        text = json.dumps(record)
        cut = chance.randrange(len(text))
        return chance.choice(
            [
                *(
                    text[:cut],
                    text[cut:],
                    text + text,
                    text + " x",
                    f"[{text}]",
                    json.dumps(text),
                    "null",
                    "1",
                    '"',
                    "{",
                ),
                *("NaN", "[]", "{}", "\ufeff" + text, text.replace('"', "'"), text.replace(", ", ",, ", 1), "\x00"),
                *(text.replace("{", '{"x": NaN, ', 1), text.replace("{", '{"x": -Infinity, ', 1), text[:-1] + ",}"),
                *("[" * 3000, "[" * 3000 + "]" * 3000, "9" * 5000, "\ud800".encode("utf-8", "replace").decode()),
            ]
        )

    return write


def written_twice(chance: random.Random) -> Callable[[Record], str]:
    """Write a house rule several times, by equal and by different names: the latest counts."""

    def write(record: Record) -> str:
        second, first = chance.choice(list(SECOND_NAMES.items()))
        pairs = [(chance.choice([first, second]), chance.choice(VALUES[first])) for _ in range(chance.randint(2, 4))]
        house = ", ".join(f"{json.dumps(name)}: {json.dumps(value)}" for name, value in pairs)
        return json.dumps({**record, "house": "HOUSE"}).replace('"HOUSE"', "{" + house + "}")

    return write


def other_form(chance: random.Random) -> Callable[[Record], str]:
    """Write good JSON in another way."""

    def write(record: Record) -> str:
        shuffled = dict(chance.sample(list(record.items()), len(record)))
        separators = chance.choice([(",", ":"), (" , ", " : ")])
        return json.dumps(shuffled, ensure_ascii=chance.random() < 0.5, separators=separators)

    return write


def slip(chance: random.Random) -> Callable[[Record], str]:
    """Mistype, drop or double a few characters."""

    def write(record: Record) -> str:
        text = list(json.dumps(record))
        for _ in range(chance.choice([1, 1, 1, 2, 5])):
            place = chance.randrange(len(text))
            text[place] = chance.choice(
                ["", text[place] * 2, chance.choice('0123456789.-+eE"[]{},: !>ACDHJKQSTx\\\u00e9')]
            )
        return "".join(text)

    return write


TEXT_FAULTS: list[Callable[[random.Random], Callable[[Record], str]]] = [
    text_fault,
    written_twice,
    other_form,
    slip,
    slip,
]
