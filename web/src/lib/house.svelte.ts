/** A table before it is opened: game, house rules, opponents. The server says what the rules mean. */

import { catalogue, lookAt, Refused } from './api'
import type { LEVELS } from './facts'
import type { Catalogue, KnobInfo, NewTable, PresetInfo, RulesAnswer, Sentence } from './protocol'
import { list, slug, t, tAny, topic, type Args } from './words'

export type Level = (typeof LEVELS)[number]
export type Pace = NonNullable<NewTable['pace']>
export type Memory = NonNullable<NewTable['memory']>
export type Clock = NonNullable<NewTable['clock']>
/** With whom one plays: alone against computers, or with people who come by a link. */
export type With = 'computers' | 'friends'

const KEY = 'schwimmen.setup'
const PAUSE = 250

/** The house that "play now" opens: the printed game against three. */
export const PLAIN = {
  rules: 'schwimmen',
  house: {},
  levels: ['beginner', 'club', 'beginner'] as Level[],
}

export const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b)

/** A word, or a word with a number in brackets, as "hands(10)". */
export function counted(value: unknown): [string, number | null] {
  const found = /^(\w+)\((\d+)\)$/.exec(String(value))
  return found ? [found[1]!, Number(found[2])] : [String(value), null]
}

/** A knob's value in words. */
export function knobValue(knob: KnobInfo, value: unknown): string {
  const base = `knob-${slug(knob.name)}`
  const word = (one: unknown, args: Args = {}): string => {
    const key = [...knob.choices, ...(knob.counted ?? [])].find((other) => same(other.value, one))
    return tAny([key?.key ?? '', `${base}-${slug(String(one))}`, String(one)], args)
  }
  if (knob.kind === 'flag') return tAny([`${base}-${String(value)}`, `flag-${String(value)}`])
  if (knob.kind === 'whole') return t(`${base}-value`, { number: Number(value) })
  if (knob.kind === 'range' && Array.isArray(value))
    return t(`${base}-value`, { fewest: Number(value[0]), most: Number(value[1]) })
  if (knob.kind === 'set' && Array.isArray(value))
    return value.length > 0 ? list(value.map((one) => word(one))) : t(`${base}-none`)
  if (knob.kind === 'counted') {
    const [one, number] = counted(value)
    return word(one, number === null ? {} : { number })
  }
  if (knob.kind === 'points') return pointsValue(knob, value as PointsTable)
  if (knob.kind === 'labels') return labelsValue(knob, value)
  return word(value)
}

export type PointsTable = Record<string, [number, number]>

function pointsValue(knob: KnobInfo, value: PointsTable): string {
  const args: Args = {}
  for (const [row, [knocker, other]] of Object.entries(value))
    Object.assign(args, { [row]: knocker, [`${row}_other`]: other })
  return t(`knob-${slug(knob.name)}-value`, args)
}

function labelsValue(knob: KnobInfo, value: unknown): string {
  const labels = Array.isArray(value) ? value.map((label) => topic(String(label))) : []
  if (!labels.some(Boolean)) return t(`knob-${slug(knob.name)}-none`)
  const [clubs = '', spades = '', hearts = '', diamonds = ''] = labels
  return t(`knob-${slug(knob.name)}-value`, { clubs, spades, hearts, diamonds })
}

/** The knob of which a sentence says that it does nothing here: `idle-KNOB-BECAUSE`, the longest name that fits. */
export function idleKnob(sentence: Sentence, knobs: readonly KnobInfo[]): string | null {
  const fits = knobs.filter((knob) => sentence.key.startsWith(`idle-${slug(knob.name)}-`))
  return fits.sort((a, b) => b.name.length - a.name.length)[0]?.name ?? null
}

export class Setup {
  catalogue = $state.raw<Catalogue | null>(null)
  failed = $state.raw<Sentence | null>(null)
  rules = $state(PLAIN.rules)
  house = $state.raw<Record<string, unknown>>({})
  levels = $state<Level[]>([...PLAIN.levels])
  pace = $state<Pace>('relaxed')
  memory = $state<Memory>('perfect')
  company = $state<With>('computers')
  /** seats for people who come by a link, and the computers that sit with them */
  friends = $state(3)
  helpers = $state<Level[]>([])
  /** who takes what is still open at the start */
  fill = $state<Level | null>(null)
  clock = $state<Clock>('relaxed')
  public = $state(false)
  chat = $state(true)
  watch = $state(true)
  answer = $state.raw<RulesAnswer | null>(null)
  problem = $state.raw<Refused | null>(null)

  private timer: ReturnType<typeof setTimeout> | undefined
  private asked = 0

  constructor() {
    try {
      const kept = JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Setup>
      if (typeof kept.rules === 'string') this.rules = kept.rules
      if (kept.house && typeof kept.house === 'object') this.house = kept.house
      if (Array.isArray(kept.levels) && kept.levels.length > 0) this.levels = kept.levels
      if (kept.pace) this.pace = kept.pace
      if (kept.memory) this.memory = kept.memory
      if (kept.clock) this.clock = kept.clock
    } catch {
      // Nothing kept: the plain house.
    }
  }

  get preset(): PresetInfo | null {
    return this.catalogue?.presets.find((preset) => preset.id === this.rules) ?? null
  }

  /** Fewest and most opponents. */
  get opponents(): [number, number] {
    const [least, most] = this.answer?.players ?? this.preset?.players ?? [2, 8]
    return [least - 1, most - 1]
  }

  /** Seats that can be open at a table with friends. */
  get open(): number {
    return Math.max(1, Math.min(this.friends, this.opponents[1] - this.helpers.length))
  }

  /** Everybody who plays, the reader too. */
  get players(): number {
    const friends = this.open + this.helpers.length
    return 1 + (this.company === 'friends' ? friends : this.levels.length)
  }

  /** What the server is asked to lay. */
  get table(): Omit<NewTable, 'name'> {
    const { rules, house, pace, memory } = this
    if (this.company === 'computers')
      return { rules, house, pace, memory, levels: [...this.levels] }
    const open = Array.from({ length: this.open }, () => 'open' as const)
    const { fill, clock, chat, watch } = this
    const levels = [...open, ...this.helpers]
    return { rules, house, pace, memory, levels, fill, clock, chat, watch, public: this.public }
  }

  async load(): Promise<void> {
    try {
      this.catalogue = await catalogue()
      this.failed = null
      if (!this.preset) this.choose(this.catalogue.presets[0]?.id ?? PLAIN.rules)
      this.look()
    } catch (error) {
      this.failed = error instanceof Refused ? error.why : { key: 'error-server' }
    }
  }

  choose(rules: string): void {
    this.rules = rules
    const known = new Set(this.preset?.knobs.map((knob) => knob.name))
    this.house = Object.fromEntries(Object.entries(this.house).filter(([name]) => known.has(name)))
    this.look()
  }

  value(knob: KnobInfo): unknown {
    return knob.name in this.house ? this.house[knob.name] : knob.default
  }

  differs(knob: KnobInfo): boolean {
    return knob.name in this.house
  }

  /** Set a knob; the preset's own value is no house rule. */
  set(knob: KnobInfo, value: unknown): void {
    const rest = { ...this.house }
    delete rest[knob.name]
    this.house = same(value, knob.default) ? rest : { ...rest, [knob.name]: value }
    this.look()
  }

  reset(): void {
    this.house = {}
    this.look()
  }

  seats(count: number): void {
    const next = this.levels.at(-1) ?? 'beginner'
    this.levels = Array.from({ length: count }, (_, index) => this.levels[index] ?? next)
    this.look()
  }

  /** How many people may come, and how many computers sit with them. */
  invite(friends: number, helpers: number): void {
    const next = this.helpers.at(-1) ?? 'beginner'
    this.friends = friends
    this.helpers = Array.from({ length: helpers }, (_, index) => this.helpers[index] ?? next)
    this.look()
  }

  /** Take over the rules of a share code. Throws Refused. */
  async enter(code: string): Promise<void> {
    const answer = await lookAt({ code: code.trim() })
    this.rules = answer.rules
    this.house = answer.house
    this.answer = answer
    this.problem = null
    this.keep()
  }

  keep(): void {
    const { rules, house, levels, pace, memory, clock } = this
    try {
      localStorage.setItem(KEY, JSON.stringify({ rules, house, levels, pace, memory, clock }))
    } catch {
      // Then it is chosen anew next time.
    }
  }

  /** Ask the server what these rules mean, once the person pauses. */
  private look(): void {
    this.keep()
    clearTimeout(this.timer)
    this.timer = setTimeout(() => void this.ask(), PAUSE)
  }

  private async ask(): Promise<void> {
    const question = ++this.asked
    try {
      const answer = await lookAt({
        rules: this.rules,
        house: this.house,
        players: this.players,
      })
      if (question !== this.asked) return
      this.answer = answer
      this.problem = null
    } catch (error) {
      if (question === this.asked && error instanceof Refused) this.problem = error
    }
  }
}

export const setup = new Setup()
