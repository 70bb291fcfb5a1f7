import { describe, expect, it } from 'vitest'
import { patternParts } from './pattern-parts'

describe('the parts of a pattern', () => {
  it.each([
    ['^[a-z]{1,3}(?:-\\d+)?$', []],
    ['a(?=b)', ['lookaround']],
    ['(?<!a)b', ['lookaround']],
    ['[(?=]\\(?=', []],
    ['(a)\\1', ['backreference']],
    ['(?<n>a)\\k<n>', ['named-group', 'backreference']],
    ['(?P<n>a)', ['named-group']],
    ['\\bword\\B', ['word-boundary']],
    ['[\\b\\1]', []],
    ['\\\\b', []],
    ['\\p{L}+', ['unicode-property']],
    ['[\\P{L}]', ['unicode-property']],
  ])('%s has %j', (pattern, parts) => {
    expect([...patternParts(pattern)]).toEqual(parts)
  })
})
