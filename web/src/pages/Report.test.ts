import { fireEvent, render, screen } from '@testing-library/svelte'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { hold } from '$lib/seats'
import { say } from '$lib/words'
import Report from './Report.svelte'

const asked: string[] = []
const refused = (key: string, status: number) => Response.json({ why: { key } }, { status })
const answers = (report: Response) =>
  vi.stubGlobal('fetch', async (path: string) => {
    asked.push(path)
    return path.endsWith('/report') ? report : Response.json({ tables: 1, traces: 0 })
  })

beforeEach(() => {
  asked.length = 0
  hold({ table: 't1', seat: null, token: 'secret', sealed: null }, 'ABCDEF')
})
afterEach(() => {
  vi.unstubAllGlobals()
  localStorage.clear()
})

test('a lesson whose deck is gone can be ended', async () => {
  answers(refused('problem-lesson-deck', 409))
  render(Report)
  await fireEvent.click(await screen.findByTestId('lesson-end'))
  expect(screen.getByRole('alert').textContent).toBe(say({ key: 'problem-lesson-deck' }))
  await fireEvent.click(screen.getByTestId('lesson-end-sure'))
  await screen.findByTestId('lesson-ended')
  expect(asked).toEqual(['api/lessons/report', 'api/lessons/end'])
  expect(localStorage.getItem('schwimmen.seats')).toBe('[]')
})

test('a lesson that is over has nothing to end', async () => {
  answers(refused('problem-lesson', 404))
  render(Report)
  await screen.findByRole('alert')
  expect(screen.queryByTestId('lesson-end')).toBeNull()
})
