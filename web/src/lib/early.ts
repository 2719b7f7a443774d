/** What the start page asks for before the page itself is here: its words, and the games. */

import addresses from 'virtual:words'
import { alone } from './alone'
import { language } from './language'

const asked = new Map<string, Promise<Response>>()

/** Ask now for what will be wanted. */
export function askEarly(): void {
  for (const address of [addresses[language()]![0], catalogueAt]) {
    const answer = fetch(address)
    answer.catch(() => undefined) // who wants it will hear of that
    asked.set(address, answer)
  }
}

/** What never changes lies in files where no server is (server/fixed.py). */
export const fixedAt = (path: string): string => (alone ? `${path}.json` : path)
export const catalogueAt = fixedAt('api/catalogue')

/** The answer from an address, which may have been asked for already. */
export function answerOf(address: string): Promise<Response> {
  const answer = asked.get(address) ?? fetch(address)
  asked.delete(address)
  return answer
}
