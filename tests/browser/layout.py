"""What a table looks like, measured: what lies on what, what is cut off, how wide cards are and how far apart seats."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from playwright.sync_api import Page, ViewportSize

from tests.samples import SOAK

DESKTOP = (1440, 900)

SIZES = [(320, 568), (844, 390), (1024, 600), DESKTOP] + [(360, 640), (390, 844), (932, 430)] * SOAK
"""Phones upright and lying, a tablet, a desktop."""

ROOMY = SIZES if SOAK else [(844, 390), (320, 568)]
"""Those for a table that has more room: with few players, what is tight is tight on a phone."""

SMALLEST_LYING = (640, 360)
"""A small phone on its side."""

ZOOMED = (320, 256)
"""What is left of a desktop of 1280 by 1024 for who reads at 400 %."""

LEAST_CARD, LEAST_GAP = 48, 8
"""Pixels: how wide an own card is at least, and how far apart the things of two seats lie."""

MEASURE = """([leastCard, leastGap]) => {
  const ITEMS = `header a, header button, header p, .waits p, .waits button, .seat .stand, .seat .called, .seat .away,
    .seat h3, .seat .row > *, .seat .minis, .seat .last-move, .latest > *, .lay .stock, [data-testid=table-cards] > li,
    .tag, .own .left > *, .own .prompt, .own .worth, .own .how, .makes, [data-testid=hand] > li, .actions > *,
    .looking > *`
  const BOXES = 'button, a, .stock, .stand, .called, .away, li'
  // Letters of this face reserve more height than they have ink.
  const [SLACK, LETTERS] = [3, 6]
  const told = []
  const tell = (text) => told.includes(text) || told.push(text)
  const seen = (node) => node.checkVisibility({visibilityProperty: true})
  const boxOf = (node) => {
    const own = node.getBoundingClientRect()
    if (node.matches(BOXES)) return own
    const range = document.createRange()
    const inner = [...node.childNodes].filter((part) => !part.matches?.('.hear'))
    if (inner.length === 0) return own
    range.setStartBefore(inner[0])
    range.setEndAfter(inner.at(-1))
    return range.getBoundingClientRect()
  }
  const named = (node) => node.dataset.testid ?? node.className.toString().replace(/ ?s(velte)?-\\S+/g, '')
  const name = (node) => `${named(node)}“${node.innerText?.trim() ?? ''}”`
  const items = [...document.querySelectorAll(ITEMS)]
    .filter((node) => seen(node) && !node.matches('.hear, .seal'))
    .map((node) => ({node, box: boxOf(node), seat: node.closest('.seat'), boxed: node.matches(BOXES)}))
    .filter(({box}) => box.width > 0 && box.height > 0)
  // What a row of cards is about stands on its lower edge.
  const labelled = (one, other) => other.matches('.tag') && one.matches('.open li')
  const over = (a, b) => Math.min(a.right, b.right) - Math.max(a.left, b.left)
  const under = (a, b) => Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top)
  items.forEach((one, index) => {
    for (const other of items.slice(index + 1)) {
      if (one.node.contains(other.node) || other.node.contains(one.node) || labelled(one.node, other.node)) continue
      const [wide, high] = [over(one.box, other.box), under(one.box, other.box)]
      if (wide > 1.5 && high > (one.boxed && other.boxed ? SLACK : LETTERS))
        tell(`${name(one.node)} lies on ${name(other.node)}: ${wide.toFixed()} x ${high.toFixed()}`)
      else if (one.seat && other.seat && one.seat !== other.seat && high > 1.5 && wide > -leastGap)
        tell(`${name(one.node)} is ${-wide.toFixed(1)} px from ${name(other.node)} of the next seat`)
    }
  })
  const table = document.querySelector('.table')
  const lake = document.querySelector('.lake')
  const whole = {bottom: innerHeight + table.scrollHeight - table.clientHeight - table.scrollTop, top: -table.scrollTop}
  const scrolled = [lake].filter((node) => node && /auto|scroll/.test(getComputedStyle(node).overflowY))
  for (const {node, box} of items) {
    if (box.left < -1 || box.right > innerWidth + 1) tell(`${name(node)} reaches over the side of the page`)
    const within = scrolled.some((part) => part.contains(node))
    if (!within && (box.top < whole.top - 1 || box.bottom > whole.bottom + 1))
      tell(`${name(node)} cannot be seen: ${box.top} to ${box.bottom}`)
  }
  const texts = document.createTreeWalker(table, NodeFilter.SHOW_TEXT)
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const holder = text.parentElement
    if (!text.data.trim() || holder.closest('.hear, svg, kbd, .plain') || !seen(holder)) continue
    const range = document.createRange()
    range.selectNodeContents(text)
    const inner = range.getBoundingClientRect()
    for (let node = holder; node !== table; node = node.parentElement) {
      if (node === lake || node.matches('.log, .lines, .deck')) break
      if (getComputedStyle(node).overflowX === 'visible' && !node.matches('.button, header a, header button')) continue
      const outer = node.getBoundingClientRect()
      const cut = inner.left < outer.left - 1 || inner.right > outer.right + 1
      if (cut || inner.top < outer.top - 4 || inner.bottom > outer.bottom + 4)
        tell(`“${text.data}” is cut by ${name(node)}`)
    }
  }
  for (const card of document.querySelectorAll('[data-testid=hand] [data-card]'))
    if (card.offsetWidth < leastCard) tell(`an own card is ${card.offsetWidth} px wide`)
  return told
}"""

SETTLE = """document.fonts.ready.then(() => new Promise((done) => {
  let [before, same] = ['', 0]
  const ends = (each) => each.playState === 'running' && Number.isFinite(each.effect?.getComputedTiming().endTime)
  const look = (left) => {
    const now = [...document.querySelectorAll('.row, .lake, .own, [data-card]')]
      .map((node) => [node.offsetLeft, node.offsetTop, node.offsetWidth, node.offsetHeight].join()).join()
    same = now === before && !document.getAnimations().some(ends) ? same + 1 : 0
    if (same === 3 || left === 0) return done()
    before = now
    requestAnimationFrame(() => look(left - 1))
  }
  requestAnimationFrame(() => look(120))
}))"""
"""The parts of the page measure each other, and take their sizes a frame or two later, and cards fly to their places:
wait until nothing moves."""


def faults(page: Page, size: Sequence[int]) -> list[str]:
    """Return what is wrong with the table on the screen in a window of some size."""
    page.set_viewport_size(ViewportSize(width=size[0], height=size[1]))
    page.evaluate(SETTLE)
    found: Any = page.evaluate(MEASURE, [LEAST_CARD, LEAST_GAP])
    return [f"{size[0]}x{size[1]}: {fault}" for fault in found]
