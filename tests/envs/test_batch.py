"""The batched environment: right, honest, the same on any number of threads, and its memory can be lent."""

from __future__ import annotations

import copy
import pickle
import random
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

from schwimmen.engine.kernel import JIT
from schwimmen.engine.tailored import Tailor, module_of, numbers_of
from schwimmen.envs import batch as batches
from schwimmen.envs.batch import Batch
from schwimmen.envs.games import reward_range
from schwimmen.envs.kernels import rows
from schwimmen.envs.observation import space_of
from schwimmen.envs.table import OneTable
from schwimmen.rules.presets import PRESETS
from tests.envs.hidden import permute

every_preset = pytest.mark.parametrize("preset", PRESETS)
STEPS = 60 if JIT else 12


WRITTEN = ("observations", "masks", "to_move", "rewards", "ended")
"""What a step writes."""


def trace(batch: Batch, steps: int) -> list[bytes]:
    """Return everything that some random steps write."""
    told = []
    for _ in range(steps):
        batch.step(batch.sample())
        told += [getattr(batch, name).tobytes() for name in WRITTEN]
    return told


@every_preset
def test_hidden_cards_change_no_observation(preset: str) -> None:
    """With all cards that a seat cannot know dealt again, what it sees is the same to the last byte."""
    chance, moved = random.Random(2), 0
    batch = Batch(preset, tables=8, players=3, seed=3)
    for _ in range(STEPS // 3):
        batch.step(batch.sample())
        seen = batch.observations.copy()
        saved = batch._arrays.tables.copy()
        for row, seat in enumerate(batch.to_move.tolist()):
            state = batch._arrays.tables[row]
            moved += permute(state, seat, 3, chance, batch.rules.dealer_choice)
        batch._each(batch._show)
        assert (batch.observations == seen).all()
        batch._arrays.tables[:] = saved
        batch._each(batch._show)
    assert moved


@pytest.mark.parametrize(
    "copied", [copy.deepcopy, lambda batch: pickle.loads(pickle.dumps(batch))], ids=["copy", "pickle"]
)
@pytest.mark.parametrize("asked", [{}, {"episode": "match", "threads": 2}, {"opponents": (None, "beginner", "random")}])
def test_a_copy_goes_on_alike(copied: Callable[[Batch], Batch], asked: dict[str, Any]) -> None:
    """A copy in the middle of a game shows what the batch shows, and both go on alike, each by itself."""
    batch = Batch(tables=6, players=3, seed=7, **asked)
    trace(batch, 5)
    shown = [getattr(batch, name).copy() for name in WRITTEN]
    twin = copied(batch)
    assert all((getattr(twin, name) == each).all() for name, each in zip(WRITTEN, shown, strict=True))
    goes_on = trace(twin, 9)
    assert all((getattr(batch, name) == each).all() for name, each in zip(WRITTEN, shown, strict=True))
    assert trace(batch, 9) == goes_on


@every_preset
def test_a_batch_is_many_single_tables(preset: str) -> None:
    """Rewards, masks and observations of a batch are those of single tables, dealt and played alike."""
    batch = Batch(preset, tables=4, players=PRESETS[preset].rules.players[0], seed=9)
    single = OneTable(preset, players=PRESETS[preset].rules.players[0], episode="hand")
    for row in range(4):
        single._arrays[0][0] = batch._arrays.tables[row]
        single._arrays[1][0] = batch._arrays.episodes[row]
        for _ in range(STEPS):
            seat = single.to_move
            assert seat == batch.to_move[row]
            assert (single.observe(int(batch.to_move[row])) == batch.observations[row]).all()
            assert (single.mask() == batch.masks[row, : len(batch.actions)]).all()
            actions = batch.sample().copy()
            single.play(int(actions[row]))
            batch.step(actions)
            assert single.over == bool(batch.ended[row].any())
            if single.over:
                assert single.rewards() == batch.rewards[row].tolist()
                break


@pytest.mark.parametrize("episode", ["hand", "match"])
@every_preset
def test_rewards_keep_their_bounds(preset: str, episode: str) -> None:
    """Rewards come when an episode ends and never else, and lie in the range that is told."""
    batch = Batch(preset, tables=16, players=PRESETS[preset].rules.players[0], episode=episode, seed=4)
    least, most = reward_range(batch.rules, batch.rules.players[0], episode)
    ended = 0
    for _ in range(STEPS * 2):
        batch.step(batch.sample())
        over = batch.ended.any(1)
        ended += int(over.sum())
        assert not batch.rewards[~over].any()
        assert (batch.rewards >= least).all()
        assert (batch.rewards <= most).all()
        if episode == "match":
            assert np.allclose(batch.rewards[batch.ended[:, 0] > 0].sum(1), 1)
    assert ended or episode == "match" or not JIT


def test_threads_change_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    """The same seed gives the same bytes, whatever number of threads share the tables."""
    alone = trace(Batch(tables=7, seed=5, threads=3), STEPS)
    monkeypatch.setattr(batches, "SHARE", 2)
    assert trace(Batch(tables=7, seed=5, threads=3), STEPS) == alone
    assert trace(Batch(tables=7, seed=6, threads=3), STEPS) != alone


@pytest.mark.skipif(JIT, reason="the source is compared as plain Python, where the coverage of the kernels is measured")
@every_preset
def test_a_tailored_step_does_what_the_general_one_does(preset: str) -> None:
    """In every game, a step that is written for it alone writes the same bytes."""
    batch = Batch(preset, tables=4, players=3, seed=6)
    space = numbers_of(space_of(batch.rules, 3))
    source = Tailor(batch.rules, 3, {"space": space}).source(rows.step_rows)
    general = trace(batch, STEPS)
    batch.reset(6)
    batch._tailored = module_of(source).rows_step_rows
    assert trace(batch, STEPS) == general


@pytest.mark.jit
@pytest.mark.thorough
def test_a_tailored_step_is_compiled() -> None:
    """Compiled, too, it writes the same bytes."""
    assert trace(Batch(tables=9, players=4, seed=5, tailored=True), 300) == trace(
        Batch(tables=9, players=4, seed=5), 300
    )


def test_to_sample_changes_nothing() -> None:
    """The same seed and actions give the same bytes, however often actions are sampled: opponents have other chance."""
    batch, twin = (Batch(tables=32, players=3, opponents=[None, "random", "random"], seed=3) for _ in range(2))
    for _ in range(4):
        actions = batch.sample().copy()
        twin.sample()
        twin.sample()
        batch.step(actions)
        twin.step(actions)
        assert (batch.observations == twin.observations).all()


def test_reset_begins_anew() -> None:
    """After `reset` with the same seed everything happens once more."""
    batch = Batch(tables=5, seed=8)
    first = trace(batch, 20)
    batch.reset(8)
    assert trace(batch, 20) == first


def test_a_hand_that_goes_on_for_ever_is_cut() -> None:
    """Passing and exchanging without end is stopped by the stall guard, as truncated and without loss."""
    batch = Batch("tuppenny_loo", tables=1, players=2)
    swaps = [action.number for action in batch.actions if str(action).startswith("swap")]
    for step in range(1100):
        batch.step(np.array([swaps[step * 7 % len(swaps)]], np.int32))
        if batch.ended[0, 1]:
            break
    assert batch.ended[0].tolist() == [0, 1]
    assert not batch.rewards.any()


def test_memory_is_lent_without_a_copy() -> None:
    """DLPack gives others the same memory, aligned as they want it, and it shows the next step."""
    batch = Batch(tables=32, seed=1)
    for name in ("observations", "masks", "to_move", "rewards", "ended"):
        array = getattr(batch, name)
        lent = np.from_dlpack(array)
        assert lent.ctypes.data == array.ctypes.data
        assert array.ctypes.data % 64 == 0
        assert array.flags.c_contiguous
    lent, before = np.from_dlpack(batch.observations), batch.observations.copy()
    batch.step(batch.sample())
    assert (lent == batch.observations).all()
    assert (lent != before).any()


def test_an_illegal_action_changes_nothing() -> None:
    """A step with one action that is not legal is refused before anything has happened."""
    batch = Batch(tables=3, seed=2)
    before = batch._arrays.tables.tobytes()
    actions = batch.sample().copy()
    actions[1] = -1
    with pytest.raises(ValueError, match="-1 at table 1 is not legal; legal are"):
        batch.step(actions)
    assert batch._arrays.tables.tobytes() == before


@pytest.mark.parametrize("kind", [np.int64, np.uint8, np.uint64])
def test_actions_of_any_size_mean_the_same(kind: type[np.integer[Any]]) -> None:
    """Whole numbers of another size play the same; one that is too large for the kernels is no other action."""
    batch, twin = (Batch(tables=3, seed=2) for _ in range(2))
    actions = batch.sample().copy()
    if kind != np.uint8:
        wide = actions.astype(kind)
        wide[2] += kind(2**32)
        with pytest.raises(ValueError, match=f"{wide[2]} at table 2 is not legal; legal are"):
            twin.step(wide)
    batch.step(actions)
    twin.step(actions.astype(kind).tolist() if kind == np.int64 else actions.astype(kind))
    assert (twin.observations == batch.observations).all()


@pytest.mark.parametrize(
    ("options", "said"),
    [
        ({"tables": 0}, "tables: expected 1 or more, got 0"),
        ({"tables": 1, "threads": 0}, "threads: expected 1 or more, got 0"),
        ({"tables": 1, "players": 11}, "players: expected .*, got 11"),
        ({"tables": 1, "episode": "day"}, "episode: expected .*, got 'day'"),
        ({"tables": 1, "opponents": ["club"]}, "opponents: expected one for each of 2 seats, got 1"),
        ({"tables": 1, "opponents": [None, "god"]}, "opponents: expected one of .*, got 'god'"),
        ({"tables": 1, "opponents": ["club", "club"]}, "at least one None"),
    ],
)
def test_bad_input_is_explained(options: dict[str, Any], said: str) -> None:
    """A batch says what it expected and what came."""
    with pytest.raises(ValueError, match=said):
        Batch(**options)


@pytest.mark.parametrize("shape", [np.zeros(2, np.int32), np.zeros(3, np.float32)])
def test_actions_are_whole_numbers_one_each(shape: Any) -> None:
    """Actions of another shape or kind are refused."""
    with pytest.raises(ValueError, match="expected 3 whole numbers"):
        Batch(tables=3).step(shape)


def test_opponents_play_by_themselves() -> None:
    """Where opponents sit, only the other seats are ever asked, and random play loses to beginners."""
    batch = Batch(tables=16, players=3, opponents=["beginner", None, "beginner"], seed=1)
    total = np.zeros(3)
    for _ in range(STEPS * 3):
        assert (batch.to_move == 1).all()
        batch.step(batch.sample())
        total += batch.rewards.sum(0)
    assert total[1] < total[0]
    assert total[1] < total[2]
