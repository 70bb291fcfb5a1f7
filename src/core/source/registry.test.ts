import { expect, it } from 'vitest'
import { SOURCE_TARGETS, sourceTargetById } from './registry'
import { SOURCE_TARGET_IDS } from './target-ids'

it('lists the id of every framework, each once and found by it, with a source and a date', () => {
  expect(SOURCE_TARGETS.map((each) => each.id)).toEqual(SOURCE_TARGET_IDS)
  for (const target of SOURCE_TARGETS) {
    expect(sourceTargetById(target.id)).toBe(target)
    expect(target.label).not.toBe('')
    expect(target.source.page).toMatch(/^https:/)
    expect(target.source.read).toMatch(/^\d{4}-\d{2}$/)
  }
  expect(new Set(SOURCE_TARGET_IDS).size).toBe(SOURCE_TARGETS.length)
})
