"""What `schwimmen replay` answers, field by field, for records that are right and records that are not."""

import copy
import json
from typing import Any

import pytest

from schwimmen.match import record
from tests.rules.table import pack_for

Record = dict[str, Any]

A, B, C = "7H 9H KS", "QD TD 8C", "7S 8D 9C"
PACK = pack_for({0: A, 1: B, 2: C}, seats=3, dealer=2, extra="AH JC KD", stock="TH 8S 7D QS JH")
NEXT = pack_for({0: A, 1: B, 2: C}, seats=3, dealer=0, extra="AH JC KD")
KEYS = ["ok", "error", "hands", "dealer", "to_move", "phase", "legal", "table", "stock", "discard", "seats", "winners"]
OVER = ["keep", "pass!", "pass", "pass"]
LAST = OVER[:3]


def record_of(*hands: list[str], **other: Any) -> Record:
    """Write a record of three players in which these moves were played."""
    packs = [PACK, NEXT]
    played = [{"pack": packs[place % 2], "moves": moves} for place, moves in enumerate(hands)]
    return {
        "schwimmen": 1,
        "rules": "schwimmen",
        "players": ["Anna", "Ben", "Cem"],
        "dealer": 2,
        "hands": played,
        **other,
    }


def answer(value: Any) -> dict[str, Any]:
    """Replay a record as its text."""
    return record.answer(value if isinstance(value, str) else json.dumps(value))


def unreadable(value: Any) -> bool:
    """Tell whether a record gets the message of an unreadable one and nothing else."""
    came = answer(value)
    return list(came) == ["ok", "error"] and list(came["error"]) == ["message"] and not came["ok"]


def test_before_the_first_hand() -> None:
    """A record without hands shows the match before the deal."""
    came = answer(record_of())
    assert list(came) == KEYS
    assert (came["ok"], came["error"], came["phase"], came["to_move"], came["dealer"]) == (True, None, "deal", None, 2)
    assert (came["hands"], came["legal"], came["table"], came["stock"], came["discard"]) == ([], [], [], 0, [])
    assert came["seats"] == [{"hand": [], "units": 3, "points": 0, "out": False}] * 3
    assert came["winners"] is None


def test_during_the_choice() -> None:
    """Before the dealer's choice the packet is in no field: neither on the table nor in the stock."""
    came = answer(record_of([]))
    assert (came["phase"], came["to_move"], came["legal"]) == ("choice", 2, ["keep", "trade"])
    assert (came["table"], came["stock"]) == ([], 20)
    assert [seat["hand"] for seat in came["seats"]] == [["KS", "7H", "9H"], ["8C", "TD", "QD"], ["9C", "7S", "8D"]]


def test_during_a_turn() -> None:
    """During a turn `legal` is sorted by code point and cards lie in card order."""
    came = answer(record_of(["trade", "7H>9C"]))
    assert (came["phase"], came["to_move"], came["table"]) == ("turn", 1, ["7S", "7H", "8D"])
    assert came["legal"] == sorted(came["legal"])
    assert came["legal"][:3] == ["8C>7H", "8C>7H!", "8C>7S"]
    assert came["legal"][-4:] == ["all", "all!", "pass", "pass!"]


def test_between_two_hands() -> None:
    """After a hand the deal has moved on and the cards lie as it left them."""
    came = answer(record_of(OVER))
    assert (came["phase"], came["to_move"], came["dealer"], came["legal"]) == ("deal", None, 0, [])
    assert (came["table"], came["stock"]) == (["JC", "AH", "KD"], 20)
    assert came["seats"][1] == {"hand": ["8C", "TD", "QD"], "units": 3, "points": 0, "out": False}
    assert came["hands"] == [
        {"end": "close", "values": ["16", "20", "9"], "change": [0, 0, -1], "safe": [False, False, False]}
    ]


def test_after_the_match() -> None:
    """After the match the phase is over, the dealer stays, and who is out has nothing."""
    house = {"units": 1, "grace": 0}
    came = answer(record_of(OVER, LAST, house=house))
    assert came["ok"]
    assert (came["phase"], came["dealer"], came["winners"]) == ("over", 0, [1])
    assert [seat["units"] for seat in came["seats"]] == [0, 1, 0]
    assert [seat["out"] for seat in came["seats"]] == [True, False, True]
    assert came["hands"][1]["values"][2] is None
    assert came["hands"][1]["change"] == [-1, 0, 0]
    assert came["seats"][2]["hand"] == []


@pytest.mark.parametrize(
    ("moves", "place"),
    [(["pass"], 0), (["keep", "keep"], 1), (["keep", "pass", "8C>9C"], 2), (["keep", "pass!", "pass!"], 2), ([""], 0)],
)
def test_an_illegal_token_shows_the_state_before_it(moves: list[str], place: int) -> None:
    """The error names hand and move; the rest is the position in which that token was said."""
    came = answer(record_of(OVER, moves))
    assert came["error"].items() >= {"hand": 1, "move": place}.items()
    before = answer(record_of(OVER, moves[:place]))
    assert {**came, "ok": True, "error": None} == before
    assert list(came) == KEYS


def test_a_token_after_the_end_of_its_hand() -> None:
    """The token is the error, and the state is the one after the hand, also for a hand that ended at the deal."""
    came = answer(record_of([*OVER, "pass"]))
    assert came["error"].items() >= {"hand": 0, "move": 4}.items()
    assert {**came, "ok": True, "error": None} == answer(record_of(OVER))
    dealt = pack_for({0: "AD KD TD", 1: B.replace("TD", "JD"), 2: C}, seats=3, dealer=2)
    hand = {"pack": dealt, "moves": []}
    assert answer(record_of(hands=[hand]))["hands"][0]["end"] == "31"
    came = answer(record_of(hands=[{**hand, "moves": ["keep"]}]))
    assert came["error"].items() >= {"hand": 0, "move": 0}.items()
    assert came["table"] == []


def test_an_unfinished_hand_before_another() -> None:
    """The unfinished hand is the error, at the number of its moves, and nothing behind it is played."""
    came = answer(record_of(OVER, ["keep", "pass"], OVER))
    assert came["error"].items() >= {"hand": 1, "move": 2}.items()
    assert {**came, "ok": True, "error": None} == answer(record_of(OVER, ["keep", "pass"]))


@pytest.mark.parametrize("moves", [[], ["keep"], ["nonsense"]])
def test_a_hand_behind_the_end_of_the_match(moves: list[str]) -> None:
    """That hand is the error, at move 0, whatever it holds."""
    house = {"units": 1, "grace": 0}
    came = answer(record_of(OVER, LAST, moves, house=house))
    assert came["error"].items() >= {"hand": 2, "move": 0}.items()
    assert {**came, "ok": True, "error": None} == answer(record_of(OVER, LAST, house=house))


def test_an_unfinished_record_is_a_question() -> None:
    """A last hand that is not over is no error."""
    assert answer(record_of(OVER, ["keep"]))["ok"]


@pytest.mark.parametrize("key", ["schwimmen", "rules", "players", "dealer", "hands"])
def test_a_record_without_one_of_its_keys_is_unreadable(key: str) -> None:
    """All keys but `house` have to be there."""
    whole = record_of(OVER)
    assert answer(whole)["ok"]
    del whole[key]
    assert unreadable(whole)


@pytest.mark.parametrize(
    "change",
    [
        *({"schwimmen": value} for value in (2, 1.0, True, "1", None)),
        *({"rules": value} for value in ("skat", "", None, 1, ["schwimmen"], "Schwimmen")),
        *({"players": value} for value in (3, None, "ABC", ["A", "B", 3], ["A"], list("ABCDEFGHI"), [])),
        *({"dealer": value} for value in (-1, 3, True, 1.0, "1", None)),
        *({"hands": value} for value in (None, {}, "x", [None], [[]], [{}], [{"pack": PACK}], [{"moves": []}])),
        *({"hands": [{"pack": PACK, "moves": value}]} for value in (None, "keep", ["keep", 1], {})),
        *({"hands": [{"pack": PACK, "moves": [], "recycled": value}]} for value in (None, "7H", [1], {})),
        *({"house": value} for value in (None, [], "units=2", {"units": 0}, {"lives": 3})),
    ],
    ids=lambda change: json.dumps(change)[:40],
)
def test_a_record_with_a_wrong_value_is_unreadable(change: Record) -> None:
    """Types are exact, and one wrong value spoils the whole record."""
    assert unreadable({**record_of(OVER), **change})


@pytest.mark.parametrize(
    "pack",
    [
        PACK[3:],
        PACK + " 7H",
        PACK.replace("7H", "2H"),
        PACK.replace("7H", "9H"),
        PACK.lower(),
        PACK.replace("TH", "10H"),
        PACK.replace(" ", ""),
        PACK.replace(" ", ","),
        "",
    ],
)
def test_a_wrong_pack_anywhere_is_unreadable(pack: str) -> None:
    """A wrong pack spoils the record even behind an error or the end of the match."""
    for hands in ([OVER], [["nonsense"]], [OVER, LAST, OVER]):
        wrong = record_of(*hands, house={"units": 1, "grace": 0})
        wrong["hands"].append({"pack": pack, "moves": []})
        assert unreadable(wrong)


@pytest.mark.parametrize("space", ["  ", "\t", "\n", " \r\n", "\u2003"])
def test_any_white_space_separates_cards(space: str) -> None:
    """Cards of a pack stand apart by white space of any kind, also around them."""
    spaced = record_of(OVER)
    spaced["hands"][0]["pack"] = space + PACK.replace(" ", space) + space
    assert answer(spaced) == answer(record_of(OVER))


@pytest.mark.parametrize("token", ["Keep", "keep ", " keep", "KEEP", "keep!", "kee", ""])
def test_tokens_compare_as_exact_text(token: str) -> None:
    """Nothing is trimmed, and capitals are other letters."""
    assert answer(record_of([token]))["error"].items() >= {"hand": 0, "move": 0}.items()


def test_more_keys_are_ignored_but_not_in_the_house() -> None:
    """A reader passes over what it does not know, in the record and in its hands."""
    more = record_of(OVER, clock=[1, 2], Rules="x", proof={"house": None})
    more["hands"][0] |= {"bots": ["club"], "recycled": ["7H nonsense"]}
    assert answer(more) == answer(record_of(OVER))
    assert unreadable(record_of(OVER, house={"clock": 1}))


def test_names_are_free() -> None:
    """Equal and empty names, and any letters, are fine."""
    names = ["", "", "Zoë \U0001f0a1"]
    assert answer({**record_of(OVER), "players": names}) == answer(record_of(OVER))


@pytest.mark.parametrize(
    "text",
    ["", "{", "nonsense", "null", "[]", "1", '"x"', "NaN", '{"schwimmen": NaN}', "[" * 100_000, "9" * 5000, "\ufeff{}"],
    ids=lambda text: text[:12] or "nothing",
)
def test_what_is_no_record_is_unreadable(text: str) -> None:
    """Texts that are not JSON, JSON that is no object, and what no reader can hold get one answer each."""
    assert unreadable(text)


def test_nan_anywhere_is_no_json() -> None:
    """NaN and Infinity are not JSON, even where nobody would look."""
    text = json.dumps(record_of(OVER))
    assert answer(text)["ok"]
    for name in ("NaN", "Infinity", "-Infinity"):
        assert unreadable(text[:-1] + f', "clock": {name}}}')


def test_replaying_changes_no_record() -> None:
    """A record is read, never written to."""
    value = record_of(OVER, OVER)
    kept = copy.deepcopy(value)
    record.replay(record.read(value))
    assert value == kept


@pytest.mark.parametrize("key", ["schwimmen", "rules", "house", "players", "dealer", "hands"])
def test_deep_nesting_is_answered_at_every_depth(key: str) -> None:
    """However deep a value is nested, and however little room is left to tell of it, there is an answer."""
    for depth in (*range(2, 1200, 3), *range(960, 1010), 10_000, 100_000):
        text = json.dumps(record_of(OVER, **{key: "DEEP"})).replace('"DEEP"', "[" * depth + "]" * depth)
        assert unreadable(text)


def test_deep_nesting_beside_the_point_is_ignored_or_unreadable() -> None:
    """What a reader passes over may be nested as deep as JSON can be read."""
    expected = answer(record_of(OVER))
    for depth in (10, 500, 985, 995, 100_000):
        came = answer(json.dumps(record_of(OVER, more="DEEP")).replace('"DEEP"', "[" * depth + "]" * depth))
        assert came == expected or list(came) == ["ok", "error"]
