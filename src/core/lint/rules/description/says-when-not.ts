import { readDescription } from '../../../reading/read-tool'
import { answerPath } from '../../answer-path'
import { exampleTool } from '../../example-tool'
import { defineRule } from '../../rule'

export const saysWhenNot = defineRule({
  id: 'says-when-not',
  group: 'description',
  severity: 'info',
  evidence: 'study',
  source:
    'TDQS: the top grade needs when, when not and a named alternative; practice in cloudflare #319, supabase #235.',
  summary: {
    en: 'The description says when not to use the tool, and what to use instead.',
    zh: '说明说明什么时候不要用，以及该改用哪个工具。',
  },
  why: {
    en: 'It prevents the most wrong picks between tools that look alike.',
    zh: '工具相近时，这一句最能避免选错。',
  },
  messages: {
    absent: {
      en: 'The description does not say when not to use the tool, or which tool instead.',
      zh: '说明没有说明什么时候不要用、该改用哪个工具。',
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
    if (text.trim() === '' || answers.whenNot > 0) return
    report({ message: 'absent', path: answerPath(tool, 'whenNot'), values: {} })
  },
})
