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
