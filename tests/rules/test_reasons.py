"""Why a move is not legal: each reason where it belongs, from the same code that lists the legal moves."""

import pytest

from schwimmen import Game, IllegalMove
from schwimmen.engine.reasons import Why
from tests.rules.table import A, B, C, play, table


def at(tokens: str, **house: object) -> Game:
    """Open a table of three and play tokens."""
    return play(table(A, B, C, extra="AH JC KD", **house), tokens)


@pytest.mark.parametrize(
    ("tokens", "house", "token", "why"),
    [
        ("", {}, "pass", Why.CHOOSE_FIRST),
        ("", {}, "7H>9C", Why.CHOOSE_FIRST),
        ("", {}, "close", Why.CHOOSE_FIRST),
        ("keep", {}, "keep", Why.CHOICE_MADE),
        ("keep", {}, "trade", Why.CHOICE_MADE),
        ("keep", {}, "8C>AH", Why.NOT_IN_HAND),
        ("keep", {}, "7H>9C", Why.NOT_ON_TABLE),
        ("keep", {}, "7H>9C!", Why.NOT_ON_TABLE),
        ("keep", {}, "close", Why.CALL_RIDES),
        ("keep", {}, "nonsense", Why.NO_MOVE),
        ("keep", {"close_timing": "instead"}, "pass!", Why.CALL_IS_A_TURN),
        ("keep close", {"close_timing": "instead"}, "close", Why.CALLED_ALREADY),
        ("keep", {"close_from_turn": 2}, "all!", Why.CALL_TOO_EARLY),
        ("keep", {"close_from_turn": 2, "close_timing": "instead"}, "close", Why.CALL_TOO_EARLY),
        ("keep", {"allow_swap_all": False}, "all", Why.NO_SWAP_ALL),
        ("keep pass!", {}, "pass!", Why.CALLED_ALREADY),
        ("keep pass!", {"last_turn_stand": False}, "pass", Why.MUST_EXCHANGE),
        ("keep pass! pass pass", {}, "pass", Why.HAND_OVER),
        ("keep pass! pass pass", {"units": 1, "grace": 0, "players": [2, 3]}, "pass", Why.HAND_OVER),
    ],
)
def test_a_refused_move_says_why(tokens: str, house: dict[str, object], token: str, why: Why) -> None:
    """The reason is the one that a player can do something about, and the error carries it."""
    game = at(tokens, **house)
    assert game.why(token) == why
    with pytest.raises(IllegalMove) as caught:
        game.play(token)
    assert (caught.value.why, caught.value.token) == (why, token)
    assert caught.value.sentence.key == "why-" + why.name.lower().replace("_", "-")


def test_after_the_match_every_move_says_so() -> None:
    """When the match is over that is the reason, whatever the move."""
    game = play(table("7S 8H 9D", "KC QC 7D", units=1, grace=0), "keep pass! pass")
    assert game.over
    assert {game.why(token) for token in ("pass", "keep", "all!", "7S>8H", "close")} == {Why.MATCH_OVER}


@pytest.mark.parametrize(
    ("tokens", "house", "blocked"),
    [
        ("", {}, dict.fromkeys(["swap", "all", "pass", "close", "ride"], "why-choose-first")),
        ("keep", {}, dict.fromkeys(["keep", "trade"], "why-choice-made")),
        ("keep", {"close_from_turn": 3}, {"close": "why-call-rides", "ride": "why-call-too-early"}),
        ("keep pass!", {"last_turn_stand": False}, {"ride": "why-called-already", "pass": "why-must-exchange"}),
        ("keep", {"allow_swap_all": False}, {"all": "why-no-swap-all"}),
    ],
)
def test_blocked_actions_are_told_beside_the_legal_ones(
    tokens: str, house: dict[str, object], blocked: dict[str, str]
) -> None:
    """Each kind of action that has no legal move has its reason."""
    came = {action: say.key for action, say in at(tokens, **house).blocked().items()}
    assert came.items() >= blocked.items()
    assert "swap" not in came or not tokens


def test_instead_of_riding_the_close_is_an_action() -> None:
    """Where closing is a turn of its own, it is not blocked when it is legal."""
    game = at("keep", close_timing="instead")
    assert "close" in game.legal()
    assert "close" not in game.blocked()
    assert game.blocked()["ride"].key == "why-call-is-a-turn"


def test_a_call_that_no_move_can_carry_has_its_reason() -> None:
    """Where a 31 is out of reach of one exchange, the call is blocked although its cards lie near (TP-9)."""
    game = table("AH 7S 8D", "9S TD QC", rules="tri_palki", dealer=0, extra="KH TH 9C")
    assert not any(token.endswith("!") for token in game.legal())
    assert game.blocked()["ride"].key == "why-call-needs-31"
