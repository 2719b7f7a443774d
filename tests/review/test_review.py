from __future__ import annotations

import itertools
import json
import random
from typing import Any

import pytest

from schwimmen import Game, cards
from schwimmen.cli import main
from schwimmen.engine.codes import hand_after
from schwimmen.engine.layout import fields_of
from schwimmen.engine.ranking import strength
from schwimmen.match import record
from schwimmen.players import choose
from schwimmen.review import HAND_WORLDS, Decision, HandReview, review, worlds_each
from schwimmen.review.budget import LEAST
from schwimmen.review.match import WORLDS as REVIEWED
from schwimmen.review.telling import told_move
from schwimmen.rules.presets import PRESETS
from schwimmen.words import LANGUAGES, Words
from tests.review.claims import decisions, mover, weighed_for

WORLDS = 400


def played(
    rules: str = "schwimmen", *, players: int = 3, seed: int = 1, hands: int = 1, level: str = "beginner"
) -> Any:
    """Return the record of some hands of a match, played quite well and now and then by chance."""
    game, chance = Game(rules, players=players, seed=seed), random.Random(seed)
    while not game.over and len(game.results) < hands:
        if game.phase == "deal":
            game.deal()
            continue
        careless = chance.random() < 0.2
        view = game.look(game.to_move or 0)
        game.play(chance.choice(game.legal()) if careless else choose(level, view, game.rules, chance.randrange(99)))
    return game.record()


def reviewed(told: Any, **how: Any) -> list[Decision | HandReview]:
    """Return the review of a record."""
    return list(review(record.read(told), worlds=how.pop("worlds", WORLDS), **how))


@pytest.mark.parametrize("rules", PRESETS)
def test_a_record_of_every_game_can_be_reviewed(rules: str) -> None:
    """Every decision is told once, in order, with chances between 0 and 1; then what the hand came to."""
    told = played(rules, seed=4)
    found = reviewed(told, worlds=64)
    decisions = [each for each in found if isinstance(each, Decision)]
    made = [index for index, move in enumerate(told["hands"][0]["moves"]) if move not in ("right", "wrong")]
    assert [each.move for each in decisions] == made
    for each in decisions:
        assert each.played is not None
        assert each.played.token == told["hands"][0]["moves"][each.move]
        assert all(0 <= option.chance <= 1 for option in (*each.options, each.played))
    assert isinstance(found[-1], HandReview)
    assert sum(found[-1].after) == pytest.approx(1, abs=0.01)


def test_the_answer_does_not_depend_on_the_cores() -> None:
    """One core and two say the same, to the last digit; so does asking twice."""
    told = played(hands=2, seed=7)
    assert reviewed(told) == reviewed(told, cores=2) == reviewed(told)


def test_one_hand_can_be_asked_for_alone() -> None:
    """A hand says the same alone as among the others."""
    told = played(hands=2, seed=7)
    assert reviewed(told, hand=1) == [each for each in reviewed(told) if each.hand == 1]
    with pytest.raises(record.Unreadable, match="hands: expected 9 or more, got 2"):
        reviewed(told, hand=8)


def test_what_changed_is_luck_and_what_was_given_away() -> None:
    """For each seat, the chance after a hand is the one before it, plus luck, less what was given away."""
    for each in reviewed(played(hands=3, seed=9)):
        if isinstance(each, HandReview):
            for before, after, given, luck in zip(each.before, each.after, each.given, each.luck, strict=True):
                assert before + luck - given == pytest.approx(after)


def last_turns() -> list[Any]:
    """Return records of two who play, each ending with the last turn against a close, by any move."""
    found = []
    for seed in itertools.count():
        game, chance = Game(players=2, seed=seed, dealer=0, house={"auto_declare": []}), random.Random(seed)
        while game.to_move is not None:
            if game.view(game.to_move).caller is not None:
                game.play(chance.choice(game.legal()))
                found.append(game.record())
            else:
                calls = [move for move in game.legal() if move.endswith("!") or move == "close"]
                game.play(chance.choice(calls if calls and chance.random() < 0.5 else game.legal()))
        if len(found) >= 12:
            return found
    return found


def test_in_a_last_turn_the_best_move_makes_the_best_hand() -> None:
    """Worked out by hand: against a closed hand nothing counts but the strength of one's own; a loss is one of it."""
    for told in last_turns():
        *_, decision, _ = reviewed(told)
        assert isinstance(decision, Decision)
        game = Game(players=2, dealer=0, house={"auto_declare": []}, pack=told["hands"][0]["pack"])
        for move in told["hands"][0]["moves"][:-1]:
            game.play(move)
        view = game.look(decision.seat)[0]
        worth = {}
        for move in game.legal():
            code = game._referee.code(move)
            hand = int(hand_after(int(view["hand"]), int(view["table"]), code))
            worth[move] = strength(hand, fields_of(game.rules)[0])
        best = max(worth.values())
        assert decision.played is not None
        top = {option.token for option in decision.options if option.behind <= 2 * option.error + 1e-9}
        decided = len({option.chance for option in decision.options}) == 1  # whatever is played, it wins or loses
        assert decided or any(worth[move] == best for move in top)
        if decision.grade in ("slip", "mistake", "blunder"):
            assert worth[decision.played.token] < best


def test_a_thrown_away_hand_is_a_blunder() -> None:
    """A player who breaks up thirty points in the last turn is told so, and what would have been better."""
    pack = "AS 7C KS 8D TS 9H 7D 8C 9C QC JH"
    rest = [card for card in map(cards.NAMES.__getitem__, cards.pack_of(32)) if card not in pack.split()]
    game = Game(players=2, dealer=0, house={"auto_declare": []}, pack=" ".join([*pack.split(), *rest]))
    game.play("keep")
    seat = game.to_move
    assert seat == 1
    held = game.view(1).hand
    give = next(card for card in held if card.endswith("S"))
    game.play(f"{give}>{game.view(1).table[0]}!")
    game.play(game.legal()[0])
    decision = next(each for each in reviewed(game.record()) if isinstance(each, Decision) and each.move == 1)
    assert decision.grade == "blunder"
    assert give not in decision.options[0].token


def test_no_hidden_card_decides_what_a_decision_was_worth() -> None:
    """Where the cards that the seat could not see lie otherwise, the first decision is judged the same."""
    told = played(players=2, seed=21)
    pack = told["hands"][0]["pack"].split()
    twin = json.loads(json.dumps(told))
    twin["hands"][0]["pack"] = " ".join([*pack[:9], *reversed(pack[9:])])
    alone = [dict(each, hands=[dict(each["hands"][0], moves=each["hands"][0]["moves"][:1])]) for each in (told, twin)]
    one, other = (reviewed(each)[0] for each in alone)
    assert one == other


def test_a_record_that_does_not_replay_is_refused() -> None:
    """An illegal move is named with its hand and place, in a sentence."""
    told = played()
    told["hands"][0]["moves"].insert(1, "7H>7H")
    with pytest.raises(record.Unreadable, match=r"hands\[0\].*'7H>7H' is not legal as decision 1"):
        reviewed(told)


def test_the_command_tells_every_decision(tmp_path: Any, capsys: pytest.CaptureFixture[str]) -> None:
    """`schwimmen review` prints a line of JSON for each decision and each hand, and the same in words."""
    told = played(seed=5)
    file = tmp_path / "match.json"
    file.write_text(json.dumps(told))
    assert main(["review", str(file), "--json", "--worlds", "64"]) == 0
    lines = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    assert [line["kind"] for line in lines] == ["decision"] * len(told["hands"][0]["moves"]) + ["hand"]
    assert main(["review", str(file), "--language", "de", "--worlds", "64"]) == 0
    assert "verschenkt" in capsys.readouterr().out


def test_the_command_refuses_what_is_no_record(tmp_path: Any, capsys: pytest.CaptureFixture[str]) -> None:
    """What was expected and what came is said, and the status is 1."""
    file = tmp_path / "match.json"
    file.write_text("[]")
    assert main(["review", str(file), "--language", "en"]) == 1
    assert "a record is a JSON object" in capsys.readouterr().err


@pytest.mark.parametrize("content", [b"\xff\n\x00a\n\xfe\n", b"# A letter\n\nof some lines\n"])
def test_a_file_of_something_else_is_refused_once(
    content: bytes, tmp_path: Any, capsys: pytest.CaptureFixture[str]
) -> None:
    """Not once for each of its lines; a bad line among records is told by itself."""
    file = tmp_path / "letter"
    file.write_bytes(content)
    assert main(["review", str(file)]) == 1
    assert len(capsys.readouterr().err.splitlines()) == 1
    file.write_bytes(b"[]\n" + content)
    assert main(["review", str(file)]) == 1
    assert len(capsys.readouterr().err.splitlines()) == 1 + len(content.replace(b"\n\n", b"\n").splitlines())


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("token", ["7H>KS", "7H>KS!", "all!", "pass", "keep", "draw", "7H>", "2C,3D>4H,5S", "close"])
def test_every_move_has_a_name(language: str, token: str) -> None:
    """In both languages, with the call of the game."""
    told = told_move(token, "knock")
    assert Words(language).say(told.key, told.args)


@pytest.mark.parametrize("decisions", [1, 2, 7, 33, 34, 200, 5000])
def test_a_long_hand_gets_fewer_worlds_for_each_decision(decisions: int) -> None:
    """Together never more than a hand may have, until so few are left that nothing could be told from them."""
    each = worlds_each(decisions)
    assert LEAST <= each <= REVIEWED
    assert each in (LEAST, REVIEWED) or each * decisions <= HAND_WORLDS < (each + 1) * decisions
    assert worlds_each(decisions, together=100) <= 100


@pytest.mark.parametrize(("decisions", "together"), [(0, 1000), (-1, 1000), (3, 0)])
def test_no_decisions_and_no_worlds_are_refused(decisions: int, together: int) -> None:
    """The error says what was expected and what came."""
    with pytest.raises(ValueError, match=f"expected 1 or more, got {decisions} and {together}"):
        worlds_each(decisions, together=together)


@pytest.mark.thorough
@pytest.mark.jit
def test_a_31_that_ends_the_hand_is_worth_what_it_brings() -> None:
    """Whatever the network holds of it: no other move is put above one that wins at once."""
    found = 0
    for game in decisions("schwimmen", count=400):
        view = game.view(mover(game))
        winning = [move for move in game.legal() if ">" in move and not move.endswith("!") and ends(game, move)]
        if len(game.players) == 2 and view.caller is None and winning:
            options = {option.token: option.learned for option in weighed_for(game, 160).options}
            known = [options[move] for move in winning if move in options]
            assert known
            assert min(known) == max(options.values()) > 0
            found += 1
    assert found > 2


def ends(game: Game, move: str) -> bool:
    """Say whether a move ends the hand."""
    twin = game.copy()
    twin.play(move)
    return twin.to_move is None
