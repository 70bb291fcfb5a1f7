import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import process from 'node:process'
import { describe, expect, it } from 'vitest'
import { fitsWithPrefix, prefixedNames } from './client-prefixes'
import { sameAfterSanitising } from './same-after-sanitising'
import { suggestName } from './suggest-name'

const FILE = path.join(process.env.TOOLWRIGHT_SHARED ?? '../shared', 'bugs/cases.visible.jsonl')
const KEY = /^[a-zA-Z0-9_.-]{1,64}$/

interface Tool {
  readonly name: string
  readonly inputSchema: { readonly properties: Readonly<Record<string, unknown>> }
}
interface Case {
  readonly id: string
  readonly minimal_input: {
    readonly value: Tool | readonly Tool[]
    readonly context?: { readonly server_name: string }
  }
}

const cases = new Map<string, Case>()
if (existsSync(FILE))
  for (const line of readFileSync(FILE, 'utf8').split('\n').filter(Boolean)) {
    const each = JSON.parse(line) as Case
    cases.set(each.id, each)
  }
const toolsOf = (id: string): readonly Tool[] =>
  [cases.get(id)!.minimal_input.value].flat() as Tool[]
const namesOf = (id: string): readonly string[] => toolsOf(id).map((each) => each.name)
/** The first proposal for each name beside all the others. */
const proposals = (names: readonly string[]) =>
  names.map((name) => suggestName(name, { taken: names.filter((each) => each !== name) }))

// Without the material beside the checkout there is nothing to compare with.
describe.skipIf(cases.size === 0)('reported faults of names', () => {
  it('EXP-16: parameters get names that Claude takes', () => {
    const keys = Object.keys(toolsOf('EXP-16')[0]!.inputSchema.properties)
    const given = keys.map((key) => suggestName(key, { pattern: KEY })[0])
    expect(given.map((each) => each?.name)).toEqual([
      'filter_name',
      'StartTime_lt',
      'top',
      'city',
      undefined,
    ])
    expect(given[3]!.by).not.toBe('letters')
  })

  it('EXP-18: dots become underscores', () => {
    for (const [i, [given]] of proposals(namesOf('EXP-18')).entries())
      expect(given!.name).toBe(namesOf('EXP-18')[i]!.replaceAll('.', '_'))
  })

  it('EXP-21: three become one, a fourth in case', () => {
    expect(sameAfterSanitising(namesOf('EXP-21'))).toMatchObject([
      { indexes: [0, 1, 2], isCaseOnly: false },
      { indexes: [0, 1, 2, 3], isCaseOnly: true },
    ])
  })

  it('EXP-22: cut names are unlike, and no longer than they may be', () => {
    const names = namesOf('EXP-22')
    expect(sameAfterSanitising(names)).toMatchObject([{ indexes: [0, 1] }])
    const given = proposals(names).map(([best]) => best)
    expect(given.map((each) => each !== undefined)).toEqual([true, true, false, true])
    const offered = given.flatMap((each) => (each ? [each.name] : []))
    expect(new Set(offered).size).toBe(offered.length)
    for (const name of offered) expect(fitsWithPrefix(name, '').fits).toBe(true)
  })

  it('EXP-23: a legal name is too long behind a prefix', () => {
    const { value, context } = cases.get('EXP-23')!.minimal_input
    const given = prefixedNames((value as Tool).name, { server: context!.server_name })
    expect(given.find((each) => each.client === 'Claude Code')).toMatchObject({ fits: false })
  })
})
