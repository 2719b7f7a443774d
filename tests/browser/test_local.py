"""Tables that the device keeps: played without a server, in a real browser."""

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.tables import ENABLED, WAITS, TablePage

AT_HAND = (*WAITS.values(), f'[data-testid="uncover"]{ENABLED}')
"""What a device that several people share may wait for."""

NOTED = """async () => {
  const name = 'schwimmen-diary'
  const result = (asked) => new Promise((resolve) => (asked.onsuccess = () => resolve(asked.result)))
  const drawn = () => new Promise(requestAnimationFrame)
  while (!(await indexedDB.databases()).some((one) => one.name === name)) await drawn()
  const base = await result(indexedDB.open(name))
  const count = () => result(base.transaction('rows').objectStore('rows').count())
  while ((await count()) === 0) await drawn()
  base.close()
}"""
"""Resolves when something stands in the diary. Playwright's own waiting would take the promise of an answer for one."""


def cut_off(table: TablePage) -> None:
    """Load the start page, and cut the network once everything that a table needs is here."""
    context = table.page.context
    with context.expect_event("response", lambda response: response.url.endswith(".wasm")):
        table.choose()
    table.page.wait_for_load_state("networkidle")
    context.set_offline(True)


def test_a_match_without_a_server(table: TablePage) -> None:
    """With the network cut, one tap opens a table, and the match goes to its end; so does the next.

    Nothing of the diary was fetched before, so the match counts in one's own statistics once the network is back.
    """
    cut_off(table)
    table.play_now()
    table.to_the_end()
    table.at("play-again").click()
    expect(table.at("hand").or_(table.at("result")).first).to_be_visible()
    table.page.context.set_offline(False)
    table.page.evaluate(NOTED)
    table.page.goto("/#/mine")
    expect(table.at("mine-facts").locator("b").first).to_have_text("1")


@pytest.mark.thorough
def test_the_value_network_comes_when_master_asks(table: TablePage) -> None:
    """Who plays master in Schwimmen fetches what it heeds; where that does not come, the match goes on without."""
    context = table.page.context
    house = {"auto_declare": ["31", "fire"], "units": 1}
    with context.expect_event("response", lambda response: response.url.endswith(".bin")):
        table.open(levels=["master"], house=house)
        table.to_the_end()
    context.route("**/*.bin", lambda route: route.abort())
    table.open(levels=["master"], house=house)
    table.to_the_end()


@pytest.mark.thorough
def test_a_hint_asks_the_value_network_too(page: Page, table: TablePage) -> None:
    """Whoever sits at the table, it is what the strongest player says; where the network does not come, worlds do."""
    table.open(levels=["random"], house={"auto_declare": ["31", "fire"]})
    table.my_turn()
    with page.context.expect_event("response", lambda response: response.url.endswith(".bin")):
        page.keyboard.press("h")
    expect(table.at("hint-card")).to_be_visible()
    page.context.route("**/*.bin", lambda route: route.abort())
    page.reload()
    table.my_turn()
    page.keyboard.press("h")
    expect(table.at("hint-card")).to_be_visible()


def test_a_worker_that_did_not_come_is_fetched_again(page: Page, table: TablePage) -> None:
    """Where the network fails while it is fetched, the page says so in words, and the next tap opens a table."""
    page.route("**/worker-*.js", lambda route: route.abort())
    table.choose()
    table.at("open-table").click()
    expect(page.get_by_role("alert")).to_have_text("Something went wrong. Try again.")
    page.unroute("**/worker-*.js")
    table.at("open-table").click()
    table.my_turn()


def test_a_hand_outlives_its_tab(page: Page, table: TablePage) -> None:
    """Closing the tab in the middle of a hand loses nothing: the start page leads back, and the hand goes on."""
    cut_off(table)
    table.play_now()
    table.my_turn()
    hand, cards = table.cards("hand"), table.cards("table-cards")
    context = page.context
    context.set_offline(False)
    page.close()
    again = TablePage(context.new_page())
    again.page.goto("/")
    again.at("go-on").click()
    assert again.waits_for() == "turn"
    assert (again.cards("hand"), again.cards("table-cards")) == (hand, cards)
    again.showdown()
    expect(again.at("result")).to_be_visible()


@pytest.mark.thorough
def test_who_wants_it_has_the_server_keep_a_table(table: TablePage) -> None:
    """A table against computers stays on the device; one switch, which is remembered, gives it to the server."""
    table.open()
    expect(table.page).to_have_url(re.compile("#/table/here-"))
    table.page.goto("/")
    table.page.get_by_role("switch", name="Keep the table on the server").check()
    table.page.reload()
    table.at("open-table").click()
    expect(table.page).to_have_url(re.compile("#/table/(?!here-)"))


@pytest.mark.thorough
def test_two_people_at_one_device(table: TablePage) -> None:
    """Everybody's cards are covered until they say that the device is theirs, in every hand anew."""
    table.choose()
    table.page.get_by_role("radio", name="On this device").check()
    table.page.get_by_label("Your name").fill("Anna")
    table.page.get_by_label("Player 2").fill("Ben")
    table.at("open-table").click()
    seen = []
    for _ in range(2):
        cover = table.at("cover")
        expect(cover).to_have_text(re.compile("(Anna|Ben), it is your turn"))
        expect(table.at("hand")).to_have_count(0)
        name = cover.locator("b").inner_text().partition(",")[0]
        table.at("uncover").click()
        expect(table.at("hand").locator("[data-card]")).to_have_count(3)
        seen.append((name, frozenset(table.cards("hand"))))
        while not table.at("cover").count():
            table.click("keep" if table.waits_for() == "choice" else "action-pass")
    assert {name for name, _ in seen} == {"Anna", "Ben"}
    assert not seen[0][1] & seen[1][1]


class TestPhone:
    @pytest.fixture
    def browser_context_args(self, browser_context_args: dict[str, Any]) -> dict[str, Any]:
        """Hold a phone."""
        return {**browser_context_args, "viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}

    @pytest.mark.thorough
    def test_three_people_at_one_phone_play_two_matches(self, table: TablePage) -> None:
        """Whoever is out, the next hand is there; the end names everybody, and the table counts the evening."""
        table.choose(house={"units": 1, "grace": 0})
        table.page.get_by_role("radio", name="On this device").check()
        table.page.get_by_label("Your name").fill("Anna")
        table.at("here-form").get_by_role("button", name="more").first.click()
        for number, name in ((2, "Ben"), (3, "Cem")):
            table.page.get_by_label(f"Player {number}").fill(name)
        table.at("open-table").click()
        for again in (True, False):
            together(table)
            over = table.at("match-over")
            expect(over.get_by_role("heading", level=2)).to_contain_text(re.compile("Anna|Ben|Cem"))
            expect(over.locator("figure ul")).not_to_contain_text("You")
            if again:
                table.at("play-again").click()
                expect(over).to_have_count(0)
        evening = table.at("evening").locator("li")
        assert sorted(evening.locator(".name").all_inner_texts()) == ["Anna", "Ben", "Cem"]
        assert sum(map(int, evening.locator("b").all_inner_texts())) >= 2


def together(table: TablePage) -> None:
    """Play a match on, each with the device in hand, until it is over."""
    while True:
        table.until(*AT_HAND)
        for name in ("match-over", "to-match-over", "next-hand", "uncover", "keep"):
            if table.has(name):
                break
        else:
            table.close()
            continue
        if name == "match-over":
            return
        if name in ("next-hand", "keep"):
            table.click(name)
        else:
            table.at(name).click()


HELD = """{
  const ask = requestAnimationFrame
  globalThis.held = null
  globalThis.requestAnimationFrame = (drawn) => (held ? held.push(drawn) : ask(drawn))
}"""
"""Lets a test hold back what waits for the next frame."""


def test_a_table_that_is_left_says_no_more(page: Page, table: TablePage) -> None:
    """Who goes away before their turn has been described leaves nothing behind that still looks at the table."""
    page.add_init_script(HELD)
    table.turn_alone(levels=["random"])
    page.evaluate("held = []")
    table.others()
    table.click("action-pass")
    table.mine()
    table.at("settings-open").click()
    page.get_by_role("radio", name="Brisk").check()
    page.evaluate("location.hash = '#/'")
    expect(table.at("play-now")).to_be_visible()
    page.evaluate("held.forEach((drawn) => drawn())")
    page.evaluate("new Promise((resolve) => setTimeout(resolve))")
