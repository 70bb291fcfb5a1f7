import { describe, expect, it } from 'vitest'
import { getIn } from '../../json/node'
import { print } from '../../json/print'
import { importText } from '../import'

const text = (property: string): string =>
  `{"name":"get_post","inputSchema":{"type":"object","properties":{"post":${property}}}}`
const LONG = '7256535639334584329'

/** Each is offered and made only where it is chosen; numbers are compared as they are spelt. */
describe('numbers of more digits than many a client keeps', () => {
  it.each([
    [
      'EXP-37 an example',
      `{"type":"integer","minimum":1,"examples":[${LONG},5]}`,
      `{"type":"string","examples":["${LONG}","5"],"pattern":"^[0-9]{1,20}$"}`,
      'import.big-integer /type',
    ],
    [
      'EXP-37 a default beside text',
      `{"type":["integer","string"],"default":-${LONG}}`,
      `{"type":"string","default":"-${LONG}","pattern":"^-?[0-9]{1,20}$"}`,
      'import.big-integer /type',
    ],
    [
      'IMP-21 a bound of 64 bits',
      '{"type":"integer","minimum":0,"maximum":9223372036854775807}',
      '{"type":"integer","minimum":0}',
      'import.big-bound /maximum',
    ],
  ])('%s', (_, before, after, offer) => {
    const schemaOf = (got: ReturnType<typeof importText>): string =>
      print(getIn(got.tools[0]!.tool, ['inputSchema', 'properties', 'post'])!, 0)
    for (const repair of [false, true]) {
      const got = importText(text(before), { repair })
      expect(schemaOf(got)).toBe(before)
      const offers = got.tools[0]!.offers.map(({ code, path, isOptIn }) => [
        `${code} /${path.slice(3).join('/')}`,
        isOptIn,
      ])
      expect(offers).toEqual([[offer, true]])
    }
    const choose = importText(text(before)).tools[0]!.offers.map((each) => each.id)
    expect(schemaOf(importText(text(before), { repair: { choose } }))).toBe(after)
  })

  it.each([
    '{"type":"integer","maximum":9007199254740991,"examples":[9007199254740991]}',
    `{"type":"string","examples":["${LONG}"]}`,
    '{"type":"number","maximum":1.7976931348623157e308}',
    '{"type":"number","default":0.1234567890123456789}',
  ])('has no offer for %s', (property) => {
    expect(importText(text(property)).tools[0]!.offers).toEqual([])
  })
})
