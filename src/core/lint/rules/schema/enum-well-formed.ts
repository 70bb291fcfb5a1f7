import { enumFaults } from '../../../schema/enum-faults'
import { exampleTool } from '../../example-tool'
import { defineRule } from '../../rule'

const state = (schema: object, description: string) => ({ state: { ...schema, description } })

export const enumWellFormed = defineRule({
  id: 'enum-well-formed',
  group: 'schema',
  severity: 'warning',
  evidence: 'guidance',
  source:
    'JSON Schema 2020-12, section 6.1.2; Spectral typed-enum and duplicated-entry-in-enum; agent-friend 82, 88, 112, 116, 130. Gemini refuses a value that is empty.',
  summary: {
    en: 'A list of allowed values has each value once, of one type, spelt as it is sent.',
    zh: '取值列表里的值各不重复、类型一致，写法与传值时一致。',
  },
  why: {
    en: 'The model copies a value as it stands. A blank that nobody sees, a value twice, or text where a number is meant makes calls that fail.',
    zh: '模型会照抄列表里的值。看不见的空格、重复的值，或把数字写成文本，都会让调用失败。',
  },
  messages: {
    twice: { en: '{value} stands in the list twice.', zh: '{value} 在列表里出现了两次。' },
    blanks: {
      en: '{value} begins or ends with a blank, which the model has to copy.',
      zh: '{value} 的首尾有空格，模型必须照抄。',
    },
    empty: {
      en: 'An empty text is one of the allowed values: what it stands for cannot be read, and Gemini refuses it.',
      zh: '取值里有空文本：看不出代表什么，Gemini 也会拒绝。',
    },
    mixed: {
      en: 'The values are of several types ({value} …), and the schema does not say so.',
      zh: '取值的类型不一致（{value} ……），type 里也没有写明。',
    },
    flags: {
      en: '"true" and "false" are texts here; a boolean says the same.',
      zh: '这里的“true”和“false”是文本，用布尔值就够了。',
    },
    untyped: {
      en: 'The list of values has no type beside it: it is {type}.',
      zh: '取值列表旁没有写 type，应为 {type}。',
    },
  },
  fixes: {
    remove: { en: 'Remove the second {value}', zh: '删去重复的 {value}' },
    trim: { en: 'Take the blanks away', zh: '去掉空格' },
    boolean: { en: 'Make it a boolean', zh: '改为布尔值' },
    type: { en: 'Add the type {type}', zh: '补上类型 {type}' },
  },
  examples: {
    good: [
      {
        lang: 'en',
        tools: [
          exampleTool('en', {
            properties: state({ type: 'string', enum: ['open', 'paid'] }, 'State of the order.'),
          }),
        ],
      },
      {
        lang: 'zh',
        tools: [
          exampleTool('zh', {
            properties: state({ type: ['string', 'null'], enum: ['open', null] }, '订单状态。'),
          }),
        ],
      },
    ],
    bad: [
      {
        lang: 'en',
        tools: [
          exampleTool('en', {
            properties: state({ enum: [1, 2, 3, 4] }, 'Quarter of the year.'),
          }),
        ],
      },
      {
        lang: 'zh',
        tools: [
          exampleTool('zh', {
            properties: state(
              { type: 'string', enum: ['待付款', '已付款 ', '待付款'] },
              '订单状态。',
            ),
          }),
        ],
      },
    ],
  },
  check: ({ tool }, report) => {
    for (const { kind, path, value, edits, type = '' } of enumFaults(tool)) {
      const fix =
        edits === undefined || edits.length === 0
          ? undefined
          : kind === 'twice'
            ? ({ id: 'remove', values: { value }, edits } as const)
            : kind === 'blanks'
              ? ({ id: 'trim', values: {}, edits } as const)
              : kind === 'flags'
                ? ({ id: 'boolean', values: {}, edits } as const)
                : ({ id: 'type', values: { type }, edits } as const)
      report({ message: kind, path, values: { value, type }, ...(fix ? { fix } : {}) })
    }
  },
})
