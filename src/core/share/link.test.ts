import fc from '../../drawn.fixture'
import { beforeAll, describe, expect, test } from 'vitest'
import { sameData } from '../json/node'
import { parse } from '../json/parse'
import { newSet, openSet, saveSet } from '../model/tool-set'
import { readLink } from './decode-link'
import { encodeLink } from './encode-link'
import { hasLinkPayload } from './has-link-payload'
import { primedModel } from './model/primed-model'

beforeAll(() => void primedModel(), 60_000)

const BASE = 'https://studio.example/tools/'

const setOf = (...tools: string[]): string =>
  `{"toolwright": 1, "title": "T", "tools": [${tools.join(', ')}]}`

function linkOf(setText: string): string {
  const encoded = encodeLink(setText, BASE)
  if (!encoded.ok) throw new Error(encoded.reason)
  return encoded.url
}

function openedText(link: string): string {
  const decoded = readLink(link)
  if (!decoded.ok || decoded.kind !== 'set') throw new Error('no set')
  return decoded.setText
}

describe('a link', () => {
  test('is the base, #s= and characters that nothing rewrites', () => {
    const url = linkOf(setOf('{"name": "获取_订单", "x": "[]{}\\"+/=%"}'))
    expect(url).toMatch(/^https:\/\/studio\.example\/tools\/#s=[A-Za-z0-9_-]+$/)
    expect(hasLinkPayload(url.slice(url.indexOf('#')))).toBe(true)
  })

  test.each([
    ['https://a.example/x#old', 'https://a.example/x#s='],
    [' https://a.example/?v=2#s=abc ', 'https://a.example/?v=2#s='],
    ['https://a.example/工具/', 'https://a.example/%E5%B7%A5%E5%85%B7/#s='],
    ['file:///C:/studio/index.html', 'file:///C:/studio/index.html#s='],
  ])('of base %j begins with %j', (base, start) => {
    const encoded = encodeLink(setOf(), base)
    expect(encoded.ok && encoded.url.startsWith(start)).toBe(true)
    expect(encoded.ok && encoded.length === encoded.url.length).toBe(true)
  })

  test.each([
    ['duplicate keys', '{"name": "a", "name": "b"}'],
    ['numeric-looking keys in their order', '{"2": 1, "1": 2, "__proto__": {"x": 1}}'],
    ['19-digit numbers', '{"n": 9007199254740993123, "z": -0, "f": 1.0, "e": 1E+2}'],
    ['escapes as they were spelt', '{"a": "\\u4e2d\\/\\u000a", "\\u0062": ""}'],
    ['half surrogates', '{"a": "\\ud83d", "b": "\\udc00x"}'],
    ['empty containers', '{"a": {}, "b": [], "c": [[], {}]}'],
  ])('keeps %s', (_, tool) => {
    const text = openedText(linkOf(setOf(tool)))
    expect(text.replace(/\s/g, '')).toBe(setOf(tool).replace(/\s/g, ''))
  })

  test('carries a raw half of a surrogate pair as an escape', () => {
    const half = String.fromCharCode(0xd83d)
    const text = openedText(linkOf(setOf(`{"a": "${half}", "b": "\u{1F600}"}`)))
    expect(JSON.parse(text)).toEqual(JSON.parse(setOf(`{"a": "${half}", "b": "\u{1F600}"}`)))
  })

  test('keeps white space inside strings and lays the rest out with two spaces', () => {
    expect(openedText(linkOf('\uFEFF{"toolwright":1,\r\n"tools":[{"d":"a  b \\t"}]}'))).toBe(
      '{\n  "toolwright": 1,\n  "tools": [\n    {\n      "d": "a  b \\t"\n    }\n  ]\n}\n',
    )
  })

  test('opens as a set whose text is saved byte for byte', () => {
    let id = 0
    const set = newSet('服务', ['{"name": "a"}', '{"name": "b"}'], () => String(id++))
    const text = openedText(linkOf(saveSet(set)))
    const opened = openSet(text, () => String(id++))
    expect(opened.ok && saveSet(opened.set)).toBe(text)
  })

  test('made of any data gives the same data', () => {
    const integers = fc.bigInt({ min: -(10n ** 19n), max: 10n ** 19n }).map(String)
    const values = fc.oneof(
      fc.jsonValue({ stringUnit: 'binary' }).map((v) => JSON.stringify(v)),
      integers,
    )
    const keys = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.constantFrom('__proto__', '1', '', 'constructor'),
    )
    const tools = fc
      .array(fc.tuple(keys, values))
      .map((members) => `{${members.map(([k, v]) => `${JSON.stringify(k)}: ${v}`).join(' ,\n')}}`)
    fc.assert(
      fc.property(fc.array(tools, { maxLength: 4 }), (all) => {
        const text = setOf(...all)
        expect(sameData(parse(openedText(linkOf(text))).root, parse(text).root)).toBe(true)
      }),
      { numRuns: 25 },
    )
  }, 60_000)
})

describe('what travels', () => {
  const hostile = `{
    "v": 1, "toolwright": 1, "settings": {"apiBase": "https://evil.example", "apiKey": "x"},
    "apiKey": "k", "title": "<img src=x onerror=alert(1)>", "__proto__": {"admin": true},
    "questions": [1], "review": {}, "note": "n", "author": "a", "date": "d",
    "tools": [{"name": "<b>", "settings": {"kept": true}, "__proto__": {"kept": 1}}], "settings": 2
  }`
  const kept = ['toolwright', 'title', 'review', 'note', 'author', 'date', 'tools']

  test('is the list of known members, and tools whole; the rest is reported', () => {
    const encoded = encodeLink(hostile, BASE)
    expect(encoded.ok && encoded.leftOut).toEqual(['v', 'settings', 'apiKey', '__proto__'])
    const text = openedText(linkOf(hostile))
    expect(Object.keys(JSON.parse(text) as object)).toEqual(kept)
    expect(text).toContain('"kept": true')
    expect(text).toContain('"__proto__": {\n        "kept": 1')
    expect(({} as Record<string, unknown>)['admin']).toBeUndefined()
  })

  test('is given a version when the set has none', () => {
    expect(JSON.parse(openedText(linkOf('{"tools": []}')))).toEqual({ toolwright: 1, tools: [] })
  })

  test.each([
    ['not JSON', '{"tools": [', 'not-json'],
    ['JSON with comments', '{"tools": [] /* x */}', 'not-json'],
    ['too deep', '['.repeat(600), 'not-json'],
    ['blank', '', 'not-json'],
    ['a list', '[]', 'not-a-set'],
    ['without tools', '{"toolwright": 1}', 'not-a-set'],
    ['with tools that are no list', '{"toolwright": 1, "tools": {}}', 'not-a-set'],
    ['with a version that is no number', '{"toolwright": "1", "tools": []}', 'not-a-set'],
    ['of a newer version', '{"toolwright": 2, "tools": []}', 'newer-version'],
    ['too large', `{"tools": ["${'x'.repeat(8 * 1024 * 1024)}"]}`, 'too-large'],
  ])(
    'is nothing when the set is %s',
    (_, text, reason) => {
      expect(encodeLink(text, BASE)).toMatchObject({ ok: false, reason })
    },
    30_000,
  )
})
