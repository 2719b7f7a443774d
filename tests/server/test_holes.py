"""Each hole that was found in other people's servers is closed here, and stays closed."""

from collections.abc import Callable

import pytest

from schwimmen import Game
from tests.server.checks import error, snapshot
from tests.server.knowledge import CARD
from tests.server.live import Client, Live
from tests.server.tables import new

Connect = Callable[..., Client]


@pytest.fixture
def three(
    live: Live, client: Connect, request: pytest.FixtureRequest
) -> tuple[str, Game, list[Client], dict[int, str]]:
    """Seat three people at a table; seat 0 deals and has its choice to make."""
    name: str = request.node.name
    tokens = live.add(name, new([None, None, None]))
    clients = [client() for _ in range(3)]
    for seat, each in enumerate(clients):
        each.sit(name, tokens[seat])
    match = live.table(name).match
    assert match is not None
    return name, match.game, clients, tokens


def cards_in(got: bytes) -> set[str]:
    """Return all cards that are named after the opening, whose Sec-WebSocket-Accept may hold the same two letters."""
    _, _, told = got.partition(b"\r\n\r\n")
    return {card.decode() for card in CARD.findall(told)}


def keep(clients: list[Client]) -> None:
    """Let the dealer keep its packet, and everybody know it."""
    turn = clients[0].play("keep")["turn"]
    for client in clients:
        client.at(turn)


def test_the_pack_and_the_packets_stay_on_the_server(three: tuple[str, Game, list[Client], dict[int, str]]) -> None:
    """Before the dealer has chosen, everything that a seat has received names its own three cards and no other."""
    _, game, clients, _ = three
    for seat, client in enumerate(clients):
        assert cards_in(client.got) == set(game.view(seat).hand)


def test_hands_are_not_sent_to_be_hidden_by_the_client(three: tuple[str, Game, list[Client], dict[int, str]]) -> None:
    """In the middle of a hand a seat has received its own cards and those on the table, of nobody else any."""
    _, game, clients, _ = three
    keep(clients)
    turn = clients[1].play("pass")["turn"]
    for seat, client in enumerate(clients):
        client.at(turn)
        view = game.view(seat)
        assert cards_in(client.got) == set(view.hand) | set(view.table)


def test_no_exchange_out_of_turn(live: Live, three: tuple[str, Game, list[Client], dict[int, str]]) -> None:
    """An exchange that would be legal is refused while somebody else is to move."""
    name, game, clients, _ = three
    keep(clients)
    before = snapshot(live, name)
    error(clients[2].play(f"{game.view(2).hand[0]}>{game.view(2).table[0]}"), "not-your-turn")
    assert snapshot(live, name) == before


def test_no_exchange_for_a_card_that_does_not_lie_there(
    live: Live, three: tuple[str, Game, list[Client], dict[int, str]]
) -> None:
    """A card can be taken only from the table and given only from the hand."""
    name, game, clients, _ = three
    keep(clients)
    before = snapshot(live, name)
    hand, table, foreign = game.view(1).hand, game.view(1).table, game.view(2).hand
    for give, take in [(hand[0], foreign[0]), (foreign[0], table[0]), (table[0], hand[0])]:
        error(clients[1].play(f"{give}>{take}"), "illegal")
    assert snapshot(live, name) == before


def test_what_everybody_sees_opens_nothing(
    live: Live, client: Connect, three: tuple[str, Game, list[Client], dict[int, str]]
) -> None:
    """The table's id, a player's name, a seat's number, another table's token: none of them opens a seat."""
    name, _, _, _ = three
    other = live.open()
    for token in (name, "Anna", "0", "", other["token"], other["table"], "x" * 43):
        error(client().sit(name, token), "wrong-token")


def test_a_seats_secret_is_sent_to_nobody(three: tuple[str, Game, list[Client], dict[int, str]]) -> None:
    """Tokens never travel from the server after they were handed out, not even to their owner."""
    _, _, clients, tokens = three
    clients[0].play("keep")
    for client in clients:
        assert not any(token.encode() in client.got for token in tokens.values())
    assert len(set(tokens.values())) == 3
    assert {len(token.partition(".")[2]) for token in tokens.values()} == {32}, "192 bits"


def test_a_name_takes_over_no_seat(live: Live, client: Connect) -> None:
    """A person who opens a table under a name that is in use sits at a table of its own, with cards of its own."""
    first, second = live.open(name="Anna"), live.open(name="Anna")
    assert first["table"] != second["table"]
    error(client().sit(first["table"], second["token"]), "wrong-token")
    made = client()
    made.send(type="sit", version=2, table=first["table"], token="", name="Anna")
    error(made.receive(), "malformed")


def test_nobody_chooses_for_the_dealer(live: Live, three: tuple[str, Game, list[Client], dict[int, str]]) -> None:
    """The dealer's packet is chosen with the dealer's token, by nobody else."""
    name, _, clients, _ = three
    before = snapshot(live, name)
    for client in clients[1:]:
        error(client.play("trade"), "not-your-turn")
    assert snapshot(live, name) == before


def test_nobody_deals_for_the_others(live: Live, three: tuple[str, Game, list[Client], dict[int, str]]) -> None:
    """One person asking again and again does not deal the next hand while others look at the showdown."""
    name, game, clients, _ = three
    turn = clients[0].last["turn"]
    while game.to_move is not None:
        mover = clients[game.to_move]
        legal = mover.at(turn)["view"]["legal"]
        turn = mover.play(next(token for token in ("keep", "pass!", "pass") if token in legal))["turn"]
    for _ in range(3):
        clients[1].answered("next")
    assert live.table(name).turn == turn
    assert clients[1].last["view"]["ready"] == [1]
