import { readdirSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import type { Dialect } from './dialect'
import { DIALECTS, dialectById, IMPORT_NAMES, WRITABLE } from './registry'

const folder = path.join(import.meta.dirname, 'formats')
const files = readdirSync(folder).filter((name) => !name.endsWith('.test.ts'))

async function dialectsIn(file: string): Promise<readonly Dialect[]> {
  const module = (await import(path.join(folder, file))) as Record<string, unknown>
  return Object.values(module).flat() as Dialect[]
}

describe('the list of dialects', () => {
  it('is the files of the folder, and every file exports only dialects', async () => {
    const inFiles = (await Promise.all(files.map(dialectsIn))).flat()
    expect(new Set(inFiles)).toEqual(new Set(DIALECTS))
    expect(inFiles.length).toBe(DIALECTS.length)
  })

  it.each(files)('has ids in %s that begin with the file name', async (file) => {
    for (const { id } of await dialectsIn(file))
      expect(id.replace(/\./g, '-').startsWith(file.replace('.ts', ''))).toBe(true)
  })

  it('has each id once, findable, with a source and a date', () => {
    expect(new Set(DIALECTS.map((each) => each.id)).size).toBe(DIALECTS.length)
    for (const each of DIALECTS) {
      expect(dialectById(each.id)).toBe(each)
      expect(each.label).not.toBe('')
      expect(each.source.read).toMatch(/^\d{4}-\d{2}$/)
      expect(each.source.page).not.toBe('')
    }
    expect(dialectById('constructor')).toBeUndefined()
  })

  it('writes what the first version promises', () => {
    const ids = WRITABLE.map((each) => each.id)
    expect(ids).toEqual(
      expect.arrayContaining([
        'openai.chat',
        'openai.responses',
        'claude',
        'mcp.2025-11-25',
        'toolwright',
      ]),
    )
  })

  it('has no other name that hides a dialect or leads nowhere', () => {
    for (const [name, id] of Object.entries(IMPORT_NAMES)) {
      expect(dialectById(name)).toBeUndefined()
      if (id !== null) expect(dialectById(id)).toBeDefined()
    }
  })
})
