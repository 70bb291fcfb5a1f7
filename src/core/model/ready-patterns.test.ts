import { describe, expect, it } from 'vitest'
import { readPattern } from '../schema/pattern'
import { hangIn } from '../schema/pattern-hang'
import { READY_PATTERNS } from './ready-patterns'

describe('ready patterns', () => {
  it.each(READY_PATTERNS)('$id takes its example and refuses the other', (ready) => {
    const { regex } = readPattern(ready.pattern)
    expect(regex?.test(ready.takes)).toBe(true)
    expect(regex?.test(ready.refuses)).toBe(false)
    expect(hangIn(ready.pattern)).toBe(undefined)
  })

  it('are each another, named in both languages, and written without what some targets lack', () => {
    for (const key of ['id', 'pattern'] as const)
      expect(new Set(READY_PATTERNS.map((each) => each[key])).size).toBe(READY_PATTERNS.length)
    for (const lang of ['en', 'zh'] as const)
      expect(new Set(READY_PATTERNS.map(({ name }) => name[lang])).size).toBe(READY_PATTERNS.length)
    for (const { pattern } of READY_PATTERNS) expect(pattern).not.toMatch(/\(\?|\\[pPbBk1-9]/)
  })
})
