import { describe, expect, it } from 'vitest'
import { WRITABLE } from '../dialects/registry'
import { print } from '../json/print'
import { bodyOf, draftOfOperation } from './documents.fixture'

const text = { type: 'string' }
const body = (properties: unknown, more: object = {}) =>
  bodyOf({ type: 'object', properties, ...more })

describe('what the system knows', () => {
  const schemes = {
    key: { type: 'apiKey', in: 'header', name: 'X-Key', description: 'The key.' },
    q: { type: 'apiKey', in: 'query', name: 'id' },
    bearer: { type: 'http', scheme: 'Bearer' },
    basic: { type: 'http', scheme: 'basic' },
    flow: { type: 'oauth2', flows: {} },
    tls: { type: 'mutualTLS' },
  }
  const components = { securitySchemes: schemes }
  const injectedOf = (operation: object, rest: object = {}) => {
    const made = draftOfOperation({ operationId: 'f', ...operation }, { components, ...rest })
    const injected = made.tool.contract?.injected ?? []
    return { ...made, injected: injected.map((each) => [each.name, each.in]) }
  }

  it.each([
    [[{ key: [] }], [['X-Key', 'header']]],
    [[{ bearer: [] }, { basic: [] }, { flow: ['read'] }], [['Authorization', 'header']]],
    [
      [{ key: [], q: [] }, {}],
      [
        ['X-Key', 'header'],
        ['id', 'query'],
      ],
    ],
    [[{ tls: [] }], []],
    [[{ nobody: [] }], []],
    [[], []],
  ])('is injected for the security %j', (security, expected) => {
    const made = injectedOf({ security }, { security: [{ key: [] }] })
    expect(made.injected).toEqual(expected)
    expect(made.tool.vendor.openapi.security).toEqual(security)
  })

  it('is that of the document where the operation says nothing', () => {
    expect(injectedOf({}, { security: [{ key: [] }] }).injected).toEqual([['X-Key', 'header']])
  })

  it.each([
    ['Authorization', 'header', true],
    ['tenant-access-token', 'header', true],
    ['appid', 'header', true],
    ['appsecret', 'header', true],
    ['api_key', 'query', true],
    ['apiKey', 'query', true],
    ['access_token', 'query', true],
    ['JSESSIONID', 'cookie', true],
    ['app_token', 'query', false],
    ['page_token', 'query', false],
    ['file_token', 'query', false],
    ['key', 'query', false],
    ['token', 'query', false],
    ['file_key', 'path', false],
    ['X-Request-Kind', 'header', false],
  ])('is told by the name alone: %s in the %s: %s', (name, place, expected) => {
    const made = injectedOf({ parameters: [{ name, in: place, required: true, schema: text }] }, {})
    expect(made.injected).toEqual(expected ? [[name, place]] : [])
    expect(name in made.tool.inputSchema.properties).toBe(!expected)
    expect(made.codes.includes('openapi.injected')).toBe(expected)
  })

  it('never takes a field of the same name along, in any dialect', () => {
    const { draft, injected } = injectedOf({
      security: [{ q: [] }],
      requestBody: body({ id: text }),
    })
    expect(injected).toEqual([['query_id', 'query']])
    for (const { id, write } of WRITABLE)
      expect(print(write!(draft.tool).wire, 0), id).toMatch(/"id"/)
  })
})
