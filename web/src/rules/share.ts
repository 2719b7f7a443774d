/** Share codes (rules/share.py): a few letters and digits that name a preset and the knobs that differ from it. */

import type { Value } from './fields'
import { whole } from './json'
import { find, PRESETS, type House, type Preset } from './presets'

const VERSION = 1
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const LOOK_ALIKE: Record<string, string> = { O: '0', I: '1', L: '1' }
const CHECK_BITS = 10
/** CRC-10 (ITU-T I.610). */
const POLYNOMIAL = 0x633

/** A text that is no share code; the catalogue has `error-code-REASON`. */
export class CodeError extends Error {
  constructor(readonly reason: 'letters' | 'checksum' | 'version' | 'contents') {
    super(`share code: ${reason}`)
  }
}

/** The share code of a game with a house object. Throws HouseError, or RangeError for a game that is none. */
export function encode(game: string, house: House): string {
  const preset = find(game)
  if (!preset) throw new RangeError(`rules: '${game}' is not a preset`)
  const rules = preset.house(house)
  const changed = preset.knobs.filter((knob) => knob.name in preset.houseOf(rules))
  const numbers = changed.flatMap((knob) => {
    const values = knob.numbers(knob.get(rules)).map((value) => zigzag(BigInt(value)))
    return [BigInt(knob.data.code), BigInt(values.length), ...values]
  })
  const digits = [VERSION, ...[BigInt(preset.number), ...numbers].flatMap(digitsOf)]
  const check = checksum(digits)
  const text = [...digits, check >> 5, check & 31].map((digit) => ALPHABET[digit]).join('')
  return [text[0], ...(text.slice(1).match(/.{1,4}/g) ?? [])].join('-')
}

/** The preset and the house object of a share code. Throws CodeError. */
export function decode(code: string): { preset: Preset; house: House } {
  const letters = [...code.toUpperCase()].filter((letter) => !'- \t\r\n'.includes(letter))
  const all = letters.map((letter) => ALPHABET.indexOf(LOOK_ALIKE[letter] ?? letter))
  if (all.length < 4 || all.includes(-1) || !/\d/.test(code)) throw new CodeError('letters')
  const [digits, [high, low]] = [all.slice(0, -2), all.slice(-2) as [number, number]]
  if (checksum(digits) !== ((high << 5) | low)) throw new CodeError('checksum')
  if (digits[0] !== VERSION) throw new CodeError('version')
  return contents(numbersOf(digits.slice(1)))
}

function contents([number, ...rest]: bigint[]): { preset: Preset; house: House } {
  const preset = PRESETS.find((each) => BigInt(each.number) === number)
  if (!preset) throw new CodeError('contents')
  const house: House = {}
  while (rest.length > 0) {
    const [code, count] = rest.splice(0, 2)
    const knob = preset.knobs.find((each) => BigInt(each.data.code) === code)
    const numbers = rest.splice(0, Number(count)).map((each) => whole(unzigzag(each)))
    const value: Value | undefined = count === undefined ? undefined : knob?.ofNumbers(numbers)
    if (!knob || value === undefined) throw new CodeError('contents')
    house[knob.name] = knob.write(value)
  }
  return { preset, house: preset.houseOf(preset.house(house)) }
}

// ------------------------------------------------------------ numbers as base-32 digits

const zigzag = (number: bigint): bigint => (number < 0n ? -2n * number - 1n : 2n * number)

const unzigzag = (number: bigint): bigint => (number % 2n ? -(number + 1n) / 2n : number / 2n)

/** A number as digits of four bits, lowest first; the fifth bit says that more follow. */
function digitsOf(number: bigint): number[] {
  const digits: number[] = []
  let rest = number
  for (; rest >= 16n; rest >>= 4n) digits.push(16 | Number(rest & 15n))
  return [...digits, Number(rest)]
}

function numbersOf(digits: readonly number[]): bigint[] {
  const numbers: bigint[] = []
  let [number, shift] = [0n, 0n]
  for (const digit of digits) {
    number |= BigInt(digit & 15) << shift
    shift += 4n
    if (digit >= 16) continue
    numbers.push(number)
    ;[number, shift] = [0n, 0n]
  }
  if (shift) throw new CodeError('contents') // it stops in the middle of a number
  return numbers
}

function checksum(digits: readonly number[]): number {
  const bits = digits.flatMap((digit) => [16, 8, 4, 2, 1].map((bit) => (digit & bit ? 1 : 0)))
  return [...bits, ...Array<0>(CHECK_BITS).fill(0)].reduce<number>((register, bit) => {
    const shifted = (register << 1) | bit
    return shifted >> CHECK_BITS ? shifted ^ ((1 << CHECK_BITS) | POLYNOMIAL) : shifted
  }, 0)
}
