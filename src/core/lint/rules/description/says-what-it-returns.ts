import { get } from '../../../json/node'
import { readDescription } from '../../../reading/read-tool'
import { answerPath } from '../../answer-path'
import { exampleTool } from '../../example-tool'
import { defineRule } from '../../rule'

export const saysWhatItReturns = defineRule({
  id: 'says-what-it-returns',
  group: 'description',
  severity: 'info',
  evidence: 'study',
  source:
    'arXiv 2602.18914: functionality +11.6 % selection, 3,093 definitions without it; TDQS waives it with an output schema.',
  summary: {
    en: 'The description says what comes back, unless an output schema does.',
    zh: '说明说明返回什么；已有输出结构的除外。',
  },
  why: {
    en: 'The model plans the next step by what it will get, and takes "not found" for "does not exist" when it cannot know better.',
    zh: '模型要靠返回内容安排下一步；不说明，它会把“没查到”当成“不存在”。',
  },
  messages: {
    absent: {
      en: 'The description does not say what comes back.',
      zh: '说明没有说明会返回什么。',
    },
  },
  fixes: {},
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
    report({ message: 'absent', path: answerPath(tool, 'returns'), values: {} })
  },
})
