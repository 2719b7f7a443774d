/** What the start page requests before its own code has arrived: its words, and the games. */

import addresses from 'virtual:words'
import { alone } from './alone'
import { language } from './language'

const asked = new Map<string, Promise<Response>>()

/** Request now what will be needed. */
export function askEarly(): void {
  for (const address of [addresses[language()]![0], catalogueAt]) {
    const answer = fetch(address)
    answer.catch(() => undefined) // the code that needs it will get the error
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
