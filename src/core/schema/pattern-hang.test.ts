import { describe, expect, it } from 'vitest'
import { hangIn } from './pattern-hang'

describe('a pattern that may hang', () => {
  it.each([
    ['^(a+)+$', '(a+)+'],
    ['^(a*)*$', '(a*)*'],
    ['^(a|a)*$', '(a|a)*'],
    ['^(a|aa)+$', '(a|aa)+'],
    ['^(\\w+\\s?)*$', '(\\w+\\s?)*'],
    [
      '^([a-zA-Z0-9])(([\\-.]|[_]+)?([a-zA-Z0-9]+))*(@){1}[a-z0-9]+$',
      '(([\\-.]|[_]+)?([a-zA-Z0-9]+))*',
    ],
    ['^(([a-z])+.)+[A-Z]([a-z])+$', '(([a-z])+.)+'],
    ['(x+x+)+y', '(x+x+)+'],
    ['^(?:.*,)*$', '(?:.*,)*'],
    ['^(\\d+|\\w+)*!$', '(\\d+|\\w+)*'],
    ['^(?:[a-z]{1,20}){1,50}$', '(?:[a-z]{1,20}){1,50}'],
    ['^(\\p{L}+)+$', '(\\p{L}+)+'],
    ['^([一-龥]+，?)+$', '([一-龥]+，?)+'],
    ['^a(b?c?)*d$', '(b?c?)*'],
    ['^[a-z]+(?:[-_]?[a-z]+)*$', '(?:[-_]?[a-z]+)*'],
  ])('%s: %s', (pattern, part) => {
    expect(hangIn(pattern)?.part).toBe(part)
    expect(pattern.startsWith(part, hangIn(pattern)!.index)).toBe(true)
  })

  it.each([
    '^[a-z]+(?:-[a-z]+)*$',
    '^(?:[0-9]{1,3}\\.){3}[0-9]{1,3}$',
    '^(\\d{4})+$',
    '^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\\.)+[a-z]{2,}$',
    '^[\\w.+-]+@[\\w-]+(?:\\.[\\w-]+)+$',
    // It ends wherever it likes, so nothing is gone back for.
    '^(a+)+',
    '(a|b|c)+x',
    '^(?:a|b)*$',
    '^(?:GET|POST|PUT)(?:,(?:GET|POST|PUT))*$',
    '^.*foo.*$',
    '^\\s*\\d+\\s*$',
    '^(?:\\\\.|[^"\\\\])*"$',
    '^(?:[^,]+,)*[^,]+$',
    '^([A-Z]{2}-\\d{4};)+$',
    '^(a+',
    '^(\\b\\w+\\b\\s*)*$',
    '^(?:#[0-9a-fA-F]{3}){1,2}$',
    '^(\\/[a-z0-9_]+)+\\/?$',
  ])('%s is not one', (pattern) => {
    expect(hangIn(pattern)).toBeUndefined()
  })

  it.each([
    '('.repeat(900) + 'a' + ')*'.repeat(900) + '$',
    '(?:){9}'.repeat(200),
    `^${'(?:'.repeat(60)}x${'){3}'.repeat(60)}$`,
    `^(?:${'a?'.repeat(400)})*$`,
    `^(?:${'\\w{1,9}'.repeat(40)})*$`,
    '(?:(?:a|b|c|d|e|f|g)+,?)+x'.repeat(70),
  ])('is judged, or left, without hanging itself', (pattern) => {
    expect(() => hangIn(pattern)).not.toThrow()
  })
})
