"""Every game of the family at a table: whole matches over the wire, and what a view says of each game."""

import random
from collections.abc import Callable
from typing import Any

import pytest

from schwimmen import Game
from schwimmen.server import answers
from schwimmen.server.protocol import server_message
from schwimmen.variants import VARIANTS
from schwimmen.words import Words
from tests.server.live import Client, Live, play_on
from tests.server.tables import new, play, told

SHORT: dict[str, dict[str, Any]] = {
    "chinese_51": {"match_end": "hands(2)"},
    "forty_one": {"match_end": "hands(3)"},
    "no_elimination_31": {"match_end": "hands(3)"},
    "tri_palki": {"units": 1},
    "tuppenny_loo": {"units": 1},
    "dutch31": {"units": 1},
}
"""House rules that make a match short enough for people who play at random."""


@pytest.mark.parametrize("rules", VARIANTS)
def test_a_whole_match_over_the_wire(rules: str, live: Live, client: Callable[..., Client]) -> None:
    """Whoever takes any legal token reaches the end; every message is one of the protocol, every sentence has words."""
    at = live.open(rules=rules, house=SHORT.get(rules, {}), levels=["beginner", "beginner"])
    me, chance = client(), random.Random(rules)
    me.sit(at["table"], at["token"])
    came = play_on(me, chance.choice)
    view = came[-1]["view"]
    assert view["winners"]
    assert len(view["history"]) == view["hand_number"]
    words = {language: Words(language, [seat["name"] for seat in view["seats"]], 0) for language in ("de", "en")}
    for message in came:
        server_message.validate_python(message, strict=False)
        for line in message["view"]["log"]:
            for speaker in words.values():
                assert speaker.say(line["key"], line["args"])


@pytest.mark.parametrize("rules", VARIANTS)
def test_the_view_says_how_the_game_is_laid_out(rules: str) -> None:
    """What the view says of a game is what the catalogue says of it, and it fits the cards that lie there."""
    view = new([None, None, None], rules=rules, dealer=0).view(0).view
    [preset] = [preset for preset in answers.catalogue().presets if preset.id == rules]
    assert view.game == preset.game
    assert view.units == preset.units
    assert (view.units == 0) == view.game.counts_points
    extra = int(view.phase == "discard" and view.to_move == 0)
    assert len(view.hand) == view.game.hand_size + extra
    if view.phase == "turn" and view.game.centre == "table":
        assert len(view.table) == view.game.table_size
    assert len(view.discard) <= 1


def test_a_card_from_the_stock_is_seen_by_its_drawer_alone() -> None:
    """Neither the view nor the event of anybody else names a drawn card; one from the pile is named to all."""
    pack = "5C 9D 2H 8C 3S TD KH 6S QC 4D AS JH"
    table = new([None, None], rules="thirty_one", dealer=1, pack=rest_of(pack))
    top = table.view(0).view.discard
    after = told(play(table, 0, "draw"))
    [drawn] = set(after[0].view.hand) - {"5C", "2H", "3S"}
    assert drawn not in after[1].model_dump_json()
    assert after[1].view.seats[0].cards == 4
    assert after[1].events[0].kind == "draw"
    assert after[0].view.value is None
    play(table, 0, f"{drawn}>", name="b")
    assert table.view(1).view.discard == [drawn]
    assert table.view(1).view.discarded == len(top) + 1
    taken = told(play(table, 1, "take", name="c"))
    assert taken[0].view.taken == drawn
    assert drawn in taken[0].view.seats[1].known
    assert f"{drawn}>" not in taken[1].view.legal


def rest_of(pack: str) -> str:
    """Return a whole pack that begins with these cards."""
    first = pack.split()
    every = [rank + suit for suit in "CSHD" for rank in "23456789TJQKA"]
    return " ".join(first + [card for card in every if card not in first])


def test_a_game_of_points_shows_them_hand_by_hand() -> None:
    """Points of a hand, their sum, and the order in which hands are turned over: the best first."""
    table = new([None, None], rules="forty_one", dealer=1)
    play(table, 0, "close")
    view = table.view(0).view
    assert view.result is not None
    assert view.result.points == view.result.change == view.history[0].points
    assert view.result.change == sorted(view.result.change, reverse=True) or view.result.order == [1, 0]
    assert [seat.points for seat in view.seats] == view.result.points


def test_who_has_closed_the_own_game_is_seen_by_all() -> None:
    """In Loo and Dutch 31 a seat is stuck while others go on; nothing of its hand is told."""
    table = new([None, None, None], rules="tuppenny_loo", dealer=2, seed=6)
    play(table, 0, "close")
    view = table.view(1).view
    assert [seat.stuck for seat in view.seats] == [True, False, False]
    assert view.seats[0].shown is None


def test_a_call_is_answered_seat_by_seat() -> None:
    """In Chinese 51 everybody challenges a call or stays out; the answers are public, and each one's question."""
    table = new([None, None, None], rules="chinese_51", dealer=0, seed=3)
    game: Game = table.game
    play(table, 0, game.legal()[0])
    caller = game.to_move
    assert caller is not None
    play(table, caller, "close", name="b")
    first = game.to_move
    assert first is not None
    view = table.view(first).view
    assert (view.phase, view.legal, view.caller) == ("answer", ["challenge", "decline"], caller)
    play(table, first, "challenge", name="c")
    assert table.view(caller).view.seats[first].challenges


def test_an_explanation_is_judged_before_the_exchange() -> None:
    """In the school edition the exchange waits; all read which card is wanted, none which would be given."""
    table = new([None, None], rules="energy_schwimmen", dealer=1, seed=2)
    play(table, 1, "keep")
    view = table.view(0).view
    wish = next(move for move in view.legal if ">" in move)
    after = told(play(table, 0, wish, name="b"))
    assert (after[0].view.phase, after[0].view.pending) == ("verdict", wish)
    assert (after[1].view.pending, after[1].view.wanted) == (None, [wish[3:5]])
    assert wish[:2] not in after[1].model_dump_json()
    assert after[0].view.hand == view.hand
    judge = after[0].view.to_move
    assert judge is not None
    assert table.view(judge).view.legal == ["right", "wrong"]
    play(table, judge, "right", name="c")
    assert wish[3:5] in table.view(0).view.hand
