/** A small table for tests. */

import type { SeatView, State, TableView } from './protocol'

export const seat = (name: string, more: Partial<SeatView> = {}): SeatView => ({
  name,
  bot: 'club',
  connected: true,
  units: 3,
  points: 0,
  swims: false,
  out: false,
  cards: 3,
  known: [],
  shown: null,
  value: null,
  turns: 0,
  called: false,
  did: null,
  ...more,
})

export const position = (more: Partial<TableView> = {}): TableView => ({
  rules: 'schwimmen',
  house: {},
  code: '',
  units: 3,
  seat: 0,
  hand_number: 1,
  phase: 'turn',
  to_move: 0,
  dealer: 1,
  caller: null,
  hand: ['9H', 'KS', '7H'],
  value: '16',
  packet: [],
  table: ['9D', 'JC', 'AD'],
  stock: 17,
  gone: [],
  streak: 0,
  last_turns: 0,
  legal: ['7H>AD', '7H>AD!', '7H>JC', '7H>JC!', 'all', 'all!', 'pass', 'pass!'],
  blocked: {
    keep: { key: 'why-choice-made', args: {} },
    close: { key: 'why-call-rides', args: {} },
  },
  seats: [seat('Lena', { bot: null }), seat('Anna')],
  winners: null,
  result: null,
  history: [],
  log: [],
  ready: [],
  pace: 'instant',
  ...more,
})

export const state = (seq: number, more: Partial<TableView> = {}): State => ({
  type: 'state',
  seq,
  events: [],
  view: position(more),
  ack: null,
})
