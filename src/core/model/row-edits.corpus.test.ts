import { describe, expect, it } from 'vitest'
import { corpusFiles, corpusText, hasCorpus } from '../corpus.fixture'
import { applyEdits, type Edit } from '../json/edit'
import { get, getIn, itemsOf, type JsonNode, membersOf, num, type Path, str } from '../json/node'
import { parse } from '../json/parse'
import { addChoice, choicesOf, moveChoice, removeChoice, setMeaning } from './choices'
import { setLeftOut } from './left-out-text'
import { setNullable } from './nullable'
import { kindOf, KINDS } from './parameter-kind'
import { INPUT, setKeyword } from './parameters'
import { duplicateRow, moveRow } from './row-edits'
import { rowPaths, type RowPlace } from './row-places'
import { bodyOf } from './schema-body'
import { setKind } from './set-kind'
import { addVariant } from './variants'

if (!hasCorpus) console.error('skipped: no corpus beside the project')

/** So many schemas of one file, and rows of one schema, are tried. */
const SCHEMAS = 12
const ROWS = 6

/** Every so many-th schema of a file, as the text it is written in. */
function schemasIn(text: string): string[] {
  const all: string[] = []
  const visit = (node: JsonNode): void => {
    for (const item of itemsOf(node)) visit(item)
    for (const { key, value } of membersOf(node))
      if (/^(?:inputSchema|input_schema|parameters)$/.test(key) && get(value, 'properties'))
        all.push(text.slice(value.at!.start, value.at!.end))
      else visit(value)
  }
  const { root } = parse(text)
  if (root) visit(root)
  const step = Math.max(1, Math.floor(all.length / SCHEMAS))
  return all.filter((_, i) => i % step === 0).slice(0, SCHEMAS)
}

const roleOf = (at: Path): RowPlace['role'] => {
  if (at.at(-2) === 'properties') return 'parameter'
  if (typeof at.at(-1) === 'number') return 'variant'
  return at.at(-1) === 'items' ? 'item' : 'value'
}

/** Every edit that the form can make at a row, by turns. */
function editsAt(tool: JsonNode, at: Path, turn: number): readonly Edit[] {
  const schema = getIn(tool, at)!
  const body = bodyOf(tool, at)
  const kind = kindOf(body.schema)
  const place: RowPlace = {
    role: roleOf(at),
    path: at,
    schema,
    name: String(at.at(-1)),
    isRequired: false,
  }
  const acts: (() => readonly Edit[])[] = [
    () => setKind(body.schema, body.path, KINDS[turn % KINDS.length]!),
    () => setNullable(schema, at, turn % 2 === 0),
    () => duplicateRow(tool, place)?.edits ?? [],
    () =>
      place.role === 'parameter' || place.role === 'variant'
        ? moveRow(tool, at.slice(0, -1), place.name, turn % 3)
        : [],
    () => setLeftOut(tool, at, 'all are taken'),
    () => setKeyword(body.schema, body.path, 'minimum', num('1.50')),
    () => (kind === 'variants' ? addVariant(tool, body.path, body.schema) : []),
    () => (kind === 'choice' ? setMeaning(tool, body.path, 0, 'what it means') : []),
    () =>
      kind === 'choice'
        ? moveChoice(tool, body.path, 0, choicesOf(tool, body.path).choices.length - 1)
        : [],
    () =>
      kind === 'choice' ? removeChoice(tool, body.path, 0) : addChoice(tool, body.path, str('new')),
  ]
  return acts[turn % acts.length]!()
}

/** The text of every field and definition of the root, by its place; the edited ones aside. */
function slices(text: string, edits: readonly Edit[]): Map<string, string> {
  const { root } = parse(text)
  const touched = edits.map((edit) => edit.path.slice(0, 3).join('\n'))
  return new Map(
    ['properties', '$defs', 'definitions'].flatMap((list) =>
      membersOf(getIn(root, [...INPUT, list]))
        .map(
          ({ key, value }) =>
            [[...INPUT, list, key].join('\n'), text.slice(value.at!.start, value.at!.end)] as const,
        )
        .filter(([place]) => !touched.includes(place)),
    ),
  )
}

describe.skipIf(!hasCorpus)('on schemas of the corpus', () => {
  it(
    'every edit of a row can be applied and leaves the bytes it does not name',
    { timeout: 120_000 },
    () => {
      let tried = 0
      const files = corpusFiles.filter((name) => name.endsWith('.json'))
      for (const file of files.filter((_, i) => i % 3 === 0)) {
        for (const schema of schemasIn(corpusText(file))) {
          if (schema.length > 30_000) continue
          const text = `{"name":"x","inputSchema":${schema}}`
          const tool = parse(text).root!
          const rows = rowPaths(tool, INPUT)
          const step = Math.max(1, Math.floor(rows.length / ROWS))
          for (const at of rows.filter((_, i) => i % step === 0).slice(0, ROWS)) {
            const edits = editsAt(tool, at, tried++)
            const edited = applyEdits(text, edits)
            if (!edited.ok) throw new Error(`${file} ${at.join('/')}: ${edited.reason}`)
            expect(
              parse(edited.text).problems.filter(({ code }) => code !== 'duplicate-key'),
              file,
            ).toEqual([])
            const after = slices(edited.text, edits)
            for (const [place, slice] of slices(text, edits))
              expect(after.get(place), `${file} ${place}`).toBe(slice)
          }
        }
      }
      expect(tried).toBeGreaterThan(300)
    },
  )
})
