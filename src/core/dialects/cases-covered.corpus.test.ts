import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'

const shared = process.env.TOOLWRIGHT_SHARED ?? path.resolve(process.cwd(), '../shared')
const file = path.join(shared, 'bugs/cases.visible.jsonl')
const isHere = existsSync(file)

interface Case {
  readonly id: string
  readonly product_area: string
}

if (!isHere) it.skip('reported cases: the shared folder is not there', () => {})

describe.runIf(isHere)('the reported cases', () => {
  it('of import and export are each named by a test', () => {
    const core = path.join(import.meta.dirname, '..')
    // The corpus tests themselves do not count: a rule has to hold where the material is missing.
    const tests = readdirSync(core, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.test.ts') && !name.endsWith('.corpus.test.ts'))
      .map((name) => readFileSync(path.join(core, name), 'utf8'))
      .join('\n')
    const named = new Set(tests.match(/\b(?:IMP|EXP)-\d+/g))
    const cases = readFileSync(file, 'utf8').split('\n').filter(Boolean)
    const ids = cases
      .map((line) => JSON.parse(line) as Case)
      .filter((each) => each.product_area === 'import' || each.product_area === 'export')
      .map((each) => each.id)
    expect(ids.length).toBeGreaterThan(0)
    expect(ids.filter((id) => !named.has(id))).toEqual([])
  })
})
