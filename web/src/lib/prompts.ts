/** What the reader is asked to do: a heading, and a line that says how. Nothing here knows a rule either. */

import { can, canRide, poolSize, several, type Action, type Selection } from './moves'
import type { TableView } from './protocol'
import { capital, cardName, either, list, t, type Args } from './words'

/** A text of the catalogue with the game's own words in it, by the first of several keys that exists. */
type Speak = (keys: string | string[], args?: Args) => string

/** What the dealer sees before the choice, as the end of a key. */
const seen = ({ game }: TableView): string =>
  ({ none: '', blind: '', see_both: '-both', see_extra_only: '-extra' })[game.dealer_choice]

/** What the reader has to do now, as a key. */
export function prompt(view: TableView): string[] {
  if (view.phase === 'choice') return [`turn-choice${seen(view)}`]
  if (view.phase === 'verdict' && view.school) return ['turn-explains']
  if (view.phase !== 'turn') return [`turn-${view.phase}`]
  if (view.refreshed) return ['turn-refreshed']
  return [view.last_turns > 0 ? 'turn-last' : 'turn-mine']
}

/** The word on the button of an action, as a key. */
export function buttonKey(view: TableView, action: Action): string {
  // To pass before anybody has called is to decline the last card available (ES-6).
  const refuses = action === 'pass' && view.game.centre === 'discard' && view.caller === null
  return refuses ? 'do-refuse' : `do-${action}`
}

/** How to do it: one line for every moment of the reader's own turn. */
export function line(
  view: TableView,
  { give, take }: Selection,
  armed: Action | null,
  speak: Speak,
): string {
  if (armed === 'discard') return speak('line-again')
  if (armed) {
    const over = view.rounds !== null && leavesTrade(view, give, armed)
    return over ? `${speak('line-confirm')} ${speak('trade-over')}` : speak('line-confirm')
  }
  if (view.phase === 'choice') return speak(`line-choice${seen(view)}`)
  if (view.phase === 'discard') return speak('line-discard')
  const pool = poolSize(view)
  const more = give.length - take.length
  if (!pool && more > 0 && can(view, 'swap')) return speak('line-middle', { count: more })
  if (!pool && more < 0) return speak('line-own', { count: -more })
  const cards = [drawing(view), pool ? 'line-pool' : swapping(view)]
    .filter((key) => key !== null)
    .map((key) => speak(key, { count: pool }))
  const ways = cards.length > 1 ? cards : [...cards, ...buttons(view, cards.length > 0, speak)]
  return ways.length > 0
    ? `${capital(ways.reduce((one, other) => t('line-or', { one, other })))}.`
    : ''
}

/** Whether nothing can be exchanged any more after an action, where rounds are counted (CO-5). */
const leavesTrade = (view: TableView, give: string[], action: Action): boolean =>
  action === 'all' || action === 'close' || give.length === view.hand.length

/** How cards of the table are had. */
function swapping(view: TableView): string | null {
  if (several(view)) return 'line-some'
  return can(view, 'swap') ? 'line-swap' : null
}

function drawing(view: TableView): string | null {
  if (can(view, 'draw')) return can(view, 'take') ? 'line-draw-take' : 'line-draw'
  return can(view, 'take') ? 'line-take' : null
}

/** The buttons that need no card; all of them where there is nothing else to do. */
function buttons(view: TableView, more: boolean, speak: Speak): string[] {
  const few: Action[] = canRide(view) ? ['pass'] : ['pass', 'close']
  const all: Action[] = ['right', 'wrong', 'challenge', 'decline', 'all', 'pool', 'refresh', ...few]
  const words = (more ? few : all)
    .filter((action) => can(view, action))
    .map((action) => t('quoted', { text: speak(buttonKey(view, action)) }))
  return words.length > 0 ? [t('line-choose', { buttons: either(words) })] : []
}

/** What someone who cannot see the table needs to know when it is their turn. */
export function situation(
  view: TableView,
  selection: Selection,
  armed: Action | null,
  word: Speak,
): string {
  const cards = (of: string[]) => list(of.map(cardName))
  const hand = t('hear-hand', { cards: cards(view.hand) })
  const open = [...view.table, ...view.discard]
  const table = open.length ? t('hear-table', { cards: cards(open) }) : ''
  const how = line(view, selection, armed, word)
  return [`${word(prompt(view))}.`, how, hand, table].filter(Boolean).join(' ')
}
