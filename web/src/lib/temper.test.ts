import { expect, test } from 'vitest'
import { LEVELS } from './facts'
import { alike, plain, temperOf } from './temper'

test('who plays as people do has a temper or none, and who searches has none', () => {
  expect(alike('club-greedy')).toEqual(['club', 'club-careful', 'club-greedy', 'club-watchful'])
  expect(LEVELS.filter((level) => alike(level).length > 1)).toEqual(['beginner', 'club'])
})

test('a name tells how well an opponent plays, and how', () => {
  expect([plain('beginner-careful'), temperOf('beginner-careful')]).toEqual(['beginner', 'careful'])
  expect([plain('master'), temperOf('master')]).toEqual(['master', ''])
})
