/** Small things that this device remembers by name; the oldest are forgotten first. Without storage they last as long as the page. */

const pages = new Map<string, Record<string, string>>()

export function recall(shelf: string): Record<string, string> {
  const here = pages.get(shelf)
  if (here) return here
  try {
    const found: unknown = JSON.parse(localStorage.getItem(shelf) ?? '{}')
    return found && typeof found === 'object' && !Array.isArray(found)
      ? (found as Record<string, string>)
      : {}
  } catch {
    return {}
  }
}

/** Remember something, or forget it if it is null. */
export function remember(shelf: string, name: string, what: string | null, most: number): void {
  const rest = Object.entries(recall(shelf)).filter(([other]) => other !== name)
  const all = Object.fromEntries(
    [...rest, ...(what === null ? [] : [[name, what] as const])].slice(-most),
  )
  try {
    localStorage.setItem(shelf, JSON.stringify(all))
    pages.delete(shelf)
  } catch {
    pages.set(shelf, all)
  }
}
