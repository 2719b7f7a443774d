import { expect, test } from 'vitest'
import { breakable } from './syllables'

const shown = (text: string): string => breakable(text).replaceAll('\u00ad', '·')

test('short words stay whole', () => {
  expect(shown('Steam turbine')).toBe('Steam turbine')
  expect(shown('Transformator')).toBe('Transformator')
})

test('long compounds break before their last part', () => {
  expect(shown('Pumpspeicherkraftwerk')).toBe('Pumpspeicher·kraftwerk')
  expect(shown('Windkraftanlage')).toBe('Windkraft·anlage')
  expect(shown('Hochspannungsleitung')).toBe('Hochspannungs·leitung')
  expect(shown('Wärmerückgewinnung')).toBe('Wärme·rückgewinnung')
  expect(shown('Hochspannungs-Gleichstrom-Übertragung')).toBe(
    'Hochspannungs-Gleichstrom-Übertragung',
  )
})

test('other long words break between syllables', () => {
  expect(shown('Desoxyribonukleinsäure')).toBe('De·so·xy·ri·bo·nu·klein·säure')
  expect(shown('Stoffwechselvorgänge')).toBe('Stoff·wech·sel·vor·gänge')
})
