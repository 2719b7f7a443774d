/**
 * Cards travel from where they were to where they go. Before a change the places are noted, after it every card that
 * lies elsewhere starts at its old place. Only the picture moves: input is never held up.
 */

import { calm } from './settings.svelte'
import type { Event } from './protocol'

const MILLISECONDS = 240
const EASE = 'cubic-bezier(0.2, 0.75, 0.2, 1)'
const STAGGER = 55

interface Place {
  x: number
  y: number
  width: number
  node?: HTMLElement
}

export interface Places {
  cards: Map<string, Place>
  anchors: Map<string, Place>
}

function place(node: HTMLElement, keep: boolean): Place {
  const box = node.getBoundingClientRect()
  const at = { x: box.x + box.width / 2, y: box.y + box.height / 2, width: node.offsetWidth }
  return keep ? { ...at, node } : at
}

/** Where every card and every seat is now. */
export function look(root: ParentNode = document): Places {
  const cards = new Map<string, Place>()
  const anchors = new Map<string, Place>()
  for (const node of root.querySelectorAll<HTMLElement>('[data-card]'))
    cards.set(node.dataset['card'] ?? '', place(node, true))
  for (const node of root.querySelectorAll<HTMLElement>('[data-anchor]'))
    anchors.set(node.dataset['anchor'] ?? '', place(node, false))
  return { cards, anchors }
}

/** Let everything that lies elsewhere than before travel there. */
export function fly(before: Places, events: readonly Event[], root: ParentNode = document): void {
  const sources = origins(events)
  const here = new Set<string>()
  let wave = 0
  for (const node of root.querySelectorAll<HTMLElement>('[data-card]')) {
    const card = node.dataset['card'] ?? ''
    here.add(card)
    const from = before.cards.get(card) ?? before.anchors.get(sources.get(card) ?? '')
    const known = before.cards.has(card)
    if (from) travel(node, from, known ? 0 : STAGGER * wave++)
    else if (sources.has(card) || !known) appear(node)
  }
  for (const event of events)
    if (event.seat != null)
      for (const card of event.take ?? [])
        if (!here.has(card)) leave(before.cards.get(card), before.anchors.get(`seat-${event.seat}`))
}

/** Cards that were not to be seen come from the hand that gave them, or from the stock. */
function origins(events: readonly Event[]): Map<string, string> {
  const found = new Map<string, string>()
  for (const event of events) {
    if (event.seat != null)
      for (const card of event.give ?? []) found.set(card, `seat-${event.seat}`)
    if (event.kind === 'refresh' || event.kind === 'deal' || event.kind === 'choice')
      for (const card of event.take ?? []) found.set(card, 'stock')
  }
  return found
}

function travel(node: HTMLElement, from: Place, delay: number): void {
  const to = place(node, false)
  const [dx, dy] = [from.x - to.x, from.y - to.y]
  if (Math.hypot(dx, dy) < 3) return
  if (calm()) return appear(node)
  const scale = from.width / (to.width || 1)
  lift(node)
  node
    .animate(
      [{ transform: `translate(${dx}px, ${dy}px) scale(${scale})` }, { transform: 'none' }],
      { duration: MILLISECONDS, delay, easing: EASE, fill: 'backwards' },
    )
    .finished.then(
      () => lower(node),
      () => lower(node),
    )
}

const lift = (node: HTMLElement): string => (node.style.zIndex = '20')
const lower = (node: HTMLElement): string => (node.style.zIndex = '')

function appear(node: HTMLElement): void {
  node.animate([{ opacity: 0 }, { opacity: 1 }], { duration: 200, easing: 'ease-out' })
}

/** A card that nobody may see any more is carried off as a picture of itself. */
function leave(from: Place | undefined, to: Place | undefined): void {
  if (!from?.node || !to || calm()) return
  const ghost = from.node.cloneNode(true) as HTMLElement
  const box = { width: from.width, height: from.width * 1.4 }
  ghost.removeAttribute('data-card')
  ghost.removeAttribute('data-testid')
  ghost.setAttribute('aria-hidden', 'true')
  ghost.inert = true
  Object.assign(ghost.style, {
    position: 'fixed',
    left: `${from.x - box.width / 2}px`,
    top: `${from.y - box.height / 2}px`,
    width: `${box.width}px`,
    height: `${box.height}px`,
    margin: '0',
    zIndex: '20',
    pointerEvents: 'none',
  })
  document.body.append(ghost)
  const end = `translate(${to.x - from.x}px, ${to.y - from.y}px) scale(${to.width / 3 / from.width})`
  ghost
    .animate([{ transform: 'none' }, { transform: end, opacity: 0.4 }], {
      duration: MILLISECONDS,
      easing: EASE,
    })
    .finished.finally(() => ghost.remove())
    .catch(() => undefined)
}
