"""The table of actions says what the engine says: the same moves, each once, in every position."""

from __future__ import annotations

import random

import numpy as np
import pytest

from schwimmen.engine.codes import Kind
from schwimmen.engine.kernel import JIT
from schwimmen.envs.actions import actions_of
from schwimmen.envs.games import TOY
from schwimmen.envs.kernels.layout import ACTIONS
from schwimmen.envs.observation import SEAT_FIELDS, TABLE_FIELDS, columns_of, planes_of, size_of
from schwimmen.envs.table import OneTable
from schwimmen.match.tokens import code_of
from schwimmen.rules.fields import Rules
from schwimmen.rules.presets import PRESETS
from tests.knob_values import EVERY_CHANGE

GAMES = [pytest.param(preset.rules, id=name) for name, preset in PRESETS.items()] + [pytest.param(TOY, id="toy")]


@pytest.mark.parametrize("rules", GAMES)
def test_masks_are_the_legal_moves(rules: Rules) -> None:
    """In positions of random play the legal actions are the engine's legal moves, one to one."""
    chance = random.Random(1)
    table = OneTable(rules, players=rules.players[0], episode="hand")
    for seed in range(30 if JIT else 3):
        table.begin(seed)
        for _ in range(40):
            if table.over:
                break
            view = table.look()[0]
            legal = sorted(view["legal"][: view["legal_count"]].tolist())
            actions = np.flatnonzero(table.mask()).tolist()
            hand, pool = int(view["hand"]), int(view["table"])
            assert sorted(code_of(table.token(action), hand, pool) for action in actions) == legal
            quiet = [action for action in actions if not table.actions[action].call]
            table.play(chance.choice(quiet if chance.random() < 0.9 else actions))


def test_a_table_that_grows_has_actions_for_all_its_cards() -> None:
    """Where rounds are counted an action can name any card of the largest table, and is legal once it lies there."""
    table = OneTable(PRESETS["commerce"].house({"players": [2, 3], "rounds": 20}), players=2, episode="hand")
    table.begin(1)
    legal = []
    while not table.over:
        legal = np.flatnonzero(table.mask()).tolist()
        table.play(next(action for action in reversed(legal) if table.actions[action].kind == Kind.SWAP))
    assert len(legal) == 3 * 22 + 3 * 231 + 1540 + 1
    assert [action.kind for action in table.actions if action.number not in legal] == [Kind.ALL]


def test_house_rules_have_actions_too() -> None:
    """Each value of each knob gives a table of actions without a gap, with names that differ."""
    for preset, name, value in EVERY_CHANGE:
        actions = actions_of(PRESETS[preset].house({name: value}))
        assert [action.number for action in actions] == list(range(len(actions)))
        names = [str(action) for action in actions]
        assert len(set(names)) == len(actions)
        calls = [told.rstrip("!") for told in names if told.endswith("!")]
        assert calls == names[: len(calls)]
        assert len(actions) <= ACTIONS


def test_actions_have_readable_names() -> None:
    """An action is named by its kind, its places, and a mark for the call."""
    names = [str(action) for action in actions_of(Rules())]
    assert names[:3] == ["swap 0>0", "swap 0>1", "swap 0>2"]
    assert {"all", "all!", "pass", "pass!", "keep", "trade", "swap 2>2!"} < set(names)
    assert sum(action.kind == Kind.SWAP for action in actions_of(Rules())) == 18


def test_an_observation_is_where_the_page_says() -> None:
    """Planes come first, then the seats, then the table: hand and table, and who deals, can be read there."""
    table = OneTable("schwimmen", players=3, episode="hand")
    table.begin(5)
    seat = table.to_move
    assert seat is not None
    view, seen = table.look()[0], table.observe(seat)
    columns = columns_of(table.rules)
    planes = len(planes_of(table.rules)) - 1 + 3
    assert len(seen) == size_of(table.rules, 3) == planes * columns + 3 * 16 + 16
    places = [card // 13 * 8 + card % 13 - 5 for card in range(52) if int(view["hand"]) >> card & 1]
    assert np.flatnonzero(seen[:columns]).tolist() == places
    own, rest = seen[planes * columns :][:16], seen[-16:]
    assert dict(zip(SEAT_FIELDS, own.tolist(), strict=False))["dealer"] == 1
    told = dict(zip(TABLE_FIELDS, rest.tolist(), strict=False))
    assert (told["choice"], told["turn"], told["stock"]) == (1, 0, 32 - 9 - 3)


def test_the_bytes_of_a_seat_are_the_numbers_of_its_view() -> None:
    """While a hand is played, the bytes of each seat are what the view tells of it, that seat first."""
    table = OneTable("schwimmen", players=3, episode="hand")
    table.begin(5)
    number = {str(action): action.number for action in table.actions}
    for name in ("keep", "pass", "pass", "pass!"):
        table.play(number[name])
    seat = table.to_move
    assert seat is not None
    view, seen = table.look()[0], table.observe(seat)
    for place in range(3):
        other = (seat + place) % 3
        told = dict(zip(SEAT_FIELDS, seen[16 * (place - 4) :][:16].tolist(), strict=False))
        assert [told[name] for name in ("in_play", "cards", "units", "turns")] == [1, 3, 3, view["turns"][other]]
        assert [told[name] for name in ("dealer", "leader", "caller")] == [
            other == view[name] for name in ("dealer", "leader", "caller")
        ]
        assert (told["sticking"], told["declared"], told["chicken"]) == (0, 0, 0)


def test_an_illegal_action_is_explained() -> None:
    """A learner who plays what is not legal is told what is."""
    table = OneTable("schwimmen", players=2, episode="hand")
    table.begin(0)
    with pytest.raises(ValueError, match=r"action: expected a legal one, got 0: \d+ \(keep\)"):
        table.play(0)
    with pytest.raises(ValueError, match="episode: expected one of hand, match, got 'year'"):
        OneTable("schwimmen", players=2, episode="year")
