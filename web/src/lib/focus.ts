/** The keyboard focus must not be lost when the card or button that has it disappears. */

/** Remember where the focus is; the returned function puts it back there if the element that had it is gone. */
export function keepFocus(): () => void {
  const held = document.activeElement as HTMLElement | null
  const zone = held?.dataset['zone']
  const place = zone ? inZone(zone).indexOf(held!) : -1
  return () => {
    if (!held || held === document.body || document.activeElement !== document.body) return
    const again = zone ? inZone(zone)[place] : null
    ;(again ?? document.querySelector<HTMLElement>('[data-rest]'))?.focus({ preventScroll: true })
  }
}

const inZone = (zone: string): HTMLElement[] => [
  ...document.querySelectorAll<HTMLElement>(`[data-zone="${zone}"]`),
]

/**
 * For buttons that make place for others: if the one that had the focus is gone, it goes to the one that is marked
 * (`data-then`), or to the first.
 */
export function passOn(group: HTMLElement): () => void {
  let held: Element | null = null
  const watched = new MutationObserver(() => {
    if (!held || held.isConnected || document.activeElement !== document.body) return
    held = null
    const next = group.querySelector<HTMLElement>('[data-then]') ?? group.querySelector('button')
    next?.focus({ preventScroll: true })
  })
  const came = ({ target }: FocusEvent) => (held = target as Element)
  // Some browsers say so as well when it is taken away; only who has moved on wants nothing more here.
  const went = ({ target }: FocusEvent) =>
    queueMicrotask(() => {
      const here = (target as Element).isConnected && document.activeElement !== target
      if (here && held === target) held = null
    })
  group.addEventListener('focusin', came)
  group.addEventListener('focusout', went)
  watched.observe(group, { childList: true, subtree: true })
  return () => {
    watched.disconnect()
    group.removeEventListener('focusin', came)
    group.removeEventListener('focusout', went)
  }
}
