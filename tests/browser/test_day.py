"""The deal of the day: played in the page alone, looked at afterwards, shared, and kept in the diary."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from schwimmen.match.record import read, replay
from schwimmen.review import HAND_WORLDS, Decision, hands, weighed, worlds_each
from tests.browser.offline import play
from tests.browser.tables import TablePage

Violations = Callable[[Page], list[str]]


@pytest.fixture
def browser_context_args(browser_context_args: dict[str, Any]) -> dict[str, Any]:
    """Hold a phone whose browser may copy."""
    return {**browser_context_args, "viewport": {"width": 390, "height": 844}, "permissions": ["clipboard-write"]}


def counted_again(diary: Path) -> list[str]:
    """Return what the page says of the one deal in a diary: calls, luck, what was given away, mistakes by kind."""
    (entry,) = json.loads(diary.read_text(encoding="utf-8"))["entries"]
    record, seat = read(entry["data"]["record"]), entry["data"]["seat"]
    calls, luck, given, wrong = [0, 0], [], [], list[Decision]()
    for played, result in zip(hands(record), replay(record)["hands"], strict=True):
        seats = [int(question.view[0]["seat"]) for question in played.questions]
        tokens = record.hands[len(luck)].moves
        caller = next((who for who, token in zip(seats, tokens, strict=True) if token.endswith(("close", "!"))), None)
        if caller == seat:
            calls[min(result["change"]) == result["change"][seat]] += 1
        own = [question for who, question in zip(seats, played.questions, strict=True) if who == seat]
        worlds = worlds_each(max(1, len(seats)), together=HAND_WORLDS)
        done = [weighed(question, record.rules, worlds=worlds, seed=1) for question in own]
        given.append(sum(each.loss for each in done))
        assert played.after is not None
        luck.append(played.after[seat] - played.before[seat] + given[-1])
        wrong += [each for each in done if each.grade not in ("best", "good", "forced")]
    kinds = [kind(each) for each in wrong]
    told = [f"{calls[0]} : {calls[1]}", f"{100 * sum(luck) / len(luck):+.1f}", f"{100 * sum(given) / len(given):.1f}"]
    return [*told, *(str(kinds.count(name)) for name in ("late", "early", "packet", "card"))]


def kind(decision: Decision) -> str:
    """Return what was wrong with a decision."""
    best, played = decision.options[0], decision.played
    assert played is not None
    if best.calls != played.calls:
        return "late" if best.calls else "early"
    return "packet" if played.token in ("keep", "trade") else "card"


def shown(table: TablePage) -> list[str]:
    """Return the same as the page shows it."""
    facts = table.at("mine-facts").locator("b").all_inner_texts()[1:]
    counts = table.page.locator("table td:nth-child(2)").all_inner_texts()
    return [text.replace("\u2212", "-") for text in (*facts, *counts)]


def forgotten_and_brought_back(table: TablePage) -> None:
    """Save the diary, count it again, forget everything, and read it in again."""
    with table.page.expect_download() as saving:
        table.at("mine-save").click()
    assert shown(table) == counted_again(saving.value.path())
    table.at("mine-forget").click()
    table.at("mine-sure").click()
    expect(table.at("mine-empty")).to_be_visible()
    table.at("mine-take").set_input_files(saving.value.path())
    expect(table.at("mine-facts")).to_be_visible()


@pytest.mark.thorough
def test_a_deal_is_played_once_and_shared_without_its_cards(
    page: Page, table: TablePage, violations: Violations
) -> None:
    """Each own decision has a sign, what is shared names no card.

    What was played is kept: statistics count it, another program finds the same figures in its file, and it comes
    back from there after it was forgotten.
    """
    page.goto("/")
    page.evaluate("localStorage.setItem('schwimmen.setup', JSON.stringify({pace: 'instant'}))")
    page.reload()
    table.at("today-day").click()
    assert violations(page) == []
    table.at("day-play").click()
    expect(table.at("hand").or_(table.at("result")).first).to_be_visible(timeout=20_000)
    assert not table.has("hint")
    play(page)
    table.at("to-day").click()
    expect(table.at("day-share")).to_be_visible(timeout=20_000)
    assert violations(page) == []
    page.evaluate(
        "navigator.share = undefined; navigator.clipboard.writeText = async (text) => { window.shared = text }"
    )
    table.at("day-share").click()
    expect(table.at("day-share")).to_have_text("Copied")
    title, signs, chance, link = page.evaluate("shared").splitlines()
    assert title.startswith("Deal of the day · Schwimmen · ")
    assert len(signs.split()) <= 5
    assert set(signs) <= set("🟩🟨🟧⬛⬜ ")
    assert chance.startswith("Chance to win the match: 25.0 %")
    page.goto(link)
    expect(table.at("day-result")).to_be_visible()
    expect(table.at("day-play")).to_have_count(0)
    page.goto("/#/mine")
    expect(table.at("mine-facts")).to_contain_text("Given away")
    expect(page.get_by_role("progressbar")).to_have_count(0, timeout=60_000)
    assert violations(page) == []
    forgotten_and_brought_back(table)
