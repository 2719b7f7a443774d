/** Rows of a deck from YAML: a list of cards, each with its columns. The library is fetched with the first such file. */

import {
  isMap,
  isScalar,
  isSeq,
  LineCounter,
  parseAllDocuments,
  visit,
  type Document,
  type Node,
} from 'yaml'
import { clean, type Cell, type DeckFile } from './reading'

/** Letters of a text that an error line shows. */
const SHOWN = 40

/** Read a text as rows; what is wrong goes to the file's problems. */
export function readYaml(file: DeckFile, text: string): void {
  const lines = new LineCounter()
  // As PyYAML reads it: version 1.1, and keys may repeat.
  const options = { version: '1.1', lineCounter: lines, uniqueKeys: false } as const
  const documents = [...parseAllDocuments(text, options)]
  const [whole, another] = documents as Document[]
  const [wrong] = documents.flatMap(({ errors }) => errors)
  if (wrong || another) {
    const line = wrong?.linePos?.[0].line ?? 1
    const came = wrong?.message.split('\n')[0] ?? 'expected a single document in the stream'
    return file.trouble(line, 'deck-yaml', { came })
  }
  if (whole && refused(file, lines, whole)) return
  new Cards(file, lines, whole?.contents).read()
}

/** Whether a file has an alias, with which a short file could stand for a long deck, or what no text can have. */
function refused(file: DeckFile, lines: LineCounter, whole: Document): boolean {
  const before = file.problems.length
  const trouble = (node: Node, key: string, came: string) => {
    file.trouble(lines.linePos(node.range![0]).line, key, { came })
    return visit.BREAK
  }
  visit(whole, {
    Alias: (_, node) => trouble(node, 'deck-yaml', 'found an alias'),
    Scalar(_, node) {
      const strange = /[\0\p{Surrogate}]/u.exec(written(node))?.[0]
      if (strange === undefined) return
      const came = strange.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')
      return trouble(node, 'deck-encoding', came)
    },
  })
  return file.problems.length > before
}

class Cards {
  constructor(
    private readonly file: DeckFile,
    private readonly lines: LineCounter,
    private readonly root: Document['contents'] | undefined,
  ) {}

  read(): void {
    const { root } = this
    if (!isSeq(root)) return this.trouble(root, 'deck-list', { came: kind(root) })
    for (const node of root.items) this.card(node)
  }

  private card(node: unknown): void {
    if (!isMap(node)) return this.trouble(node, 'deck-list', { came: kind(node) })
    const pairs = node.items.map(({ key, value }) => {
      const column = isScalar(key) ? (key.source ?? String(key.value)) : String(key)
      return [clean(column).toLowerCase(), value] as const
    })
    const line = this.lineOf(node)
    this.file.checkNames(
      line,
      pairs.map(([column]) => column),
    )
    const cells: Record<string, Cell> = {}
    let wrong: Cell[] = []
    for (const [column, value] of pairs) {
      if (column === 'wrong') {
        const items = isSeq(value) ? value.items : [value]
        wrong = items.map((item) => this.text(column, item)).filter((cell) => cell?.text) as Cell[]
      } else {
        const cell = this.text(column, value)
        if (cell) cells[column] ??= cell
      }
    }
    this.file.rows.push({ line, cells, wrong })
  }

  private text(column: string, node: unknown): Cell | null {
    if (node !== null && !isScalar(node)) {
      this.trouble(node, 'deck-text', { column, came: kind(node) })
      return null
    }
    const nothing = node === null || node.value === null
    return { text: nothing ? '' : clean(written(node)), line: this.lineOf(node) }
  }

  private trouble(node: unknown, key: string, args: Record<string, string>): void {
    this.file.trouble(this.lineOf(node), key, args)
  }

  private lineOf(node: unknown): number {
    const start = (node as Node | null)?.range?.[0]
    return start === undefined ? 1 : this.lines.linePos(start).line
  }
}

/** A scalar as it stands there: `10`, `no` and `1.50` are texts. */
const written = (node: unknown): string =>
  isScalar(node) ? (node.source ?? String(node.value)) : ''

function kind(node: unknown): string {
  if (isScalar(node)) return `“${written(node).slice(0, SHOWN)}”`
  if (isSeq(node)) return '[ … ]'
  return isMap(node) ? '{ … }' : '–'
}
