import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { newSet, openSet, saveSet } from '../model/tool-set'
import { applyEdits } from './edit'
import { itemsOf, type JsonNode, membersOf, type Path, str } from './node'
import { isWhole, parse } from './parse'
import { print } from './print'
import { toPlain } from './plain'

const shared = process.env['TOOLWRIGHT_SHARED'] ?? path.resolve('../shared')
const folders = ['mcp', 'openai', 'claude', 'bfcl', 'zh', 'other', 'openapi']
const root = path.join(shared, 'corpus')
const files = !existsSync(root)
  ? []
  : folders.flatMap((folder) =>
      readdirSync(path.join(root, folder))
        .filter((name) => name.endsWith('.json'))
        .map((name) => path.join(root, folder, name)),
    )

/** Some members of the tree, spread over it, with their paths. */
function sample(node: JsonNode, every: number): { path: Path; raw: [number, number] }[] {
  const found: { path: Path; raw: [number, number] }[] = []
  let seen = 0
  const visit = (value: JsonNode, at: Path): void => {
    for (const [i, item] of itemsOf(value).entries()) visit(item, [...at, i])
    for (const m of membersOf(value)) {
      if (seen++ % every === 0)
        found.push({ path: [...at, m.key], raw: [m.keyAt!.start, m.value.at!.end] })
      visit(m.value, [...at, m.key])
    }
  }
  visit(node, [])
  return found
}

describe.skipIf(files.length === 0)('on every file of the corpus', () => {
  it('reading keeps all the data, and printing on one line is what JSON.parse says', () => {
    for (const file of files) {
      const text = readFileSync(file, 'utf8')
      const parsed = parse(text)
      expect(isWhole(parsed), file).toBe(true)
      expect(toPlain(parsed.root!), file).toEqual(JSON.parse(text.replace(/^\uFEFF/, '')))
    }
  })

  it('an edit leaves every byte it did not name, and undoing it by an edit restores the text', () => {
    let edits = 0
    for (const file of files) {
      const text = readFileSync(file, 'utf8')
      if (text.length > 400_000) continue
      const { root: tree } = parse(text)
      const members = sample(tree!, Math.max(7, Math.ceil(text.length / 1500)))
      for (const { path: at, raw } of members.slice(0, 12)) {
        const edited = applyEdits(text, [{ op: 'set', path: at, value: str('changed') }])
        expect(edited.ok, file).toBe(true)
        if (!edited.ok) continue
        const tail = text.slice(raw[1])
        expect(edited.text.startsWith(text.slice(0, raw[0])), file).toBe(true)
        expect(edited.text.endsWith(tail), file).toBe(true)
        expect(parse(edited.text).problems.length).toBe(parse(text).problems.length)
        edits++
      }
    }
    expect(edits).toBeGreaterThan(500)
  })

  it('a set made of the tools of a file, opened and saved, changes no byte', () => {
    let n = 0
    for (const file of files.filter((name) => name.includes('/mcp/'))) {
      const { root: tree } = parse(readFileSync(file, 'utf8'))
      const list = membersOf(tree).find((m) => m.key === 'tools')?.value
      const text = saveSet(
        newSet(
          file,
          itemsOf(list).map((tool) => print(tool)),
          () => `t${++n}`,
        ),
      )
      const opened = openSet(text, () => `t${++n}`)
      expect(opened.ok && saveSet(opened.set), file).toBe(text)
      expect(opened.ok && opened.set.tools.length).toBe(itemsOf(list).length)
    }
    expect(n).toBeGreaterThan(3000)
  })
})

describe.runIf(files.length === 0)('the corpus of real definitions', () => {
  it.skip('is not beside this checkout (../shared/corpus): its tests are left out', () => {})
})
