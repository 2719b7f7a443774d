/** A table before it is opened: game, house rules, opponents. The server says what the rules mean. */

import { same } from '../rules/json'
import { catalogue, lookAt, Refused, whyOf } from './api'
import type { OPPONENTS } from './facts'
import { named } from './finding'
import type {
  Catalogue,
  KnobInfo,
  NewTable,
  Option,
  PresetInfo,
  RulesAnswer,
  Sentence,
  TableControl,
} from './protocol'
import { list, slug, t, topic, type Args } from './words'

export type Level = keyof typeof OPPONENTS
export type Pace = NonNullable<NewTable['pace']>
export type Memory = NonNullable<NewTable['memory']>
export type Clock = NonNullable<NewTable['clock']>
/** With whom you play: against computers, with people who come by a link, with people on this device, or with real cards. */
export type With = 'computers' | 'friends' | 'here' | 'cards'

const KEY = 'schwimmen.setup'
const PAUSE = 250
/** The limit of a form where a number has none. */
export const MANY = 99

/** The table that "play now" opens: the printed game against three. */
export const PLAIN = {
  rules: 'schwimmen',
  house: {},
  levels: ['beginner', 'club', 'beginner'] as Level[],
}

/** The number in a text like "hands(10)", or a whole number itself; null where there is none. */
export function numberIn(value: unknown): number | null {
  if (typeof value === 'number') return Number.isInteger(value) ? value : null
  const found = typeof value === 'string' ? /\d+/.exec(value) : null
  return found && Number(found[0])
}

/** The same text with another number in it. */
export const withNumber = (value: unknown, number: number): string | number =>
  typeof value === 'number' ? number : String(value).replace(/\d+/, String(number))

/** Whether a value is this option, whatever number stands in it. */
export const isOption = (option: Option, value: unknown): boolean =>
  option.least == null
    ? same(option.value, value)
    : typeof value === typeof option.value && withNumber(value, 0) === withNumber(option.value, 0)

/** Whether a knob of this game can have a value: games differ in the options of a choice, and in nothing else. */
const offers = ({ control }: KnobInfo, value: unknown): boolean =>
  control.kind !== 'choice' || control.options.some((option) => isOption(option, value))

/** A knob's value in words; its control has the keys. */
export function knobValue({ control }: KnobInfo, value: unknown): string {
  switch (control.kind) {
    case 'switch':
      return t(value === true ? control.on : control.off)
    case 'choice': {
      const chosen = control.options.find((option) => isOption(option, value))
      const number = chosen?.least == null ? null : numberIn(value)
      return chosen ? t(chosen.key, number === null ? {} : { number }) : String(value)
    }
    case 'several': {
      const chosen = control.options.filter((option) => (value as unknown[]).includes(option.value))
      return chosen.length > 0 ? list(chosen.map((option) => t(option.key))) : t(control.none)
    }
    case 'number':
      return t(control.key, { number: Number(value) })
    case 'pair':
      return t(control.key, byName(control.names, value as number[]))
    case 'texts': {
      const texts = (value as string[]).map(topic)
      return texts.some(Boolean) ? t(control.key, byName(control.names, texts)) : t(control.none)
    }
    case 'table':
      return t(control.key, tableArgs(control, value as TableValue))
  }
  return String(value)
}

export type TableValue = Record<string, number[]>

const byName = (names: readonly string[], values: readonly (string | number)[]): Args =>
  Object.fromEntries(names.map((name, at) => [name, values[at] ?? '']))

const tableArgs = ({ rows, columns }: TableControl, value: TableValue): Args =>
  Object.fromEntries(
    rows.flatMap(({ value: row }) =>
      columns.map((column, at) => [`${row}${column.value}`, value[String(row)]?.[at] ?? 0]),
    ),
  )

/** The knob that does nothing here according to a sentence `idle-KNOB-BECAUSE`: the longest name that fits. */
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
  against = $state<With>('computers')
  /** the server, if there is one, keeps tables against computers too */
  served = $state(false)
  /** seats for people who come by a link, and the computers that sit with them */
  friends = $state(3)
  helpers = $state<Level[]>([])
  /** the others on this device, and the computers that sit with them */
  others = $state<string[]>([''])
  /** who takes the seats that are still open at the start */
  fill = $state<Level | null>(null)
  clock = $state<Clock>('relaxed')
  /** minutes: a match ends with the hand in which they run out */
  minutes = $state<number | null>(null)
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
      this.served = kept.served === true
    } catch {
      // Nothing kept: the plain house.
    }
  }

  get preset(): PresetInfo | null {
    return this.find(this.rules)
  }

  /** A game of the catalogue, once that is here. */
  find(rules: string | undefined): PresetInfo | null {
    return this.catalogue?.presets.find((preset) => preset.id === rules) ?? null
  }

  /** Whether these rules ask for an explanation before an exchange. */
  explains({ rules = PLAIN.rules, house }: Pick<NewTable, 'rules' | 'house'>): boolean {
    return Boolean(house?.['explain_gate'] ?? this.find(rules)?.game.explains)
  }

  /** Whether a match is one for a number of hands, which the clock may end. */
  get timed(): boolean {
    const end = this.preset?.knobs.find((knob) => knob.name === 'match_end')
    return end ? String(this.value(end)).startsWith('hands') : false
  }

  /** Fetch the catalogue unless it is here. */
  need(): void {
    if (!this.catalogue) void this.load()
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

  /** What the others at this device are called. */
  get named(): string[] {
    return this.others.map((name, index) => name.trim() || t('here-name', { number: index + 2 }))
  }

  /** Everybody who plays, the reader too. */
  get players(): number {
    const { levels, open, others, against } = this
    const beside = { computers: levels, friends: { length: open }, here: others, cards: others }
    const helped = against === 'friends' || against === 'here'
    return 1 + beside[against].length + (helped ? this.helpers.length : 0)
  }

  /** What the server is asked to lay. */
  get table(): Omit<NewTable, 'name'> {
    const { rules, house, pace, memory } = this
    const plain = { rules, house, pace, memory, minutes: this.timed ? this.minutes : null }
    if (this.against === 'computers') return { ...plain, levels: [...this.levels] }
    if (this.against === 'here') return { ...plain, levels: [...this.helpers] }
    const open = Array.from({ length: this.open }, () => 'open' as const)
    const { fill, clock, chat, watch } = this
    const levels = [...open, ...this.helpers]
    return { ...plain, levels, fill, clock, chat, watch, public: this.public }
  }

  async load(): Promise<void> {
    try {
      this.catalogue = await catalogue()
      this.failed = null
      if (!this.preset) this.choose(this.catalogue.presets[0]?.id ?? PLAIN.rules)
      if (Object.keys(this.house).length > 0) this.look() // what is printed, the catalogue says
    } catch (error) {
      this.failed = whyOf(error)
    }
  }

  /**
   * Choose a game: with the house rules of its name, or with those of the table that it offers as well. So many
   * computers sit down as it needs, and no more than it has room for.
   */
  choose(rules: string, called: Record<string, unknown> = {}): void {
    this.rules = rules
    const knobs = new Map(this.preset?.knobs.map((knob) => [knob.name, knob]))
    const kept = Object.entries(this.house).filter(([name, value]) => {
      const knob = knobs.get(name)
      return knob && offers(knob, value)
    })
    this.house = Object.keys(called).length > 0 ? { ...called } : Object.fromEntries(kept)
    const [least, most] = this.preset?.players ?? [2, 8]
    this.seats(Math.min(Math.max(this.levels.length, least - 1), most - 1))
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

  /** How many people play at this device beside the reader, and how many computers with them. */
  gather(others: number, helpers: number): void {
    this.others = Array.from({ length: others }, (_, index) => this.others[index] ?? '')
    this.invite(this.friends, helpers)
  }

  /** Take over the rules of a share code, or of a game by any of its names. Throws Refused. */
  async enter(text: string): Promise<void> {
    const found = this.catalogue && named(text, this.catalogue)
    const answer = await lookAt(
      found ? { rules: found.preset.id, house: found.name?.house ?? {} } : { code: text.trim() },
    )
    this.rules = answer.rules
    this.house = answer.house
    this.answer = answer
    this.problem = null
    const [least, most] = answer.players
    this.asked += 1 // what is still to be answered is about other rules
    this.seats(Math.min(Math.max(this.levels.length, least - 1), most - 1))
  }

  keep(): void {
    const { rules, house, levels, pace, memory, clock, served } = this
    const kept = { rules, house, levels, pace, memory, clock, served }
    try {
      localStorage.setItem(KEY, JSON.stringify(kept))
    } catch {
      // Then it is chosen again next time.
    }
  }

  /** Ask what these rules mean, once the person pauses. */
  look(): void {
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
