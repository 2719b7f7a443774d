"""Random records as lines of text, about half of them with a fault of some sort.

Everything follows from one number, so that a record that finds a difference can be made again:

    python -m tests.oracle.compare --seed 4711 --show
"""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from typing import Any

from tests.oracle.cards import CARDS, in_order, pack_of
from tests.oracle.house import PRESETS, house_of
from tests.oracle.house_faults import HOUSE_FAULTS
from tests.oracle.records import Record, good_record
from tests.oracle.text_faults import TEXT_FAULTS

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
    *(
        "7H>KS,",
        ",7H>KS",
        "7H,>KS",
        "7H>>",
        "7H>!",
        ">7H",
        "right!",
        "wrong!",
        "challenge!",
        "draw!",
        "refresh!",
        "take!",
    ),
    *("7h>ks", "7H > KS", "10H>KS", "H7>SK", "7H>KS!!", "7H>KS !", "7H,8H>KS,QS", "2C>2D", "ＡＣ>KS", "0", "\x00", "é"),
]


WORDS = [
    *("pass", "pass!", "all", "all!", "close", "keep", "trade", "refresh", "draw", "take", "right", "wrong"),
    *("challenge", "decline"),
]


def line(seed: int, preset: str | None = None) -> str:
    """Write one record as text, of some preset or of a given one."""
    chance = random.Random(seed)
    record = good_record(chance, preset)
    text: Callable[[Record], str] = json.dumps
    if chance.random() < 0.28:
        chance.choice(FAULTS)(chance, record)
    elif chance.random() < 0.18:
        chance.choice(HOUSE_FAULTS)(chance, record)
    elif chance.random() < 0.15:
        text = chance.choice(TEXT_FAULTS)(chance)
    return text(record)


def some_hand(chance: random.Random, record: Record) -> Record:
    """Choose one of a record's hands; a record without any gets one."""
    if not record["hands"]:
        size = house_of(record["rules"], record.get("house", {}))["pack"]
        record["hands"].append({"pack": " ".join(pack_of(size)), "moves": []})
    hand: Record = chance.choice(record["hands"])
    return hand


def random_token(chance: random.Random, record: Record) -> str:
    """Choose a token, often one that fits no position."""
    played: list[str] = [token for hand in record["hands"] for token in hand["moves"]]
    odd = chance.choice(
        [chance.choice(ODD_TOKENS), chance.choice(WORDS), trade(chance, chance.choice([1, 1, 1, 2, 5]))]
    )
    return chance.choice([odd, odd, chance.choice(played or [odd])])


def trade(chance: random.Random, count: int) -> str:
    """Name a trade of some cards, or a discard."""
    give, take = chance.sample(CARDS, count), chance.sample(CARDS, chance.choice([count, count, count, 0, 1]))
    if chance.random() < 0.8:
        give, take = in_order(give), in_order(take)
    return ",".join(give) + ">" + ",".join(take) + chance.choice(["", "", "!"])


def other_order(chance: random.Random, record: Record) -> None:
    """Write the cards of a trade in another order, which is no token."""
    trades = [(hand, place) for hand in record["hands"] for place, token in enumerate(hand["moves"]) if "," in token]
    if trades:
        hand, place = chance.choice(trades)
        sides = [side.split(",") for side in hand["moves"][place].split(">")]
        hand["moves"][place] = ">".join(",".join(chance.sample(side, len(side))) for side in sides)


def wrong_recycled(chance: random.Random, record: Record) -> None:
    """Spoil the texts that say how a stock was rebuilt, or add some that nobody reads."""
    hands = [hand for hand in record["hands"] if hand.get("recycled")] or [some_hand(chance, record)]
    hand = chance.choice(hands)
    texts = list(hand.get("recycled", [])) or ["AC KS"]
    place = chance.randrange(len(texts))
    cards = texts[place].split()
    spoiled = [*cards[1:], *chance.choice([[], [chance.choice(CARDS)], cards[-1:]])]
    odd = [" ".join(spoiled), " ".join([*cards, chance.choice(CARDS)]), "", "nonsense", texts[place].lower()]
    good = ["\n".join(reversed(cards)), f" {texts[place]}\t"]
    hand["recycled"] = chance.choice(
        [
            texts[:place] + texts[place + 1 :],
            [*texts[:place], chance.choice(odd), *texts[place + 1 :]],
            [*texts[:place], chance.choice(good), *texts[place + 1 :]],
            [*texts[:place], chance.choice(odd + texts), *texts[place:]],
            [*texts, chance.choice(odd)],
            [],
        ]
    )
    if chance.random() < 0.1:
        hand.pop("recycled")


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
    others = [other for other in [52, 36, 32, 28] if other != len(cards)]
    spoiled = [
        cards[:place] + cards[place + 1 :],
        [*cards, cards[place]],
        [*cards[:-1], cards[0]],
        [*cards[:place], chance.choice(["1C", "AX", "XX", "7h", "10H", "H7", "7", "7HQD", "é"]), *cards[place + 1 :]],
        [card.lower() for card in cards],
        ["".join(cards)],
        [",".join(cards)],
        pack_of(chance.choice(others)),
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
    odd: dict[str, list[Any]] = {
        "schwimmen": [2, 0, True, 1.0, "1", None],
        "rules": ["Schwimmen", "schwimmen ", "", None, 1, ["schwimmen"], "energy", "banking_31", *PRESETS],
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
    *(more_keys, other_order, wrong_recycled, wrong_recycled),
]
