import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { LOSS_WORDS, lossSentence, OFFER_WORDS } from './losses'

const root = path.join(import.meta.dirname, '../core/dialects')
const sources = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter(
  (name) => name.endsWith('.ts') && !name.endsWith('.test.ts'),
)

/** Codes are written as literals where they are reported. */
const used = new Set(
  sources.flatMap((name) =>
    [
      ...readFileSync(path.join(root, name), 'utf8').matchAll(
        /'((?:name|description|shape|schema|strict|openai|claude|mcp|dropped|import)\.[a-z0-9.-]*[a-z0-9])'/g,
      ),
    ].map((hit) => hit[1]!),
  ),
)
const ids = /^(openai\.(chat|responses|realtime|functions-legacy)|claude\.|mcp\.(tools-list|\d))/

describe('the words of losses and errors', () => {
  it('has a sentence for every code that a dialect reports', () => {
    const codes = [...used].filter((code) => LOSS_WORDS[code] === undefined && !ids.test(code))
    expect(codes).toEqual([])
  })

  it('has no sentence that nothing reports', () => {
    const generic = ['dropped.contract']
    expect(
      Object.keys(LOSS_WORDS).filter((code) => !used.has(code) && !generic.includes(code)),
    ).toEqual([])
  })

  it.each([...Object.entries(LOSS_WORDS), ...Object.entries(OFFER_WORDS)])(
    'says %s in both languages with the same slots',
    (_, { en, zh }) => {
      const slots = (text: string) => [...text.matchAll(/\{\w+\}/g)].map((hit) => hit[0]).sort()
      expect(slots(zh)).toEqual(slots(en))
      expect(en).toMatch(/\.$/)
      expect(zh).toMatch(/。$/)
    },
  )

  it('lists every code in the guide, and no other', () => {
    const guide = readFileSync(path.join(root, '../../../docs/ADDING-A-DIALECT.md'), 'utf8')
    const listed = [...guide.matchAll(/^\| `([^`]+)` +\|/gm)].map((hit) => hit[1]!)
    expect(listed.sort()).toEqual(Object.keys(LOSS_WORDS).sort())
  })

  it('has the sentence of the deed for every offer', () => {
    for (const code of Object.keys(OFFER_WORDS)) expect(LOSS_WORDS[code]).toBeDefined()
  })

  it('fills slots, names any dropped field, and never hides an unknown code', () => {
    const loss = { code: 'import.type-name', path: [], values: { from: 'float', to: 'number' } }
    expect(lossSentence('en', loss)).toBe('The type "float" became "number".')
    expect(lossSentence('en', loss, true)).toContain('a repair can make it "number"')
    expect(
      lossSentence('zh', { code: 'dropped.icons', path: ['icons'], values: { field: 'icons' } }),
    ).toContain('icons')
    expect(lossSentence('en', { code: 'new.code', path: [] })).toBe('new.code')
  })
})
