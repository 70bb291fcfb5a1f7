import { parse, rootObject } from '../src/core/json/parse'
import { setHash } from '../src/core/review/meaning-hash'

const inputSchema = {
  type: 'object',
  properties: { order_no: { type: 'string', description: 'SO20480123' } },
  required: ['order_no'],
}

/** What the sample says in each language; `host` is the title of a tool, which no model gets. */
export const pickTexts = {
  en: {
    title: 'Parcels',
    host: 'Where is it now',
    track: 'Finds where a parcel is, by the number of its order.',
    when: 'Use it when the user asks where a parcel is.',
    pay: 'Gets what was paid for an order.',
    late: 'My lamp should have been here on Monday',
    hello: 'Tell me a joke',
    asks: 'Which order is it?',
  },
  zh: {
    title: '包裹',
    host: '现在到哪了',
    track: '根据订单号查询包裹的位置。',
    when: '用户问包裹到哪里了时使用。',
    pay: '查询一笔订单付了多少钱。',
    late: '我的台灯说好周一到的',
    hello: '讲个笑话',
    asks: '是哪一笔订单？',
  },
} as const

type Texts = (typeof pickTexts)[keyof typeof pickTexts]

const toolsOf = (say: Texts) => [
  {
    name: 'track_parcel',
    title: say.host,
    description: { does: say.track, when: say.when },
    inputSchema,
  },
  { name: 'get_payment', description: { does: say.pay }, inputSchema },
]

const setOf = (say: Texts) => ({
  toolwright: 1,
  title: say.title,
  tools: toolsOf(say),
})

const questionsOf = (say: Texts) => ({
  questions: [
    { id: 'q-late', text: say.late, expected: 'track_parcel' },
    { id: 'q-hello', text: say.hello, expected: null },
  ],
})

/** A set with two questions that nobody has picked for. */
export const askedSet = (lang: keyof typeof pickTexts): string =>
  JSON.stringify({ ...setOf(pickTexts[lang]), bench: questionsOf(pickTexts[lang]) })

/** The same set, where four people picked, one of them for an earlier version. */
export function pickedSet(lang: keyof typeof pickTexts): string {
  const say = pickTexts[lang]
  const set = setOf(say)
  const of = setHash(rootObject(parse(JSON.stringify(set)))!)
  const pick = (
    id: string,
    by: string,
    question: 'late' | 'hello',
    picked: unknown,
    more = {},
  ) => ({
    id,
    kind: 'pick',
    by,
    at: `2026-11-0${id.slice(1)}T10:00:00Z`,
    question: `q-${question}`,
    asked: say[question],
    picked,
    of,
    ...more,
  })
  return JSON.stringify({
    ...set,
    bench: questionsOf(say),
    review: {
      entries: [
        pick('p1', 'Ann', 'late', { tool: 'get_payment' }),
        pick('p2', '王芳', 'late', 'ask', { text: say.asks }),
        pick('p3', 'Ann', 'hello', 'none'),
        pick('p4', 'Bo', 'late', { tool: 'track_parcel' }, { of: 'earlier' }),
      ],
    },
  })
}
