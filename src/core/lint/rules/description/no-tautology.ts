import { nameOf } from '../../../model/tool'
import { onlyRepeatsName } from '../../../reading/repeats-name'
import { answerPath } from '../../answer-path'
import { exampleTool } from '../../example-tool'
import { defineRule } from '../../rule'

export const noTautology = defineRule({
  id: 'no-tautology',
  group: 'description',
  severity: 'warning',
  evidence: 'study',
  source:
    'arXiv 2602.18914: 73 % of servers repeat the name, and a description that says what the tool does is picked 11.6 % more often; TDQS gate.',
  summary: {
    en: 'The description says more than the name does.',
    zh: '说明要说出名称没有说的内容。',
  },
  why: {
    en: 'A repeated name gives the model nothing new to choose by: say the object, the key it is looked up by, the scope.',
    zh: '把名称再说一遍，模型得不到新信息：请写明对象、按什么查、范围多大。',
  },
  messages: {
    repeats: {
      en: 'The description only repeats the name "{name}".',
      zh: '说明只是把名称“{name}”又说了一遍。',
    },
  },
  fixes: {},
  examples: {
    good: [
      { lang: 'en', tools: [exampleTool('en')] },
      { lang: 'zh', tools: [exampleTool('zh')] },
    ],
    bad: [
      { lang: 'en', tools: [exampleTool('en', { description: 'Gets an order.' })] },
      { lang: 'zh', tools: [exampleTool('zh', { description: '获取订单' })] },
    ],
  },
  check: ({ tool }, report) => {
    if (!onlyRepeatsName(tool)) return
    report({ message: 'repeats', path: answerPath(tool, 'does'), values: { name: nameOf(tool) } })
  },
})
