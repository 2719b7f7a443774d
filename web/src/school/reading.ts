/**
 * Rows of a deck from CSV or YAML (school/reading.py), each text with the line it stands in, and what cannot be read.
 *
 * Nothing here knows what a card is; `checking` does.
 */

import type { DeckTrouble } from '../lib/protocol'
import { words } from '../match/record'
import { COLUMNS, LARGEST, OPTIONAL } from './facts'

/** What stands between two wrong explanations in CSV. */
export const BETWEEN = '|'

/** A first line by which Excel is told the separator. The heading tells it as well. */
const TOLD = /^sep=[,;\t](?=[\r\n])/i

/** Letters of a text that a problem tells: a sentence of the catalogue takes no text of any length. */
const SHOWN = 500

/** A text and its line. */
export interface Cell {
  text: string
  line: number
}

/** What a file says about one card: its texts by column, and its wrong explanations. */
export interface Row {
  line: number
  cells: Record<string, Cell>
  wrong: Cell[]
}

/** One file being read: rows as far as they can be, problems for the rest. */
export class DeckFile {
  readonly rows: Row[] = []
  readonly problems: DeckTrouble[] = []

  private constructor(readonly file: string) {}

  /** Read the bytes of a file; the ending of its name says what it is. */
  static async of(file: string, bytes: Uint8Array): Promise<DeckFile> {
    const read = new DeckFile(file)
    const kind = /\.(csv|ya?ml)$/i.exec(file)?.[1]?.toLowerCase()
    if (!kind) read.trouble(1, 'deck-kind', { came: file })
    else if (bytes.length > LARGEST)
      read.trouble(1, 'deck-large', { expected: String(LARGEST), came: String(bytes.length) })
    else {
      const text = read.decoded(bytes)
      if (text !== null && kind === 'csv') read.csv(text)
      else if (text !== null) (await import('./yaml')).readYaml(read, text)
    }
    return read
  }

  /** Note a problem. */
  trouble(line: number, key: string, args: DeckTrouble['args'] = {}): void {
    const told = Object.entries(args).map(([name, text]) => [name, cut(text)])
    this.problems.push({ line, key, args: Object.fromEntries(told) })
  }

  /** Note the columns that are there twice, or that nobody knows. */
  checkNames(line: number, columns: readonly string[]): void {
    const known: readonly string[] = [...COLUMNS, ...OPTIONAL]
    const seen = new Set<string>() // there may be as many as fit into a file
    for (const column of columns) {
      if (seen.has(column)) this.trouble(line, 'deck-column-twice', { came: column })
      else if (!known.includes(column)) {
        const args = { expected: known.join(', '), came: column || '–' }
        this.trouble(line, 'deck-column-unknown', args)
      }
      seen.add(column)
    }
  }

  private decoded(bytes: Uint8Array): string | null {
    const place = firstBad(bytes)
    if (place < bytes.length) {
      const came = bytes[place]!.toString(16).toUpperCase().padStart(2, '0')
      const line = bytes.subarray(0, place).filter((byte) => byte === 0x0a).length + 1
      this.trouble(line, 'deck-encoding', { came })
      return null
    }
    return new TextDecoder().decode(bytes).normalize('NFC')
  }

  private csv(text: string): void {
    const records = this.records(text)
    const [line, header] = records.next().value ?? [1, []]
    const columns = header.map((name) => clean(name).toLowerCase())
    if (!this.hasColumns(line, columns)) return
    for (const [line, fields] of records) {
      if (fields.length !== columns.length) {
        const args = { expected: String(columns.length), came: String(fields.length) }
        this.trouble(line, 'deck-fields', args)
        continue
      }
      const texts = fields.map((field, at) => [columns[at]!, { text: clean(field), line }] as const)
      const { wrong, ...cells } = Object.fromEntries(texts)
      const parts = (wrong?.text ?? '').split(BETWEEN).map((part) => part.trim())
      const found = parts.filter(Boolean).map((text) => ({ text, line }))
      this.rows.push({ line, cells, wrong: found })
    }
  }

  /** The lines that say anything, with the number of the line in which each begins. */
  private *records(text: string): Generator<[number, string[]], undefined> {
    const told = text.replace(TOLD, '')
    const first = told.split(LINES).find((line) => line.trim()) ?? ''
    const count = (separator: string) => first.split(separator).length
    const separator = [',', ';', '\t'].reduce((best, one) =>
      count(one) > count(best) ? one : best,
    )
    let line = 1
    let rest = told
    while (rest) {
      const record = recordOf(rest, separator)
      if (typeof record === 'string') {
        this.trouble(line, 'deck-csv', { came: record })
        return
      }
      if (record.fields.some((field) => field.trim())) yield [line, record.fields]
      line += rest.slice(0, record.length).split(ENDS).length - 1
      rest = rest.slice(record.length)
    }
  }

  /** Whether every column is there that must be, and no other; a nameless one is none. */
  private hasColumns(line: number, columns: readonly string[]): boolean {
    const missing = COLUMNS.filter((column) => !columns.includes(column))
    const came = columns.filter(Boolean).join(', ') || '–'
    for (const expected of missing) this.trouble(line, 'deck-column-missing', { expected, came })
    this.checkNames(line, columns)
    return missing.length === 0 && new Set(columns).size === columns.length
  }
}

const ENDS = /\r\n|\n|\r/
const LINES = /\r\n|[\n\r\v\f\x1c-\x1e\x85\u2028\u2029]/

/** The fields of the first record of a text, and how much of it that is; or why it cannot be read. */
function recordOf(text: string, separator: string): { fields: string[]; length: number } | string {
  const fields: string[] = []
  for (let at = 0; ;) {
    const quoted = text[at] === '"'
    const end = quoted ? closing(text, at + 1) : until(text, at, separator)
    if (end === null) return 'unexpected end of data'
    const field = quoted ? text.slice(at + 1, end).replaceAll('""', '"') : text.slice(at, end)
    fields.push(field)
    const after = quoted ? end + 1 : end
    const stop = text[after]
    if (stop !== separator) {
      if (stop !== undefined && !'\r\n'.includes(stop)) return `'${separator}' expected after '"'`
      return {
        fields,
        length: after + (/^\r\n|^[\r\n]/.exec(text.slice(after, after + 2))?.[0].length ?? 0),
      }
    }
    at = after + 1
  }
}

/** Where a field without quotation marks ends. */
function until(text: string, from: number, separator: string): number {
  let end = from
  while (end < text.length && text[end] !== separator && !'\r\n'.includes(text[end]!)) end++
  return end
}

/** Where the quotation mark stands that closes a field; two of them are one that belongs to it. */
function closing(text: string, from: number): number | null {
  for (let at = text.indexOf('"', from); at >= 0; at = text.indexOf('"', at + 2))
    if (text[at + 1] !== '"') return at
  return null
}

/** A text that is no longer than what is shown of it. */
export function cut(text: string, shown = SHOWN): string {
  if (text.length <= shown) return text
  const letters = [...text]
  return letters.length <= shown ? text : `${letters.slice(0, shown - 1).join('')}…`
}

/** A text in one line, without blanks at its ends. */
export const clean = (text: string): string => words(text).join(' ')

/** The place of the first byte that is no text in UTF-8, the length where all are. */
function firstBad(bytes: Uint8Array): number {
  const zero = bytes.indexOf(0)
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    return zero < 0 ? bytes.length : zero
  } catch {
    const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })
    let text = ''
    try {
      for (let at = 0; at < bytes.length; at++)
        text += decoder.decode(bytes.subarray(at, at + 1), { stream: true })
    } catch {
      // What came before is well.
    }
    return new TextEncoder().encode(text).length
  }
}
