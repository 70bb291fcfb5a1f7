import { describe, expect, it } from 'vitest'
import { fateOf } from './fate'

describe('the fate of what an export reports', () => {
  it.each([
    ['dropped.title', 'host'],
    ['dropped.annotations', 'host'],
    ['dropped.outputSchema', 'host'],
    ['dropped.contract', 'host'],
    ['dropped.injected', 'host'],
    ['dropped.vendor', 'host'],
    ['dropped.extension', 'host'],
    ['dropped.x-owner', 'host'],
    ['dropped.inputExamples', 'leftOut'],
    ['dropped.strict', 'leftOut'],
    ['dropped.namespace', 'leftOut'],
    ['description.not-text', 'leftOut'],
    ['gemini.dropped-additionalProperties', 'leftOut'],
    ['gemini.examples-truncated', 'leftOut'],
    ['strict.ref-siblings-dropped', 'leftOut'],
    ['strict.keyword-to-description', 'moved'],
    ['gemini.format-to-description', 'moved'],
    ['strict.object-closed', 'rewritten'],
    ['schema.boolean', 'rewritten'],
    ['dropped.description', 'warned'],
    ['description.empty', 'warned'],
  ])('of %s is %s', (code, fate) => expect(fateOf({ code, path: [] })).toBe(fate))

  it('of a code that nobody knows is a change, so that nothing is silent', () =>
    expect(fateOf({ code: 'new.code', path: [] })).toBe('rewritten'))
})
