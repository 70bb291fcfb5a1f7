import fc from '../../drawn.fixture'
import { describe, expect, it } from 'vitest'
import { explainsLeavingOut } from '../reading/left-out'
import { leftOutText, withLeftOut } from './left-out-text'

describe('what a text says of leaving the value out', () => {
  it.each([
    ['Label to filter by. If left out, all labels are searched.', 'all labels are searched'],
    ['Label to filter by. Leave it out for all labels.', 'Leave it out for all labels'],
    ['要筛选的标签。不填时返回全部。', '返回全部'],
    ['要筛选的标签，不填则返回全部。', '要筛选的标签，不填则返回全部'],
    ['Label to filter by.', ''],
    ['', ''],
  ])('%j', (text, expected) => {
    expect(leftOutText(text)).toBe(expected)
  })

  it.each([
    ['Label to filter by', 'all labels', 'Label to filter by. If left out, all labels.'],
    ['Label.', 'The newest is taken.', 'Label. If left out, the newest is taken.'],
    ['标签', '返回全部', '标签。不填时返回全部。'],
    ['', 'all labels', 'If left out, all labels.'],
    ['Label. If left out, all. Ask.', 'none', 'Label. If left out, none. Ask.'],
    ['Label. If left out, all. Ask.', '', 'Label. Ask.'],
    ['Label. If left out, all.', '', 'Label.'],
    ['Label. Leave it out for all.', 'Leave it out for none', 'Label. Leave it out for none.'],
    ['Label ', '', 'Label '],
    [
      'One of:\n- a: first\n- b: second',
      'a',
      'One of:\n- a: first\n- b: second\n\nIf left out, a.',
    ],
  ])('%j with %j', (text, wanted, expected) => {
    expect(withLeftOut(text, wanted)).toBe(expected)
  })

  it('takes the language of the tool where the parameter has no text', () => {
    expect(withLeftOut('', 'VIP', '查询会员。')).toBe('不填时VIP。')
  })

  it('is read back as it was written, letter by letter, and satisfies the scorer', () => {
    const texts = fc.constantFrom(
      '',
      'Label to filter by.',
      'One\nTwo',
      'Of:\n- a: b',
      '标签',
      '级别。',
    )
    const words = fc.oneof(
      fc.stringMatching(/^[a-z][a-z ]{0,20}[a-z]$/),
      fc.constantFrom(
        '默认最近7天',
        'omitted fields stay',
        '全部',
        'if not given, all',
        'otherwise',
      ),
    )
    fc.assert(
      fc.property(texts, words, (text, wanted) => {
        let now: string = text
        for (let i = 1; i <= wanted.length; i++) {
          now = withLeftOut(now, wanted.slice(0, i))
          if (wanted.slice(0, i).trim() !== '')
            expect(leftOutText(now)).toBe(wanted.slice(0, i).replace(/\s+/g, ' ').trim())
        }
        expect(explainsLeavingOut(now)).toBe(true)
        expect(withLeftOut(now, '').replace(/[.。]$/, '')).toBe(text.replace(/[.。]$/, ''))
      }),
    )
  })
})
