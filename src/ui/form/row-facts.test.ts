import { describe, expect, it } from 'vitest'
import { parse } from '../../core/json/parse'
import { rowFacts } from './row-facts'

const facts = (text: string) =>
  rowFacts(parse(text).root!).map(({ id, words, values, codes }) => ({
    id,
    ...(words && { words }),
    ...(values && { values }),
    ...(codes && { codes }),
  }))

describe('the constraints of a closed row', () => {
  it.each([
    ['{}', []],
    ['true', []],
    ['{"pattern":"^a$"}', [{ id: 'pattern', codes: ['^a$'] }]],
    [
      '{"minimum":-9223372036854775808,"maximum":1.50}',
      [
        {
          id: 'range',
          words: 'facts.factRange',
          values: { low: '-9223372036854775808', high: '1.50' },
        },
      ],
    ],
    ['{"maxLength":5}', [{ id: 'length', words: 'facts.factLengthMost', values: { high: '5' } }]],
    ['{"minItems":1}', [{ id: 'entries', words: 'facts.factItemsLeast', values: { low: '1' } }]],
    ['{"enum":["a",1,"c","d","e"]}', [{ id: 'enum', codes: ['a', '1', 'c', 'd', '…'] }]],
    ['{"default":""}', [{ id: 'default', words: 'facts.factDefault', codes: ['""'] }]],
    ['{"examples":"x","enum":{"a":1},"pattern":5}', []],
  ])('%s', (text, expected) => {
    expect(facts(text)).toEqual(expected)
  })
})
