import { describe, expect, it } from 'vitest'
import { carriedBy } from '../dialects/carried-by'
import type { Dialect } from '../dialects/dialect'
import { exportTools } from '../dialects/export'
import { importText } from '../dialects/import'
import { WRITABLE } from '../dialects/registry'
import type { JsonObject } from '../json/node'
import { fromPlain } from '../json/plain'
import { print } from '../json/print'
import { lintTool } from '../lint/engine'
import type { LintSettings } from '../lint/settings'
import { TEMPLATES } from './registry'

/** What a dialect truly changes on the way, by the rule that sees it. */
const CHANGED: Readonly<Record<string, (dialect: Dialect) => boolean>> = {
  // The text goes on promising a confirmation; what asks for it stays in the contract, or is a
  // field of the result.
  'confirmation-kept': ({ id }) => !carriedBy(id).has('contract') && !carriedBy(id).has('output'),
  // A strict mode that requires everything makes a tool whose parameters may all be left out one
  // that asks for them, with null for "left out".
  'asks-when-unsaid': ({ strictOf }) => strictOf !== undefined,
  // The strict mode takes no `format`; the format is still said in the text.
  'format-stated': ({ id }) => id === 'deepseek.strict',
}

const settingsFor = ({ id }: Dialect): LintSettings => ({
  on: new Set(),
  aside: [],
  carries: carriedBy(id),
})

const good = TEMPLATES.flatMap(({ id, tools }) =>
  (['en', 'zh'] as const).map((lang) => ({
    name: `${id} in ${lang}`,
    tool: fromPlain(tools[lang].good) as JsonObject,
  })),
)

describe.each(WRITABLE.map((dialect) => [dialect.id, dialect] as const))(
  'the good templates through %s and back',
  (id, dialect) => {
    const settings = settingsFor(dialect)
    const there = exportTools(
      good.map(({ tool }) => tool),
      id,
    )!.items
    const back = there.map(({ written }) => importText(print(written.wire)).tools)

    it('are taken, and read again as one tool each', () => {
      expect(there.flatMap(({ written }) => written.errors)).toEqual([])
      expect(back.map((tools) => tools.length)).toEqual(good.map(() => 1))
    })

    it('are found no fault with that was not there, but for what the dialect changes', () => {
      const added = good.flatMap(({ name, tool }, i) => {
        const had = new Set(lintTool(tool, settings).findings.map(({ rule }) => rule))
        return lintTool(back[i]![0]!.tool, settings)
          .findings.filter(({ rule }) => !had.has(rule) && CHANGED[rule]?.(dialect) !== true)
          .map(({ rule }) => `${rule} of ${name}`)
      })
      expect(added).toEqual([])
    })

    it('keep their answers and the points of every part that the dialect carries', () => {
      for (const [i, { name, tool }] of good.entries()) {
        const before = lintTool(tool, settings)
        const after = lintTool(back[i]![0]!.tool, settings)
        expect(after.reading.answers, name).toEqual(before.reading.answers)
        for (const part of after.parts) expect(before.parts, name).toContainEqual(part)
      }
    })
  },
)
