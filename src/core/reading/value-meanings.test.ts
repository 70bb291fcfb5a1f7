import fc from '../../drawn.fixture'
import { describe, expect, it } from 'vitest'
import { meaningsIn, tidy, withMeanings } from './value-meanings'

const said = (text: string, values: string[]) =>
  meaningsIn(text, values).map(({ value, meaning }) => [value, meaning])

describe('the meanings of values in a text', () => {
  it.each<[string, string[], [string, string][]]>([
    [
      'P1 = stops work, P2 = can wait.',
      ['P1', 'P2'],
      [
        ['P1', 'stops work'],
        ['P2', 'can wait'],
      ],
    ],
    [
      'P1 表示停工，P2 表示可以等。',
      ['P1', 'P2'],
      [
        ['P1', '停工'],
        ['P2', '可以等'],
      ],
    ],
    [
      'Order. `asc` (oldest first) or `desc` (newest first).',
      ['asc', 'desc'],
      [
        ['asc', 'oldest first'],
        ['desc', 'newest first'],
      ],
    ],
    [
      'Kind.\n- "a": one thing. Really\n- "b": another',
      ['a', 'b'],
      [
        ['a', 'one thing'],
        ['b', 'another'],
      ],
    ],
    [
      '0: off; 1: on',
      ['0', '1'],
      [
        ['0', 'off'],
        ['1', 'on'],
      ],
    ],
    ['open (default) or closed.', ['open', 'closed'], []],
    ['Values: a b = x.', ['a', 'a b'], [['a b', 'x']]],
    ['Sort by asc or desc.', ['asc', 'desc'], []],
    ['reopen = no', ['open'], []],
    // What the clause says of one value tells nothing of another that it names.
    [
      'Level. Values: a = one; b = c:2.',
      ['a', 'b', 'c'],
      [
        ['a', 'one'],
        ['b', 'c:2'],
      ],
    ],
    ['Values:\n- a: c = 2; more', ['a', 'c'], [['a', 'c = 2; more']]],
    ['取值：a表示c=2。', ['a', 'c'], [['a', 'c=2']]],
    [
      'Level. Values: P1 = stops; P2 = waits. Ask.',
      ['P1', 'P2'],
      [
        ['P1', 'stops'],
        ['P2', 'waits'],
      ],
    ],
    [
      '级别。取值：P1 = 停工；P2 = 可以等。',
      ['P1', 'P2'],
      [
        ['P1', '停工'],
        ['P2', '可以等'],
      ],
    ],
  ])('%j', (text, values, expected) => {
    expect(said(text, values)).toEqual(expected)
  })
})

describe('writing what values mean', () => {
  const wanted = (...pairs: [string, string][]) =>
    pairs.map(([value, meaning]) => ({ value, meaning }))
  it.each([
    ['Urgency', wanted(['P1', 'stops work'], ['P2', '']), 'Urgency. Values: P1 = stops work.'],
    [
      'Urgency. Values: P1 = stops work.',
      wanted(['P1', 'stops work'], ['P2', 'waits']),
      'Urgency. Values: P1 = stops work; P2 = waits.',
    ],
    ['Urgency. Values: P1 = stops work. Ask.', wanted(['P1', '']), 'Urgency. Ask.'],
    [
      'Urgency. Values: P1 = stops; P2 = waits.',
      wanted(['P2', 'waits'], ['P1', 'stops']),
      'Urgency. Values: P2 = waits; P1 = stops.',
    ],
    ['紧急程度', wanted(['P1', '停工']), '紧急程度。取值：P1表示停工。'],
    ['', wanted(['in transit', 'on its way']), 'Values: "in transit" = on its way.'],
    [
      'P1 = stops work, P2 = can wait.',
      wanted(['P1', 'stops all work'], ['P2', 'can wait']),
      'P1 = stops all work, P2 = can wait.',
    ],
    [
      'P1 = stops work, P2 = can wait.',
      wanted(['P1', 'stops work'], ['P2', 'can wait'], ['P3', 'an idea']),
      'P1 = stops work, P2 = can wait. Values: P3 = an idea.',
    ],
    ['State.', wanted(['A', 'filed. Not paid yet']), 'State.\nValues:\n- A: filed. Not paid yet'],
    [
      'State.\nValues:\n- A: filed. Not paid yet\nAsk.',
      wanted(['A', 'filed']),
      'State. Values: A = filed.\nAsk.',
    ],
    [
      'asc (old first) or desc (new first)',
      wanted(['asc', ''], ['desc', 'new first']),
      'asc or desc (new first)',
    ],
    ['Trailing blank ', wanted(['a', '']), 'Trailing blank '],
  ])('%j with %j', (text, pairs, expected) => {
    expect(withMeanings(text, pairs)).toBe(expected)
  })

  it('writes in the language of the tool where the parameter has no text', () => {
    expect(withMeanings('', [{ value: 'A', meaning: 'VIP' }], ['A'], '查询会员等级。')).toBe(
      '取值：A表示VIP。',
    )
  })

  const word = fc.stringMatching(/^[a-z]{1,6}$/)
  const meaning = fc.oneof(
    fc.constant(''),
    fc.stringMatching(/^[a-z][a-z ,()=:.]{0,20}$/),
    fc.constantFrom('stops. Then goes on', '停工；再开', '已付款', 'a; b', 'etc.'),
  )
  const texts = fc.constantFrom('', 'Urgency', 'Level of it.', '紧急程度', '级别。', 'One\nTwo')

  it('is read back as it was written, said once, and taken out again leaves the text', () => {
    fc.assert(
      fc.property(
        texts,
        fc.uniqueArray(word, { minLength: 1, maxLength: 4 }),
        fc.array(meaning, { minLength: 4, maxLength: 4 }),
        (text, values, meanings) => {
          const pairs = values.map((value, i) => ({ value, meaning: meanings[i]! }))
          const written = withMeanings(text, pairs)
          const expected = pairs.map(({ meaning: each }) => tidy(each))
          const read = meaningsIn(written, values)
          expect(
            values.map((value) => read.find((each) => each.value === value)?.meaning ?? ''),
          ).toEqual(expected)
          expect(withMeanings(written, pairs)).toBe(written)
          const cleared = withMeanings(
            written,
            pairs.map(({ value }) => ({ value, meaning: '' })),
          )
          expect(cleared.replace(/[.。]$/, '')).toBe(text.replace(/[.。]$/, ''))
        },
      ),
    )
  })
})
