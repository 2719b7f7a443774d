"""Hints in a practice game: from the seat's own view, for the one who asked alone, and only where nobody else plays."""

import json
import random
from collections.abc import Iterator
from typing import Any

import pytest

from schwimmen import Game
from schwimmen.cards import NAMES, pack_of
from schwimmen.review import Question, weighed
from schwimmen.review.advice import advice
from schwimmen.server.hints import Hint, hint_of, question_of
from schwimmen.server.protocol.server_messages import Hinted
from schwimmen.server.rate_limit import Rate
from schwimmen.server.settings import Limits, Settings
from schwimmen.server.table.inputs import Refused
from tests.server.checks import error, has_words
from tests.server.knowledge import Knowledge, payloads
from tests.server.live import GENEROUS, Client, Live, serving
from tests.server.tables import member, new

MOST_HINTS = 12

HOUSE: dict[str, Any] = {"auto_declare": [], "dealer_choice": "none"}


@pytest.fixture(scope="module")
def practising() -> Iterator[Live]:
    """A server that thinks of hints with little effort."""
    with serving(settings=Settings(limits=GENEROUS, hint_worlds=640)) as live:
        yield live


def seated(live: Live, name: str, levels: list[Any], **more: Any) -> list[Client]:
    """Open a prepared table at which seat 0 is to move, and let its people sit down."""
    tokens = live.add(name, new(levels, dealer=len(levels) - 1, house=HOUSE, **more))
    clients = [Client(live) for _ in tokens]
    for client, token in zip(clients, tokens.values(), strict=True):
        client.sit(name, token)
    return clients


def asks(client: Client, turn: int | None = None) -> dict[str, Any]:
    """Ask for a hint, and return the answer."""
    return client.answered("hint", turn=client.last["turn"] if turn is None else turn)


def test_a_hint_tells_the_best_moves(practising: Live) -> None:
    """Two or three legal moves with reasons, best first, and a sentence; log and tables stay as they were."""
    [client] = seated(practising, "practice", [None, "club", "club"])
    with client:
        before, rows = client.last, practising.rows("practice")
        told = Hinted.model_validate(asks(client), strict=False)
        assert 2 <= len(told.best) <= 3
        assert told.turn == before["turn"]
        assert {each.move for each in told.best} <= set(before["view"]["legal"])
        for each in told.best:
            has_words(each.told)
            for reason in each.because:
                has_words(reason)
        assert told.best[0].because
        chances = [each.chance for each in told.best]
        assert chances == sorted(chances, reverse=True)
        has_words(told.why)
        assert practising.rows("practice") == rows
        assert client.play(told.best[0].move)["type"] == "update"


def test_only_who_asked_is_told(practising: Live) -> None:
    """A spectator hears nothing of a hint, neither that it was asked for nor what it says."""
    [client] = seated(practising, "watched", [None, "club"])
    with client, Client(practising) as spectator:
        spectator.sit("watched", None)
        client.until(lambda state: state["room"]["watching"])
        said = len(spectator.got)
        asks(client)
        spectator.send(type="ping")
        assert spectator.receive()["type"] == "pong"
        assert b"hint" not in spectator.got[said:]
        assert error(spectator.answered("hint", turn=1), "not-seated") == "why-watching"


def test_no_hint_where_people_play_together(practising: Live) -> None:
    """At a table with another person the one to move gets a reason instead."""
    ada, ben = seated(practising, "friends", [None, None, "club"])
    with ada, ben:
        assert error(asks(ada), "not-now") == "why-no-hint-people"
        assert error(asks(ben), "not-now") == "why-no-hint-people"


def test_no_hint_without_a_decision(practising: Live) -> None:
    """Neither for a state that is over, nor when a computer is to move."""
    [client] = seated(practising, "not-now", [None, "club"], pace="relaxed")
    with client:
        assert error(asks(client, turn=0), "stale") == "why-stale"
        client.play("pass")
        assert error(asks(client), "not-your-turn") == "why-no-hint-turn"


def test_hints_are_limited() -> None:
    """One after the other, and only a few in a while; then a sentence says so, and the game goes on."""
    limits = Limits(hints=Rate(2, 0.001))
    with serving(settings=Settings(limits=limits, hint_worlds=64)) as live:
        [client] = seated(live, "often", [None, "club"])
        with client:
            assert [asks(client)["type"] for _ in range(2)] == ["hint", "hint"]
            assert error(asks(client), "not-now") == "why-no-hint-often"
            assert client.play("pass")["type"] == "update"


@pytest.mark.few(1)
@pytest.mark.parametrize("rules", ["schwimmen", "tri_palki", "thirty_one", "chinese_51"])
def test_no_byte_of_a_hint_tells_a_hidden_card(rules: str, practising: Live) -> None:
    """Through a hand with many hints, neither the player nor a spectator is told what he must not know."""
    name = f"searched-{rules}"
    tokens = practising.add(name, new([None, "random"], rules=rules, dealer=None, pace="instant"))
    match = practising.table(name).match
    assert match is not None
    hints, chance = 0, random.Random(31)
    with Client(practising) as client, Client(practising) as spectator:
        client.sit(name, tokens[0])
        spectator.sit(name, None)
        while not (view := client.last["view"])["result"]:
            if view["to_move"] == view["seat"] and hints < MOST_HINTS:
                hints += asks(client)["type"] == "hint"
                client.play(chance.choice(view["legal"]))
            elif view["to_move"] == view["seat"]:
                client.play(chance.choice([move for move in view["legal"] if ends(move)] or view["legal"]))
            else:
                client.receive()
        spectator.at(client.last["turn"])
        entries = [entry for row in practising.rows(name) for entry in json.loads(row)]
        secrets = [entry["secret"] for entry in entries if "secret" in entry]
        knowledge = Knowledge(match.game.record(), secrets)
        for reader, each in ((0, client), (None, spectator)):
            _, frames = payloads(each.got)
            knowledge.check_all(reader, frames)
        assert hints


def ends(move: str) -> bool:
    """Say whether a move brings the end of a hand nearer."""
    return move.endswith("!") or move in ("close", "pass")


def before_first_turn(pack: list[str]) -> Game:
    """Return a game of three in which seat 0 is to move."""
    game = Game(players=3, dealer=2, house={"auto_declare": []}, pack=" ".join(pack))
    game.play("keep")
    return game


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_hidden_cards_change_no_hint(seed: int) -> None:
    """Where the cards that the seat cannot see lie otherwise, the hint is the same to the last digit."""
    pack = random.Random(seed).sample([NAMES[card] for card in pack_of(32)], 32)
    first = before_first_turn(pack)
    seen = {*first.view(0).hand, *first.view(0).table}
    hidden = iter([card for card in pack if card not in seen][::-1])
    other = before_first_turn([card if card in seen else next(hidden) for card in pack])
    assert {*other.view(0).hand, *other.view(0).table} == seen
    assert other.view(1).hand != first.view(1).hand
    hints = []
    for game in (first, other):
        question = Question(hand=0, move=0, view=game.look(0), code=None)
        found = weighed(question, game.rules, worlds=640, seed=1)
        told = advice(found, call="close")
        hints.append(hint_of(told, Hint(type="hint", id="a", turn=1)))
    assert hints[0] == hints[1]


def test_a_question_is_the_view_and_nothing_else() -> None:
    """What is weighed is what the seat sees, byte for byte, without the move that anybody played."""
    table = new([None, "club"], house=HOUSE, dealer=1)
    question = question_of(table.table, member(0), table.table.turn)
    assert question.view.tobytes() == table.game.look(0).tobytes()
    assert question.code is None
    with pytest.raises(Refused):
        question_of(table.table, member(5), table.table.turn)
