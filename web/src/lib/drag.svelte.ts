/** Something that is picked up with a finger or the mouse and dropped on something else. A short touch stays a tap. */

import type { Card } from './cards'
import type { Zone } from './moves'

const SLIP = 8
/** How much of the dragged thing must cover a place: grazing it does not count. */
const ENOUGH = 0.12

export interface Place {
  zone: Zone
  card: Card | null
}

export class Grip {
  at = $state<{ x: number; y: number } | null>(null)
  private from: { x: number; y: number } | null = null
  private dragged = false

  constructor(
    private zone: () => Zone,
    private ondrop: (onto: Place) => void,
  ) {}

  down = (event: PointerEvent): void => {
    if (event.button !== 0) return
    this.from = { x: event.clientX, y: event.clientY }
    this.dragged = false
    ;(event.currentTarget as HTMLElement).setPointerCapture(event.pointerId)
  }

  move = (event: PointerEvent): void => {
    if (!this.from) return
    const at = { x: event.clientX - this.from.x, y: event.clientY - this.from.y }
    if (!this.dragged && Math.hypot(at.x, at.y) < SLIP) return
    this.dragged = true
    this.at = at
  }

  up = (event: PointerEvent): void => {
    const held = (event.currentTarget as HTMLElement).getBoundingClientRect()
    const was = this.at
    this.cancel()
    if (!was) return
    const onto = below(held, this.zone())
    if (onto) this.ondrop(onto)
  }

  cancel = (): void => {
    this.from = this.at = null
  }

  /** The click that ends a drag is not a tap. */
  tapped(): boolean {
    const tap = !this.dragged
    this.dragged = false
    return tap
  }
}

/** The place in another zone that what is dragged covers most. */
function below(held: DOMRect, zone: Zone): Place | null {
  let best: { place: Place | null; area: number } = {
    place: null,
    area: held.width * held.height * ENOUGH,
  }
  for (const node of document.querySelectorAll<HTMLElement>('[data-zone]')) {
    if (node.dataset['zone'] === zone) continue
    const box = node.getBoundingClientRect()
    const wide = Math.min(held.right, box.right) - Math.max(held.left, box.left)
    const high = Math.min(held.bottom, box.bottom) - Math.max(held.top, box.top)
    if (wide <= 0 || high <= 0 || wide * high <= best.area) continue
    const place = { zone: node.dataset['zone'] as Zone, card: node.dataset['card'] ?? null }
    best = { place, area: wide * high }
  }
  return best.place
}
