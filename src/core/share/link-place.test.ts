import { strToU8 } from 'fflate'
import { beforeAll, describe, expect, test } from 'vitest'
import { digits, toBase64url } from './base64url'
import { crc32 } from './crc32'
import { readLink } from './decode-link'
import { encodeLink } from './encode-link'
import { type LinkPlace, withPlace } from './link-place'
import { primedModel } from './model/primed-model'

beforeAll(() => void primedModel(), 60_000)

const SET = '{"toolwright":1,"title":"T","tools":[{"name":"a"},{"name":"b"}]}'
const made = encodeLink(SET, 'https://studio.example/x/')
const LINK = made.ok ? made.url : ''
const FIELD: LinkPlace = { tool: 1, path: '/inputSchema/properties/订单号~1' }
const places: readonly LinkPlace[] = [
  {},
  { tool: 0 },
  FIELD,
  { tool: 1, path: '/description', rule: 'description/x' },
  { tool: 0, line: 'product/3' },
  { line: 'product/3' },
  { tool: 1, entry: 'A5fPA_Q0pYBl' },
  { entry: 'A5fPA_Q0pYBl' },
]
const placeOf = (text: string) => {
  const link = readLink(text)
  if (!link.ok || link.kind !== 'set') throw new Error('no set')
  expect(JSON.parse(link.setText)).toEqual(JSON.parse(SET))
  return link.place
}

/** What stands behind a link for a body of this JSON, whole and checked. */
function bodied(json: string): string {
  const body = toBase64url(strToU8(json))
  return digits(body.length, 2) + digits(crc32(body) % 64 ** 4, 4) + body
}

describe('a link to a place', () => {
  test.each(places)('leads to %j', (place) => {
    const url = withPlace(LINK, place)
    expect(url).toMatch(/#s=[\w-]+$/)
    expect(placeOf(url)).toEqual(place)
  })

  test('leads nowhere in particular without one', () => {
    for (const text of [
      LINK,
      `${LINK}. Please look`,
      `_${LINK}_`,
      `__${LINK}__`,
      `${LINK}--`,
      `${LINK} please look at it soon`,
    ])
      expect(placeOf(text)).toBeUndefined()
  })

  const url = withPlace(LINK, FIELD)
  const cut = LINK.length + 9
  test.each([
    ['in angle brackets', `see <${url}>, thanks`],
    ['followed by a full stop', `${url}.`],
    ['followed by Chinese punctuation', `看这里：${url}。谢谢`],
    ['percent-encoded', encodeURIComponent(url)],
    [
      'percent-encoded throughout',
      url.replace(/(?<=#s=.*)[\w-]/g, (c) => `%${c.charCodeAt(0).toString(16)}`),
    ],
    ['with the mark encoded', url.replace('#', '%23')],
    ['broken over lines in the place', `${url.slice(0, cut)}\n${url.slice(cut)}`],
    ['broken where the place begins', `${LINK}\r\n> ${url.slice(LINK.length)}`],
    ['with parameters behind', `${url}?from=groupmessage&isappinstalled=0`],
    ['with words behind', `${url} is the one`],
  ])('survives being %s', (_, text) => {
    expect(placeOf(text)).toEqual(FIELD)
  })

  test('that was cut or changed on the way still opens the set, and says so', () => {
    for (const place of places.slice(1)) {
      const whole = withPlace(LINK, place)
      for (let at = LINK.length + 1; at < whole.length; at++)
        expect(placeOf(whole.slice(0, at)), whole.slice(LINK.length, at)).toBe('damaged')
    }
    for (let at = LINK.length; at < url.length; at++) {
      const other = url[at] === 'x' ? 'y' : 'x'
      expect(placeOf(url.slice(0, at) + other + url.slice(at + 1))).toBe('damaged')
    }
  })

  test.each([
    '["a"]',
    '[-1]',
    '[1.5]',
    '[0,1]',
    '[null,null]',
    '[0,"","","",{}]',
    '{"tool":0}',
    '7',
  ])('that is whole but says %s is told to be none', (json) => {
    expect(placeOf(LINK + bodied(json))).toBe('damaged')
  })

  test('may say more than is known today', () => {
    expect(placeOf(LINK + bodied('[1,"/name","","","",{"new":1}]'))).toEqual({
      tool: 1,
      path: '/name',
    })
  })

  test('never takes what is no place for one', () => {
    expect(withPlace(LINK, { path: 'x'.repeat(10_000) })).toBe(LINK)
    for (const body of ['AAAAAA', 'zzzzzzzzzzzz', '__________']) {
      const place = placeOf(LINK + body)
      expect(place === 'damaged' || Object.keys(place ?? {}).length === 0).toBe(true)
    }
  })
})
