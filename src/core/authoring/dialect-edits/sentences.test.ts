import fc from '../../../drawn.fixture'
import { describe, expect, it } from 'vitest'
import type { DescriptionKey } from '../../model/tool'
import { descriptionText } from '../../model/description'
import { TEMPLATES } from '../../templates/registry'
import { splitSentences } from '../../reading/sentences'
import { bare } from './composed-parts'
import { toolOf, typeOver } from './wire-change.fixture'

type Answers = Readonly<Partial<Record<DescriptionKey, string>>>

interface Case {
  readonly what: string
  readonly answers: Answers
  readonly type: (text: string) => string
  readonly says: Answers
  readonly unplaced?: readonly string[]
}

const EN: Answers = {
  does: 'Gets one order by its number',
  when: 'The user asks where a parcel is',
  whenNot: 'Refunds: use get_refund',
  returns: 'Status and carrier. Prices are not included',
  limits: 'Only orders of the last 12 months',
  notes: 'Ask the warehouse team for more.',
}
const ZH: Answers = {
  does: '按订单号查询一笔订单',
  when: '用户询问包裹到哪里了',
  whenNot: '退款请用get_refund',
  returns: '订单状态和承运商。不含价格',
}

const CASES: readonly Case[] = [
  {
    what: 'a word in an answer that composing gave a cue, a small letter and a stop',
    answers: EN,
    type: (text) => text.replace('a parcel', 'the parcel'),
    says: { ...EN, when: 'The user asks where the parcel is' },
  },
  {
    what: 'two sentences far from each other',
    answers: EN,
    type: (text) => text.replace('one order', 'an order').replace('12 months', '18 months'),
    says: {
      ...EN,
      does: 'Gets an order by its number',
      limits: 'Only orders of the last 18 months',
    },
  },
  {
    what: 'a sentence of an answer with two',
    answers: EN,
    type: (text) => text.replace('Prices are not included.', 'Prices are left out.'),
    says: { ...EN, returns: 'Status and carrier. Prices are left out' },
  },
  {
    what: 'a sentence rewritten from its first letter to its last',
    answers: { does: 'Gets one order.', when: 'Use it when a parcel is late.' },
    type: (text) => text.replace('Gets one order.', 'Looks up a purchase.'),
    says: { does: 'Looks up a purchase.', when: 'Use it when a parcel is late.' },
  },
  {
    what: 'a new first sentence',
    answers: { does: 'Gets one order.', limits: 'Limits: ten a minute.' },
    type: (text) => `Read only. ${text}`,
    says: { does: 'Read only. Gets one order.', limits: 'Limits: ten a minute.' },
  },
  {
    what: 'a new last sentence',
    answers: { does: 'Gets one order.', limits: 'Limits: ten a minute.' },
    type: (text) => `${text} A hundred a day.`,
    says: { does: 'Gets one order.', limits: 'Limits: ten a minute. A hundred a day.' },
  },
  {
    what: 'a Chinese word',
    answers: ZH,
    type: (text) => text.replace('包裹到哪里了', '包裹现在在哪里'),
    says: { ...ZH, when: '用户询问包裹现在在哪里' },
  },
  {
    what: 'a new Chinese sentence',
    answers: ZH,
    type: (text) => text.replace('不含价格。', '不含价格。也不含发票。'),
    says: { ...ZH, returns: '订单状态和承运商。不含价格。也不含发票' },
  },
  {
    what: 'all of it, in another number of sentences: to the notes',
    answers: { does: 'Gets one order.', when: 'Use it when a parcel is late.' },
    type: () => 'Quux. Frob. Zyx.',
    says: { notes: 'Quux. Frob. Zyx.' },
    unplaced: ['Quux.', 'Frob.', 'Zyx.'],
  },
]

describe('a changed description goes back to its answers', () => {
  it.each(CASES)('$what', ({ answers, type, says, unplaced = [] }) => {
    const tool = toolOf({
      name: 'get_order',
      description: answers,
      inputSchema: { type: 'object' },
    })
    const got = typeOver(tool, 'mcp.2025-11-25', (wire) => {
      const item = JSON.parse(wire) as { description: string }
      const typed = type(item.description)
      expect(typed, 'the case types something').not.toBe(item.description)
      return JSON.stringify({ ...item, description: typed }, null, 2)
    })
    expect(got.refused).toEqual([])
    expect((JSON.parse(got.text) as { description: Answers }).description).toEqual(says)
    expect(got.notices.flatMap((each) => (each.code === 'notes' ? [each.text] : []))).toEqual(
      unplaced,
    )
    expect(got.written).toBe(got.typed)
  })

  it('a sentence without the words that introduce it stays with its answer, which gets them again', () => {
    const description = { does: 'Gets one order.', when: 'Use it when a parcel is late.' }
    const tool = toolOf({ name: 'a', description, inputSchema: {} })
    const got = typeOver(tool, 'claude', (wire) => wire.replace('Use it when a', 'A'))
    expect(got.refused).toEqual([])
    expect(got.notices.map((each) => each.code)).toEqual(['introduced'])
    expect(JSON.parse(got.text)).toMatchObject({
      description: { does: 'Gets one order.', when: 'A parcel is late.' },
    })
  })

  it('a stop that composing writes again is no change', () => {
    const tool = toolOf({ name: 'a', description: { does: 'Gets it' }, inputSchema: {} })
    const got = typeOver(tool, 'claude', (wire) => wire.replace('Gets it.', 'Gets it'))
    expect(got).toMatchObject({ edits: [], refused: [], notices: [{ code: 'spaced' }] })
  })

  const good = TEMPLATES.flatMap(({ tools }) => [toolOf(tools.en.good), toolOf(tools.zh.good)])

  it('whatever sentence of a template is changed, left out or added', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...good.keys()),
        fc.nat(),
        fc.constantFrom('change', 'drop', 'add'),
        (index, at, what) => {
          const tool = good[index]!
          const text = descriptionText(tool)
          const spans = splitSentences(text)
          const span = spans[at % spans.length]!
          const isChinese = /[\u4e00-\u9fff]/.test(span.text)
          const more = isChinese ? '另外还有一点要说明。' : ' One more thing is said here.'
          const head = text.slice(0, span.start)
          const tail = text.slice(span.end)
          const next =
            what === 'drop'
              ? head.trimEnd() + tail
              : what === 'add'
                ? head + span.text + more + tail
                : `${head}${span.text.slice(0, 4)}${isChinese ? '某' : 'x'}${span.text.slice(4)}${tail}`
          const got = typeOver(tool, 'mcp.2025-11-25', (wire) => {
            const item = JSON.parse(wire) as { description: string }
            return JSON.stringify({ ...item, description: next }, null, 2)
          })
          expect(got.refused).toEqual([])
          const isIntroduced = got.notices.some((each) => each.code === 'introduced')
          if (!isIntroduced) expect(bare(descriptionText(got.tool))).toBe(bare(next))
          const written = descriptionText(got.tool).toLowerCase()
          for (const each of splitSentences(next)) expect(written).toContain(bareEnd(each.text))
        },
      ),
      { numRuns: 60 },
    )
  })
})

const bareEnd = (text: string): string => text.toLowerCase().replace(/[.。]+$/, '')
