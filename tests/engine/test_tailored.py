from __future__ import annotations

from typing import Any

import pytest

from schwimmen import cards
from schwimmen.engine import chance, rollout
from schwimmen.engine.kernel import JIT, new
from schwimmen.engine.layout import Table, fields_of
from schwimmen.engine.rollout import Tally
from schwimmen.engine.tailored import Tailor, module_of, tailored
from schwimmen.rules.fields import Rules
from schwimmen.rules.presets import PRESETS
from tests.samples import SOAK


def played(kernel: Any, rules: Rules, hands: int) -> tuple[bytes, bytes, int]:
    """Play random hands between two; return the table, the tally and the number of moves."""
    table, tally = new(Table), new(Tally)
    table["pack"][0, : rules.pack] = cards.pack_of(rules.pack)
    table["rng"] = chance.seed_state(31)
    moves = kernel(table[0], fields_of(rules)[0], 2, hands, tally[0])
    return table.tobytes(), tally.tobytes(), int(moves)


def function_of(kernel: Any) -> Any:
    """Return the Python function of a kernel."""
    return getattr(kernel, "py_func", kernel)


@pytest.mark.few(6)
@pytest.mark.skipif(JIT, reason="the source is compared as plain Python, where the coverage of the engine is measured")
@pytest.mark.parametrize("name", PRESETS)
def test_a_tailored_kernel_does_what_the_general_one_does(name: str) -> None:
    """In every game, the same hands are played with the same outcome, to the last bit."""
    rules = PRESETS[name].rules
    module = module_of(Tailor(rules, 2).source(rollout.random_hands))
    assert played(module.rollout_random_hands, rules, 3) == played(rollout.random_hands, rules, 3)


@pytest.mark.jit
@pytest.mark.thorough
@pytest.mark.skipif(not SOAK, reason="a tailored step is compiled in any case: tests/envs/test_batch.py")
def test_a_tailored_kernel_is_compiled() -> None:
    """Compiled, too, it plays the same hands."""
    rules = Rules()
    assert played(tailored(rollout.random_hands, rules, 2), rules, 2000) == played(rollout.random_hands, rules, 2000)


@pytest.mark.few(4)
@pytest.mark.parametrize("name", PRESETS)
def test_a_tailored_kernel_does_not_read_the_rules(name: str) -> None:
    """Of the rules nothing is read any more but rows of numbers; nothing is left of games that are not played."""
    source = Tailor(PRESETS[name].rules, 2).source(function_of(rollout.random_hands))
    read = {line.split("rules.", 1)[1].split("[")[0] for line in source.splitlines() if "rules." in line}
    assert not read & {"centre", "call_effect", "valuation", "score", "units"}
    if PRESETS[name].rules.centre == "table":
        assert "piles_draw_card" not in source
