"""A hint teaches: the best move stands first, "as good" is said where it is so, and the review gives reasons too."""

from __future__ import annotations

import pytest

from schwimmen.engine.layout import NOBODY
from schwimmen.players.value_network.shipped import weights
from schwimmen.review import Question, weighed
from schwimmen.review.advice import ALIKE, advice
from schwimmen.review.verdict import SURE
from tests.review.claims import decisions, mover, weighed_for
from tests.samples import samples


@pytest.mark.few(1)
@pytest.mark.parametrize("preset", ["schwimmen", "thirty_one", "japanese_51"])
def test_the_best_move_stands_first_and_as_good_means_as_good(preset: str) -> None:
    """No move has a greater chance than one before it; "as good" is said where so much cannot be told apart."""
    alike = 0
    games = [game for game in decisions(preset, count=samples(16, 80)) if len(game.legal()) > 1]
    hints = [advice(weighed_for(game, 3_000), call=game.preset.call) for game in games]
    for hint in hints:
        chances = [each.option.chance for each in hint.moves]
        assert chances == sorted(chances, reverse=True)
        assert all(each.option.because for each in hint.moves)
        if len(hint.moves) > 1:
            behind = chances[0] - chances[1]
            close = behind < max(ALIKE, SURE * hint.moves[1].option.error)
            assert close == (hint.why.key == "hint-alike")
        alike += hint.why.key == "hint-alike"
    assert alike < 0.65 * len(hints)


def test_a_verdict_gives_reasons_for_what_was_played_and_for_what_was_best() -> None:
    """Whatever is played: the best move has a reason against it, and it has one against the best move."""
    for game in decisions("schwimmen", count=6):
        for played in game.legal()[::5]:
            found = weighed_for(game, 160, played)
            assert found.played is not None
            assert found.played.because
            assert found.options[0].because


@pytest.mark.parametrize("preset", ["forty_one", "no_elimination_31"])
def test_between_two_moves_differ_by_what_worlds_and_network_say_on_average(preset: str) -> None:
    """A hint heeds the value network as `master` does; how good the best move is, worlds say alone."""
    asked = [game for game in decisions(preset, count=samples(40, 200)) if game.look(mover(game))[0]["players"] == 2]
    own = list[float]()
    for game in asked:
        question = Question(hand=0, move=0, view=game.look(mover(game)), code=None)
        both, worlds = (weighed(question, game.rules, worlds=480, seed=1, heeds=each) for each in (True, False))
        plain = {option.token: option.chance for option in worlds.options}
        found = [option for option in both.options if option.token in plain]
        best = both.options[0]
        if best in found:
            assert best.chance == pytest.approx(plain[best.token], abs=1e-4)
            for each in found[1:]:
                apart = plain[best.token] - plain[each.token]
                own.append((2.5 * (best.chance - each.chance) - apart) / 1.5)
    assert len(own) > len(asked) > 5
    assert -0.2 < min(own) < 0 < max(own) < 0.6


@pytest.mark.parametrize("preset", ["hosa_aba"])
def test_where_a_network_plays_worlds_they_say_how_good_the_best_move_is(preset: str) -> None:
    """Worlds that a network plays and those that rules of thumb play agree, on average, on how good a position is."""
    apart = list[float]()
    for game in decisions(preset, count=samples(40, 200)):
        if game.look(mover(game))[0]["players"] == 2:
            question = Question(hand=0, move=0, view=game.look(mover(game)), code=None)
            played, worlds = (weighed(question, game.rules, worlds=2400, seed=1, heeds=each) for each in (True, False))
            plain = {option.token: option.chance for option in worlds.options}
            if played.options[0].token in plain:
                apart.append(played.options[0].chance - plain[played.options[0].token])
            assert all(0 <= option.chance <= played.options[0].chance for option in played.options[1:])
    assert len(apart) > 5
    assert abs(sum(apart)) / len(apart) < 0.03


def test_among_more_players_and_after_a_call_only_worlds_count() -> None:
    """There is no network for them, so a hint is the same with and without one."""
    learned = int(weights("schwimmen")["players"][0])
    for game in decisions("schwimmen", count=samples(20, 100)):
        view = game.look(mover(game))
        if not learned >> int(view[0]["players"]) & 1 or view[0]["caller"] != NOBODY:
            question = Question(hand=0, move=0, view=view, code=None)
            assert weighed(question, game.rules, worlds=160, seed=1) == weighed(
                question, game.rules, worlds=160, seed=1, heeds=False
            )
