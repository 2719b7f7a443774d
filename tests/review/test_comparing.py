"""What is told of two moves tells them apart, in the same terms, and names no call that comes too late."""

from __future__ import annotations

import pytest

from schwimmen import Game
from schwimmen.review.reason import COMPARING
from tests.review.claims import after, compared_with, decisions, is_left_to_chance, mover, number, weighed_for
from tests.samples import samples

PRESETS = ["schwimmen", "dutch31", "forty_one", "thirty_one", "tri_palki"]
WORLDS = 480


def value_after(game: Game, token: str) -> tuple[float, ...]:
    """Return the value of the mover's hand after a move, the one before it if that is left to chance."""
    then = game if is_left_to_chance(game, token) else after(game, token)[0]
    return number(then.view(mover(game)).value)


@pytest.mark.parametrize("preset", PRESETS)
def test_to_have_made_less_is_no_merit(preset: str) -> None:
    """That a hand still improves speaks for a move only where it is worth no less than after the other one."""
    for game in decisions(preset, count=samples(30, 200)):
        options = weighed_for(game, WORLDS).options
        for option in options:
            if any(reason.key == "because-grows" for reason in option.because):
                other = compared_with(options, option)
                least = value_after(game, other.token)
                assert is_left_to_chance(game, option.token) or value_after(game, option.token) >= least, option


@pytest.mark.parametrize("preset", PRESETS)
def test_a_number_that_is_the_same_for_both_is_no_reason(preset: str) -> None:
    """Of two moves that are compared, it is not told that both lose or win in as many imagined deals."""
    for game in decisions(preset, count=samples(30, 200)):
        options = weighed_for(game, WORLDS).options
        for option in options[1:]:
            both = [reason for reason in option.because if reason in options[0].because]
            assert not {reason.key for reason in both} & {"because-loses", "because-best"}, (option, options[0])


@pytest.mark.parametrize("preset", ["schwimmen", "dutch31", "forty_one"])
def test_between_two_it_is_told_how_often_a_move_wins(preset: str) -> None:
    """Between two players, all moves of a decision are told in the same terms, so they compare at a glance."""
    told = 0
    for game in decisions(preset, count=samples(60, 300)):
        if len(game.players) == 2:
            keys = [reason.key for option in weighed_for(game, WORLDS).options for reason in option.because]
            told += "because-best" in keys
            assert not {"because-loses", "because-best"} <= set(keys)
    assert told > 0


@pytest.mark.parametrize("preset", ["chinese_51", "mambassa", "commerce"])
def test_each_move_has_a_reason(preset: str) -> None:
    """Even if nobody knows what hand it makes, and nothing tells it apart from another."""
    for game in decisions(preset, count=samples(30, 200)):
        for option in weighed_for(game, WORLDS).options:
            assert option.because, (game.view(mover(game)), option)


@pytest.mark.parametrize("preset", ["schwimmen", "chinese_51", "empat_satu"])
def test_what_a_mistake_costs_is_told(preset: str) -> None:
    """A mistake or the best move has a reason that tells them apart, if need be by numbers out of a hundred deals."""
    closely = 0
    for game in decisions(preset, count=samples(30, 200)):
        for played in game.legal()[:6]:
            found = weighed_for(game, WORLDS, played)
            if found.played is None or found.grade in ("best", "good", "forced"):
                continue
            pair = (found.options[0], found.played)
            told = [[each for each in one.because if each.key in COMPARING] for one in pair]
            more = [one.imagined.beats - one.imagined.loses for one in pair]
            assert any(told) or more[0] - more[1] < 0.02, pair
            exact = [each.args["hundredths"] for each in (*told[0], *told[1]) if "hundredths" in each.args]
            if exact:
                by = "beats" if told[0][-1].key == "because-best" else "loses"
                assert exact == [pytest.approx(100 * getattr(one.imagined, by), abs=1) for one in pair]
                assert exact[0] != exact[1]
                closely += 1
    assert closely > 0 or preset == "schwimmen"


def about_to_make_31() -> Game:
    """Return a game in which the seat to move has a king and an ace of spades, and may make 31 (SW-12)."""
    pack = "KS QD QH AS 8D 8H AD 9D 9H 7C TS 8C"
    names = pack.split()
    rest = [rank + suit for rank in "789TJQKA" for suit in "CSHD" if rank + suit not in names]
    game = Game(players=3, seed=1, dealer=1, pack=" ".join([*names, *rest]))
    game.play("keep")
    return game


def test_a_call_that_comes_too_late_is_not_recommended() -> None:
    """SW-12: 31 ends the hand at once, so hints and verdicts name the exchange without the call."""
    game = about_to_make_31()
    found = weighed_for(game, WORLDS)
    assert found.options[0].token == "AD>TS"
    assert [option.token for option in found.options].count("AD>TS") == 1
    assert not any(option.token == "AD>TS!" for option in found.options)
    played = weighed_for(game, WORLDS, "pass")
    assert played.options[0].token == "AD>TS"
    assert played.closing is None
    late = weighed_for(game, WORLDS, "AD>TS!")
    assert late.grade == "best"
    assert late.played is not None
    assert late.played.token == late.options[0].token == "AD>TS!"
    assert [option.token for option in late.options].count("AD>TS") == 0
