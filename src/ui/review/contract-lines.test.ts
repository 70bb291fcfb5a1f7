import { describe, expect, it } from 'vitest'
import { FACETS, LISTS, RECORDS } from '../../core/authoring/contract/facets'
import { fromPlain } from '../../core/json/plain'
import { words } from '../../i18n/words'
import { type ContractLine, contractLines } from './contract-lines'

const linesOf = (contract: unknown): readonly ContractLine[] =>
  contractLines(fromPlain({ contract })) ?? []
const lineOf = (facet: string, node: unknown): ContractLine =>
  linesOf({ effect: 'read', [facet]: node }).find((line) => line.facet === facet)!

describe('a contract in words', () => {
  it('has a label for every facet, in both languages', () => {
    for (const facet of FACETS) {
      const { label } = linesOf({ [facet]: 'x' }).find((line) => line.facet === facet)!
      for (const lang of ['en', 'zh'] as const) expect(words(lang, label!)).not.toBe('')
    }
  })

  it('has words for every member that the form writes', () => {
    const said = { retryable: true, seconds: 3, is: 'person', schema: {}, by: 'key', who: 'user' }
    for (const [facet, members] of Object.entries({ ...RECORDS, ...LISTS })) {
      const entry = Object.fromEntries(
        members.map((key) => [key, said[key as keyof typeof said] ?? 'x']),
      )
      const { items } = lineOf(facet, facet in LISTS ? [entry] : entry)
      expect([facet, items.flatMap(({ also }) => also)]).toEqual([facet, []])
    }
  })

  it('says what a call changes, or that nobody said it', () => {
    expect(linesOf({ effect: 'Low_Risk Write' })[0]!.items[0]!.told).toEqual([
      { words: 'contract.lowRiskWrite' },
      { words: 'contract.lowRiskWriteNote' },
    ])
    expect(linesOf({})).toEqual([{ facet: 'effect', label: 'review.effect', items: [] }])
    expect(contractLines(fromPlain({}))).toBeUndefined()
  })

  it('tells bare texts as the member they stand for', () => {
    expect(lineOf('confirmation', 'user').items[0]!.told[0]).toEqual({ words: 'contract.who_user' })
    expect(lineOf('timeout', 8).items[0]!.told).toEqual([
      { words: 'review.seconds', values: ['8'] },
    ])
    expect(lineOf('audit', ['Who asked', 'What came']).items).toHaveLength(2)
    expect(lineOf('injected', ['tenant_id']).items[0]!.name).toBe('tenant_id')
  })

  it('tells of what the system fills in where from, and what it is like', () => {
    const entry = {
      name: 'tenant_id',
      source: 'tenant',
      schema: { type: 'string', maxLength: 9 },
      required: true,
      before: 'city',
    }
    const [item] = lineOf('injected', [entry]).items
    expect(item).toMatchObject({
      name: 'tenant_id',
      told: [{ label: 'injected.source', words: 'injected.source_tenant' }],
      field: { isRequired: true, type: { names: ['string'] } },
      also: [],
    })
    expect(lineOf('injected', [{ name: 'a', source: 'The branch.' }]).items[0]!.told).toEqual([
      { label: 'injected.source', text: 'The branch.' },
    ])
  })

  it.each([
    ['effect', 'explosive', ['"explosive"']],
    ['confirmation', { who: 'boss', when: 3 }, ['who: "boss"', 'when: 3']],
    ['idempotency', { by: 'fields', fields: ['a', {}], own: 1 }, ['fields: ["a",{}]', 'own: 1']],
    ['checks', [{ text: 'x', level: 2 }, 7], ['level: 2', '7']],
    ['errors', [{ code: 'A', retryable: 'maybe' }, null], ['retryable: "maybe"', 'null']],
    ['injected', [{ name: 'a', schema: 3, in: 'header' }], ['schema: 3', 'in: "header"']],
  ])('leaves nothing out of %s: %j', (facet, node, expected) => {
    expect(lineOf(facet, node).items.flatMap(({ also }) => also)).toEqual(expected)
  })

  it.each([
    [{ effect: 'read', owner: 'Desk', __x: [1] }, ['owner: "Desk"', '__x: [1]']],
    ['in words', ['"in words"']],
    [null, ['null']],
  ])('shows what it does not know as it is written: %j', (contract, expected) => {
    expect(linesOf(contract).at(-1)!.items[0]!.also).toEqual(expected)
  })
})
