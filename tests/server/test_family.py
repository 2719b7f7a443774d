"""Every game of the family at a table: whole matches over the wire, and what a view says of each game."""

import random
from collections.abc import Callable
from typing import Any

import orjson
import pytest

from schwimmen.rules.presets import PRESETS
from schwimmen.server import answers
from schwimmen.words import Words
from tests.server.checks import spoken
from tests.server.live import Client, Live, play_on
from tests.server.tables import Sitting, new

SHORT: dict[str, dict[str, Any]] = {
    "chinese_51": {"match_end": "hands(1)"},
    "forty_one": {"match_end": "hands(3)"},
    "no_elimination_31": {"match_end": "hands(3)"},
    "tri_palki": {"units": 1},
    "tuppenny_loo": {"units": 1},
    "dutch31": {"units": 1},
}
"""House rules that make a match short enough for people who play at random."""


@pytest.mark.few(6)
@pytest.mark.parametrize("rules", PRESETS)
def test_a_whole_match_over_the_wire(rules: str, live: Live, client: Callable[..., Client]) -> None:
    """Any legal tokens lead to the end; every message is one of the protocol, every sentence has words."""
    at = live.open(rules=rules, house=SHORT.get(rules, {}), levels=["beginner", "beginner"])
    me, chance = client(), random.Random(rules)
    me.sit(at["table"], at["token"])
    came = play_on(me, chance.choice)
    view = came[-1]["view"]
    assert view["winners"]
    assert len(view["history"]) == view["hand_number"]
    words = {language: Words(language, [player["name"] for player in view["players"]], 0) for language in ("de", "en")}
    for message in came:
        for line in message["view"]["log"]:
            assert all(spoken(speaker, line) for speaker in words.values())


@pytest.mark.parametrize("rules", PRESETS)
def test_the_view_says_how_the_game_is_laid_out(rules: str) -> None:
    """What the view says of a game is what the catalogue says of it, and it fits the cards that lie there."""
    table = new([None, None, None], rules=rules)
    view = table.view(0)
    [preset] = [preset for preset in answers.catalogue().presets if preset.id == rules]
    assert view["game"] == table.room["game"] == orjson.loads(orjson.dumps(preset.game))
    assert view["units"] == preset.units
    assert (view["units"] == 0) == view["game"]["counts_points"]
    extra = int(view["phase"] == "discard" and view["to_move"] == 0)
    packet_only = view["game"]["dealer_choice"] == "see_extra_only" and view["phase"] == "choice"
    assert len(view["hand"]) == (0 if packet_only else view["game"]["hand_size"] + extra)
    if view["phase"] == "turn" and view["game"]["centre"] == "table":
        assert len(view["table"]) == view["game"]["table_size"]
    assert len(view["discard"]) <= 1


@pytest.mark.parametrize("rules", PRESETS)
def test_what_moves_make_of_a_hand_is_told_to_who_holds_it(rules: str) -> None:
    """Who is to move learns what the hand is worth after each exchange, and it is true; nobody else learns it."""
    table = new([None, None, None], rules=rules, house={"auto_declare": []} if rules.startswith("schwimmen") else {})
    if table.view(0)["phase"] == "choice":
        table.play(table.game.to_move or 0, "keep")
    mover = table.game.to_move
    assert mover is not None
    mine = table.view(mover)
    assert set(mine["worths"]) <= {move.rstrip("!") for move in mine["legal"]}
    for other in (*({0, 1, 2} - {mover}), None):
        assert table.view(other)["worths"] == {}
    told = [move for move in mine["worths"] if ">" in move and move in mine["legal"]]
    if told:
        table.play(mover, told[-1])
        value = table.view(mover)["value"]
        assert table.view(mover)["pending"] or value == mine["worths"][told[-1]]


def test_a_card_from_the_stock_is_seen_by_its_drawer_alone() -> None:
    """Neither the view nor the event of anybody else names a drawn card; one from the pile is named to all."""
    table = new([None, None], rules="thirty_one", dealer=1)
    held, before = set(table.view(0)["hand"]), table.view(0)["discarded"]
    table.play(0, "draw")
    [drawn] = set(table.view(0)["hand"]) - held
    assert drawn not in str(table.told(1))
    assert table.view(1)["seats"][0]["cards"] == 4
    assert table.told(1)["events"][0]["kind"] == "draw"
    assert table.view(0)["value"] in table.game.view(0).worths.values()
    table.play(0, f"{drawn}>")
    assert table.view(1)["discard"] == [drawn]
    assert table.view(1)["discarded"] == before + 1
    table.play(1, "take")
    assert table.view(0)["taken"] == drawn
    assert drawn in table.view(0)["seats"][1]["known"]
    assert f"{drawn}>" not in table.view(1)["legal"]


def test_a_game_of_points_shows_them_hand_by_hand() -> None:
    """Points of a hand, their sum, and the order in which hands are turned over: the best first."""
    table = new([None, None], rules="forty_one", dealer=1)
    table.play(0, "close")
    view = table.view(0)
    result = view["result"]
    assert result["points"] == result["change"] == view["history"][0]["points"]
    assert result["change"] == sorted(result["change"], reverse=True) or result["order"] == [1, 0]
    assert [seat["points"] for seat in view["seats"]] == result["points"]


def test_who_has_closed_the_own_game_is_seen_by_all() -> None:
    """In Loo and Dutch 31 a seat sticks while others go on; nothing of its hand is told."""
    table = new([None, None, None], rules="tuppenny_loo", dealer=2, wanted=lambda game: game.phase == "turn")
    table.play(0, "close")
    seats = table.view(1)["seats"]
    assert [seat["sticking"] for seat in seats] == [True, False, False]
    assert seats[0]["shown"] is None


def test_a_call_is_answered_seat_by_seat() -> None:
    """In Chinese 51 everybody challenges a call or stays out; the answers are public, and each one's question."""
    table = new([None, None, None], rules="chinese_51", wanted=lambda game: game.to_move is not None)
    table.play(mover(table), table.game.legal()[0])
    caller = mover(table)
    table.play(caller, "close")
    first = mover(table)
    view = table.view(first)
    assert (view["phase"], view["legal"], view["caller"]) == ("answer", ["challenge", "decline"], caller)
    table.play(first, "challenge")
    assert table.view(caller)["seats"][first]["challenges"]


def mover(table: Sitting) -> int:
    """Return who is to move."""
    assert table.game.to_move is not None
    return table.game.to_move


def test_an_explanation_is_judged_before_the_exchange() -> None:
    """In the school edition the exchange waits; all read which card is wanted, none which would be given."""
    table = new([None, None], rules="energy_schwimmen", dealer=1)
    table.play(1, "keep")
    view = table.view(0)
    wish = next(move for move in view["legal"] if ">" in move)
    table.play(0, wish)
    mine, others = table.view(0), table.view(1)
    assert (mine["phase"], mine["pending"]) == ("verdict", wish)
    assert (others["pending"], others["wanted"]) == (None, [wish[3:5]])
    assert wish[:2] not in str(table.told(1))
    assert mine["hand"] == view["hand"]
    assert table.view(mover(table))["legal"] == ["right", "wrong"]
    table.play(mover(table), "right")
    assert wish[3:5] in table.view(0)["hand"]
