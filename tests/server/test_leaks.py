"""Nobody is told a card that he must not know: every byte that every reader receives is searched."""

import json
import logging
import random
from collections.abc import Callable
from contextlib import ExitStack
from typing import Any

import pytest
from prometheus_client import generate_latest

from tests.samples import samples
from tests.server.checks import problem
from tests.server.knowledge import CARD, Knowledge, payloads
from tests.server.live import Client, Live
from tests.server.tables import NAMES, new

HANDS, FAMILY_HANDS = samples(2, 10), samples(1, 2)
"""Hands that are played with each set of rules of Schwimmen, and of its relatives, over as many matches as it takes."""

MOST_HANDS = samples(2, 100)
"""Hands after which a match is left as it is."""

LONG = 60
"""Lines of the log after which people want a hand to end."""

NEVER = 10**6
PEOPLE = 3
READERS = (0, 1, 2, None)
"""Who has a socket: the people, and a spectator."""

RULES: list[tuple[str, dict[str, Any]]] = [
    ("schwimmen", {}),
    ("schwimmen_gamerules", {"dealer_choice": "see_both", "dealt_check": "after"}),
    ("schwimmen_catsatcards", {"pack": 52, "close_timing": "instead", "close_from_turn": 2}),
    ("schwimmen", {"dealer_choice": "none", "exhausted": "showdown", "direction": "anticlockwise"}),
    ("schwimmen", {"auto_declare": [], "trio_value": None, "units": 1, "exhausted": "keep_table"}),
    ("schwimmen_gamerules", {"allow_swap_all": False, "last_turn_stand": False, "on_31": "all_others", "grace": 0}),
    ("dutch31", {}),
    ("tri_palki", {"units": 1}),
    ("forty_one", {"recycle": "order", "match_end": "hands(3)"}),
    ("energy_schwimmen", {}),
    ("thirty_one", {}),
    ("no_elimination_31", {}),
    ("japanese_51", {"recycle": "order", "pass": True}),
    ("chinese_51", {"match_end": "hands(2)"}),
    ("empat_satu", {"match_end": "hands(2)"}),
]


class Watched:
    """People, a computer and a spectator at one table; all but the computer have sockets of their own."""

    def __init__(self, live: Live, name: str, clients: list[Client], **game: Any) -> None:
        """The first clients are people, the last one is the spectator."""
        self.live, self.name, self.clients = live, name, clients
        *people, _ = clients
        bots: list[Any] = ["beginner"] if len(people) == PEOPLE else []
        self.tokens = live.add(name, new([None] * len(people) + bots, pace="instant", seed=name, **game))
        for seat, client in enumerate(clients):
            client.sit(name, self.tokens.get(seat))
        match = live.table(name).match
        assert match is not None
        self.game = match.game

    def play(self, chance: random.Random) -> None:
        """Play to the end of the match, or of some hands; now and then somebody tries what he must not."""
        asks = 1 + chance.randrange(8)
        while (view := self.clients[0].last["view"])["phase"] != "over":
            if view["phase"] == "deal" and len(view["history"]) == MOST_HANDS:
                return
            turn = self.clients[0].last["turn"]
            self.all_at(turn)
            if view["to_move"] in range(PEOPLE) and chance.random() < 0.1:
                bold = self.clients[view["to_move"] - 1]
                assert bold.play(chance.choice(["keep", "pass", "all", "7H>AH", "nonsense"]))["type"] == "error"
            if turn >= asks and view["to_move"] in range(PEOPLE):  # nothing happens meanwhile
                self.asks_for_records()
                asks = NEVER
            if view["phase"] == "deal":
                self.go_on(view)
            elif view["to_move"] < PEOPLE:
                mover = self.clients[view["to_move"]]
                mover.play(chance.choice(wished(mover.last["view"])))
            self.all_at(turn + 1)

    def asks_for_records(self) -> None:
        """Check that neither an export nor a replay tells anything of a hand that is being played."""
        seats = [{"table": self.name, "token": self.tokens[0]}]
        [told] = self.live.made("/api/export", {"seats": seats})["tables"]
        finished = len(self.clients[0].last["view"]["history"])
        assert [len(match["hands"]) for match in told["matches"]] == [finished]
        if not finished:
            assert not CARD.search(json.dumps(told).encode())
        alias = self.clients[0].last["room"]["fair"]["table"]
        address = self.live.lobby.services.signer.replay(alias, finished + 1)
        problem(self.live.ask("GET", f"/api/replays/{address}"), 404)

    def go_on(self, view: dict[str, Any]) -> None:
        """Everybody who is still in asks for the next hand."""
        for seat, client in enumerate(self.clients[:PEOPLE]):
            if not view["seats"][seat]["out"]:
                client.answered("next")

    def all_at(self, turn: int) -> None:
        """Wait until everybody has seen a state."""
        for client in self.clients:
            client.at(turn)

    def knowledge(self) -> Knowledge:
        """Return what everybody may have been told."""
        entries = [entry for row in self.live.rows(self.name) for entry in json.loads(row)]
        return Knowledge(self.game.record(), [entry["secret"] for entry in entries if "secret" in entry])


def wished(view: dict[str, Any]) -> list[str]:
    """Return what a person may want to play: anything at first, what leads to an end once a hand has gone on long."""
    ends = [move for move in view["legal"] if move.endswith("!") or move in ("close", "pass")]
    return ends if ends and len(view["log"]) > LONG else view["legal"]


@pytest.mark.few(5)
@pytest.mark.parametrize(("preset", "house"), RULES)
def test_no_byte_tells_a_hidden_card(
    preset: str, house: dict[str, Any], live: Live, caplog: pytest.LogCaptureFixture
) -> None:
    """Over real sockets, nobody ever receives a card or a secret that he must not know then, neither does the log."""
    caplog.set_level(logging.INFO)
    chance, hands, match = random.Random(31), 0, 0
    while hands < (HANDS if preset.startswith("schwimmen") else FAMILY_HANDS):
        match += 1
        with ExitStack() as stack:
            clients = [stack.enter_context(Client(live)) for _ in READERS]
            name = f"{preset}-{RULES.index((preset, house))}-{match}"
            watched = Watched(live, name, clients, rules=preset, house=house, dealer=None)
            watched.play(chance)
            search(watched)
        hands += len(watched.game.results)
        assert not any(told in caplog.text for told in (*watched.tokens.values(), *NAMES, name))
    assert not CARD.search(caplog.text.encode())
    counted = generate_latest(live.lobby.services.metrics.registry)
    assert not CARD.search(counted)
    assert not any(told.encode() in counted for told in (*watched.tokens.values(), *NAMES, name))


def search(watched: Watched) -> None:
    """Search everything that each client got for cards and for secrets."""
    knowledge = watched.knowledge()
    for reader, client in zip(READERS, watched.clients, strict=True):
        opening, frames = payloads(client.got)
        # The one random line of the handshake may look like anything.
        assert not any(CARD.search(line) for line in opening.split(b"\r\n") if b"Sec-WebSocket-Accept" not in line)
        assert len(frames) >= len(knowledge.states), "somebody was not told of every state"
        knowledge.check_all(reader, frames)
        assert not any(token.encode() in client.got for token in watched.tokens.values())


def test_the_search_finds_a_planted_card(live: Live, client: Callable[..., Client]) -> None:
    """The search itself works: what one seat received would be a leak to its neighbour and to a spectator."""
    watched = Watched(live, "planted", [client(), client(), client()])
    knowledge = watched.knowledge()
    _, [own, *_] = payloads(watched.clients[0].got)
    knowledge.check(0, own)
    for other in (1, None):
        with pytest.raises(AssertionError, match=f"reader {other}"):
            knowledge.check(other, own)


def test_the_search_finds_a_planted_secret(live: Live, client: Callable[..., Client]) -> None:
    """The search itself works: the secret of the hand in play, and a number that says too much, are found."""
    watched = Watched(live, "planted-secret", [client(), client(), client()])
    knowledge = watched.knowledge()
    _, [own, *_] = payloads(watched.clients[2].got)
    assert len(knowledge._secrets) == 2
    for planted in (*knowledge._secrets, b"123456"):
        with pytest.raises(AssertionError, match="reader None"):
            knowledge.check(None, own.replace(b'"events":[]', b'"events":["%b"],"more":123456' % planted))
