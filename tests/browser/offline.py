"""Whole matches, played by the page itself at the speed of its machine: each click waits for the table's answer."""

from __future__ import annotations

from playwright.sync_api import Page

PLAY = """async (hands) => {
  const all = (where) => [...document.querySelectorAll(where)]
  const at = (name) => all(`[data-testid="${name}"]`).find((part) => part.getAttribute('aria-disabled') !== 'true')
  const drawn = () => new Promise(requestAnimationFrame)
  const card = (zone) => all(`[data-testid="${zone}"] [data-card]:not(.barred)`)[0]
  let fits = true // a call may ride on some moves alone: where the last one was not taken, the next goes without

  /** What a person would click on now: several things one after the other, or nothing. */
  function wanted() {
    for (const name of ['reveal-all', 'to-match-over', 'next-hand']) if (at(name)) return [() => at(name)]
    if (!document.querySelector('[data-mine="true"]')) return []
    for (const name of ['keep', 'action-right', 'action-challenge']) if (at(name)) return [() => at(name)]
    const rides = at('action-close')?.getAttribute('role') === 'switch'
    const called = at('action-close')?.getAttribute('aria-checked') === 'true'
    const rider = rides && called !== fits ? [() => at('action-close')] : []
    if (at('action-close') && !rides) return [() => at('action-close')]
    if (at('action-discard')) return [() => card('hand'), () => at('action-confirm')]
    for (const name of ['action-pass', 'stock']) if (at(name)) return [...rider, () => at(name)]
    return [...rider, () => card('hand'), () => card('table-cards')]
  }

  for (let shown = 0; !at('match-over') && !at('to-day') && shown < hands; ) {
    const before = saidNow()
    const clicks = wanted()
    if (at('next-hand')) shown += 1
    if (shown === hands) break
    for (const click of clicks) {
      click()?.click()
      await drawn()
    }
    fits = clicks.length === 0 || saidNow() > before
    await (saidNow() > before ? answeredAfter(before) : drawn())
  }
}"""


def play(page: Page, hands: int = 1_000) -> None:
    """Play until a match or the deal of the day is over, or so many hands have been shown.

    The page must have been opened by a TablePage.
    """
    page.evaluate(PLAY, hands)
