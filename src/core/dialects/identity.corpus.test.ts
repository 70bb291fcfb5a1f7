import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { print } from '../json/print'
import { exportTools } from './export'
import { importText } from './import'
import { WRITABLE } from './registry'

const shared = process.env.TOOLWRIGHT_SHARED ?? path.resolve(process.cwd(), '../shared')
const root = path.join(shared, 'corpus')
const isHere = existsSync(root)

const folders = isHere
  ? readdirSync(root, { withFileTypes: true }).filter((each) => each.isDirectory())
  : []
const files = folders.flatMap(({ name: folder }) =>
  readdirSync(path.join(root, folder)).map((name) => `${folder}/${name}`),
)

/** What stands in the material and is no tool by itself. */
const STRANGERS = ['import.openapi', 'import.endpoint']

const writable = new Set(WRITABLE.map((each) => each.id))

if (!isHere) it.skip('corpus: the shared folder is not there', () => {})

describe.runIf(isHere)('all of the corpus', () => {
  it.each(files)('reads every tool of %s, and writes it back token for token', (name) => {
    const got = importText(readFileSync(path.join(root, name), 'utf8'))
    const codes = new Set(got.errors.map(({ error }) => error.code))
    expect([...codes].filter((code) => !STRANGERS.includes(code))).toEqual([])
    for (const each of got.tools) {
      if (!writable.has(each.dialect)) continue
      const { written } = exportTools([each.tool], each.dialect, [], [each])!.items[0]!
      // What the vendor refuses is not sent, and has been changed to show what it lacks.
      if (written.ok) expect(print(written.wire, 0)).toBe(print(each.item, 0))
    }
  })
})
