import { expect, test, vi } from 'vitest'
import { answered, drop, type Pile } from './practice'

const pile: Pile = ['7C', '8C', '9C', 'TC'].map((card) => ({
  card,
  topic: '',
  term: card,
  explanation: '',
}))
const cards = (left: Pile) => left.map(({ card }) => card).join(' ')

test('what was known is put away, what was not comes again soon', () => {
  expect(cards(answered(pile, true))).toBe('8C 9C TC')
  expect(cards(answered(pile, false))).toBe('8C 9C 7C TC')
  expect(cards(answered(pile.slice(0, 1), false))).toBe('7C')
  expect(answered([], false)).toEqual([])
})

test('where nothing can be kept, there is nothing to delete', () => {
  const refused = vi.spyOn(Storage.prototype, 'removeItem').mockImplementation(() => {
    throw new DOMException('', 'SecurityError')
  })
  expect(drop).not.toThrow()
  expect(refused).toHaveBeenCalled()
  refused.mockRestore()
})
