import { fireEvent, render, screen } from '@testing-library/svelte'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { answerBy, Refused, type Answers } from '$lib/api'
import type { RulesAnswer, TableInfo } from '$lib/protocol'
import { say } from '$lib/words'
import Join from './Join.svelte'

// The lake measures itself, and jsdom measures nothing.
vi.mock('../components/Lake.svelte', () => ({ default: () => undefined }))

const info: TableInfo = {
  table: 't1',
  rules: 'schwimmen',
  house: {},
  code: '',
  people: [{ name: 'Ben', level: null }],
  judge: null,
  open: 1,
  playing: false,
  clock: 'relaxed',
  pace: 'relaxed',
  watch: false,
}
const AGAIN = 5000
const failed = (key: string, status: number) => Response.json({ why: { key } }, { status })
const alert = () => screen.queryByRole('alert')?.textContent ?? null

/** What the server answers to a look, and to whoever sits down. */
let looked: () => Response
let sat: () => Response
const free = () => Response.json(info)
const busy = () => failed('error-server', 503)

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('fetch', async (path: string) => (path.endsWith('/join') ? sat() : looked()))
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

async function shown(first = free): Promise<void> {
  looked = first
  render(Join, { id: 't1' })
  await vi.advanceTimersByTimeAsync(0)
}

async function again(next: () => Response): Promise<void> {
  looked = next
  await vi.advanceTimersByTimeAsync(AGAIN)
}

test('what went wrong once while looking is gone with the next look', async () => {
  await shown()
  await again(busy)
  expect(alert()).toBe(say({ key: 'error-server' }))
  await again(free)
  expect(alert()).toBeNull()
})

test('why nobody could sit down stays while others come and go', async () => {
  await shown()
  sat = () => failed('why-table-full', 409)
  await fireEvent.submit(screen.getByTestId('sit-down').closest('form')!)
  await again(busy)
  await again(free)
  expect(alert()).toBe(say({ key: 'why-table-full' }))
})

test('how the table differs from print is asked for until it is known', async () => {
  const lookAt = vi
    .fn<Answers['lookAt']>()
    .mockRejectedValueOnce(new Refused({ key: 'error-offline' }))
    .mockResolvedValue({ deviations: [] } as unknown as RulesAnswer)
  answerBy({ lookAt, compared: vi.fn() })
  await shown(() => Response.json({ ...info, house: { units: 5 } }))
  await again(looked)
  await again(looked)
  expect(lookAt).toHaveBeenCalledTimes(2)
})
