"""The conformance suite: records and their replay lines for programs in any language (conformance/README.md).

    python tools/conformance.py            write the suite
    python tools/conformance.py --check    say whether it is what would be written

Records are made at random by the independent program of the tests, which also answers them; every answer has to be the
engine's, or nothing is written. Of many small records those are kept that together show everything that is wanted:
every end, every decision, every phase and every value of every house rule of a game.
"""

from __future__ import annotations

import argparse
import json
import random
import re
import sys
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from tests.oracle import faults, habits, house, ranges, records  # noqa: E402
from tests.oracle.answer import GAMES, answer  # noqa: E402
from tests.oracle.compare import difference, without_message  # noqa: E402
from tests.oracle.house_faults import HOUSE_FAULTS  # noqa: E402
from tests.oracle.match import Match  # noqa: E402
from tests.oracle.packs import biased_pack, level_pack  # noqa: E402
from tests.oracle.text_faults import TEXT_FAULTS  # noqa: E402

FOLDER = ROOT / "conformance"
Record = dict[str, Any]
Fault = Callable[[random.Random, Record], None]

LONGEST, MOST_MOVES, MOST_HANDS = 4000, 36, 3
"""Bytes of a line, moves and hands of a record: what a person can follow."""
TRIES, PATIENCE = 250, 1500
"""Records made for each game, out of which some are kept; and how many at most until all its ends have been seen."""
TWICE = 2
"""How many lines of a game show each thing, if there are that many."""
WHOLE = 2**53 - 1
"""Larger numbers are left out: not every reader of JSON keeps them."""

_ENDS = {
    **dict.fromkeys([*house.SW, house.BUS], "close 31 fire draw stock"),
    house.HOSA: "close 31 stock",
    house.SCHOOL: "close 31",
    **dict.fromkeys([house.DUTCH, house.LOO], "stick 31"),
    **dict.fromkeys([house.FORTY, house.JAPAN], "close"),
    **dict.fromkeys([*house.TO_NE, house.TRENTUNO], "close blitz draw"),
    **dict.fromkeys(house.MONTE, "close"),
    house.COMMERCE: "stick rounds",
    house.PALKI: "close allpass washout",
    house.CHINA: "call clear stock",
    house.EMPAT: "close refused",
}
ENDS = {preset: set(ends.split()) for preset, ends in _ENDS.items()}
"""How hands end in each game; what a game has beside them is too rare to be looked for."""

FULL = [*house.SW_BUS, house.HOSA, *house.TO_NE, house.TRENTUNO]
"""Games that can end by their stock, which takes a full table."""

MISPLAYED: list[Fault] = [
    *(faults.change_token, faults.insert_token, faults.drop_tokens, faults.another_hand, faults.other_order),
    *(faults.wrong_recycled, faults.more_keys),
]
MISWRITTEN: list[Fault] = [
    *(faults.wrong_pack, faults.wrong_type, faults.missing_key, faults.wrong_hand, faults.other_spaces, *HOUSE_FAULTS)
]


@dataclass(frozen=True)
class Line:
    """A line of the suite, and what it shows."""

    written: dict[str, Any]
    shows: frozenset[str]

    @property
    def size(self) -> int:
        """Its length."""
        return len(json.dumps(self.written))


# ---------------------------------------------------------------- making records


def small_house(chance: random.Random, preset: str) -> dict[str, Any]:
    """Choose up to four house rules, each under one of its names."""
    names = [name for name in house.KNOWN[preset] if name != "players"]
    chosen = chance.sample(names, min(len(names), chance.choice([0, 1, 1, 2, 3, 4])))
    found = {}
    for name in chosen:
        values = [value for value in ranges.values_of(preset, name) if sane(value)]
        found[chance.choice(ranges.names_of(name))] = chance.choice(values)
    return found


def sane(value: Any) -> bool:
    """Tell whether every reader of JSON keeps a value as it is."""
    if isinstance(value, dict):
        return all(map(sane, value.values()))
    if isinstance(value, list):
        return all(map(sane, value))
    return not isinstance(value, int) or abs(value) <= WHOLE


def small_record(chance: random.Random, preset: str) -> Record:
    """Play a short match by a few house rules and write it down, now and then one that leads to something rare."""
    kind = chance.choices(["any", "full", "quick", "level"], [75, 8, 12, 5])[0]
    rules, count = small_house(chance, preset), chance.choice([2, 2, 2, 3, 3, 4, 8])
    if kind == "full" and preset in FULL:
        rules, count = rules | full_house(chance, preset), 8
    elif kind == "quick" and preset in house.UNITS:
        rules, count = rules | {"units": 1} | ({"grace": 0} if "grace" in house.KNOWN[preset] else {}), 2
    elif kind == "level" and preset in records.LEVEL:
        rules, count = records.LEVEL[preset] | {"final_tie": chance.choice(["share", "replay"])}, 2
    else:
        kind = "any"
    count = min(count, records.most_players(preset, rules))
    if not records.fits(preset, count) or chance.random() < 0.05:
        rules["players"] = [2, max(count, 3)]
    match = GAMES[preset](house.house_of(preset, rules), count, chance.randrange(count))
    names = ["Anna", "Ben", "Cem", "Dora", "Emil", "Fay", "Gus", "Hedi", "Ida", "Jan"]
    record: Record = {"schwimmen": 1, "rules": preset}
    record |= {"house": rules} if rules else {}
    record |= {"players": names[:count], "dealer": match.dealer}
    return record | {"hands": short_hands(chance, match, kind)}


def full_house(chance: random.Random, preset: str) -> dict[str, Any]:
    """Choose house rules for a full table with a small pack."""
    if "exhausted" not in house.KNOWN[preset]:
        return {"pack": 28}
    return {"pack": 28, "exhausted": chance.choice(["draw", "showdown", "keep_table"])}


def short_hands(chance: random.Random, match: Match, kind: str) -> list[Record]:
    """Play a few hands, or a part of the last."""
    make = habits.passing if kind == "level" or chance.random() < 0.15 else habits.Habit
    players = [patient(chance) if kind == "full" else make(chance) for _ in match.seats]
    hands: list[Record] = []
    most = {"any": chance.choice([0, 1, 1, 1, 2, 2, MOST_HANDS]), "full": 1}.get(kind, MOST_HANDS)
    for _ in range(most):
        pack = (level_pack if kind == "level" else biased_pack)(chance, match, match.house["pack"])
        match.deal(pack)
        hands.append({"pack": " ".join(pack), "moves": []})
        limit = chance.choice([0, 1, 2, 5, *[MOST_MOVES] * 4]) if kind == "any" else MOST_MOVES
        records.play_hand(chance, match, hands[-1], habits=players, limit=limit)
        if match.phase != "deal":
            break
    return hands


def patient(chance: random.Random) -> habits.Habit:
    """Make a habit of somebody who passes or draws until the stock is used up."""
    habit = habits.passing(chance)
    habit.likings |= {"call": 0.0, "draw": 1.0, "exchange": 0.01}
    return habit


# ---------------------------------------------------------------- what a line shows


def traits(record: Record, told: dict[str, Any]) -> Iterator[str]:
    """Name what a record of a game shows."""
    moves = [token for hand in record["hands"] for token in hand["moves"]]
    yield from (f"move {kind}" for token in moves for kind in kinds_of(token))
    yield from (f"end {hand['end']}" for hand in told["hands"])
    yield f"phase {told['phase']}"
    yield from (f"house {text}" for text in house_texts(record["rules"], record.get("house", {})))
    yield f"players {len(record['players'])}"
    if told["error"]:
        yield "error"
    if any(hand.get("recycled") for hand in record["hands"]) or "recycle" in record.get("house", {}):
        yield "recycled"
    for hand in told["hands"]:
        yield from (trait for trait, shown in hand_traits(hand) if shown)
    if told["winners"]:
        yield f"winners {min(len(told['winners']), 2)}"
    if any(seat["out"] for seat in told["seats"]):
        yield "out"


def hand_traits(hand: dict[str, Any]) -> list[tuple[str, bool]]:
    """List what a finished hand may show, and whether it does."""
    change = hand["change"]
    return [
        ("safe", any(hand["safe"])),
        ("two units", -2 in change),
        ("several lose", sum(number < 0 for number in change) > 1),
        ("nobody loses", hand["end"] == "close" and not any(change)),
        ("nobody there", None in hand["values"]),
    ]


def kinds_of(token: str) -> Iterator[str]:
    """Name the sort of a decision, and whether a call rides on it."""
    plain = token.removesuffix("!")
    if plain != token:
        yield "rider"
    give, arrow, take = plain.partition(">")
    if not arrow:
        yield plain
    else:
        yield "exchange of several" if "," in give else "exchange" if take else "discard"


def house_texts(preset: str, rules: dict[str, Any]) -> Iterator[str]:
    """Name the house rules that are written, each with its value."""
    for name, value in rules.items():
        first = house.SECOND_NAMES.get(name, name)
        read, _ = house.KNOWN[preset][first]
        yield first if first in {"players", "suit_labels", "points_table"} else f"{first}={shown(read(value))}"


def shown(value: Any) -> str:
    """Write a value that was read."""
    if isinstance(value, tuple):
        word, count = value
        return f"{word}({count})" if count else str(word)
    return ",".join(sorted(value)) if isinstance(value, set) else str(value)


# ---------------------------------------------------------------- choosing lines


def line_of(record: Record) -> Line | None:
    """Answer a record; None if it is too long, or is no record."""
    text = json.dumps(record)
    told = answer(text)
    if "hands" not in told or sum(len(hand["moves"]) for hand in record["hands"]) > MOST_MOVES:
        return None
    line = Line({"name": "", "record": record, "replay": told_of(text)}, frozenset(traits(record, told)))
    return line if line.size <= LONGEST else None


def told_of(text: str) -> dict[str, Any]:
    """Return the answer to a text without the words of an error. Raises AssertionError where the engine differs."""
    found = difference(text)
    assert found is None, f"{found}\n{text}"
    return without_message(answer(text))


def game_lines(preset: str) -> list[Line]:
    """Make the lines of a game: as few and as short as show everything that was found."""
    chance = random.Random(f"conformance {preset}")
    found: list[Line] = []
    missing = {"phase over", "error"} | {f"end {end}" for end in ENDS[preset]}
    missing |= set() if preset in {house.PALKI, house.JAPAN} else {"move close"}
    for number in range(PATIENCE):
        if number >= TRIES and not missing:
            break
        record = small_record(chance, preset)
        if chance.random() < 0.12:
            chance.choice(MISPLAYED)(chance, record)
        line = line_of(record) if plays_this(record, preset) else None
        if line:
            found.append(line)
            missing -= line.shows
    assert not missing, f"{preset}: no record shows {missing}"
    return chosen(found)


def plays_this(record: Record, preset: str) -> bool:
    """Tell whether a fault left a record that can be told of."""
    return record.get("rules") == preset and "\\ud8" not in json.dumps(record)


def chosen(lines: list[Line]) -> list[Line]:
    """Choose lines that together show what all of them show, twice where it is there twice; short lines first."""
    missing = Counter(trait for line in lines for trait in line.shows)
    missing = Counter({trait: min(TWICE, count) for trait, count in missing.items()})
    kept: list[Line] = []
    rest = list(lines)
    while +missing:
        best = max(rest, key=lambda line: (len(line.shows & set(+missing)) / (line.size + 600), -line.size))
        rest.remove(best)
        kept.append(named(best, len(kept) + 1))
        missing -= Counter(best.shows)
    return kept


def named(line: Line, number: int) -> Line:
    """Name a line after what it shows, without what nearly every line does."""
    told = sorted(trait for trait in line.shows if not trait.startswith(("phase", "players", "move")))
    return Line({**line.written, "name": f"{number}: {', '.join(told)}"}, line.shows)


def miswritten_lines() -> list[Line]:
    """Make lines of what cannot be read, and of what is odd but can."""
    chance = random.Random("conformance, miswritten")
    found: list[Line] = []
    counts: Counter[str] = Counter()
    for _ in range(400):
        record = small_record(chance, chance.choice(house.PRESETS))
        fault, text = misspelt(chance, record) if chance.random() < 0.3 else spoiled(chance, record)
        told = told_of(text)
        name = f"{fault.replace('_', ' ')}: {'read' if 'hands' in told else 'unreadable'}"
        if counts[name] < 9 and len(text) < 1500 and usual(text):
            counts[name] += 1
            found.append(Line({"name": f"{name} {counts[name]}", "text": text, "replay": told}, frozenset()))
    return [*found, *no_records()]


def spoiled(chance: random.Random, record: Record) -> tuple[str, str]:
    """Put a fault into a record; return its name and the text."""
    fault = chance.choice(MISWRITTEN)
    fault(chance, record)
    return fault.__name__, json.dumps(record)


def misspelt(chance: random.Random, record: Record) -> tuple[str, str]:
    """Write a record in an odd way; return its name and the text."""
    writing = chance.choice(TEXT_FAULTS)
    return writing.__name__, writing(chance)(record)


def usual(text: str) -> bool:
    """Tell whether every reader of JSON can hold a text: no half characters, no numbers beyond the usual."""
    return "\\ud8" not in text and not re.search(r"[0-9]{16}|e\+300", text) and text.isprintable()


def no_records() -> Iterator[Line]:
    """Yield texts that are no records at all."""
    texts = [
        "{",
        "null",
        "[]",
        "{}",
        "7",
        '"x"',
        "NaN",
        "nonsense",
        '{"schwimmen": NaN}',
        '{"schwimmen": 1}',
        "[" * 3000,
    ]
    for number, text in enumerate(texts, 1):
        yield Line({"name": f"no record {number}", "text": text, "replay": told_of(text)}, frozenset())


def suite() -> Iterator[tuple[str, str]]:
    """Make all files: name and text."""
    for name in [*house.PRESETS, "unreadable"]:
        lines = miswritten_lines() if name == "unreadable" else game_lines(name)
        yield f"{name}.jsonl", "".join(json.dumps(line.written) + "\n" for line in lines)


def main() -> int:
    """Write or check; the status is 1 if a file differs."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--check", action="store_true")
    check = parser.parse_args().check
    different = 0
    for name, text in suite():
        path = FOLDER / name
        same = path.is_file() and path.read_text(encoding="utf-8") == text
        different += not same
        if not check:
            path.write_text(text, encoding="utf-8", newline="\n")
        sys.stdout.write(f"{name}: {text.count(chr(10))} lines, {len(text)} bytes{'' if same else ', new'}\n")
        sys.stdout.flush()
    return int(check and different > 0)


if __name__ == "__main__":
    sys.exit(main())
