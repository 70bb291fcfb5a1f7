import { describe, expect, it } from 'vitest'
import fc from '../../../drawn.fixture'
import { editTool } from '../../authoring/edit-tool'
import { get, type JsonObject } from '../../json/node'
import { parse, rootObject } from '../../json/parse'
import { fromPlain } from '../../json/plain'
import { print } from '../../json/print'
import { descriptionText } from '../../model/description'
import { readDescription, readTool } from '../../reading/read-tool'
import { saysWhenUnsaid } from '../../reading/when-unsaid'
import type { Pick } from '../../review/entry'
import type { JudgedTrial } from '../judging/judge'
import { type Expected, type Question, UNSET } from '../questions/question'
import type { Trial } from '../runs/run'
import { answerFromQuestion, OFFER_REFUSALS, offeredEdits } from './answer-from-question'
import { type AnswerOffer, answerOffers } from './answer-offers'
import { OFFER_KINDS, OFFER_SENTENCES } from './offer-sentences'
import { picksByQuestion, STANDINGS } from './picks-by-question'
import { picksOfTrials } from './picks-of-trials'
import { questionCase } from './question-case'

const question = (id: string, expected: Expected, over: Partial<Question> = {}): Question => ({
  id,
  text: 'Where is my parcel 4711?',
  expected,
  expectedArgs: [],
  tags: [],
  split: 'dev',
  ...over,
})
const oneOf = (...tools: string[]): Expected => ({ is: 'tool', tools })

const pick = (picked: Pick['picked'], over: Partial<Pick> = {}, isCurrent = true) => ({
  entry: { by: 'Ann', asked: 'Where is my parcel 4711?', picked, ...over } as Pick,
  isCurrent,
})

describe('picks by question', () => {
  const questions = [
    question('a', oneOf('track')),
    question('b', { is: 'none' }, { text: 'Hello' }),
    question('c', UNSET, { text: 'And now?' }),
  ]

  it('say of each whether it counts, and why it does not', () => {
    const told = picksByQuestion(
      [
        pick('none', { question: 'b', asked: 'Hello' }),
        pick({ tool: 'track' }, { question: 'a' }),
        pick('ask', { question: 'a', by: 'Bo' }),
        pick({ tool: 'track' }, { question: 'a', by: 'Cy' }, false),
        pick({ tool: 'pay' }, { question: 'a', by: 'Di', asked: 'Where is it?' }),
        pick('ask', { question: 'c', asked: 'And now?' }),
        pick('ask', { question: 'x', asked: 'Gone?' }),
        pick('none', { by: 'Ed' }),
      ],
      questions,
    )
    expect(
      told.map((each) => [
        each.question?.id,
        each.asked,
        `${each.right}/${each.of}`,
        each.picks.map(({ entry, standing, isRight }) => [entry.by, standing, isRight]),
      ]),
    ).toEqual([
      [
        'a',
        'Where is my parcel 4711?',
        '1/3',
        [
          ['Ann', 'counted', true],
          ['Bo', 'counted', false],
          ['Cy', 'earlier', true],
          ['Di', 'reworded', false],
          ['Ed', 'counted', false],
        ],
      ],
      ['b', 'Hello', '1/1', [['Ann', 'counted', true]]],
      ['c', 'And now?', '0/0', [['Ann', 'waiting', undefined]]],
      [undefined, 'Gone?', '0/0', [['Ann', 'gone', undefined]]],
    ])
    const met = told.flatMap(({ picks }) => picks.map(({ standing }) => standing))
    expect([...new Set(met)].sort()).toEqual([...STANDINGS].sort())
  })
})

describe('the case of a question', () => {
  it.each([
    ['en', 'Where is my parcel 4711?', 'Where is my parcel 4711?'],
    ['en', 'Hi there, please cancel order 12. Thanks!', 'Please cancel order 12'],
    ['en', 'Hello, where is\nmy "blue" parcel?', "Where is my 'blue' parcel?"],
    ['en', 'cancel it.', 'cancel it'],
    ['en', 'Hi!', 'Hi!'],
    [
      'en',
      'I bought a lamp last week and the glass was broken when it came. Can I get my money back? My mother gave it to me.',
      'Can I get my money back?',
    ],
    [
      'en',
      `My order ${'is very late and '.repeat(9)}nobody helps`,
      'My order is very late and is very late and is very late and is very late and is very late and is…',
    ],
    ['zh', '你好，请问我的包裹4711到哪了？谢谢', '我的包裹4711到哪了？'],
    ['zh', '帮我取消“蓝色”那单。', '帮我取消‘蓝色’那单'],
    ['zh', '...', '...'],
  ] as const)('in %s of %j is %j', (lang, text, expected) => {
    expect(questionCase(text, lang)).toBe(expected)
  })
})

const EN = {
  name: 'track',
  description: { does: 'Finds where a parcel is.', returns: 'Returns the place.' },
}
const ZH = { name: 'track', description: { does: '查询包裹的位置。', returns: '返回位置。' } }
const toolOf = (plain: object): JsonObject => fromPlain(plain as never) as JsonObject

const offer = (kind: AnswerOffer['kind'], over: Partial<AnswerOffer> = {}): AnswerOffer => ({
  kind,
  tool: 'track',
  words: 'Where is my parcel 4711?',
  others: kind === 'instead' ? ['list_parcels'] : [],
  ...over,
})

/** The tool after an offer was taken as it is. */
function taken(tool: JsonObject, given: AnswerOffer): JsonObject {
  const offered = answerFromQuestion(tool, given)
  if (!offered.ok) throw new Error(offered.reason)
  const edited = editTool(print(tool), offeredEdits(tool, offered.path, offered.after))
  if (!edited.ok) throw new Error(edited.reason)
  return rootObject(parse(edited.text))!
}

describe('a question in an answer', () => {
  it.each([
    ['use', EN, 'Use it for requests such as "Where is my parcel 4711?"'],
    ['use', ZH, '用户提出“Where is my parcel 4711?”这类请求时使用。'],
    [
      'instead',
      EN,
      'Do not use it for requests such as "Where is my parcel 4711?"; use list_parcels instead.',
    ],
    ['instead', ZH, '用户提出“Where is my parcel 4711?”这类请求时不要使用，请改用list_parcels。'],
    ['ask', EN, 'When the user has not said it, ask first: "Where is my parcel 4711?"'],
    ['ask', ZH, '用户没有说明时，先追问“Where is my parcel 4711?”。'],
  ] as const)('to %s is a sentence in the language of %j', (kind, plain, sentence) => {
    const offered = answerFromQuestion(toolOf(plain), offer(kind))
    expect(offered).toMatchObject({ before: '', after: sentence })
  })

  it('is heard as that answer in both languages, and stands in its usual place', () => {
    for (const plain of [EN, ZH])
      for (const kind of OFFER_KINDS) {
        const { answer } = OFFER_SENTENCES[kind]
        const now = taken(toolOf(plain), offer(kind))
        expect([kind, readDescription(now).answers[answer]]).toEqual([kind, 2])
        expect(Object.keys(JSON.parse(print(get(now, 'description')!)) as object)).toEqual([
          'does',
          answer,
          'returns',
        ])
        // Nothing is put in front of it when the answers are composed.
        const own = answerFromQuestion(toolOf(plain), offer(kind))
        expect(own.ok && descriptionText(now).includes(own.after)).toBe(true)
      }
    for (const plain of [EN, ZH]) {
      expect(saysWhenUnsaid(descriptionText(taken(toolOf(plain), offer('ask'))))).toBe(true)
      const pointing = readTool(taken(toolOf(plain), offer('instead')))
      expect(pointing.flags).toContain('points_elsewhere')
    }
  })

  it('joins a sentence of its kind, and stands there once', () => {
    let en = taken(toolOf(EN), offer('use'))
    expect(answerFromQuestion(en, offer('use'))).toEqual({ ok: false, reason: 'said' })
    en = taken(en, offer('use', { words: 'Has order 12 been sent.' }))
    en = taken(en, offer('use', { words: 'My parcel is late' }))
    expect(descriptionText(en)).toContain(
      'Use it for requests such as "Where is my parcel 4711?", "Has order 12 been sent" or "My parcel is late". Returns',
    )
    const others = ['a', 'b']
    const mixed = taken(
      toolOf(EN),
      offer('use', { words: '我上周买的那盏台灯的包裹现在到哪里了？' }),
    )
    expect(descriptionText(taken(mixed, offer('use')))).toContain(
      'such as "我上周买的那盏台灯的包裹现在到哪里了？" or "Where is my parcel 4711?"',
    )
    let zh = taken(toolOf(ZH), offer('instead', { words: '退货', others }))
    zh = taken(zh, offer('instead', { words: '退款', others }))
    zh = taken(zh, offer('instead', { words: '换货', others: ['c'] }))
    expect(descriptionText(zh)).toContain(
      '用户提出“退货”“退款”这类请求时不要使用，请改用a或b。用户提出“换货”这类请求时不要使用，请改用c。',
    )
  })

  it('goes behind an imported text, and makes the answers where there is no text', () => {
    const imported = taken(toolOf({ name: 'track', description: 'Finds a parcel' }), offer('use'))
    expect(get(imported, 'description')).toMatchObject({
      value: 'Finds a parcel. Use it for requests such as "Where is my parcel 4711?"',
    })
    const both = taken(imported, offer('instead', { others: ['pay'] }))
    expect(answerFromQuestion(both, offer('use'))).toEqual({ ok: false, reason: 'said' })
    expect(descriptionText(both)).toContain('such as "Where is my parcel 4711?"; use pay instead.')
    const bare = taken(toolOf({ name: 'track' }), offer('use', { words: '包裹到哪了？' }))
    expect(descriptionText(bare)).toBe('用户提出“包裹到哪了？”这类请求时使用。')
  })

  it('is refused where it cannot be written, with the reason', () => {
    const refused = [
      { name: 'track', description: 7 },
      { name: 'track', description: { does: 'Finds it.', when: [] } },
      { name: 'track', description: '荷物の場所を調べる' },
      {
        name: 'track',
        description: { does: 'Finds it.', when: 'The user asks “Where is my parcel 4711?” or so.' },
      },
    ].map((plain) => answerFromQuestion(toolOf(plain), offer('use')))
    const reasons = refused.map((each) => !each.ok && each.reason)
    expect(reasons).toEqual(['no-text', 'no-text', 'other-language', 'said'])
    expect([...new Set(reasons)].sort()).toEqual([...OFFER_REFUSALS].sort())
  })

  it('is never said twice, whatever is asked, and keeps what stood there', () => {
    fc.assert(
      fc.property(
        fc.string({ minLength: 1 }).filter((text) => text.trim() !== ''),
        fc.constantFrom(...OFFER_KINDS),
        fc.constantFrom<object>(EN, ZH, { name: 'track', description: 'Finds (it).' }),
        (words, kind, plain) => {
          const given = offer(kind, { words })
          const first = answerFromQuestion(toolOf(plain), given)
          if (!first.ok) return
          const now = taken(toolOf(plain), given)
          expect(descriptionText(now)).toContain(descriptionText(toolOf(plain)).slice(0, 6))
          expect(answerFromQuestion(now, given)).toEqual({ ok: false, reason: 'said' })
        },
      ),
    )
  })
})

describe('what is offered', () => {
  const told = (expected: Expected, picked: Pick['picked'], text?: string) =>
    answerOffers(question('a', expected), [
      { picked, ...(text === undefined ? {} : { text }) },
    ]).map(({ kind, tool, others }) => [kind, tool, ...others].join(' '))

  it('follows from what is expected and what was picked', () => {
    expect(told(oneOf('track'), { tool: 'track' })).toEqual([])
    expect(told(oneOf('track', 'list'), { tool: 'pay' })).toEqual([
      'use track',
      'instead pay track list',
    ])
    expect(told(oneOf('track'), 'none')).toEqual(['use track'])
    expect(told(oneOf('track'), 'ask')).toEqual(['use track'])
    expect(told(oneOf('track'), 'ask', 'Which parcel?')).toEqual(['use track', 'ask track'])
    expect(told({ is: 'none' }, { tool: 'pay' })).toEqual(['unneeded pay'])
    expect(told({ is: 'ask' }, { tool: 'pay' })).toEqual(['ask-first pay'])
    expect(told({ is: 'ask' }, 'none')).toEqual([])
    expect(told(UNSET, { tool: 'pay' })).toEqual([])
  })

  it('says each thing once, and nothing of a question that is held out', () => {
    const picks = [{ picked: { tool: 'pay' } }, { picked: { tool: 'pay' } }]
    expect(answerOffers(question('a', oneOf('track')), picks)).toHaveLength(2)
    expect(answerOffers(question('a', oneOf('track'), { split: 'holdout' }), picks)).toEqual([])
  })

  it('follows from what a model picked as well, first calls of one version', () => {
    const at = { question: 'a', arm: 'now', turn: 0 as const, judgement: 'wrong' as const }
    const judged = [
      { ...at, trial: 0, picked: { is: 'tool', name: 'pay', isMatched: true } },
      { ...at, trial: 1, picked: { is: 'ask' } },
      { ...at, trial: 2, picked: { is: 'tool', name: 'other', isMatched: false } },
      { ...at, trial: 3, picked: { is: 'unknown', name: 'gone' } },
      { ...at, trial: 4, picked: { is: 'none' } },
      { ...at, trial: 5, picked: { is: 'none' }, judgement: 'not-judged' },
      { ...at, trial: 6, picked: { is: 'none' }, turn: 1 },
      { ...at, trial: 7, picked: { is: 'none' }, arm: 'before' },
      { ...at, trial: 8, picked: { is: 'none' }, question: 'b' },
    ] as unknown as readonly JudgedTrial[]
    const trials = [
      { ...at, trial: 1, text: 'Which parcel?' },
      { ...at, trial: 1, turn: 1, text: 'Done.' },
    ] as unknown as readonly Trial[]
    const picks = picksOfTrials('a', 'now', trials, judged)
    expect(picks).toEqual([
      { picked: { tool: 'pay' } },
      { picked: 'ask', text: 'Which parcel?' },
      { picked: 'none' },
    ])
    const offers = answerOffers(question('a', oneOf('track')), picks)
    expect(offers.map(({ kind, words }) => [kind, words])).toContainEqual(['ask', 'Which parcel?'])
  })
})
