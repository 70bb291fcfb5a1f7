import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { LOSS_WORDS, lossSentence, OFFER_WORDS } from './losses'

const root = path.join(import.meta.dirname, '../core')
const sources = ['dialects', 'openapi', 'source', 'authoring/set'].flatMap((folder) =>
  readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !/\.(test|fixture)\.ts$/.test(name))
    .map((name) => path.join(folder, name)),
)
const guide = path.join(root, '../../docs/CODES.md')

/** The guide to the codes, as it must stand. */
const guideText = (): string =>
  [
    '# Codes of losses and errors',
    '',
    'Written from `src/i18n/losses.ts`; slots in braces are filled in where a sentence is shown.',
    '',
    ...Object.entries(LOSS_WORDS)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .flatMap(([code, { en, zh }]) => [`    ${code}`, `        ${en}`, `        ${zh}`]),
    '',
  ].join('\n')

// WRITE_DOCS=1 npx vitest run src/i18n/losses
beforeAll(() => {
  if (process.env.WRITE_DOCS) writeFileSync(guide, guideText())
})

/** Codes are written as literals where they are reported. */
const used = new Set(
  sources.flatMap((name) =>
    [
      ...readFileSync(path.join(root, name), 'utf8').matchAll(
        /'((?:name|description|shape|schema|strict|openai|claude|deepseek|gemini|mcp|dropped|import|export|openapi|script|java(?!\.(?:util|math)\b))\.[a-zA-Z0-9.-]*[a-zA-Z0-9])'/g,
      ),
    ].map((hit) => hit[1]!),
  ),
)
const ids =
  /^(deepseek\.strict$|gemini\.(parameters|parametersJsonSchema|request-body)$|openai\.(chat|responses|realtime|functions-legacy)|claude\.|mcp\.(tools-list|\d))/

describe('the words of losses and errors', () => {
  it('has a sentence for every code that a dialect reports', () => {
    const codes = [...used]
      .filter((code) => LOSS_WORDS[code] === undefined && !ids.test(code))
      // Any field can be left out; one sentence names it.
      .filter((code) => !code.startsWith('dropped.'))
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

  it('stands in the guide, every code with its sentences', () => {
    expect(readFileSync(guide, 'utf8')).toBe(guideText())
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
