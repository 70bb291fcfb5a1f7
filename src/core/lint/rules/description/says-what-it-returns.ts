import { get, type JsonObject } from '../../../json/node'
import { contractOf } from '../../../model/contract'
import { readDescription } from '../../../reading/read-tool'
import { answerPath } from '../../answer-path'
import { exampleTool } from '../../example-tool'
import { defineRule } from '../../rule'
import { sayAnswer } from '../../say-answer'

export const saysWhatItReturns = defineRule({
  id: 'says-what-it-returns',
  group: 'description',
  severity: 'info',
  evidence: 'study',
  source:
    'arXiv 2602.18914: functionality +11.6 % selection, 3,093 definitions without it; TDQS waives it with an output schema.',
  summary: {
    en: 'The description says what comes back, unless an output schema does.',
    zh: '说明写清返回什么；已有输出结构的除外。',
  },
  why: {
    en: 'The model plans the next step by what it will get, and takes "not found" for "does not exist" when it cannot know better.',
    zh: '模型要靠返回内容安排下一步；不说明，它会把“没查到”当成“不存在”。',
  },
  messages: {
    absent: {
      en: 'The description does not say what comes back: the key fields, and what an empty result means.',
      zh: '说明没有写会返回什么：关键字段有哪些，查不到时意味着什么。',
    },
  },
  fixes: {
    say: { en: 'Add: {sentence}', zh: '补上：{sentence}' },
  },
  examples: {
    good: [
      { lang: 'en', tools: [exampleTool('en')] },
      { lang: 'zh', tools: [exampleTool('zh')] },
    ],
    bad: [
      { lang: 'en', tools: [exampleTool('en', { description: 'Gets one order of the shop.' })] },
      { lang: 'zh', tools: [exampleTool('zh', { description: '查询商店的一笔订单。' })] },
    ],
  },
  check: ({ tool }, report) => {
    const { text, answers } = readDescription(tool)
    if (text.trim() === '' || answers.returns > 0 || get(tool, 'outputSchema')?.kind === 'object')
      return
    report({ message: 'absent', path: answerPath(tool, 'returns'), values: {}, ...fixFor(tool) })
  },
})

/** The states that the contract names are what comes back. */
function fixFor(tool: JsonObject) {
  const outcomes = contractOf(tool)?.outcomes ?? []
  if (outcomes.length === 0) return {}
  return sayAnswer(tool, 'returns', (lang) => {
    const [open, close, comma] = lang === 'zh' ? ['（', '）', '、'] : [' (', ')', ', ']
    const states = outcomes
      .map(({ state, meaning }) =>
        meaning === undefined ? state : `${state}${open}${meaning}${close}`,
      )
      .join(comma)
    return lang === 'zh'
      ? `返回以下状态之一：${states}。`
      : `Returns one of these states: ${states}.`
  })
}
