import { strFromU8, strToU8 } from 'fflate'
import fc from '../../../drawn.fixture'
import { beforeAll, describe, expect, test } from 'vitest'
import { modelDecoded, modelEncoded } from './coder'
import { JsonPlace, PLACES } from './json-place'
import { MODEL_BYTES, primedModel } from './primed-model'

beforeAll(() => void primedModel(), 60_000)

const encoded = (text: string) => modelEncoded(primedModel(), strToU8(text))
const decoded = (data: Uint8Array, cap = MODEL_BYTES) => {
  const read = modelDecoded(primedModel(), data, cap)
  return read.ok ? strFromU8(read.bytes) : read.reason
}

describe('a document packed by the model', () => {
  test.each([
    '{}',
    '{"a":"}"}',
    '{"a":"\\"}","b":["]",{}]}',
    '{"__proto__":{"a":1},"a":1,"a":1}',
    '{"n":9007199254740993123,"z":-0,"e":1E+2}',
    `{"深":"${'很'.repeat(300)}","🧰":"\u007f"}`,
    `{"a":${'['.repeat(2000)}${']'.repeat(2000)}}`,
  ])('%.40s comes out as it went in', (text) => {
    expect(decoded(encoded(text))).toBe(text)
  })

  test('of any data comes out as it went in, whatever went before', () => {
    const data = fc.dictionary(fc.string({ unit: 'binary' }), fc.jsonValue({ maxDepth: 2 }), {
      maxKeys: 4,
    })
    fc.assert(
      fc.property(data, (value) => {
        const text = JSON.stringify(value)
        expect(decoded(encoded(text))).toBe(text)
      }),
      { numRuns: 20 },
    )
  }, 30_000)

  test('has one spelling: no byte more, fewer or other is taken for the same', () => {
    const data = encoded('{"name":"get_order","description":"Gets one order."}')
    const whole = decoded(data)
    for (let at = 0; at < data.length; at++) {
      expect(decoded(data.slice(0, at))).not.toBe(whole)
      const flipped = Uint8Array.from(data, (byte, i) => (i === at ? byte ^ 4 : byte))
      expect(decoded(flipped)).not.toBe(whole)
    }
    expect(decoded(Uint8Array.from([...data, 0]))).toBe('damaged')
  })

  test('is given up at the cap', () => {
    const data = encoded(`{"a":"${'b'.repeat(500)}"}`)
    expect(decoded(data, 508)).toBe(`{"a":"${'b'.repeat(500)}"}`)
    expect(decoded(data, 507)).toBe('too-large')
  })

  test('is no rubbish', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 60 }), (data) => {
        expect(decoded(data)).toMatch(/^(?:damaged|too-large|\{[^]*[}\]])$/)
      }),
    )
  })
})

test('the place in a JSON text is known at every byte', () => {
  const place = new JsonPlace()
  const text = '{"a":"b","c":["d",{"e\\"":1}],"f":{}}'
  const letters = { [PLACES.outside]: '.', [PLACES.inKey]: 'k', [PLACES.inValue]: 'v' }
  const ends: number[] = []
  const places = [...text].map((character, i) => {
    if (place.read(character.charCodeAt(0))) ends.push(i)
    return letters[place.place as 0 | 1 | 2] ?? '?'
  })
  expect(places.join('')).toBe('?kk..vv.?kk...vv..?kkkk.....?kk..?..')
  expect(ends).toEqual([text.length - 1])
})
