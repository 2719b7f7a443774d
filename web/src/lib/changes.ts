/** What has changed among the people at a table, as sentences, for readers who do not see it. */

import type { RoomView, SeatInfo, Sentence } from './protocol'

const told = (key: string, name: string): Sentence => ({ key: `room-${key}`, args: { name } })

/** `coming` are the seats of people who were told of, and whose device is not there yet: that comes a moment later. */
export function changes(
  before: RoomView,
  after: RoomView,
  coming: Set<number> = new Set(),
): Sentence[] {
  const found = seats(before, after, coming)
  const host = after.host === null ? null : after.seats[after.host]
  if (before.host !== after.host && host && before.seats.length === after.seats.length)
    found.push(after.host === after.me ? { key: 'room-host-you' } : told('host', host.name))
  if (before.chat !== after.chat) found.push({ key: after.chat ? 'room-chat-on' : 'room-chat-off' })
  return found
}

/** Seats that move because a match begins are not compared: its beginning says enough. */
function seats(before: RoomView, after: RoomView, coming: Set<number>): Sentence[] {
  if (before.match !== after.match || before.seats.length !== after.seats.length) {
    coming.clear()
    return []
  }
  return after.seats.flatMap((now, seat) => {
    const was = before.seats[seat]!
    if (seat === after.me) return own(was, now)
    const told = one(was, now, coming.has(seat))
    if (told.some(({ key }) => key === 'room-came') && !now.connected) coming.add(seat)
    else if (now.connected || told.length > 0) coming.delete(seat)
    return told
  })
}

function own(was: SeatInfo, now: SeatInfo): Sentence[] {
  if (!was.stand_in === !now.stand_in) return []
  return [{ key: now.stand_in ? 'room-stand-in-you' : 'room-back-you' }]
}

function one(was: SeatInfo, now: SeatInfo, coming: boolean): Sentence[] {
  if (was.kind !== now.kind || was.name !== now.name) {
    const left = was.kind === 'person' && was.name ? [told('left', was.name)] : []
    return now.kind === 'open' || !now.name ? left : [...left, told('came', now.name)]
  }
  if (now.kind !== 'person') return []
  if (!was.stand_in && now.stand_in) return [told('stand-in', now.name)]
  if (was.connected && !now.connected) return [told('lost', now.name)]
  if (coming) return []
  if ((!was.connected && now.connected) || (was.stand_in && !now.stand_in))
    return [told('back', now.name)]
  return []
}
