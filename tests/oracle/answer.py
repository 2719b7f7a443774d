"""From a record to the line that `schwimmen replay` prints, written from the documents alone.

The whole family a second time, in slow, plain Python that shares no line with the package, so that a mistake has to be
made twice to stay unseen.
"""

from __future__ import annotations

import json
from typing import Any

from tests.oracle import house as rules
from tests.oracle.cards import pack_of
from tests.oracle.chinese import ChineseFiftyOne
from tests.oracle.commerce import Commerce
from tests.oracle.house import UnreadableError, house_of, need
from tests.oracle.match import IllegalTokenError, Match
from tests.oracle.monte import Mambassa, Petrangola
from tests.oracle.palki import TriPalki
from tests.oracle.piles import EmpatSatu, NoElimination, ThirtyOne, Trentuno
from tests.oracle.refresh import FortyOne, JapaneseFiftyOne
from tests.oracle.schwimmen import HosaAba, School, Schwimmen, StopTheBus
from tests.oracle.sticks import Dutch31, Loo

GAMES: dict[str, type[Match]] = {
    **dict.fromkeys(rules.SW, Schwimmen),
    **dict.fromkeys(rules.TO, ThirtyOne),
    rules.DUTCH: Dutch31,
    rules.HOSA: HosaAba,
    rules.FORTY: FortyOne,
    rules.PALKI: TriPalki,
    rules.LOO: Loo,
    rules.SCHOOL: School,
    rules.TRENTUNO: Trentuno,
    rules.PETRANGOLA: Petrangola,
    rules.MAMBASSA: Mambassa,
    rules.COMMERCE: Commerce,
    rules.NO_ELIMINATION: NoElimination,
    rules.BUS: StopTheBus,
    rules.JAPAN: JapaneseFiftyOne,
    rules.CHINA: ChineseFiftyOne,
    rules.EMPAT: EmpatSatu,
}


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


def cards_needed(preset: str, players: int) -> int:
    """Count the cards that the deal needs."""
    game = GAMES[preset]
    one_more = preset in {*rules.TO_NE, rules.TRENTUNO, rules.CHINA, rules.EMPAT}
    return game.hand_size * players + (1 if one_more else game.centre)


def read(record: Any) -> Match:
    """Check a whole record before the first move and set up its match."""
    need(type(record) is dict, "a record is an object")
    need(type(record.get("schwimmen")) is int and record["schwimmen"] == 1, "schwimmen is 1")
    preset = record.get("rules")
    need(type(preset) is str and preset in GAMES, "no such preset")
    written = record.get("house", {})
    need(type(written) is dict, "house is an object")
    house = house_of(preset, written)
    players, dealer, hands = record.get("players"), record.get("dealer"), record.get("hands")
    need(texts(players), "players are texts")
    fewest, most = house["players"]
    need(fewest <= len(players) <= most, "wrong number of players")
    need(cards_needed(preset, len(players)) <= house["pack"], "the pack is too small")
    need(type(dealer) is int and 0 <= dealer < len(players), "dealer is a seat")
    need(type(hands) is list, "hands is a list")
    for hand in hands:
        read_hand(hand, house["pack"])
    return GAMES[preset](house, len(players), dealer)


def read_hand(hand: Any, size: int) -> None:
    """Check one hand of a record."""
    need(type(hand) is dict, "a hand is an object")
    need(type(hand.get("pack")) is str, "pack is a text")
    need(sorted(hand["pack"].split()) == sorted(pack_of(size)), "wrong pack")
    need(texts(hand.get("moves")), "moves are texts")
    need("recycled" not in hand or texts(hand["recycled"]), "recycled are texts")


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
        match.deal(hand["pack"].split(), hand.get("recycled", []))
        for place, token in enumerate(hand["moves"]):
            if token not in match.legal():
                return {"hand": index, "move": place, "message": f"{token} is not legal"}
            try:
                match.play(token)
            except IllegalTokenError as reason:
                return {"hand": index, "move": place, "message": str(reason)}
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
