import { readDescription } from '../../../reading/read-tool'
import { answerPath } from '../../answer-path'
import { exampleTool } from '../../example-tool'
import { defineRule } from '../../rule'

export const saysLimits = defineRule({
  id: 'says-limits',
  group: 'description',
  severity: 'info',
  evidence: 'study',
  source:
    'TDQS behaviour 20 %, the weakest dimension (46.1 % below 3); arXiv 2602.14878: 92 % lack it.',
  summary: {
    en: 'The description says the limits: range, paging, permission, cost, side effects.',
    zh: '说明说明限制：范围、分页、权限、费用、副作用。',
  },
  why: {
    en: 'What the model does not know it runs into, and then tries again.',
    zh: '模型不知道的限制，会一头撞上去，然后再试一遍。',
  },
  messages: {
    absent: {
      en: 'The description says nothing of limits: range, paging, permission, cost or side effects.',
      zh: '说明没有提到限制：范围、分页、权限、费用或副作用。',
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
    if (text.trim() === '' || answers.limits > 0) return
    report({ message: 'absent', path: answerPath(tool, 'limits'), values: {} })
  },
})
