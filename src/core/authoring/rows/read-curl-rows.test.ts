import { describe, expect, it } from 'vitest'
import { print } from '../../json/print'
import { readPasted } from './read-pasted'

const read = (text: string) => readPasted(text, 'curl')
const rowsOf = (text: string): unknown =>
  Object.fromEntries(
    read(text).rows.map(({ name, schema, isRequired, isUnlikely }) => [
      name + (isRequired ? '' : '?') + (isUnlikely ? '!' : ''),
      JSON.parse(print(schema)) as unknown,
    ]),
  )

const text = (...examples: string[]) => ({
  type: 'string',
  ...(examples.length ? { examples } : {}),
})

const cases: readonly [string, string, unknown][] = [
  [
    'a JSON body',
    `curl -sS -X POST 'https://a.example/v1/refunds' \\\n  -H 'Content-Type: application/json' \\\n  -d '{"order_id":"0017","amount":12.50}'`,
    { order_id: text('0017'), amount: { type: 'number', examples: [12.5] } },
  ],
  [
    'ids in the path',
    'curl https://a.example/api/v2/orders/10001/items/AB-1234',
    { order_id: { type: 'integer', examples: [10001] }, item_id: text('AB-1234') },
  ],
  ['a placeholder in the path', 'curl "https://a.example/users/{userId}/x"', { userId: text() }],
  [
    'a query, with a list in it',
    `curl -G 'https://a.example/s?tag=a&tag=b' --data-urlencode 'q=two words' -d page=2 -d 'zip=01234'`,
    {
      tag: { type: 'array', items: text('a', 'b') },
      q: text('two words'),
      page: { type: 'integer', examples: [2] },
      zip: text('01234'),
    },
  ],
  [
    'a form',
    `curl https://a.example -d 'a=1&b=x%20y' -d c=true`,
    { a: { type: 'integer', examples: [1] }, b: text('x y'), c: { type: 'boolean' } },
  ],
  [
    'a form with a file',
    `curl https://a.example -F 'file=@a.png;type=image/png' -F title=Hi`,
    { file: text(), title: text('Hi') },
  ],
  [
    'options joined to their values',
    `curl -sXPOST https://a.example --json='{"a":"b"}'`,
    { a: text('b') },
  ],
  ['quotes of a shell', `curl https://a.example -d $'{"a":"it\\'s"}'`, { a: text("it's") }],
  ['lines of another shell', 'curl ^\n  https://a.example?a=b ^\n  --compressed', { a: text('b') }],
  [
    'a name in two places',
    `curl https://a.example/x?id=q -d '{"id":"b"}'`,
    { query_id: text('q'), id: text('b') },
  ],
  [
    'a header of its own',
    `curl https://a.example?a=b -H 'X-Store: north'`,
    { a: text('b'), 'store?!': text('north') },
  ],
  [
    'a body that is a list',
    `curl https://a.example -d '[{"a":1}]'`,
    {
      items: {
        type: 'array',
        items: {
          type: 'object',
          properties: { a: { type: 'integer', examples: [1] } },
          required: ['a'],
        },
      },
    },
  ],
]

describe('rows from a cURL command', () => {
  it.each(cases)('reads %s', (_, command, expected) => {
    expect(rowsOf(command)).toEqual(expected)
  })

  it('never asks the model for keys, cookies, or what the system knows', () => {
    const command = `curl 'https://a.example/x?q=1&api_key=k' -u me:secret -b 'sid=1' \
      -H 'Authorization: Bearer abc123456789' -H 'X-Api-Key: zzz' -H 'X-Tenant-Id: 7' -H 'Accept: */*'`
    const { rows, injected } = read(command)
    expect(rows.map(({ name }) => name)).toEqual(['q'])
    expect(injected.map(({ name }) => name)).toEqual([
      'api_key',
      'Authorization',
      'X-Api-Key',
      'X-Tenant-Id',
      'Cookie',
    ])
    expect(JSON.stringify(read(command))).not.toMatch(/abc123|zzz|secret|sid/)
  })

  it('merges several commands', () => {
    expect(rowsOf('curl https://a.example?a=1\ncurl "https://a.example?a=2&b=x"')).toEqual({
      a: { type: 'integer', examples: [1, 2] },
      'b?': text('x'),
    })
  })

  it('says that a body in a file is not here', () => {
    expect(read('curl https://a.example -d @order.json').problems).toEqual([
      { code: 'body-in-file', values: { file: 'order.json' } },
    ])
  })
})
