"""Nobody is told a card that he must not know: every byte that every seat receives is searched."""

import logging
import random
from collections.abc import Callable
from contextlib import ExitStack
from typing import Any

import pytest

from schwimmen import Game
from schwimmen.server.table import Table
from schwimmen.server.views import Sitter
from tests.server.knowledge import CARD, Knowledge, payloads
from tests.server.live import Client, Live

HANDS, FAMILY_HANDS = 16, 3
"""Hands that are played with each set of rules of Schwimmen, and of its relatives, over as many matches as it takes."""

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
    ("chinese_51", {"match_end": "hands(3)"}),
    ("empat_satu", {"match_end": "hands(3)"}),
]


class Company:
    """People and computers at one table, all people over sockets of their own."""

    def __init__(self, live: Live, name: str, game: Game, clients: list[Client]) -> None:
        """The first seats are people's, one for each client."""
        self.clients = clients
        bots = len(game.players) - len(clients)
        levels: list[Any] = [None] * len(clients) + ["beginner"] * bots
        table = Table(game, [Sitter(*who) for who in zip(game.players, levels, strict=True)], pace="instant")
        self.tokens = live.add(name, table)
        for seat, client in enumerate(clients):
            client.sit(name, self.tokens[seat])

    def play(self, chance: random.Random) -> None:
        """Play the match to its end; now and then somebody tries what he must not."""
        while (view := self.clients[0].last["view"])["phase"] != "over":
            seq = self.clients[0].last["seq"]
            self.all_at(seq)
            if view["to_move"] in range(len(self.clients)) and chance.random() < 0.1:
                bold = self.clients[view["to_move"] - 1]
                assert bold.play(chance.choice(["keep", "pass", "all", "7H>AH", "nonsense"]))["type"] == "error"
            if view["phase"] == "deal":
                self.go_on(view)
            elif view["to_move"] < len(self.clients):
                mover = self.clients[view["to_move"]]
                mover.play(chance.choice(mover.last["view"]["legal"]))
            self.all_at(seq + 1)

    def go_on(self, view: dict[str, Any]) -> None:
        """Everybody who is still in asks for the next hand."""
        for seat, client in enumerate(self.clients):
            if not view["seats"][seat]["out"]:
                client.answered("next")

    def all_at(self, seq: int) -> None:
        """Wait until everybody has seen a state."""
        for client in self.clients:
            while client.last["seq"] < seq:
                client.receive()


@pytest.mark.parametrize(("preset", "house"), RULES)
def test_no_byte_tells_a_hidden_card(
    preset: str, house: dict[str, Any], live: Live, caplog: pytest.LogCaptureFixture
) -> None:
    """Over real sockets, no seat ever receives a card that it must not know then, and neither does the log."""
    caplog.set_level(logging.INFO)
    chance, hands, match = random.Random(31), 0, 0
    while hands < (HANDS if preset.startswith("schwimmen") else FAMILY_HANDS):
        match += 1
        game = Game(preset, house=house, players=["Anna", "Ben", "Cem", "Dora"])
        with ExitStack() as stack:
            clients = [stack.enter_context(Client(live)) for _ in range(3)]
            company = Company(live, f"{preset} {RULES.index((preset, house))} {match}", game, clients)
            company.play(chance)
        record = game.record()
        hands += len(record["hands"])
        search(record, clients, company.tokens)
        assert not any(token in caplog.text for token in company.tokens.values())
    assert not CARD.search(caplog.text.encode())


def search(record: dict[str, Any], clients: list[Client], tokens: dict[int, str]) -> None:
    """Search everything that each client got for cards and for the others' secrets."""
    knowledge = Knowledge(record)
    for seat, client in enumerate(clients):
        opening, frames = payloads(client.got)
        # The one random line of the handshake may look like anything.
        assert not any(CARD.search(line) for line in opening.split(b"\r\n") if b"Sec-WebSocket-Accept" not in line)
        assert len(frames) > len(knowledge.states), "somebody was not told of every state"
        for payload in frames:
            knowledge.check(seat, payload)
        assert not any(token.encode() in client.got for token in tokens.values())


def test_the_search_finds_a_planted_card(live: Live, client: Callable[..., Client]) -> None:
    """The search itself works: what one seat received would be a leak to its neighbour."""
    game = Game("schwimmen", players=["Anna", "Ben"], dealer=1)
    company = Company(live, "planted", game, [client(), client()])
    knowledge = Knowledge(game.record())
    _, [own, *_] = payloads(company.clients[0].got)
    knowledge.check(0, own)
    with pytest.raises(AssertionError, match="seat 1"):
        knowledge.check(1, own)
