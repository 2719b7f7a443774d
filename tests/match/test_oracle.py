import json
from functools import cache

import pytest

from schwimmen.match import record
from tests.oracle import faults
from tests.oracle.answer import GAMES, answer
from tests.oracle.compare import difference, traits

SEEDS = (*range(1, 26), 48)
"""The last one is the first in which Stop the Bus ends by Feuer; `make soak` goes on for thousands."""
ENDS = {
    **dict.fromkeys(["schwimmen", "schwimmen_gamerules", "schwimmen_catsatcards"], "close 31 fire draw"),
    **dict.fromkeys(["hosa_aba", "energy_schwimmen"], "close 31"),
    **dict.fromkeys(["dutch31", "tuppenny_loo"], "stick 31"),
    **dict.fromkeys(["forty_one", "japanese_51"], "close"),
    **dict.fromkeys(["thirty_one", "thirty_one_trio", "no_elimination_31", "trentuno"], "close blitz draw"),
    "stop_the_bus": "close 31 fire draw",
    "tri_palki": "close allpass washout",
    "commerce": "stick rounds",
    "chinese_51": "call clear stock",
    "empat_satu": "close refused",
}
"""How hands end in the records compared; a draw of Hosa Aba or of the school edition is too rare to be asked for."""

WANTED = {
    *("unreadable", "wrong move", "in order", "safe", "discard pile"),
    *("phase choice", "phase deal", "phase turn", "phase discard", "phase answer", "phase verdict", "phase over"),
    *("end stock", "two units", "nobody loses", "shared win in units", "shared win in points"),
    *("losers 0", "losers 1", "losers 2", "losers 3", "losers 7"),
    *(f"players {count}" for count in range(2, 11)),
    *(f"{preset} ends {end}" for preset, ends in ENDS.items() for end in ends.split()),
}


@cache
def lines(preset: str) -> list[str]:
    """Write the records that are compared."""
    return [faults.line(seed, preset) for seed in SEEDS]


@pytest.mark.few(4)
@pytest.mark.parametrize("preset", GAMES)
def test_replay_agrees_with_the_oracle(preset: str) -> None:
    """Whatever a record says, the engine and an independent program answer the same in every field."""
    for seed, text in zip(SEEDS, lines(preset), strict=True):
        found = difference(text)
        assert found is None, f"python -m tests.oracle.compare --preset {preset} --seed {seed} --show: {found}"


@pytest.mark.thorough
def test_the_random_records_reach_every_corner() -> None:
    """Among the records compared are all ends, phases, errors, ties and eliminations."""
    seen = {trait for preset in GAMES for text in lines(preset) for trait in traits(text)}
    assert WANTED - seen == set()


def test_a_difference_is_noticed() -> None:
    """Comparing is not blind: another field, another place of an error, or a missing message are differences."""
    text = next(line for line in lines("schwimmen") if "wrong move" in set(traits(line)))
    came = json.loads(json.dumps(record.answer(text)))
    assert difference(text, came) is None
    assert difference(text, {**came, "stock": 99})
    assert difference(text, {**came, "more": 1})
    assert difference(text, {**came, "error": {**came["error"], "move": 77}})
    assert difference(text, {**came, "error": {**came["error"], "message": ""}})
    assert answer(text)["ok"] is False
