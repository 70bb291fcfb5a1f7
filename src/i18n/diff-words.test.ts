import { describe, expect, it } from 'vitest'
import { CLASSES } from '../core/diff/change'
import { CHANGE_CODES, SCHEMA_CODES, SET_CODES, TOOL_CODES } from '../core/diff/codes'
import { FACETS } from '../core/diff/schema/facets'
import type { Words } from '../core/lint/rule'
import { CHANGE_WORDS, DIRECTION_WORDS, FACET_WORDS, PART_WORDS } from './diff-change-words'
import { DIFF_REPORT } from './diff-report'
import { changeText, CLASS_WORDS } from './diff-text'

const withOutput = (table: Readonly<Record<string, Words & { readonly output?: Words }>>) =>
  Object.entries(table).flatMap(([key, { output, ...words }]): [string, Words][] => [
    [key, words],
    ...(output ? [[`${key} (result)`, output] as [string, Words]] : []),
  ])
const ALL: [string, Words][] = [
  ...withOutput(CHANGE_WORDS),
  ...withOutput(DIRECTION_WORDS),
  ...Object.entries(FACET_WORDS),
  ...Object.entries(PART_WORDS),
  ...Object.entries(DIFF_REPORT),
  ...Object.values(CLASS_WORDS).flatMap(({ title, note }): [string, Words][] => [
    [title.en, title],
    [note.en, note],
  ]),
]

describe('the words of a comparison', () => {
  it('are there for every code and every facet, and for nothing else', () => {
    const own = [...SCHEMA_CODES, ...TOOL_CODES, ...SET_CODES]
    expect(Object.keys(CHANGE_WORDS).sort()).toEqual([...own].sort())
    expect(Object.keys(FACET_WORDS)).toEqual(FACETS.map(({ id }) => id))
    expect(Object.keys(CLASS_WORDS)).toEqual([...CLASSES])
    for (const code of CHANGE_CODES)
      for (const lang of ['en', 'zh'] as const)
        for (const isOutput of [false, true])
          expect(
            changeText(
              { code, class: 'safe', values: {}, ...(isOutput ? { isOutput } : {}) },
              lang,
            ),
          ).not.toBe(code)
  })

  it.each(ALL)('%s: the same slots in both languages', (_, { en, zh }) => {
    const slots = (text: string) => [...text.matchAll(/\{\w+\}/g)].map((hit) => hit[0]).sort()
    expect(slots(zh)).toEqual(slots(en))
    expect(en + zh).not.toMatch(/[!！]/)
  })

  it.each(ALL)('%s: Chinese punctuation, and no blank beside Chinese', (_, { zh }) => {
    expect(zh).not.toMatch(
      /[\u4e00-\u9fff][,;:!?]|[\u4e00-\u9fff] [A-Za-z0-9{]|[A-Za-z0-9}] [\u4e00-\u9fff]/,
    )
  })
})
