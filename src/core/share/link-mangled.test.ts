import { deflateRawSync } from 'node:zlib'
import { deflateSync, strToU8 } from 'fflate'
import { describe, expect, test } from 'vitest'
import { fromBase64url, toBase64url } from './base64url'
import { boundedInflate } from './bounded-inflate'
import { readLink } from './decode-link'
import { encodeLink } from './encode-link'
import { findLinkPayload } from './find-link-payload'
import { framed, HEAD_LENGTH, MAX_PAYLOAD } from './frame'
import { MAX_SET_BYTES } from './link-content'
import { hasLinkPayload } from './has-link-payload'
import { modelEncoded } from './model/coder'
import { MODEL_BYTES, primedModel } from './model/primed-model'
import { sampleSets } from './sample-sets.fixture'
import { versions } from './versions'

const encoded = encodeLink(JSON.stringify(Object.values(sampleSets)[0]), 'https://studio.example/')
if (!encoded.ok) throw new Error(encoded.reason)
const LINK = encoded.url
const PAYLOAD = LINK.slice(LINK.indexOf('#s=') + 3)
const expected = readLink(LINK)

/** A payload whose frame is right, whatever the text, in the oldest version. */
const packed = (text: string): string => framed(1, toBase64url(versions[0]!.pack(strToU8(text))!))

/** The bytes of a payload's body, and one more. */
const longer = (payload: string): string =>
  toBase64url(Uint8Array.from([...fromBase64url(payload.slice(HEAD_LENGTH))!, 1]))

/** A text that never closes its brackets, of one byte more than may be unpacked. */
const endless = framed(
  2,
  toBase64url(modelEncoded(primedModel(), strToU8('{"a":"'.padEnd(MODEL_BYTES, 'ab')))),
)

/** Letters and digits as wide as Chinese characters. */
const wide = (text: string): string =>
  text.replace(/./g, (narrow) => String.fromCharCode(narrow.charCodeAt(0) + 0xfee0))

const percentEncoded = (character: string): string => '%' + character.charCodeAt(0).toString(16)

const every = (size: number, text: string, between: string): string =>
  text.replace(new RegExp(`.{${size}}`, 'g'), `$&${between}`)

describe('a link is opened', () => {
  const hash = (payload: string) => `https://studio.example/#s=${payload}`
  test.each([
    ['as it is', LINK],
    ['as its hash', `#s=${PAYLOAD}`],
    ['as its payload alone', `\n ${PAYLOAD} `],
    [
      'with parameters put in front',
      `https://s.example/?nsukey=abc%3D&from=singlemessage#s=${PAYLOAD}`,
    ],
    ['with %23 for #', `https://s.example/%23s=${PAYLOAD}`],
    ['with # and = encoded', `https://s.example/%23s%3D${PAYLOAD}`],
    ['encoded twice over', `https://s.example/%2523s%253D${PAYLOAD.replace(/_/g, '%255F')}`],
    ['inside another address', `https://go.example/?to=${encodeURIComponent(LINK)}&from=chat`],
    [
      'with hyphens and underscores encoded',
      hash(PAYLOAD.replace(/-/g, '%2D').replace(/_/g, '%5f')),
    ],
    ['with more parameters in the hash', `https://s.example/#lang=zh&s=${PAYLOAD}&theme=dark`],
    ['with a full-width mark', `https://s.example/＃s＝${PAYLOAD}`],
    ['with a full stop', `${LINK}.`],
    ['with an ellipsis behind it', `${LINK}...`],
    ['with Chinese punctuation', `${LINK}。`],
    ['in angle brackets', `<${LINK}>`],
    ['in quotes', `“${LINK}”`],
    ['in 《》', `《${LINK}》`],
    ['in 「」', `「${LINK}」`],
    ['in brackets of Markdown', `[set](${LINK})`],
    ['with Markdown escapes', hash(PAYLOAD.replace(/[_-]/g, '\\$&'))],
    ['in the middle of a text', `看看这个 ${LINK} ，#s 是什么？ see #s= too`],
    ['behind a broken one', `#s=abc and then ${LINK}`],
    ['with line breaks inside', every(72, LINK, '\r\n')],
    ['with quoted line breaks inside', every(72, LINK, '\n> > ')],
    ['with soft line breaks of a mail', hash(every(75, PAYLOAD, '=\r\n'))],
    ['with spaces inside', hash(every(40, PAYLOAD, ' '))],
    ['with %20 and %0A inside', hash(every(50, PAYLOAD, '%20%0A'))],
    ['with invisible characters inside', hash(every(9, PAYLOAD, '\u200B\u00AD'))],
    ['with marks of the writing direction around it', `\u2068${LINK}\u2069`],
    ['with encoded invisible characters inside', hash(every(30, PAYLOAD, '%E2%80%8B'))],
    ['widened by an input method', `#s=${wide(PAYLOAD)}`],
    ['with every character encoded', hash(PAYLOAD.replace(/./g, percentEncoded))],
    [
      'with every character encoded twice',
      hash(PAYLOAD.replace(/./g, percentEncoded)).replaceAll('%', '%25'),
    ],
    ['in encoded angle brackets', `%3C${encodeURIComponent(LINK)}%3E`],
    ['in angle brackets over several quoted lines', `> <${every(60, LINK, '\r\n> ')}>`],
    ['with a question mark of Chinese', `看到了吗：${LINK}？谢谢！`],
    ['with an ideographic comma', `${LINK}、另一个`],
    ['as HTML', `<a href="${LINK.replace('#', '&#35;')}">set</a>`],
    ['with words on the next line', `${LINK}\nThanks a lot for having a look`],
  ])('%s', (_, text) => {
    expect(readLink(text)).toEqual(expected)
    expect(findLinkPayload(text)).toBe(PAYLOAD)
  })

  test('with characters of its own alphabet behind it, which are told to be no place', () => {
    const text = `${LINK}_and-more`
    expect(readLink(text)).toEqual({ ...expected, place: 'damaged' })
    expect(findLinkPayload(text)).toBe(PAYLOAD)
  })

  test('when a phone made dashes of its hyphens', () => {
    const payload = framed(1, 'ab--cd-e_f')
    const dashed = payload.replaceAll('--', '—').replaceAll('-', '\u2011')
    expect(dashed).not.toBe(payload)
    expect(findLinkPayload('#s=' + dashed)).toBe(payload)
  })
})

describe('a link that cannot be opened says why', () => {
  const middle = `#s=${PAYLOAD.slice(0, 10)}`
  test.each([
    ['nothing', '', 'empty'],
    ['blanks', '  \n', 'empty'],
    ['no payload', 'https://studio.example/#s=', 'empty'],
    ['no payload, encoded', 'https://studio.example/%23s%3D', 'empty'],
    ['the address alone', 'https://studio.example/', 'not-a-link'],
    ['a search', 'https://shop.example/?s=shoes', 'not-a-link'],
    ['another hash', '#section-2', 'not-a-link'],
    ['a tool', '{"name": "a tool"}', 'not-a-link'],
    ['a word', 'N4Igzg9gdgAAD', 'not-a-link'],
    ['a short copy of another link', '<studio>/#s=N4Igzg9gdg[…]AAD', 'shortened'],
    ['an ellipsis in the head', `${middle}…AAD`, 'shortened'],
    ['three dots at the end', `${middle}...`, 'shortened'],
    ['dots in brackets', `${middle}[...]AAD`, 'shortened'],
    ['an ellipsis behind a blank', `${middle} …`, 'shortened'],
    ['an encoded ellipsis', `${middle}%E2%80%A6AAD`, 'shortened'],
    ['an encoded ellipsis in brackets', `${middle}%5B%E2%80%A6%5DAAD`, 'shortened'],
    ['a raised ellipsis in the body', `#s=${PAYLOAD.slice(0, 90)}⋯`, 'shortened'],
    ['one character', '#s=A', 'cut'],
    ['the link of another program', '#s=N4IgzgAAAAAAAAAAAAAAAAAAAAAAAA', 'damaged'],
    ['a later version', '#s=' + framed(versions.length + 1, 'whatever'), 'newer'],
    ['a later kind of link', '#s=' + packed('{"toolwright": 1, "kind": "poll"}'), 'newer'],
    [
      'a kind that is no text',
      '#s=' + packed('{"toolwright": 1, "kind": 7, "tools": []}'),
      'damaged',
    ],
    ['no body of the second version', '#s=' + framed(2, ''), 'damaged'],
    ['a body of noughts', '#s=' + framed(2, 'A'.repeat(400)), 'damaged'],
    ['more than the second version may hold', '#s=' + endless, 'too-large'],
    ['a body with a byte too many', '#s=' + framed(2, longer(PAYLOAD)), 'damaged'],
    ['a body spelt in another way', '#s=' + framed(1, 'AB'), 'damaged'],
    ['a later document', '#s=' + packed('{"toolwright": 2, "tools": []}'), 'newer'],
    ['a body that is no deflate stream', '#s=' + framed(1, '____'), 'damaged'],
    ['a body of a wrong length', '#s=' + framed(1, 'AAAAA'), 'damaged'],
    ['no body', '#s=' + framed(1, ''), 'damaged'],
    ['half a document', '#s=' + packed('[1, 2'), 'damaged'],
    ['a string', '#s=' + packed('"just a string"'), 'damaged'],
    ['too deep a document', '#s=' + packed('{"tools":' + '['.repeat(600)), 'damaged'],
    ['too long a payload', '#s=' + 'A'.repeat(MAX_PAYLOAD + 1), 'too-large'],
    ['too long a body', '#s=' + framed(1, 'A'.repeat(MAX_PAYLOAD)), 'too-large'],
  ])('%s', (_, text, reason) => {
    expect(readLink(text)).toMatchObject({ ok: false, reason })
  })

  test('cut anywhere it is cut, and says how many characters are missing', () => {
    for (let length = 1; length < PAYLOAD.length; length++) {
      const missing = length < HEAD_LENGTH ? {} : { missing: PAYLOAD.length - length }
      const cut = { ok: false, reason: 'cut', ...missing }
      expect(readLink('#s=' + PAYLOAD.slice(0, length))).toEqual(cut)
      if (length > 40) expect(readLink(`#s=${PAYLOAD.slice(0, length)} see you then`)).toEqual(cut)
    }
  })

  test('damaged wherever one character is another', () => {
    for (let at = 0; at < PAYLOAD.length; at++) {
      const other = PAYLOAD[at] === 'B' ? 'C' : 'B'
      const text = '#s=' + PAYLOAD.slice(0, at) + other + PAYLOAD.slice(at + 1)
      expect(readLink(text)).toEqual({ ok: false, reason: 'damaged' })
    }
  })

  test('damaged when its letters were made small', () => {
    expect(readLink(LINK.toLowerCase())).toMatchObject({ ok: false, reason: 'damaged' })
  })

  test('whatever the text, without throwing', () => {
    const rubbish = [
      '#s=%',
      '#s=%E0%A4%A',
      '#s=\uD800',
      '#s=🙂',
      '#s=' + '#s='.repeat(200_000),
      '%23'.repeat(300_000),
    ]
    for (const text of rubbish) {
      expect(readLink(text).ok).toBe(false)
      expect(typeof hasLinkPayload(text)).toBe('boolean')
    }
  })
})

describe('inflating', () => {
  test('stops at the cap, however large the bomb', () => {
    const bomb = deflateRawSync(new Uint8Array(32 * 1024 * 1024))
    expect(bomb.length).toBeLessThan(MAX_PAYLOAD)
    const before = process.memoryUsage().arrayBuffers
    expect(boundedInflate(bomb, new Uint8Array(0), MAX_SET_BYTES)).toEqual({
      ok: false,
      reason: 'too-large',
    })
    expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(48 * 1024 * 1024)
    expect(readLink('#s=' + framed(1, toBase64url(bomb)))).toEqual({
      ok: false,
      reason: 'too-large',
    })
  }, 30_000)

  test('takes exactly the cap', () => {
    const bytes = new Uint8Array(50_000)
    const data = deflateSync(bytes)
    const inflated = boundedInflate(data, new Uint8Array(0), 50_000)
    expect(inflated.ok && Buffer.compare(inflated.bytes, bytes)).toBe(0)
    expect(boundedInflate(data, new Uint8Array(0), 49_999).ok).toBe(false)
  })
})
