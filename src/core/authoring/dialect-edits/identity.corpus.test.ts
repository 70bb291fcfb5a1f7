import { describe, expect, it } from 'vitest'
import { corpusFiles, corpusText, hasCorpus } from '../../corpus.fixture'
import { WRITABLE } from '../../dialects/registry'
import { get, itemsOf, type JsonNode, membersOf, stringOf } from '../../json/node'
import { parse } from '../../json/parse'
import { print } from '../../json/print'
import { editsFromWire, wireOf } from './edits-from-wire'
import { read } from './wire-change.fixture'

if (!hasCorpus) console.error('skipped: no corpus beside the project')

const DIALECTS = WRITABLE.map((dialect) => dialect.id).filter((id) => id !== 'toolwright')
/** So many tools of each file, in so many dialects each, by turns. */
const TOOLS = 2
const TURNS = 2
const LONGEST = 8_000

/** Some tools of a file, as the document has them. */
function toolsIn(text: string): string[] {
  const all: string[] = []
  const visit = (node: JsonNode): void => {
    for (const item of itemsOf(node)) visit(item)
    const schema = get(node, 'inputSchema') ?? get(node, 'input_schema') ?? get(node, 'parameters')
    const name = stringOf(get(node, 'name'))
    if (name !== undefined && schema && get(schema, 'properties')) {
      const description = get(node, 'description')
      const of = (each: JsonNode): string => text.slice(each.at!.start, each.at!.end)
      const told = description?.kind === 'string' ? `"description":${of(description)},` : ''
      all.push(`{"name":${JSON.stringify(name)},${told}"inputSchema":${of(schema)}}`)
    } else for (const { value } of membersOf(node)) visit(value)
  }
  const { root } = parse(text)
  if (root) visit(root)
  const fitting = all.filter((tool) => tool.length < LONGEST)
  const step = Math.max(1, Math.floor(fitting.length / TOOLS))
  return fitting.filter((_, i) => i % step === 0).slice(0, TOOLS)
}

describe.skipIf(!hasCorpus)('a tool of the corpus in a dialect that nobody typed in', () => {
  it('gives no edits, whatever its layout', { timeout: 120_000 }, () => {
    const files = corpusFiles.filter((name) => name.endsWith('.json'))
    const tried = new Map(DIALECTS.map((dialect) => [dialect, 0]))
    let turn = 0
    for (const file of files.filter((_, i) => i % 2 === 0)) {
      for (const text of toolsIn(corpusText(file))) {
        const tool = read(text)
        for (let i = 0; i < TURNS; i++) {
          const dialect = DIALECTS[turn++ % DIALECTS.length]!
          const wire = wireOf(tool, dialect)
          if (!wire) continue
          tried.set(dialect, tried.get(dialect)! + 1)
          expect(
            editsFromWire(tool, dialect, wire, read(print(wire, 0))),
            `${file} ${dialect}`,
          ).toEqual({ edits: [], refused: [], notices: [] })
        }
      }
    }
    for (const [dialect, count] of tried) expect(count, dialect).toBeGreaterThan(0)
  })
})
