/**
 * Cards travel from where they were to where they go. Before a change the places are noted, after it every card that
 * lies elsewhere starts at its old place. Only the picture moves: input is never held up.
 */

import { calm } from './settings.svelte'
import type { Event } from './protocol'

const MILLISECONDS = 240
const EASE = 'cubic-bezier(0.2, 0.75, 0.2, 1)'
const STAGGER = 55
/** All cards of a hand are dealt within this time. */
const LONGEST_DEAL = 1100
/** How wide a card is in the dealer's hand. */
const DEALT = 30

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

/** What ends the flights under way. */
const landings = new Set<() => void>()

/** Let everything that lies elsewhere than before travel there; whatever is still in the air has arrived. */
export function fly(before: Places, events: readonly Event[], root: ParentNode = document): void {
  for (const land of landings) land()
  const sources = origins(events)
  const here = new Set<string>()
  let wave = 0
  for (const node of root.querySelectorAll<HTMLElement>('[data-card]')) {
    const card = node.dataset['card'] ?? ''
    here.add(card)
    const old = before.cards.get(card)
    const from = old ?? before.anchors.get(sources.get(card) ?? unseen(events, node) ?? '')
    if (from) travel(node, from, old ? 0 : STAGGER * wave++)
    else appear(node)
  }
  for (const event of events) {
    if (event.kind === 'draw') draw(before, `seat-${event.seat}`, root)
    gone(event, before, here)
  }
}

/** Cards that can no longer be seen are carried to the player who has them now, or out of play. */
function gone(event: Event, before: Places, here: Set<string>): void {
  const seat = before.anchors.get(`seat-${event.seat}`)
  if (event.seat != null && event.kind !== 'refresh')
    for (const card of event.take ?? []) if (!here.has(card)) leave(before.cards.get(card), seat)
  if (event.kind !== 'refresh' && event.kind !== 'washout') return
  for (const [card, from] of before.cards)
    if (from.node?.dataset['zone'] === 'table' && !here.has(card))
      leave(from, before.anchors.get('aside'))
}

/** The back of a card that somebody else draws. */
function draw(before: Places, seat: string, root: ParentNode): void {
  const [stock, to] = [before.anchors.get('stock'), before.anchors.get(seat)]
  const backs = root.querySelectorAll<HTMLElement>(`[data-anchor="${seat}"] > .back`)
  const last = backs[backs.length - 1]
  if (stock && to && last) travel(last, stock, 0)
}

/**
 * A hand has just come into sight: the dealer deals, a card to each in turn, what lies in the middle last. `seats` are
 * in the order in which they get cards; the last one deals.
 */
export function deal(seats: readonly number[], root: ParentNode = document): void {
  for (const land of landings) land()
  const { anchors } = look(root)
  const dealer = anchors.get(`seat-${seats.at(-1)}`) ?? anchors.get('stock')
  if (!dealer) return
  const all = (where: string) => [
    ...root.querySelectorAll<HTMLElement>(`${where} :is([data-card], .back)`),
  ]
  const hands = seats.map((seat) => all(`[data-anchor="seat-${seat}"]`))
  const rounds = Array.from({ length: Math.max(...hands.map((hand) => hand.length)) })
  const cards = rounds.flatMap((_, round) => hands.flatMap((hand) => hand[round] ?? []))
  const dealt = [...cards, ...all('[data-testid="table-cards"]')]
  const step = Math.min(STAGGER, LONGEST_DEAL / dealt.length)
  const from = { ...dealer, width: DEALT }
  dealt.forEach((node, index) => travel(node, from, step * index))
}

/** Where a card that nobody has seen before comes from: the stock, the second packet, or the hand exchanged for it. */
function unseen(events: readonly Event[], node: HTMLElement): string | null {
  const event = events.find(({ kind }) => kind === 'deal' || kind === 'choice' || kind === 'draw')
  if (event?.kind !== 'choice') return event ? 'stock' : null
  const laid = event.say.key === 'did-trade' && node.dataset['zone'] === 'table'
  return laid ? `seat-${event.seat}` : 'packet'
}

/** Cards that were hidden come from the hand that gave them, or from the stock. */
function origins(events: readonly Event[]): Map<string, string> {
  const found = new Map<string, string>()
  for (const event of events) {
    if (event.seat != null)
      for (const card of event.give ?? []) found.set(card, `seat-${event.seat}`)
    if (event.kind === 'refresh' || event.kind === 'washout' || event.kind === 'round')
      for (const card of event.take ?? []) found.set(card, 'stock')
  }
  return found
}

/** A picture of the card makes the way, above everything; the card itself is there at once and can be used. */
function travel(node: HTMLElement, from: Place, delay: number): void {
  const to = place(node, false)
  const [dx, dy] = [from.x - to.x, from.y - to.y]
  if (Math.hypot(dx, dy) < 3) return
  if (calm()) return appear(node)
  const start = `translate(${dx}px, ${dy}px) scale(${from.width / (to.width || 1)})`
  const hidden = node.animate([{ opacity: 0 }, { opacity: 0 }], { duration: MILLISECONDS + delay })
  send(node, to, delay, [{ transform: start }, { transform: 'none' }], () => hidden.cancel())
}

function appear(node: HTMLElement): void {
  node.animate([{ opacity: 0 }, { opacity: 1 }], { duration: 200, easing: 'ease-out' })
}

/** A card that nobody may see any more is carried away. */
function leave(from: Place | undefined, to: Place | undefined): void {
  if (!from?.node || !to || calm()) return
  const end = `translate(${to.x - from.x}px, ${to.y - from.y}px) scale(${to.width / 3 / from.width})`
  send(from.node, from, 0, [{ transform: 'none' }, { transform: end, opacity: 0.4 }])
}

function send(
  node: HTMLElement,
  at: Place,
  delay: number,
  frames: Keyframe[],
  arrived?: () => void,
): void {
  const picture = node.cloneNode(true) as HTMLElement
  for (const name of ['data-card', 'data-testid', 'data-zone', 'id']) picture.removeAttribute(name)
  picture.setAttribute('aria-hidden', 'true')
  picture.inert = true
  const { style } = picture
  for (const name of ['--w', '--mini']) style.setProperty(name, `${at.width}px`)
  Object.assign(style, {
    position: 'fixed',
    left: `${at.x - at.width / 2}px`,
    top: `${at.y - at.width * 0.7}px`,
    margin: '0',
    zIndex: '20',
    pointerEvents: 'none',
    translate: 'none',
  })
  document.body.append(picture)
  const flight = picture.animate(frames, {
    duration: MILLISECONDS,
    delay,
    easing: EASE,
    fill: 'backwards',
  })
  const land = () => {
    picture.remove()
    landings.delete(land)
    arrived?.()
  }
  landings.add(land)
  flight.onfinish = flight.oncancel = land
}
