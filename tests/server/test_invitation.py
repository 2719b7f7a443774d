"""How others get here: the link, its QR code, and the address in it."""

import ipaddress
from typing import Any

import pytest
from starlette.requests import Request

from schwimmen.server import addresses
from schwimmen.server.addresses import Place
from schwimmen.server.settings import Settings
from tests.server.checks import draws, problem
from tests.server.live import GENEROUS, Live, serving


def asked_at(url: str) -> Request:
    """Return a request as it came to an address."""
    scheme, _, host = url.partition("://")
    headers = [(b"host", host.encode())]
    return Request({"type": "http", "scheme": scheme, "path": "/", "headers": headers, "query_string": b""})


def invited(live: Live, table: str, **headers: str) -> dict[str, Any]:
    """Ask for an invitation."""
    answer = live.ask("GET", f"/api/tables/{table}/invitation", headers=headers)
    assert answer.status == 200
    told: dict[str, Any] = answer.json()
    return told


def test_an_invitation_is_a_link_and_its_drawing() -> None:
    """The link leads to the table at the address that was asked; the drawing says the same; neither opens a seat."""
    with serving(settings=Settings(limits=GENEROUS, hosts=("cards.example.org",))) as live:
        at = live.open(levels=["open"])
        told = invited(live, at["table"])
        assert told["link"] == f"http://127.0.0.1:{live.port}/#/join/{at['table']}"
        draws(told["link"], told["qr"], told["size"])
        assert told["here_only"]
        elsewhere = invited(live, at["table"], host="cards.example.org")
        assert elsewhere["link"] == f"http://cards.example.org/#/join/{at['table']}"
        assert not elsewhere["here_only"]


def test_nobody_is_invited_to_a_table_that_there_is_not(live: Live) -> None:
    """An unknown table has no address."""
    assert problem(live.ask("GET", "/api/tables/nothing/invitation"), 404).code == "table"


def test_behind_a_proxy_the_public_address_counts() -> None:
    """Where it was set, it is in every link, whatever the request says."""
    with serving(settings=Settings(limits=GENEROUS, public_url="https://cards.example.org/play/")) as live:
        at = live.open(levels=["open"])
        told = invited(live, at["table"])
        assert told["link"] == f"https://cards.example.org/play/#/join/{at['table']}"
        assert not told["here_only"]
        handover = live.made("/api/handover", {"table": at["table"], "token": at["token"]})
        assert handover["link"].startswith("https://cards.example.org/play/#/device/")


@pytest.mark.parametrize("host", ["localhost", "127.0.0.1", "[::1]", "cards.localhost"])
def test_in_the_network_the_machines_own_name_is_replaced(host: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A phone cannot use `localhost`: it gets the address in the network, where the server listens there."""
    request = asked_at(f"http://{host}:3131")
    monkeypatch.setattr(addresses, "network_address", lambda: "192.168.1.7")
    assert addresses.place_of(request, None, reachable=True) == Place("http://192.168.1.7:3131", here_only=False)
    here = Place(f"http://{host}:3131", here_only=True)
    assert addresses.place_of(request, None, reachable=False) == here
    monkeypatch.setattr(addresses, "network_address", lambda: None)
    assert addresses.place_of(request, None, reachable=True) == here


@pytest.mark.parametrize("host", ["192.168.1.7:3131", "cards.example.org", "[2001:db8::1]:8080"])
def test_an_address_that_others_can_use_stays(host: str) -> None:
    """A guest who came by a name or address of the network invites to the same one."""
    assert addresses.place_of(asked_at(f"https://{host}"), None, reachable=True) == Place(
        f"https://{host}", here_only=False
    )


def test_the_address_in_the_network_is_one() -> None:
    """It is an address that others can use, or none."""
    found = addresses.network_address()
    assert found is None or not ipaddress.ip_address(found).is_loopback
