/** Matches that somebody brings along: records as text, from any source. */

/** What a page reads of a match's record; whoever needs the hands reads them. */
export interface Brought {
  rules: string
  players: string[]
  dealer: number
  hands: unknown[]
  /** the whole record, including what nobody here reads */
  record: object
}

/** The matches of a file: records as one JSON value or one a line, or a person's export; null for what is no match. */
export function matches(text: string): (Brought | null)[] {
  const whole = parsed(text)
  if (whole !== undefined) return (taken(whole) ?? [whole]).map(matchOf)
  return text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => matchOf(parsed(line)))
}

/** Every match in the file that the settings export: those of servers, and those of the device. */
function taken(whole: unknown): unknown[] | null {
  const { tables, here } = (whole ?? {}) as { tables?: { matches: unknown[] }[]; here?: unknown[] }
  if (!Array.isArray(tables)) return null
  return [...tables.flatMap(({ matches }) => matches ?? []), ...(here ?? [])]
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function matchOf(value: unknown): Brought | null {
  const record = (value ?? {}) as Record<string, unknown>
  const { schwimmen, rules, players, dealer, hands } = record
  const names = Array.isArray(players) && players.every((name) => typeof name === 'string')
  const plain = schwimmen === 1 && typeof rules === 'string' && Number.isInteger(dealer)
  return plain && names && Array.isArray(hands)
    ? { rules, players, dealer: dealer as number, hands, record }
    : null
}
