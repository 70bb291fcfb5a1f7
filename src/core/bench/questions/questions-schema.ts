import { RESULT_TABLES } from '../../authoring/result/result-rows'
import type { Lang, Words } from '../../lint/rule'
import { MATCHES, SPLITS } from './question'

type Schema = Readonly<Record<string, unknown>>

const text: Schema = { type: 'string' }
const texts: Schema = { type: 'array', items: text }
const names: Schema = { type: 'array', items: { type: ['string', 'null'] } }

/** A tool, one of several, none, or a question back. */
const expected: Schema = {
  anyOf: [
    text,
    texts,
    { type: 'null' },
    { type: 'object', required: ['ask'], properties: { ask: { const: true } } },
  ],
}

interface ExplainedMember {
  readonly shape: Schema
  readonly words: Words
}

/** The members of a question, and what each is for. */
const QUESTION_MEMBERS: Readonly<Record<string, ExplainedMember>> = {
  id: {
    shape: text,
    words: {
      en: 'Given once and never again; runs know the question by it.',
      zh: '只用一次的编号，评测记录凭它认出这道题。',
    },
  },
  text: { shape: text, words: { en: 'What the user says.', zh: '用户说的话。' } },
  lang: {
    shape: text,
    words: { en: 'Its language, such as en or zh.', zh: '所用语言，如en或zh。' },
  },
  expected: {
    shape: expected,
    words: {
      en: 'The tool that should be called, a list of tools any of which is right, null for no tool, or {"ask": true} where the model should ask back first. Without it the question is not judged.',
      zh: '应调用的工具；多个都算对时写成数组；不该用工具写null；应先追问写{"ask": true}。没有这一项就不判对错。',
    },
  },
  expectedArgs: {
    shape: {
      type: 'object',
      additionalProperties: {
        type: 'object',
        properties: { match: { enum: MATCHES }, value: {} },
      },
    },
    words: {
      en: 'What the arguments should be, by parameter: equal to the value, one of the values, matching the pattern, present, or absent.',
      zh: '按参数写明参数值应当如何：等于某值、多个之一、符合正则、有、没有。',
    },
  },
  tags: {
    shape: texts,
    words: { en: 'Marks to filter by, such as tricky.', zh: '用来筛选的标签，如tricky。' },
  },
  split: {
    shape: { enum: SPLITS },
    words: {
      en: 'dev: may be looked at while writing the descriptions. holdout: kept back for the check.',
      zh: 'dev：写描述时可以看。holdout：留作检验，写描述时不看。',
    },
  },
  then: {
    shape: {
      type: 'object',
      required: ['result', 'expects'],
      properties: {
        result: {},
        from: {
          type: 'object',
          required: ['table', 'value'],
          properties: { table: { enum: RESULT_TABLES }, value: text },
        },
        expects: {
          anyOf: [
            ...(expected['anyOf'] as readonly Schema[]),
            {
              type: 'object',
              required: ['notAgain'],
              properties: { notAgain: { const: true } },
            },
          ],
        },
      },
    },
    words: {
      en: 'How it goes on: the result that the model is given, and what it should do next; {"notAgain": true} for anything but the same call.',
      zh: '后续一步：给模型的返回结果，以及它接下来应做什么；{"notAgain": true}表示只要不重复同一调用即可。',
    },
  },
}

/** What the other members of the bench are for. */
const BENCH_WORDS: Words = {
  en: 'The questions by which the tools are tried.',
  zh: '用来评测这套工具的问题。',
}
const MATCHES_WORDS: Words = {
  en: 'What a tool and its parameters are called in other versions, where that was said by hand; null at the end of a list: under no other name.',
  zh: '手工指明的对应关系：工具及其参数在其他版本里的名称；列表末尾的null表示没有其他名称。',
}

/** The texts above, for the test that each has its words. */
export const QUESTION_MEMBER_WORDS: readonly Words[] = [
  ...Object.values(QUESTION_MEMBERS).map(({ words }) => words),
  BENCH_WORDS,
  MATCHES_WORDS,
]
/** The keys of questions that the schema knows. */
export const QUESTION_MEMBER_KEYS: readonly string[] = Object.keys(QUESTION_MEMBERS)

/** The JSON Schema of a set's member `bench`. */
export const benchSchema = (lang: Lang): Schema => ({
  description: BENCH_WORDS[lang],
  type: 'object',
  properties: {
    questions: {
      type: 'array',
      items: {
        type: 'object',
        required: ['id', 'text'],
        properties: Object.fromEntries(
          Object.entries(QUESTION_MEMBERS).map(([key, { shape, words }]) => [
            key,
            { description: words[lang], ...shape },
          ]),
        ),
      },
    },
    matches: {
      description: MATCHES_WORDS[lang],
      type: 'object',
      additionalProperties: {
        type: 'object',
        properties: {
          is: names,
          parameters: { type: 'object', additionalProperties: names },
        },
      },
    },
  },
})
