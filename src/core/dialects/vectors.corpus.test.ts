import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { get, itemsOf, type JsonNode, membersOf, stringOf } from '../json/node'
import { parse } from '../json/parse'
import { toPlain } from '../json/plain'
import { pointer } from '../json/pointer'
import { print } from '../json/print'
import { exportTools } from './export'
import { importText, isImportName } from './import'
import { dialectById, WRITABLE } from './registry'

const shared = process.env.TOOLWRIGHT_SHARED ?? path.resolve(process.cwd(), '../shared')
const root = path.join(shared, 'vectors')
const isHere = existsSync(root)

function vectors(folder: string): readonly { name: string; vector: JsonNode }[] {
  if (!isHere) return []
  return readdirSync(path.join(root, folder)).map((name) => ({
    name,
    vector: parse(readFileSync(path.join(root, folder, name), 'utf8')).root!,
  }))
}

const codeAndPath = (each: JsonNode | undefined): string =>
  `${stringOf(get(each, 'code'))} ${stringOf(get(each, 'path'))}`
const writable = new Set(WRITABLE.map((dialect) => dialect.id))

if (!isHere) it.skip('vectors: the shared folder is not there', () => {})

describe.runIf(isHere)('golden cases', () => {
  const exports = vectors('export').flatMap(({ name, vector }) =>
    membersOf(get(vector, 'expected')).map(({ key, value }) => ({ name, id: key, vector, value })),
  )
  const written = exports.filter((each) => writable.has(each.id))

  it.each(written)('writes $name in $id as expected', ({ id, vector, value }) => {
    const tool = get(vector, 'canonical')!
    const { written: got } = exportTools([tool as never], id)!.items[0]!
    const error = get(value, 'error')
    if (error) {
      expect(got.ok).toBe(false)
      expect(got.errors.map((e) => `${e.code} #${pointer(e.path)}`)).toContain(codeAndPath(error))
      return
    }
    if (/strict/.test(id)) expect(print(got.wire)).toBe(print(get(value, 'output')!))
    expect(toPlain(got.wire)).toEqual(toPlain(get(value, 'output')!))
    expect(got.losses.map((e) => `${e.code} #${pointer(e.path)}`).sort()).toEqual(
      itemsOf(get(value, 'warnings')).map(codeAndPath).sort(),
    )
    expect(got.errors).toEqual([])
  })

  it('skips none of them', () => {
    const skipped = exports.filter((each) => !writable.has(each.id)).map((each) => each.id)
    expect([...new Set(skipped)]).toEqual([])
  })

  it.each(vectors('import'))('reads $name as expected, asked and detected', ({ vector }) => {
    const id = stringOf(get(vector, 'dialect'))!
    expect(isImportName(id)).toBe(true)
    const text = print(get(vector, 'wire')!)
    for (const options of [{ from: id }, {}]) {
      const got = importText(text, options)
      const error = get(vector, 'canonicalError')
      const set = get(vector, 'canonicalSet')
      const expected = set ? itemsOf(get(set, 'tools')) : error ? [] : [get(vector, 'canonical')!]
      expect(got.tools.map((each) => toPlain(each.tool))).toEqual(expected.map(toPlain))
      if (error)
        expect(got.opaque.map((each) => each.error.code)).toEqual([stringOf(get(error, 'code'))])
      if (get(set, 'opaque'))
        expect(got.opaque.map(({ index, value }) => ({ index, value: toPlain(value) }))).toEqual(
          toPlain(get(set, 'opaque')!),
        )
      if (get(set, 'namespaces'))
        expect(got.namespaces.map(toPlain)).toEqual(toPlain(get(set, 'namespaces')!))
      const losses = got.tools.flatMap((each) => each.losses)
      for (const warning of itemsOf(get(vector, 'warnings')))
        expect(losses.map((e) => `${e.code} #${pointer(e.path)}`)).toContain(codeAndPath(warning))
      const dialect = got.tools[0]?.dialect
      if (dialect && writable.has(dialect) && writable.has(id)) {
        const again = exportTools(
          got.tools.map((each) => each.tool),
          dialect,
          got.namespaces,
        )!
        if (!set) expect(toPlain(again.wires[0]!)).toEqual(toPlain(get(vector, 'wire')!))
      }
    }
  })

  it.each(vectors('invalid'))('refuses $name for the reason given', ({ vector }) => {
    const id = stringOf(get(vector, 'dialect'))!
    const got = importText(print(get(vector, 'input')!), { from: id })
    const errors = [
      ...got.errors.map((each) => each.error),
      ...got.tools.flatMap((each) => dialectById(id)!.check?.(each.tool, each.item) ?? []),
    ]
    const hit = errors.find((each) => each.code === stringOf(get(vector, 'code')))
    expect(hit, JSON.stringify(errors)).toBeDefined()
    expect(hit!.severity ?? 'error').toBe(stringOf(get(vector, 'severity')))
  })

  it.each(vectors('requests'))('refuses the list $name for the reason given', ({ vector }) => {
    const id = stringOf(get(vector, 'dialect'))!
    const got = importText(print(get(vector, 'tools')!), { from: id })
    const { setErrors } = exportTools(
      got.tools.map((each) => each.tool),
      id,
    )!
    expect(setErrors.map((each) => each.code)).toContain(stringOf(get(vector, 'code')))
  })
})
