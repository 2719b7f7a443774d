"""The page that a server serves, kept on the device."""

from typing import Any
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Page, expect

from tests.browser.tables import TablePage
from tests.browser.test_site import KEPT


@pytest.fixture
def browser_context_args(browser_context_args: dict[str, Any]) -> dict[str, Any]:
    """Let the page be kept."""
    return {**browser_context_args, "service_workers": "allow"}


@pytest.mark.thorough
def test_what_a_server_answers_comes_from_it(page: Page, table: TablePage) -> None:
    """The page itself comes from the device, each answer from the server, and a table opens as ever."""
    page.goto("/")
    page.evaluate(KEPT)
    kept: dict[str, bool] = {}
    page.on("response", lambda answer: kept.update({urlsplit(answer.url).path: answer.from_service_worker}))
    page.reload()
    table.play_now()
    expect(table.at("hand").or_(table.at("result")).first).to_be_visible()  # a hand may end as it is dealt
    assert kept["/"]
    assert not kept["/api/catalogue"]
    assert not kept["/api/tables"]
