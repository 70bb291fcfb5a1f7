import { Ajv2020 } from 'ajv/dist/2020'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { toolSchema } from './document-schema'

const shared = process.env['TOOLWRIGHT_SHARED'] ?? path.resolve(process.cwd(), '../shared')
const folder = path.join(shared, 'vectors/export')
const found = existsSync(folder)
if (!found) console.error('skipped: no vectors beside the project')

describe.skipIf(!found)('the schema of our documents', () => {
  it('takes every canonical tool of the vectors', () => {
    const takes = new Ajv2020({ strict: false }).compile(toolSchema('en'))
    const refused = readdirSync(folder)
      .filter((name) => name.endsWith('.json'))
      .flatMap((name) => JSON.parse(readFileSync(path.join(folder, name), 'utf8')) as object)
      .filter((vector) => !takes((vector as { canonical?: unknown }).canonical))
      .map((vector) => (vector as { id?: string }).id)
    expect(refused).toEqual([])
  })
})
