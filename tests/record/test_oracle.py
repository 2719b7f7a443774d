import json

import pytest

from schwimmen import record
from tests.oracle import faults, schwimmen
from tests.oracle.compare import difference, traits

SEEDS = range(1, 401)
WANTED = {
    *("unreadable", "wrong move", "in order", "phase choice", "phase deal", "phase turn", "phase over"),
    *("end close", "end 31", "end fire", "end draw", "end stock", "two units", "nobody loses", "shared win"),
    *("losers 0", "losers 1", "losers 2", "losers 3", "losers 7"),
}


@pytest.mark.parametrize("start", SEEDS[::25])
def test_replay_agrees_with_the_oracle(start: int) -> None:
    """Whatever a record says, the engine and an independent program answer the same in every field."""
    for seed in range(start, start + 25):
        found = difference(faults.line(seed))
        assert found is None, f"python -m tests.oracle.compare --seed {seed} --show: {found}"


def test_the_random_records_reach_every_corner() -> None:
    """Among the records compared are all ends, phases, errors, ties and eliminations."""
    seen = {trait for seed in SEEDS for trait in traits(faults.line(seed))}
    assert WANTED - seen == set()


def test_a_difference_is_noticed() -> None:
    """Comparing is not blind: another field, another place of an error, or a missing message are differences."""
    text = next(line for line in map(faults.line, SEEDS) if "wrong move" in set(traits(line)))
    answer = json.loads(json.dumps(record.answer(text)))
    assert difference(text, answer) is None
    assert difference(text, {**answer, "stock": 99})
    assert difference(text, {**answer, "more": 1})
    assert difference(text, {**answer, "error": {**answer["error"], "move": 77}})
    assert difference(text, {**answer, "error": {**answer["error"], "message": ""}})
    assert schwimmen.answer(text)["ok"] is False
