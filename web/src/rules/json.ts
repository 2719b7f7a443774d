/**
 * JSON as records are read: numbers keep what they were written as, and of two equal names the later counts.
 *
 * `JSON.parse` reads 2.0 as 2 and rounds large numbers, but a house rule takes 2 and not 2.0. What is wrong with a text
 * is said as Python says it, where that is one of a few sentences.
 */

/** A whole number is a number, or a bigint beyond what a number holds exactly. */
export type Json =
  null | boolean | number | bigint | Real | string | Json[] | { [name: string]: Json }

/** A number written with a point or an exponent whose value is whole, as 2.0: no whole number. */
export class Real {
  constructor(readonly value: number) {}
}

/** A text that is not JSON, in Python's words. */
export class NotJson extends Error {}

/** Whether a value is a JSON integer, as the page or a record has it. */
export const isWhole = (value: unknown): value is number | bigint =>
  typeof value === 'bigint' || Number.isInteger(value)

/** A whole number: a number where that is exact. */
export const whole = (value: bigint): number | bigint =>
  value === BigInt.asIntN(54, value) ? Number(value) : value

export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof Real)

/** Return the value of a text. Throws NotJson. */
export function parse(text: string): Json {
  try {
    return new Reader(text).whole()
  } catch (error) {
    if (error instanceof RangeError) throw new NotJson('it is nested too deeply')
    throw error
  }
}

const NUMBER = /-?(?:0|[1-9][0-9]*)(\.[0-9]+)?([eE][-+]?[0-9]+)?/y
const BLANK = /[ \t\n\r]*/y
const PLAIN = /[^"\\\x00-\x1f]*/y
const HEX = /[0-9a-fA-F]{4}/y
/** More digits than Python reads as a whole number. */
const DIGITS = 4300
const ESCAPES: Record<string, string> = {
  '"': '"',
  '\\': '\\',
  '/': '/',
  b: '\b',
  f: '\f',
  n: '\n',
  r: '\r',
  t: '\t',
}
const CONSTANTS = { null: null, true: true, false: false }

class Reader {
  private at = 0

  constructor(private readonly text: string) {}

  whole(): Json {
    if (this.text.startsWith('\ufeff')) this.fail('Unexpected UTF-8 BOM (decode using utf-8-sig)')
    this.match(BLANK)
    const value = this.value()
    this.match(BLANK)
    if (this.at < this.text.length) this.fail('Extra data')
    return value
  }

  private value(): Json {
    const next = this.text[this.at]
    if (next === '"') return this.string()
    if (next === '{') return this.object()
    if (next === '[') return this.array()
    for (const [name, value] of Object.entries(CONSTANTS)) if (this.skip(name)) return value
    for (const name of ['NaN', 'Infinity', '-Infinity'])
      if (this.skip(name)) throw new NotJson(`${name} is not a JSON value`)
    return this.number()
  }

  private number(): Json {
    const [text, point, exponent] = this.match(NUMBER) ?? this.fail('Expecting value')
    const value = Number(text)
    if (point || exponent)
      return Number.isInteger(value) || !isFinite(value) ? new Real(value) : value
    const digits = text.replace('-', '').length
    if (digits > DIGITS)
      throw new NotJson(
        `Exceeds the limit (${DIGITS} digits) for integer string conversion: value has ${digits} digits; ` +
          'use sys.set_int_max_str_digits() to increase the limit',
      )
    return whole(BigInt(text))
  }

  private array(): Json[] {
    const found: Json[] = []
    this.at++
    this.match(BLANK)
    if (this.skip(']')) return found
    for (;;) {
      found.push(this.value())
      this.match(BLANK)
      if (this.skip(']')) return found
      this.comma()
    }
  }

  private object(): Json {
    const found: Record<string, Json> = Object.create(null)
    this.at++
    this.match(BLANK)
    if (this.skip('}')) return found
    for (;;) {
      if (this.text[this.at] !== '"') this.fail('Expecting property name enclosed in double quotes')
      const name = this.string()
      this.match(BLANK)
      if (!this.skip(':')) this.fail("Expecting ':' delimiter")
      this.match(BLANK)
      const value = this.value()
      delete found[name] // of two equal names the later stands later, too
      found[name] = value
      this.match(BLANK)
      if (this.skip('}')) return found
      this.comma()
    }
  }

  private comma(): void {
    if (!this.skip(',')) this.fail("Expecting ',' delimiter")
    this.match(BLANK)
  }

  private string(): string {
    const began = this.at++
    let found = ''
    for (;;) {
      found += this.match(PLAIN)![0]
      const next = this.text[this.at++]
      if (next === '"') return found
      if (next === undefined) this.fail('Unterminated string starting at', began)
      if (next !== '\\') this.fail('Invalid control character at', this.at - 1)
      found += this.escape(began)
    }
  }

  private escape(began: number): string {
    const letter = this.text[this.at++]
    if (letter === undefined) this.fail('Unterminated string starting at', began)
    if (letter !== 'u') return ESCAPES[letter] ?? this.fail('Invalid \\escape', this.at - 2)
    const [digits] = this.match(HEX) ?? this.fail('Invalid \\uXXXX escape', this.at)
    return String.fromCharCode(parseInt(digits, 16))
  }

  private match(what: RegExp): RegExpExecArray | null {
    what.lastIndex = this.at
    const found = what.exec(this.text)
    if (found) this.at = what.lastIndex
    return found
  }

  private skip(what: string): boolean {
    const there = this.text.startsWith(what, this.at)
    if (there) this.at += what.length
    return there
  }

  private fail(what: string, at = this.at): never {
    const before = [...this.text.slice(0, at)]
    const line = before.lastIndexOf('\n')
    const lines = before.filter((letter) => letter === '\n').length + 1
    throw new NotJson(
      `${what}: line ${lines} column ${before.length - line} (char ${before.length})`,
    )
  }
}

// ------------------------------------------------------------ writing

/** A value as Python's `json.dumps` writes it; `ascii` escapes every other letter, as there. */
export function write(value: unknown, ascii = true): string {
  if (value instanceof Real) return real(value.value)
  if (typeof value === 'string') return quoted(value, ascii)
  if (typeof value === 'number' && !Number.isInteger(value)) return real(value)
  if (Array.isArray(value)) return `[${value.map((each) => write(each, ascii)).join(', ')}]`
  if (!isObject(value)) return String(value)
  const parts = Object.entries(value).map(
    ([name, each]) => `${quoted(name, ascii)}: ${write(each, ascii)}`,
  )
  return `{${parts.join(', ')}}`
}

/** Whether two values are the same JSON. */
export const same = (one: unknown, other: unknown): boolean => write(one) === write(other)

const SHORT: Record<string, string> = Object.fromEntries(
  Object.entries(ESCAPES).map(([letter, meant]) => [meant, `\\${letter}`]),
)

const quoted = (text: string, ascii: boolean): string =>
  `"${text.replace(ascii ? /["\\]|[^ -~]/g : /["\\\x00-\x1f]/g, (letter) => SHORT[letter] ?? `\\u${hex(letter)}`)}"`

const hex = (letter: string): string => letter.charCodeAt(0).toString(16).padStart(4, '0')

/** A number as Python writes a float: 2.0, 1e+16, 1e-05. */
function real(value: number): string {
  if (!isFinite(value)) return value > 0 ? 'Infinity' : value < 0 ? '-Infinity' : 'NaN'
  const size = Math.abs(value)
  if (size !== 0 && (size >= 1e16 || size < 1e-4))
    return value.toExponential().replace(/e([-+])(.)$/, 'e$10$2')
  const text = Object.is(value, -0) ? '-0' : String(value)
  return Number.isInteger(value) ? `${text}.0` : text
}

// ------------------------------------------------------------ as Python shows it

/** A value as Python shows it in a message: 'a text', None, 2.0. */
export function repr(value: unknown): string {
  if (typeof value === 'string') return reprOf(value)
  if (Array.isArray(value)) return `[${value.map(repr).join(', ')}]`
  if (isObject(value))
    return `{${Object.entries(value)
      .map(([name, each]) => `${reprOf(name)}: ${repr(each)}`)
      .join(', ')}}`
  const text = write(value)
  return (
    { null: 'None', true: 'True', false: 'False', Infinity: 'inf', '-Infinity': '-inf' }[text] ??
    text
  )
}

const NAMED: Record<string, string> = { '\n': '\\n', '\r': '\\r', '\t': '\\t', '\\': '\\\\' }

function reprOf(text: string): string {
  const quote = text.includes("'") && !text.includes('"') ? '"' : "'"
  const shown = text.replace(/[\\'"]|(?! )[\p{C}\p{Z}]/gu, (letter) => {
    if (letter === "'" || letter === '"') return letter === quote ? `\\${letter}` : letter
    const code = letter.codePointAt(0)!
    const [sign, digits] = code < 0x100 ? ['x', 2] : code < 0x10000 ? ['u', 4] : ['U', 8]
    return NAMED[letter] ?? `\\${sign}${code.toString(16).padStart(Number(digits), '0')}`
  })
  return quote + shown + quote
}
