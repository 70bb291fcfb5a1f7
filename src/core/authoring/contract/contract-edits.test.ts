import fc from '../../../drawn.fixture'
import { describe, expect, it } from 'vitest'
import { applyEdits, type Edit } from '../../json/edit'
import { bool, type JsonObject, num, obj, str } from '../../json/node'
import { parse } from '../../json/parse'
import { fromPlain, toPlain } from '../../json/plain'
import { print } from '../../json/print'
import { hintsByContract } from '../../lint/contract-edits'
import { HINTS } from '../../model/annotations'
import { CONFIRMERS, contractOf, EFFECTS, IDEMPOTENCY_KINDS } from '../../model/contract'
import { CONTRACT_WORDS } from '../../model/document-words'
import { addRow, removeRow, secondsOf, setCell, setFacet, setInFacet } from './contract-edits'
import { derivedHints, differs } from './derived-hints'
import { FACETS, LISTS, RECORDS } from './facets'

const toolWith = (contract: unknown): JsonObject =>
  fromPlain({
    name: 'a',
    inputSchema: {},
    ...(contract === undefined ? {} : { contract }),
  }) as JsonObject

function after(tool: JsonObject, edits: readonly Edit[]): unknown {
  const edited = applyEdits(print(tool), edits)
  if (!edited.ok) throw new Error(edited.reason)
  return (toPlain(parse(edited.text).root!) as { contract?: unknown }).contract
}

describe('an edit of a contract', () => {
  it('has fields for the facets that the document schema explains, and no others', () => {
    expect(Object.keys(CONTRACT_WORDS).sort()).toEqual([...FACETS].sort())
    expect([...Object.keys(RECORDS), ...Object.keys(LISTS), 'effect'].sort()).toEqual(
      [...FACETS].sort(),
    )
  })

  it.each([
    ['a first facet makes the contract', undefined, { effect: 'read' }],
    ['an empty one is filled', {}, { effect: 'read' }],
    ['null is nothing', null, { effect: 'read' }],
    ['what nobody knows stays', { later: 1 }, { later: 1, effect: 'read' }],
    ['a contract that is a text is left alone', 'read', 'read'],
  ])('%s', (_, before, now) => {
    const tool = toolWith(before)
    expect(after(tool, setFacet(tool, 'effect', str('read')))).toEqual(now)
  })

  it('stands in the usual order, whatever is there', () => {
    const tool = toolWith({ confirmation: 'none', strict: 'x', own: 1 })
    expect(Object.keys(after(tool, setFacet(tool, 'effect', str('read'))) as object)).toEqual([
      'effect',
      'confirmation',
      'strict',
      'own',
    ])
  })

  it('takes the contract with the last facet, not with one that nobody knows', () => {
    const alone = toolWith({ effect: 'read' })
    expect(after(alone, setFacet(alone, 'effect', undefined))).toBeUndefined()
    const kept = toolWith({ effect: 'read', later: true })
    expect(after(kept, setFacet(kept, 'effect', undefined))).toEqual({ later: true })
  })

  it.each([
    ['confirmation', 'when', str('amount > 5'), 'user', { who: 'user', when: 'amount > 5' }],
    ['confirmation', 'who', str('human'), 'user', 'human'],
    [
      'confirmation',
      'who',
      str('human'),
      { who: 'user', asks: 'bot' },
      { who: 'human', asks: 'bot' },
    ],
    ['confirmation', 'who', str('user'), undefined, { who: 'user' }],
    ['confirmation', 'when', undefined, { who: 'user', when: 'x' }, { who: 'user' }],
    ['verification', 'text', str('Reads back.'), undefined, 'Reads back.'],
    ['verification', 'text', undefined, 'Reads back.', undefined],
    ['timeout', 'text', str('Say so.'), 8, { text: 'Say so.', seconds: 8 }],
    ['timeout', 'seconds', num(9), 8, 9],
    ['timeout', 'seconds', num(9), 'Say so.', { text: 'Say so.', seconds: 9 }],
    ['idempotency', 'key', str('k'), 'key', { by: 'key', key: 'k' }],
    ['resultSize', 'key', str('id'), 'One page.', { text: 'One page.', key: 'id' }],
    ['strict', 'reason', str('No.'), { reason: 'Old', by: 1 }, { reason: 'No.', by: 1 }],
    ['timeout', 'seconds', num(9), true, true],
  ] as const)('sets %s.%s to %j in %j', (facet, key, value, before, now) => {
    const tool = toolWith(before === undefined ? undefined : { [facet]: before })
    const contract = after(tool, setInFacet(tool, facet, key, value)) as Record<string, unknown>
    expect(contract?.[facet]).toEqual(now)
  })

  it.each([
    ['a row in a list', ['DONE'], ['DONE', { state: 'A' }]],
    ['a text without brackets', 'DONE', ['DONE', { state: 'A' }]],
    ['no list yet', undefined, [{ state: 'A' }]],
    ['what is no list', { DONE: 1 }, { DONE: 1 }],
  ])('adds to %s', (_, before, now) => {
    const tool = toolWith(before === undefined ? undefined : { outcomes: before })
    const row = obj([{ key: 'state', value: str('A') }])
    expect(after(tool, addRow(tool, 'outcomes', row))).toEqual({ outcomes: now })
  })

  it('makes a record of a row in short, and keeps what nobody knows', () => {
    const tool = toolWith({ errors: ['A', { code: 'B', own: 1 }] })
    expect(after(tool, setCell(tool, 'errors', 0, 'retryable', bool(false)))).toEqual({
      errors: [
        { code: 'A', retryable: false },
        { code: 'B', own: 1 },
      ],
    })
    expect(after(tool, setCell(tool, 'errors', 1, 'next', str('Ask.')))).toMatchObject({
      errors: ['A', { code: 'B', own: 1, next: 'Ask.' }],
    })
    expect(after(tool, removeRow(tool, 'errors', 0))).toEqual({ errors: [{ code: 'B', own: 1 }] })
    const one = toolWith({ errors: ['A'] })
    expect(after(one, removeRow(one, 'errors', 0))).toBeUndefined()
  })

  it.each([
    ['8', '8'],
    [' 2.5 ', '2.5'],
    ['', undefined],
    ['0', null],
    ['-1', null],
    ['soon', null],
  ])('reads %j as seconds', (typed, raw) => {
    const node = secondsOf(typed)
    expect(node?.kind === 'number' ? node.raw : node).toBe(raw)
  })
})

describe('the hints that follow from a contract', () => {
  it('are none without an effect', () =>
    expect(derivedHints(toolWith({ audit: ['a'] }))).toEqual([]))

  it('agree with what the rules write, for every effect, idempotency and stated hint', () => {
    const hint = fc.option(fc.boolean(), { nil: undefined })
    const stated = fc.record(Object.fromEntries(HINTS.map((each) => [each, hint])))
    fc.assert(
      fc.property(
        fc.constantFrom(...EFFECTS),
        fc.constantFrom(...IDEMPOTENCY_KINDS, undefined),
        fc.constantFrom(...CONFIRMERS),
        stated,
        (effect, by, who, hints) => {
          const annotations = Object.fromEntries(
            Object.entries(hints).filter(([, value]) => value !== undefined),
          )
          const contract = { effect, confirmation: who, ...(by ? { idempotency: by } : {}) }
          const tool = fromPlain({ name: 'a', annotations, contract }) as JsonObject
          const edited = applyEdits(print(tool), hintsByContract(tool))
          const now = parse(edited.ok ? edited.text : '').root as JsonObject
          const unsettled = derivedHints(now).filter(differs)
          expect(unsettled).toEqual([])
          expect(contractOf(now)?.effect).toBe(effect)
        },
      ),
    )
  })
})
