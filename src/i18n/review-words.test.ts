import { describe, expect, it } from 'vitest'
import { WHAT_IF_FACTS, type WhatIfFactId } from '../core/review/what-if-facts'
import { arr, member, obj, str, withMember } from '../core/json/node'
import { twoTools } from '../core/review/review-entries.fixture'
import { type NewEntry, writeEntry } from '../core/review/write-entry'
import { reviewMarkdown } from './review-markdown'
import { reviewPlace } from './review-place'
import { REVIEW_WORDS } from './review-report'
import { WHAT_IF_WORDS, whatIfMissing, whatIfSentence } from './review-what-ifs'

const FACTS = Object.keys(WHAT_IF_FACTS) as WhatIfFactId[]

describe('the words of what-ifs', () => {
  it('are there for every fact, and for every one that can be missing', () => {
    const never = (id: WhatIfFactId) => !/never/.test(String(WHAT_IF_FACTS[id].isNeeded))
    expect(Object.keys(WHAT_IF_WORDS.told).sort()).toEqual([...FACTS, 'errors-together'].sort())
    for (const id of FACTS.filter((each) => never(each) && WHAT_IF_FACTS[each].isNeeded.length))
      expect(whatIfMissing(id, 'en')).not.toBe(id)
  })

  it('have the author’s words in them, and none of their slots are left', () => {
    for (const id of FACTS)
      for (const lang of ['en', 'zh'] as const) {
        const bare = whatIfSentence({ id, texts: [], paths: [] }, lang)
        const told = whatIfSentence({ id, texts: ['{texts} A', 'B'], paths: [] }, lang)
        expect(told).not.toBe('')
        if (WHAT_IF_WORDS.told[id].told[lang].includes('{texts}'))
          expect(told).toContain('{texts} A')
        if (WHAT_IF_WORDS.told[id].bare) expect(bare).not.toContain('{texts}')
      }
  })
})

describe('the words of a review as a text', () => {
  it('have the same slots in both languages, and Chinese marks', () => {
    const slots = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(String).sort()
    for (const { en, zh } of Object.values(REVIEW_WORDS)) {
      expect(slots(zh)).toEqual(slots(en))
      expect(zh).not.toMatch(/[\u4e00-\u9fff] |[\u4e00-\u9fff][,;:!?]|！/)
    }
  })

  it.each([
    [{}, '', 'the whole tool', '整个工具'],
    [{}, '/name', 'name', '名称'],
    [{}, '/description/whenNot', 'when not to', '什么时候不用'],
    [
      {},
      '/inputSchema/properties/lines/items/properties/sku/description',
      'lines.items.sku',
      'lines.items.sku',
    ],
    [{}, '/inputSchema/properties/properties/description', 'properties', 'properties'],
    [{ rule: 'says-when' }, '/description', 'says-when', 'says-when'],
    [{ line: 'capability/3' }, '', 'The same call comes twice', '万一同样的调用来了两次'],
    [{ line: 'nothing/99' }, '', 'nothing/99', 'nothing/99'],
  ])('call a place by its name: %j %s', (on, path, en, zh) => {
    expect([reviewPlace(on, path, 'en').text, reviewPlace(on, path, 'zh').text]).toEqual([en, zh])
  })
})

describe('a review as Markdown', () => {
  const at = '2026-11-01T10:00:00Z'
  const on = { tool: 'get_order', path: '/description', quote: '* a\n<i>' }
  const entries: readonly NewEntry[] = [
    { id: 'a', kind: 'suggest', by: 'Ann', at, on, was: 'Old.', text: 'New.' },
    { id: 'b', kind: 'accept', by: 'Bo', at, to: 'a', text: 'Done.' },
    { id: 'c', kind: 'resolve', by: 'Bo', at, to: 'a' },
    { id: 'd', kind: 'verdict', by: '*Bo*', at, says: 'approve', of: 'x', text: 'Go | on' },
    { id: 'e', kind: 'comment', by: 'Bo', at, on, text: '# One\n- two' },
    { id: 'f', kind: 'reply', by: 'Bo', at, to: 'nowhere', text: 'Lost.' },
  ]
  const set = withMember(
    twoTools(),
    'review',
    obj([member('entries', arr([...entries.map(writeEntry), str('odd')]))]),
  )

  it('says what came of a suggestion, and what cannot be shown', () => {
    const text = reviewMarkdown({ set, lang: 'zh' })
    expect(text).toContain('未解决1条，已解决1条，已签字0行。')
    expect(text).toContain('- **\\*Bo\\*已批准**（针对较早的版本）Go \\| on')
    expect(text).toContain('*(已解决)*')
    expect(text).toContain('  - Old.\n  + New.\n')
    expect(text).toContain('  - Bo已采纳。Done.')
    expect(text).toContain('\\# One<br>\\- two')
    expect(text).toContain('> \\* a<br>&lt;i\\>')
    expect(text).toContain('有1项无法显示，已原样保留。')
    expect(text).toContain('有1项所回应的内容还没有收到。')
    expect(text).not.toContain('Seven')
  })

  it('counts what was decided as done with, as the studio does', () => {
    const decided = withMember(
      twoTools(),
      'review',
      obj([member('entries', arr(entries.slice(0, 2).map(writeEntry)))]),
    )
    expect(reviewMarkdown({ set: decided, lang: 'zh' })).toContain('未解决0条，已解决1条')
  })

  it('says that there is nothing yet', () => {
    expect(reviewMarkdown({ set: twoTools(), lang: 'en' })).toBe(
      '## Review of “Orders”\n\nNothing has been said yet.\n',
    )
  })
})
