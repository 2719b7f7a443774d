/**
 * A whole match in the part of an address behind `#`: its record, compressed, in letters that addresses may hold.
 *
 * The key is `.LETTERS`, or `.LETTERS.NUMBER` for one hand of it, from 1; no key of the server begins with a point.
 */

import { parsed, Unreadable } from '../match/record'

const FORMAT = 'deflate-raw'

/** The key of a record's last hand. */
export async function keyOf(record: unknown): Promise<string> {
  const bytes = await through(new TextEncoder().encode(JSON.stringify(record)), CompressionStream)
  const letters = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
  return `.${letters.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')}`
}

/** The record of a key up to and with the hand that is meant. Throws Unreadable. */
export async function recordOf(key: string): Promise<Record<string, unknown>> {
  const [, , number] = key.split('.')
  const record = (await valueOf(key)) as Record<string, unknown> | null
  const hands = record?.['hands']
  if (!Array.isArray(hands)) throw new Unreadable('hands: expected a list of hands')
  return { ...record, hands: hands.slice(0, number ? Number(number) : undefined) }
}

/** What a key holds, whatever it is. Throws Unreadable. */
export const valueOf = async (key: string): Promise<unknown> =>
  parsed(await unpacked(key.split('.')[1] ?? ''))

/** The key of another hand of the same record. */
export const handKey = (key: string, number: number): string =>
  `${key.split('.', 2).join('.')}.${number}`

async function unpacked(letters: string): Promise<string> {
  try {
    const text = atob(letters.replaceAll('-', '+').replaceAll('_', '/'))
    const bytes = Uint8Array.from(text, (letter) => letter.charCodeAt(0))
    return new TextDecoder().decode(await through(bytes, DecompressionStream))
  } catch {
    throw new Unreadable('this is no record')
  }
}

async function through(
  bytes: Uint8Array<ArrayBuffer>,
  Stream: typeof CompressionStream | typeof DecompressionStream,
): Promise<Uint8Array> {
  const stream = new Response(bytes).body!.pipeThrough(new Stream(FORMAT))
  return new Uint8Array(await new Response(stream).arrayBuffer())
}
