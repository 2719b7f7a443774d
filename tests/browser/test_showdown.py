"""The showdown, frame by frame: what follows from the hands is told when the last of them lies open, and not before."""

from itertools import takewhile
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.tables import TablePage

WATCH = """(() => {
  const all = (selector) => [...document.querySelectorAll(selector)]
  const texts = (selector) => all(selector).map((each) => each.textContent.trim())
  window.frames = []
  const look = () => {
    const result = document.querySelector('[data-testid="result"]')
    window.frames.push({
      down: result ? result.querySelectorAll('.back').length : null,
      left: all('.seat :is(.ledger, .slate)').map((each) => each.getAttribute('aria-label')),
      figures: all('.seat').map((seat) => [seat, seat.querySelector('.figure')].map((each) => each.className.baseVal ??
        each.className).join(' ').match(/\\b(out|swims)\\b/g)),
      log: texts('[data-testid="log"] li'),
      live: texts('[data-testid="live"] p'),
      page: document.body?.textContent ?? '',
    })
  }
  new MutationObserver(look).observe(document, {subtree: true, childList: true, characterData: true, attributes: true})
})()"""
"""Notes after every change of the page what it tells, and how many cards of the showdown lie face down."""


@pytest.mark.few(1)
@pytest.mark.parametrize(
    ("rules", "house"), [("schwimmen", {"units": 1}), ("no_elimination_31", {"match_end": "hands(1)"})]
)
def test_nothing_is_told_before_it_is_shown(rules: str, house: dict[str, Any], page: Page, table: TablePage) -> None:
    """Log, seats, slates, figures, buttons and the live region stay as they were until the last card has turned.

    Then everything is told, to the ear as to the eye; a player in a hurry has all hands turned over at once.
    """
    page.emulate_media(reduced_motion="no-preference")
    page.set_viewport_size({"width": 1440, "height": 900})
    page.add_init_script(WATCH)
    table.patient = True
    table.open(rules=rules, house=house, levels=["random", "random"])
    while table.steps() != "over":
        pass
    frames: list[dict[str, Any]] = page.evaluate("window.frames")
    first = next(number for number, frame in enumerate(frames) if frame["down"])
    before = frames[first - 1]
    shown = list(takewhile(lambda frame: frame["down"] is not None, frames[first:]))
    hidden, after = [frame for frame in shown if frame["down"]], shown[-1]
    assert len({frame["down"] for frame in hidden}) > 2, "hands are turned over one after the other"
    told = after["log"][len(hidden[-1]["log"]) :]
    assert told, "at the end it is told who has won or lost"
    assert set(told) <= set(after["live"])
    mine = any("You" in sentence for sentence in told)
    assert after["left"] != before["left"] or mine, "what the others have left changes, or the reader has lost alone"
    for frame in hidden:
        assert frame["log"] == after["log"][: -len(told)]
        assert (frame["left"], frame["figures"]) == (before["left"], before["figures"])
        assert not any(sentence in frame["page"] for sentence in told)
        assert "Go on" not in frame["page"]
    expect(table.at("reveal-all")).to_have_count(0)
