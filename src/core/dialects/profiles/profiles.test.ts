import { readdirSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import type { Fact } from '../fact'

const folder = import.meta.dirname
const files = readdirSync(folder).filter((name) => !name.endsWith('.test.ts'))

function isFact(value: object): value is Fact<unknown> {
  return 'value' in value && 'page' in value && 'read' in value
}

/** Every fact of a profile, by where it stands in it. */
function factsIn(value: unknown, at: string): readonly (readonly [string, Fact<unknown>])[] {
  if (typeof value !== 'object' || value === null || value instanceof RegExp) return []
  if (isFact(value)) return [[at, value]]
  return Object.entries(value).flatMap(([key, inner]) => factsIn(inner, `${at}.${key}`))
}

const facts = (
  await Promise.all(
    files.map(async (file) =>
      factsIn(await import(path.join(folder, file)), file.replace('.ts', '')),
    ),
  )
).flat()

describe('what is known of vendors', () => {
  it('is there for every file', () => {
    for (const file of files)
      expect(
        facts.some(([at]) => at.startsWith(`${file.replace('.ts', '')}.`)),
        file,
      ).toBe(true)
  })

  it.each(facts)('%s has a page, a date and a value', (_, { value, page, read, seen }) => {
    expect(value).toBeDefined()
    expect(page).toMatch(/^(https:\/\/\S+|[\w.-]+\/[\w.-]+#\d+)$/)
    expect(read).toMatch(/^20\d\d-(0[1-9]|1[0-2])$/)
    if (seen !== undefined) expect(seen).toMatch(/^[\w.-]+\/[\w.-]+#\d+$/)
  })

  it('lists nothing twice', () => {
    for (const [at, { value }] of facts)
      if (Array.isArray(value)) expect(new Set(value).size, at).toBe(value.length)
  })
})
