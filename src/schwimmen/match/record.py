"""The record: one match as text (docs/notation.md). Read it, replay it, say what came out.

Replay is exact and unforgiving: what a record says must be what the rules say, and an error names the hand and the
move. It runs on the referee directly, a whole hand in one call.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cache
from itertools import takewhile
from typing import Any

from schwimmen import cards
from schwimmen.engine.layout import END_WORDS, Phase
from schwimmen.match.game import why_key
from schwimmen.match.referee import Referee
from schwimmen.match.result import safe_seats, values_of
from schwimmen.match.tokens import code_of, is_trade
from schwimmen.rules.fields import Rules
from schwimmen.rules.knobs import HouseError
from schwimmen.rules.presets import Preset, find

VERSION = 1


class Unreadable(ValueError):
    """A record that cannot be read at all."""


@dataclass(frozen=True, slots=True)
class HandRecord:
    """One hand: the pack as card numbers, the tokens of all decisions, the orders of rebuilt stocks as they stand."""

    pack: list[int]
    moves: list[str]
    recycled: list[str]


@dataclass(frozen=True, slots=True)
class Record:
    """A record that was read: rules, names by seat, the first dealer, the hands."""

    preset: Preset
    rules: Rules
    players: list[str]
    dealer: int
    hands: list[HandRecord]


# ---------------------------------------------------------------- reading


def parse_json(text: str) -> Any:
    """Return the value of a JSON text; of two equal keys the later counts, and stands later. Raises Unreadable."""
    try:
        hook = _later if '"house"' in text else None
        return json.loads(text, object_pairs_hook=hook, parse_constant=_no_constant)
    except (ValueError, RecursionError) as error:
        raise Unreadable(f"this is not JSON: {error}") from None


def _later(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    result: dict[str, Any] = {}
    for key, value in pairs:
        result.pop(key, None)
        result[key] = value
    return result


def _no_constant(name: str) -> Any:
    raise ValueError(f"{name} is not a JSON value")


def read(value: Any) -> Record:
    """Read a whole record before its first move. Raises Unreadable, saying what was expected and what came."""
    if not isinstance(value, dict):
        raise Unreadable(f"a record is a JSON object, {_kind(value)} came")
    if type(value.get("schwimmen")) is not int or value["schwimmen"] != VERSION:
        raise Unreadable(f"schwimmen: expected the format's version {VERSION}, got {_show(value, 'schwimmen')}")
    players = _texts(value, "players", "names by seat")
    try:
        preset = find(value.get("rules", ""))
        rules = preset.house(value.get("house", {}))
        rules.check_players(len(players))
    except (HouseError, ValueError) as error:
        raise Unreadable(str(error)) from None
    dealer = value.get("dealer")
    if type(dealer) is not int or not 0 <= dealer < len(players):
        raise Unreadable(f"dealer: expected a seat from 0 to {len(players) - 1}, got {_show(value, 'dealer')}")
    hands = value.get("hands")
    if not isinstance(hands, list):
        raise Unreadable(f"hands: expected a list of hands, got {_show(value, 'hands')}")
    read_hands = [_hand(hand, index, rules.pack) for index, hand in enumerate(hands)]
    return Record(preset, rules, players, dealer, read_hands)


def _hand(value: Any, index: int, size: int) -> HandRecord:
    try:
        if not isinstance(value, dict):
            raise Unreadable(f"expected an object, got {_kind(value)}")
        moves = _texts(value, "moves", "tokens")
        recycled = _texts(value, "recycled", "packs") if "recycled" in value else []
        return HandRecord(_pack(value, size), moves, recycled)
    except Unreadable as error:
        raise Unreadable(f"hands[{index}]: {error}") from None


def _pack(hand: dict[str, Any], size: int) -> list[int]:
    text = hand.get("pack")
    if not isinstance(text, str):
        raise Unreadable(f"pack: expected the whole pack as text, got {_show(hand, 'pack')}")
    names = text.split()
    if len(names) != size or set(names) != _pack_names(size):
        raise Unreadable(f"pack: expected exactly the {size} cards of the pack{_wrong(names, size)}")
    return [cards.NUMBERS[name] for name in names]


@cache
def _pack_names(size: int) -> frozenset[str]:
    return frozenset(cards.NAMES[card] for card in cards.pack_of(size))


def _wrong(names: list[str], size: int) -> str:
    """Say what is wrong with a pack: the first foreign card, else the first missing one."""
    foreign = next((name for name in names if name not in _pack_names(size)), None)
    if foreign is not None:
        return f", {foreign[:20]!r} is none of them"
    missing = next((card for card in cards.pack_of(size) if cards.NAMES[card] not in names), None)
    twice = next((name for name in names if names.count(name) > 1), "")
    return f", {cards.NAMES[missing]} is missing" if missing is not None else f", {twice} is there twice"


def _texts(value: dict[str, Any], key: str, what: str) -> list[str]:
    found = value.get(key)
    if not isinstance(found, list) or not all(isinstance(item, str) for item in found):
        raise Unreadable(f"{key}: expected a list of {what}, got {_show(value, key)}")
    return found


def _show(value: dict[str, Any], key: str) -> str:
    return json.dumps(value[key])[:60] if key in value else "nothing"


def _kind(value: Any) -> str:
    kinds = {str: "a text", list: "a list", bool: "a truth value", int: "a number", float: "a number"}
    return kinds.get(type(value), "null" if value is None else "an object")


# ---------------------------------------------------------------- replaying


def replay(record: Record) -> dict[str, Any]:
    """Play a record through the engine and return the line that `schwimmen replay` prints for it."""
    referee = Referee(record.rules, len(record.players), record.dealer)
    hands: list[dict[str, Any]] = []
    error = _play_hands(referee, record.hands, hands)
    return {"ok": error is None, "error": error, "hands": hands} | state_of(referee)


def _play_hands(referee: Referee, hands: list[HandRecord], done: list[dict[str, Any]]) -> dict[str, Any] | None:
    """Play hands until the first error, which is returned; finished hands go to `done`."""
    for index, hand in enumerate(hands):
        if referee.phase == Phase.OVER:
            return _error(index, 0, "the match is over")
        if referee.phase != Phase.DEAL:
            return _error(index - 1, len(hands[index - 1].moves), "the hand is not over, and another one follows")
        referee.deal(hand.pack)
        played = _play_moves(referee, hand)
        if referee.phase in (Phase.DEAL, Phase.OVER):
            done.append(hand_line(referee))
        if played < len(hand.moves):
            return _error(
                index, played, f"{hand.moves[played][:20]!r} is not legal here: {_why(referee, hand, played)}"
            )
    return None


def _play_moves(referee: Referee, hand: HandRecord) -> int:
    """Play the moves of a hand as long as they are legal, and return how many were."""
    played, orders = 0, iter(hand.recycled)
    while played < len(hand.moves):
        codes = _codes(referee, hand.moves[played:])
        done = referee.play_all(codes)
        played += done
        if done < len(codes) and (referee.why(codes[done]) or not give_order(referee, next(orders, ""))):
            break
    return played


def _codes(referee: Referee, tokens: list[str]) -> list[int]:
    """Return the codes of tokens, up to the first whose code depends on the cards that will lie there then."""
    if is_trade(tokens[0]):
        return [referee.code(tokens[0])]
    return [code_of(token) for token in takewhile(lambda token: not is_trade(token), tokens)]


def give_order(referee: Referee, text: str) -> bool:
    """Give the referee the order of a rebuilt stock; say whether it is one of exactly these cards."""
    names = text.split()
    return all(name in cards.NUMBERS for name in names) and referee.give_order([cards.NUMBERS[n] for n in names])


def _why(referee: Referee, hand: HandRecord, index: int) -> str:
    why = referee.why(referee.code(hand.moves[index]))
    return why_key(why).removeprefix("why-").replace("-", " ") if why else "'recycled' holds no order of these cards"


def _error(hand: int, move: int, message: str) -> dict[str, Any]:
    return {"hand": hand, "move": move, "message": message}


def hand_line(referee: Referee) -> dict[str, Any]:
    """Return the last finished hand as a replay line has it."""
    return {
        "end": END_WORDS[referee.end],
        "values": values_of(referee),
        "change": referee.row("change"),
        "safe": safe_seats(referee),
    }


def state_of(referee: Referee) -> dict[str, Any]:
    """Return the present position as a replay line has it: everything, the referee's view."""
    units, points, out = referee.row("units"), referee.row("points"), referee.row("out")
    hands = referee.row("hands")
    winners = referee.members("winners") if referee.phase == Phase.OVER else None
    return {
        "dealer": referee.number("dealer"),
        "to_move": referee.to_move,
        "phase": referee.phase.name.lower(),
        "legal": referee.tokens(),
        "table": cards.names(referee.number("table")),
        "stock": referee.stock,
        "discard": [cards.NAMES[card] for card in referee.pile],
        "seats": [
            {"hand": cards.names(hands[seat]), "units": units[seat], "points": points[seat], "out": bool(out[seat])}
            for seat in range(referee.seats)
        ],
        "winners": winners,
    }


def replay_text(text: str) -> dict[str, Any]:
    """Return the replay line for a record as JSON text; the unreadable answer if it is none."""
    try:
        return replay(read(parse_json(text)))
    except Unreadable as error:
        return {"ok": False, "error": {"message": str(error)}}
    except RecursionError:
        return {"ok": False, "error": {"message": "this is nested too deeply to be a record"}}


def split(data: bytes) -> Iterator[str | None]:
    """Yield the records of a file: one JSON value over any number of lines, or one a line. None: not UTF-8."""
    text = decode(data)
    if text is not None and text.strip():
        try:
            parse_json(text)
        except Unreadable:
            pass
        else:
            yield text
            return
    yield from lines(data.split(b"\n"))


def lines(raw: Iterable[bytes]) -> Iterator[str | None]:
    """Yield the lines that are not blank as text; None for one that is not UTF-8."""
    for line in raw:
        if line.strip():
            yield decode(line)


def decode(data: bytes) -> str | None:
    """Return data as text, None if it is not UTF-8."""
    try:
        return data.decode()
    except UnicodeDecodeError:
        return None


def answer(text: str | None) -> dict[str, Any]:
    """Return the replay line for one record of `split` or `lines`."""
    if text is None:
        return {"ok": False, "error": {"message": "this is not JSON: the text is not UTF-8"}}
    return replay_text(text)
