import { readDescription } from '../../../reading/read-tool'
import { answerPath } from '../../answer-path'
import { exampleTool } from '../../example-tool'
import { defineRule } from '../../rule'

export const saysWhen = defineRule({
  id: 'says-when',
  group: 'description',
  severity: 'info',
  evidence: 'study',
  source: 'arXiv 2602.14878: 89 % of 856 tools never say it; TDQS usage 20 %.',
  summary: {
    en: 'The description says when to use the tool.',
    zh: '说明写清什么时候用。',
  },
  why: {
    en: 'Without a trigger in the words of the user the model uses the tool too seldom, or for everything.',
    zh: '没有用用户的话写出的触发情形，模型要么想不起用，要么什么都用它。',
  },
  messages: {
    absent: {
      en: 'The description does not say when to use the tool: give a situation or the words of a user.',
      zh: '说明没有写什么时候该用：写出情形，或用户会说的话。',
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
    if (text.trim() === '' || answers.when > 0) return
    report({ message: 'absent', path: answerPath(tool, 'when'), values: {} })
  },
})
