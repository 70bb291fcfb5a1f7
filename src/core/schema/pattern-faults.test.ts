import { describe, expect, it } from 'vitest'
import { patternFault } from './pattern-faults'

describe('what is wrong with a pattern', () => {
  it.each([
    ['^(a+', 'unclosed', undefined],
    ['[a-z', 'unclosed', undefined],
    ['*a', 'nothing', undefined],
    ['[z-a]', 'broken', undefined],
    ['a)', 'broken', undefined],
    ['(?P<year>\\d{4})', 'foreign', '(?<year>\\d{4})'],
    ['\\A\\d+\\Z', 'foreign', '^\\d+$'],
    ['(?i)abc', 'foreign', undefined],
    ['[[:alpha:]]+', 'foreign', undefined],
    ['^a++$', 'foreign', undefined],
    ['^\\_\\@x$', 'escape', '^_@x$'],
    ['^[\\w-.]+$', 'escape', '^[\\w\\-.]+$'],
    ['^a}$', 'escape', '^a\\}$'],
    ["^[a-z\\']+$", 'escape', "^[a-z']+$"],
    ['/^[a-z]+$/', 'slashes', '^[a-z]+$'],
    ['/^[a-z]+$/i', 'slashes', undefined],
    ['^\\\\d{4}$', 'doubled', '^\\d{4}$'],
    ['^\\\\w+\\\\.[a-z]+$', 'doubled', '^\\w+\\.[a-z]+$'],
  ])('%s: %s, mended %s', (pattern, kind, mended) => {
    expect(patternFault(pattern)?.kind).toBe(kind)
    expect(patternFault(pattern)?.mended).toBe(mended)
    expect(pattern.slice(patternFault(pattern)!.index)).toContain(
      patternFault(pattern)!.part.slice(-1),
    )
  })

  it.each([
    '^[A-Z]{2}-\\d{4}$',
    '^/api/v1/$',
    '/users/\\d+',
    '^(?=.*\\d).+$',
    '^\\p{L}+$',
    '^[A-Z]:\\\\[^\\\\]+$',
    '^\\\\\\\\server',
    '^\\.\\.?/',
    '[+*]\\+',
    'a\\++',
    '',
  ])('%s is right', (pattern) => {
    expect(patternFault(pattern)).toBeUndefined()
  })
})
