import { expect, test } from 'vitest'
import { isStrangeHash, withoutLink } from './address'
import { langOf, preferencesIn } from './preferences'

test.each([
  ['https://s.example/studio/#s=1AAA', 'https://s.example/studio/'],
  ['https://s.example/?nsukey=a%3D&from=x#s=1AAA', 'https://s.example/'],
  ['https://s.example/studio/%23s=1AAA', 'https://s.example/studio/'],
  ['https://s.example/studio/%2523s%253D1AAA', 'https://s.example/studio/'],
  ['https://s.example/a%20b/', 'https://s.example/a%20b/'],
])('the address %s begins with %s', (href, base) => {
  expect(withoutLink(href)).toBe(base)
})

test.each([
  ['', false],
  ['#', false],
  ['#form', false],
  ['#s', true],
  ['#/settings', true],
  ['#%F0%9F', true],
])('whether the hash %s is no place on the page: %s', (hash, expected) => {
  expect(isStrangeHash(hash)).toBe(expected)
})

test('preferences that are not understood were never chosen', () => {
  const stored = (values: Record<string, string>) => (key: string) => values[key] ?? null
  expect(preferencesIn(stored({ 'toolwright.theme': 'dark', 'toolwright.lang': 'zh' }))).toEqual({
    theme: 'dark',
    lang: 'zh',
  })
  expect(preferencesIn(stored({ 'toolwright.theme': '<b>', 'toolwright.lang': 'fr' }))).toEqual({})
  expect(preferencesIn(stored({}))).toEqual({})
})

test.each([
  [['zh-CN', 'en'], 'zh'],
  [['fr', 'zh_TW'], 'zh'],
  [['en-GB', 'zh'], 'en'],
  [['zha'], 'en'],
  [[], 'en'],
])('a browser that speaks %j is answered in %s', (languages, lang) => {
  expect(langOf(languages)).toBe(lang)
})
