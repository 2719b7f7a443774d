import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { matches } from './brought'

const text = readFileSync('../examples/fair-shuffle.json', 'utf8')
const record = JSON.parse(text) as object
const line = JSON.stringify(record)
const [match] = matches(text)

describe('a record file', () => {
  it('is one match over many lines, or one a line', () => {
    const unversioned = JSON.stringify({ ...record, schwimmen: undefined })
    expect(match).toMatchObject({ rules: 'schwimmen', record })
    expect(matches(`${line}\n\n${line}\r\n`)).toEqual([match, match])
    expect(matches(`${unversioned}\nnonsense\n${line}`)).toEqual([null, null, match])
    expect(matches(' \n')).toEqual([])
  })

  it('may be what a person took along: the matches of every table, at a server or of the device', () => {
    const tables = [{ matches: [record] }, { matches: [] }, { matches: [record, {}] }]
    expect(matches(JSON.stringify({ tables, device: {} }))).toEqual([match, match, null])
    expect(matches(JSON.stringify({ tables: [], here: [record], device: {} }))).toEqual([match])
  })

  it('holds nothing that is no record', () => {
    for (const value of ['null', '7', '[]', '{}', '{"schwimmen": 2}', '"text"'])
      expect(matches(value)).toEqual([null])
  })
})
