import { describe, expect, it } from 'vitest'
import { applyEdits } from '../json/edit'
import { parse } from '../json/parse'
import { stateHints } from './contract-edits'

const after = (text: string, hints: Parameters<typeof stateHints>[1]): string => {
  const edited = applyEdits(text, stateHints(parse(text).root!, hints))
  return edited.ok ? edited.text : edited.reason
}

describe('stating hints', () => {
  it.each([
    [
      '{"name":"a","contract":{}}',
      { openWorldHint: true, readOnlyHint: false },
      '{"name":"a","annotations":{"readOnlyHint":false,"openWorldHint":true},"contract":{}}',
    ],
    [
      '{"annotations":{"title":"t","openWorldHint":true}}',
      { destructiveHint: false, readOnlyHint: false },
      '{"annotations":{"title":"t","readOnlyHint":false,"destructiveHint":false,"openWorldHint":true}}',
    ],
    ['{"annotations":{"readOnlyHint":true}}', { readOnlyHint: true }, undefined],
  ])('%s with %j keeps the usual order', (text, hints, expected) => {
    expect(after(text, hints)).toBe(expected ?? text)
  })
})
