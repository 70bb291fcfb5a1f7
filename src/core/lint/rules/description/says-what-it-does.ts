import type { JsonNode } from '../../../json/node'
import { descriptionOf } from '../../../model/description'
import { nameOf } from '../../../model/tool'
import { readText, type TextReading } from '../../../reading/read-text'
import { readTool } from '../../../reading/read-tool'
import { onlyRepeatsName, tellsInOwnWords } from '../../../reading/repeats-name'
import { answerPath } from '../../answer-path'
import { exampleTool } from '../../example-tool'
import { defineRule } from '../../rule'

/** Flags by which other rules already say that the text tells nothing. */
const SAID_ELSEWHERE = ['vague_breadth', 'placeholder'] as const

export const saysWhatItDoes = defineRule({
  id: 'says-what-it-does',
  group: 'description',
  severity: 'info',
  evidence: 'study',
  source:
    'arXiv 2602.18914: a description that says what the tool does is picked 11.6 % more often; arXiv 2602.14878: 56 % of 856 tools are unclear about it.',
  summary: {
    en: 'The description says what the tool does to what, in one sentence.',
    zh: '说明用一句话说清工具对什么做了什么。',
  },
  why: {
    en: 'This sentence is what the model compares with the question of the user. A verb and an object are the least; the key it looks up by and the scope tell it from its neighbours.',
    zh: '模型拿来和用户的话比对的就是这一句。至少要有动作和对象；再写上按什么查、范围多大，才能和相近的工具区分开。',
  },
  messages: {
    absent: {
      en: 'The description does not say what the tool does.',
      zh: '说明没有说工具做什么。',
    },
    partial: {
      en: 'The sentence on what the tool does says little more than the name: give the object, the key it is looked up by, the scope.',
      zh: '讲“做什么”的那一句没比名称多说多少，请写明对象、按什么查、范围多大。',
    },
  },
  fixes: {},
  examples: {
    good: [
      { lang: 'en', tools: [exampleTool('en')] },
      { lang: 'zh', tools: [exampleTool('zh')] },
    ],
    bad: [
      {
        lang: 'en',
        tools: [
          exampleTool('en', { description: 'Order tool. Use it when the user asks for a parcel.' }),
        ],
      },
      {
        lang: 'zh',
        tools: [exampleTool('zh', { description: '订单工具。返回订单号、金额和状态。' })],
      },
    ],
  },
  check: ({ tool }, report) => {
    const { answers, flags, sentences } = readTool(tool)
    const own = inOwnField(tool)
    const does = own?.answers.does ?? answers.does
    if (sentences.length === 0 || does === 2) return
    if (SAID_ELSEWHERE.some((flag) => flags.includes(flag)) || onlyRepeatsName(tool)) return
    if (does === 1 && tellsInOwnWords(own?.sentences ?? sentences, nameOf(tool))) return
    const message = does === 0 ? 'absent' : 'partial'
    report({ message, path: answerPath(tool, 'does'), values: {} })
  },
})

/** Where the description has a field for it, what stands there has to say it by itself. */
function inOwnField(tool: JsonNode): TextReading | undefined {
  const description = descriptionOf(tool)
  if (description.kind !== 'answers') return undefined
  return readText(description.answers.does ?? '', nameOf(tool))
}
