"""Requests with letters that are none, and origins that are no address: refused in words, never a failure."""

from typing import Any

import pytest

from tests.server.checks import problem
from tests.server.live import Live


@pytest.mark.parametrize(
    "asked",
    [
        {"house": {"\ud800": 1}},
        {"house": {"units": "\ud800"}},
        {"house": {"auto_declare": ["\ud800"]}},
        {"rules": "\ud800"},
        {"code": "\ud800"},
    ],
)
def test_half_a_letter_is_refused(asked: dict[str, Any], live: Live) -> None:
    """Half of a pair of surrogates cannot be written in an answer: the request is refused in words."""
    problem(live.ask("POST", "/api/rules", asked), 422)
    if "code" not in asked:
        problem(live.ask("POST", "/api/tables", {"name": "Anna", "levels": ["random"]} | asked), 422)


@pytest.mark.parametrize("origin", ["http://[", "http://]", "//[::1", "http://[x]"])
def test_an_origin_that_is_no_address_is_foreign(origin: str, live: Live) -> None:
    """A page whose address cannot be read counts as one of another site."""
    asked = {"name": "Anna", "levels": ["random"]}
    answer = live.ask("POST", "/api/tables", asked, {"origin": origin})
    assert problem(answer, 403).code == "origin"
