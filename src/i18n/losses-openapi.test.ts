import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { OPENAPI_OFFER_WORDS, OPENAPI_WORDS } from './losses-openapi'

const root = path.join(import.meta.dirname, '../core/openapi')
const used = new Set(
  readdirSync(root)
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .flatMap((name) => [
      ...readFileSync(path.join(root, name), 'utf8').matchAll(/'(openapi\.[a-z-]+)'/g),
    ])
    .map((hit) => hit[1]!),
)

describe('the words of API documents', () => {
  it('has a sentence for every code that is reported, and no other', () => {
    expect(Object.keys(OPENAPI_WORDS).sort()).toEqual([...used].sort())
    expect(Object.keys(OPENAPI_OFFER_WORDS).filter((code) => !used.has(code))).toEqual([])
  })

  it.each([...Object.entries(OPENAPI_WORDS), ...Object.entries(OPENAPI_OFFER_WORDS)])(
    'says %s in both languages with the same slots',
    (_, { en, zh }) => {
      const slots = (text: string) => [...text.matchAll(/\{\w+\}/g)].map((hit) => hit[0]).sort()
      expect(slots(zh)).toEqual(slots(en))
      expect(en).toMatch(/\.$/)
      expect(zh).toMatch(/。$/)
    },
  )
})
