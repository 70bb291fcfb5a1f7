import { createHash } from 'node:crypto'
import { Ajv2020 } from 'ajv/dist/2020'
import { format } from 'prettier'
import { describe, expect, it } from 'vitest'
import type { JsonObject } from '../json/node'
import { parse } from '../json/parse'
import { fromPlain, toPlain } from '../json/plain'
import { EMPTY_TOOL } from '../model/tool'
import { TEMPLATES } from '../templates/registry'
import { GRADES } from '../templates/template'
import { canonical, definitionHash } from './definition-hash'
import { policyOf, toolsWithoutRisk } from './policy'
import { policySchema } from './policy-schema'
import { POLICY_WORDS } from './policy-words'
import { sha256 } from './sha-256'
import { statedCondition } from './stated-condition'

const asTool = (plain: unknown): JsonObject => fromPlain(plain) as JsonObject
const policy = (...tools: readonly unknown[]) =>
  toPlain(policyOf(tools.map(asTool))) as { tools: Record<string, unknown>[] }
const isValid = new Ajv2020({ strict: false }).compile(policySchema('en'))

describe('the host policy', () => {
  it('is published with its schema as it is now', async () => {
    const printed = await format(JSON.stringify(policySchema('en')), {
      parser: 'json',
      printWidth: 100,
    })
    await expect(printed).toMatchFileSnapshot('../../../public/schema/host-policy.json')
  })

  it.each(
    TEMPLATES.flatMap(
      ({ id, tools }) =>
        [
          [id, 'en', tools.en],
          [id, 'zh', tools.zh],
        ] as const,
    ),
  )('of the template %s in %s fits the published schema in every grade', (_, __, tools) => {
    for (const grade of GRADES) {
      expect(isValid(policy(tools[grade])), JSON.stringify(isValid.errors)).toBe(true)
    }
  })

  it('names a tool without a contract as not stated in everything', () => {
    const [only] = policy(toPlain(parse(EMPTY_TOOL).root!)).tools
    expect(only).toMatchObject({ risk: 'not-stated' })
    expect(only!['notStated']).toContain('risk')
    expect(only!['notStated']).toContain('confirmation')
    expect(only).not.toHaveProperty('confirmation')
    expect(
      toolsWithoutRisk([asTool({ name: 'a' }), asTool({ contract: { effect: 'read' } })]),
    ).toEqual([0])
  })

  it.each([
    ['an effect nobody knows', { effect: 'harmless' }],
    ['a contract that is a text', 'read'],
    ['records of the wrong kind', { injected: 3, errors: {}, checks: [1, null], audit: {} }],
    ['names that are keywords', { injected: ['__proto__', { name: 'required', source: 1 }] }],
  ])('takes %s and stays valid, with the risk not stated', (_, contract) => {
    const made = policy({ name: 'a', inputSchema: {}, contract })
    expect(isValid(made), JSON.stringify(isValid.errors)).toBe(true)
    expect(made.tools[0]).toMatchObject({ risk: 'not-stated' })
  })

  it('carries what a platform enforces', () => {
    const contract = {
      effect: 'write',
      confirmation: { who: 'user', when: 'amount > 500' },
      idempotency: { by: 'key', key: 'refund:{workflow}' },
      injected: [
        { name: 'user_id', source: 'session', schema: { type: 'string' } },
        { name: 'tenant_id' },
      ],
      errors: [{ code: 'A', retryable: true }, { code: 'B', retryable: false }, { code: 'C' }],
      audit: ['Who asked'],
    }
    const properties = { amount: { type: 'number' }, tenant_id: { type: 'integer' } }
    expect(
      policy({ name: 'pay', strict: true, contract, inputSchema: { properties } }).tools[0],
    ).toMatchObject({
      name: 'pay',
      risk: 'write',
      confirmation: {
        who: 'user',
        when: 'amount > 500',
        condition: { parameter: 'amount', is: '>', value: 500 },
      },
      idempotency: { by: 'key', key: 'refund:{workflow}' },
      injected: [
        { name: 'user_id', source: 'session', schema: { type: 'string' } },
        { name: 'tenant_id', source: 'not-stated', schema: { type: 'integer' } },
      ],
      retry: { allowed: ['A'], forbidden: ['B'], notStated: ['C'] },
      audit: ['Who asked'],
      strict: { on: true },
      notStated: ['checks', 'verification', 'timeout', 'resultSize'],
    })
  })

  it('explains its members in both languages', () => {
    for (const { en, zh } of Object.values(POLICY_WORDS)) {
      expect(en).toMatch(/\.$/)
      expect(zh).toMatch(/。$/)
    }
  })
})

describe('the hash of a definition', () => {
  it.each(['', 'abc', 'é漢🙂', 'x'.repeat(55), 'x'.repeat(56), 'y'.repeat(200)])(
    'of %j is what others compute',
    (text) => expect(sha256(text)).toBe(createHash('sha256').update(text).digest('hex')),
  )

  it('is the same however the text is laid out, and another when the tool is', () => {
    const hash = (text: string) => definitionHash(parse(text).root as JsonObject)
    expect(hash('{"name":"a","inputSchema":{"maximum":1.0}}')).toBe(
      hash('{ "inputSchema": {"maximum": 1}, "name": "a", "lint": {}, "exports": {} }'),
    )
    expect(hash('{"name":"a"}')).not.toBe(hash('{"name":"b"}'))
    expect(hash('{"const":9007199254740993}')).not.toBe(hash('{"const":9007199254740992}'))
  })

  it('sorts members by their units and keeps data apart', () =>
    expect(canonical(parse('{"b":[1e2,"é"],"a":{"__proto__":null}}').root!)).toBe(
      '{"a":{"__proto__":null},"b":[100,"é"]}',
    ))
})

describe('a condition in words', () => {
  it.each([
    ['amount > 500', '>', '500'],
    ['amount ≥ 0.50。', '>=', '0.50'],
    ["currency != 'CNY'", '!=', 'CNY'],
  ])('%s is a comparison', (text, is, value) => {
    const found = statedCondition(text, ['amount', 'currency'])
    expect(found?.is).toBe(is)
    expect(found && ('raw' in found.value ? found.value.raw : toPlain(found.value))).toBe(value)
  })

  it.each(['amount over 500', 'price > 500', 'amount > 500 or more', '金额超过500', 'amount > x'])(
    '%s is left to people',
    (text) => expect(statedCondition(text, ['amount'])).toBeUndefined(),
  )
})
