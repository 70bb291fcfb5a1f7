import { describe, expect, it } from 'vitest'
import type { JsonObject } from '../../core/json/node'
import { fromPlain } from '../../core/json/plain'
import { contractCheck } from '../../core/probe/contract-check'
import { probeTool } from '../../core/probe/probe-tool'
import { outcomeOf } from '../../core/probe/tally'
import { withEdits } from '../../core/probe/with-edits'
import { isOpen, placeLines } from './kind-lines'

const tool = fromPlain({
  name: 'lend_book',
  description: 'Lends a book.',
  inputSchema: {
    type: 'object',
    properties: {
      book_id: { type: 'string', description: 'Number on the label, e.g. BK-2041.' },
      due: { type: 'string', format: 'date' },
      code: { type: 'string', pattern: '^(a+)+$', examples: ['aa'] },
    },
    required: ['book_id'],
    additionalProperties: false,
  },
}) as JsonObject

const linesOf = (of: JsonObject) =>
  placeLines(of, probeTool(of, { offers: true }).places).flatMap(({ lines }) => lines)
const standing = (of: JsonObject, mistake: string, name: string) =>
  linesOf(of).find((line) => line.mistake === mistake && line.key.includes(name))?.standing

describe('the lines of a probe', () => {
  it('are one for each kind at each place, every name of a line once', () => {
    const keys = linesOf(tool).map(({ key }) => key)
    expect(new Set(keys).size).toBe(keys.length)
  })

  it('show a way that stands for the line: one that gets through where any does', () => {
    for (const { lead, trials } of linesOf(tool)) expect(lead.verdict.is).toBe(outcomeOf(trials))
  })

  it.each([
    ['blank-text', '/book_id', 'through'],
    ['extra-field', 'object', 'stopped'],
    ['date-in-words', '/due', 'byFormat'],
    ['too-long', '/code', 'undecided'],
    ['code-made-up', '/book_id', 'through'],
  ])('tell of %s at %s that it is %s', (mistake, name, wanted) => {
    expect(standing(tool, mistake, name)).toBe(wanted)
  })

  it('leave to the program what the contract has a check for; the schema lets it through all the same', () => {
    const checked = withEdits(tool, contractCheck(tool, 'exists', ['book_id']).edits)!
    expect(standing(checked, 'code-made-up', '/book_id')).toBe('checked')
    expect(linesOf(checked).filter(isOpen).length).toBe(linesOf(tool).filter(isOpen).length)
  })
})
