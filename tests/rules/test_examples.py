import json
import re
from collections import Counter
from pathlib import Path

import pytest

from schwimmen import PRESETS
from schwimmen.match import record
from tests.rules.language import LINES, Example, examples, run
from tests.rules.outcomes import UNREACHED
from tests.rules.playing import LAST_CARDS

FOLDER = Path(__file__).parent / "examples"
FILES = {path.stem: examples(path.read_text(encoding="utf-8")) for path in sorted(FOLDER.glob("*.ex"))}
EXAMPLES = [example for found in FILES.values() for example in found]

NUMBERS = {
    "banking_31": (1, 8),
    "chinese_51": (10, 55),
    "commerce": (10, 63),
    "dutch31": (8, 52),
    "empat_satu": (7, 36),
    "energy_schwimmen": (8, 42),
    "forty_one": (7, 28),
    "hosa_aba": (6, 42),
    "japanese_51": (6, 33),
    "mambassa": (11, 63),
    "no_elimination_31": (6, 15),
    "other_names": (4, 36),
    "petrangola": (10, 80),
    "schwimmen": (21, 85),
    "stop_the_bus": (6, 24),
    "thirty_one": (13, 53),
    "trentuno": (10, 64),
    "tri_palki": (14, 55),
    "tuppenny_loo": (10, 33),
}
"""Examples and lines of each game: 867 lines in all."""

KINDS = {">": 214, "?": 167, "V": 101, "X": 80, "G": 73, "S": 68, "=": 60, "O": 40, "!": 26, "K": 16} | {
    "D": 6,
    "B": 4,
    "P": 4,
    ">>": 3,
    "F": 3,
    "M": 2,
}
"""Lines of each kind."""


LONG = {"MB-E1..E6", *(f"MB-E{number}" for number in range(11, 21)), "PE-E2", "PE-E10", "CO-E2", "DU-E8", "NE-E6"} | {
    *("SB-E1", "SB-E2", "TP-E7")
}
"""Those that plain Python takes a second for: they are left out where the coverage of the engine is measured."""


@pytest.mark.parametrize(
    "example",
    [pytest.param(each, marks=[pytest.mark.jit] if each.name in LONG else [], id=each.name) for each in EXAMPLES],
)
def test_worked_example_comes_out_as_the_rules_say(example: Example) -> None:
    """Every line of a worked example holds in the engine."""
    run(example)


@pytest.mark.parametrize("example", EXAMPLES, ids=lambda example: example.name)
def test_worked_example_replays_from_its_record(example: Example) -> None:
    """The matches of an example, written down and replayed, go the same way to the same position."""
    for game in run(example).recorded:
        answer = record.answer(json.dumps(game.record()))
        assert (answer["ok"], answer["error"]) == (True, None)
        assert [hand["end"] for hand in answer["hands"]] == [result.end for result in game.results]
        assert [hand["change"] for hand in answer["hands"]] == [list(result.change) for result in game.results]
        state = record.state_of(game._referee)
        assert {key: answer[key] for key in state} == state


def test_no_example_is_lost() -> None:
    """All 867 lines are here, game by game and kind by kind, and each is one that the interpreter knows."""
    assert {name: (len(found), sum(len(each.lines) for each in found)) for name, found in FILES.items()} == NUMBERS
    lines = [line for example in EXAMPLES for line in example.lines]
    assert len(lines) == sum(KINDS.values()) == 867
    assert Counter(line.split()[0] for line in lines) == KINDS
    assert set(KINDS) == set(LINES)


def test_examples_of_a_game_are_numbered_in_order() -> None:
    """The names of a file's examples rise, under one short name of the game that no other file has."""
    shorts = {name: found[0].name.partition("-")[0] for name, found in FILES.items()}
    assert len(set(shorts.values())) == len(FILES)
    for name, found in FILES.items():
        numbers = [int(re.match(rf"{shorts[name]}-E(\d+)", each.name)[1]) for each in found]  # type: ignore[index]
        assert numbers == sorted(set(numbers))


def test_every_game_has_examples() -> None:
    """Every preset has worked examples, but for those that are Schwimmen with other words."""
    rules = {line.split()[1] for each in EXAMPLES for line in each.lines if line.startswith("G ")}
    assert set(PRESETS) - rules == {"schwimmen_gamerules", "schwimmen_catsatcards"}


def test_positions_that_no_play_reaches_are_those_of_examples() -> None:
    """What is set up past the rules of play is told one by one, and nothing is told in vain."""
    settled = {line[2:].partition(" => ")[0] for each in EXAMPLES for line in each.lines if line.startswith("X ")}
    assert set(UNREACHED) <= settled
    assert [each.name for each in EXAMPLES if each.name in LAST_CARDS and not run(each).games] == []
    assert {each.name for each in EXAMPLES} >= set(LAST_CARDS)


@pytest.mark.parametrize(
    "wrong",
    [
        "V 7H 9H KS = 17",
        "O KC QC JC > 9S 9H 9C",
        "O 9S 9H 9C = KC QC JC",
        "X close by=A A=7C,7S,7H B=8C,8S,8H => A:0 B:1",
        "X 31 by=A A=7C,7S,7H B=8C,8S,8H => A:1 B:0",
        "K units=3 pen=1,1 => 2 0",
        "F final_tie=share A=0 B=1 loss=A,B => winner A",
        "F final_tie=share A=0 B=0 loss=A,B => replay A B",
        "M 7*5/2 = 17",
        "B 31 KC QD AS => bust",
        "P banking player=KC,QD,AS bank=KD,QS,TH => 1",
        "? turn = B",
        "? legal A = pass",
        "? legal B = swap_one swap_all pass close",
        "? table = 7H 8H 9H",
        "? weather = fine",
        "! A pass",
        "! A pass close",
        "> B pass",
        "> A pass B",
        "> A stick",
        "= end close A:1 B:0",
    ],
)
def test_interpreter_notices_what_is_wrong(wrong: str) -> None:
    """A line that does not hold fails."""
    hand = "S dealer=B A=AC,AD,7S B=KH,QH,9H extra=9C,8D,7C stock=TC"
    before = ["G schwimmen", hand, "> B keep"]
    run(Example("right", before, []))
    with pytest.raises(AssertionError):
        run(Example("wrong", before, [wrong]))


@pytest.mark.parametrize(
    ("rules", "wrong"),
    [
        ("dutch31", "D A=1 B=3 hands: A / A => A:out B:3 chicken=forfeited"),
        ("dutch31", "D A=1 B=3 hands: A => A:out B:3 chicken=A"),
        ("tri_palki", "X allpass dealer=B A=6C,7C,8C B=6D,6S,6H => A:0 B:0 next=A"),
        ("forty_one", "X end by=A lead=A A=AS,KS,7S,TS B=QD,JD,TD,2C C=9C,8C,4C,KH => A:38 B:-8 C:-17 next=B"),
        ("empat_satu", "X stop by=A lead=A A=AS,KS,9S,2S B=AH,KH,QH,5C => winner=B loser=A"),
        ("chinese_51", "X call by=A ch=B A=AC,KC,QC,JC,9C B=AS,KS,QS,JS,TS C=AD,KD,QD,TD,8D => A:0 B:50 C:49"),
        ("stop_the_bus", "O 4C 5D 6S > 6H 5S 4D"),
    ],
)
def test_interpreter_notices_what_is_wrong_in_other_games(rules: str, wrong: str) -> None:
    """A line that does not hold fails, in every game that has lines of its own."""
    with pytest.raises(AssertionError):
        run(Example("wrong", [f"G {rules}"], [wrong]))
