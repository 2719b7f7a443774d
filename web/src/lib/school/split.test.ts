import { expect, test } from 'vitest'
import { mixed, namesIn, seated, sizesOf, spelt } from './split'

test('a class of any size sits at tables of about four, and nobody alone', () => {
  const told = [2, 3, 4, 5, 6, 7, 9, 10, 13, 30].map((count) => sizesOf(count, 4).join(' '))
  expect(told).toEqual([
    '2',
    '3',
    '4',
    '5',
    '3 3',
    '4 3',
    '5 4',
    '4 3 3',
    '5 4 4',
    '4 4 4 4 4 4 3 3',
  ])
  for (let count = 2; count <= 60; count++)
    for (const wish of [2, 3, 4, 5, 6]) {
      const sizes = sizesOf(count, wish)
      expect(sizes.reduce((sum, size) => sum + size)).toBe(count)
      expect(Math.min(...sizes)).toBeGreaterThan(1)
      expect(Math.max(...sizes) - Math.min(...sizes)).toBeLessThan(2)
    }
})

test('names are read as lists have them', () => {
  expect(namesIn('1. Ada\n2) Ben Ali\r\n- Cem;Dora\tEla,  Fee \n\n')).toEqual([
    'Ada',
    'Ben Ali',
    'Cem',
    'Dora',
    'Ela',
    'Fee',
  ])
  expect(namesIn('Wolfeschlegelsteinhausenbergerdorff')[0]).toHaveLength(24)
})

test('the list is kept together at the tables, and can be mixed without losing anybody', () => {
  expect(seated(['a', 'b', 'c', 'd', 'e', 'f', 'g'], 4)).toEqual([
    ['a', 'b', 'c', 'd'],
    ['e', 'f', 'g'],
  ])
  const names = ['a', 'b', 'c', 'd']
  expect(mixed(names, () => 0.99)).toEqual(['d', 'c', 'b', 'a'])
  expect(mixed(names).sort()).toEqual(names)
  expect(spelt('K7MQ4P')).toBe('K7M Q4P')
})
