import { expect, it } from 'vitest'
import { checked } from './checking'
import { DeckFile } from './reading'

const bytes = (text: string) => new TextEncoder().encode(text)

/** The lines and keys of what is wrong in a file. */
async function problems(text: string): Promise<[number, string][]> {
  const { problems } = await checked('deck.yaml', bytes(text))
  return problems.map(({ line, key }) => [line, key])
}

it('refuses aliases, with which a short file could become a long deck', async () => {
  const list = `- wrong: &w [${'a,'.repeat(499)}a]\n`
  const file = await DeckFile.of('deck.yaml', bytes(list + '- wrong: *w\n'.repeat(2000)))
  expect(file.rows).toEqual([])
  expect(file.problems).toMatchObject([{ line: 2, key: 'deck-yaml' }])
  expect(await problems('- &key term: a\n- *key : b\n')).toEqual([[2, 'deck-yaml']])
})

it.each([
  ['- term: "\\ud800"', 'deck-encoding'],
  ['- "\\udfff": a', 'deck-encoding'],
  ['- "\\ud800"', 'deck-encoding'],
  ['- wrong: [a, "\\0"]', 'deck-encoding'],
  ['- term: "\\U00110000"', 'deck-yaml'],
  ['- term: "\\UFFFFFFFF"', 'deck-yaml'],
])('tells the line of letters that no text can have: %s', async (card, key) => {
  expect(await problems(`- term: Kettle\n${card}\n`)).toEqual([[2, key]])
})

it('takes a letter that is escaped in two halves', async () => {
  const file = await DeckFile.of('deck.yaml', bytes('- term: "\\ud83d\\ude00"\n'))
  expect(file.rows[0]!.cells.term).toEqual({ text: '😀', line: 1 })
})

it('tells in short what came, however long it is', async () => {
  const { problems } = await checked('deck.csv', bytes('😀'.repeat(5000)))
  expect(problems[0]!.args.came).toBe('😀'.repeat(499) + '…')
})
