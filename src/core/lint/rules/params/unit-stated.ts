import { descriptionText } from '../../../model/description'
import { askedParameters } from '../../../reading/asked-parameters'
import { unitNeeded } from '../../../reading/unit-needed'
import { exampleTool } from '../../example-tool'
import { defineRule } from '../../rule'

const wait = (description: string) => ({ timeout: { type: 'integer', description } })

export const unitStated = defineRule({
  id: 'unit-stated',
  group: 'params',
  severity: 'warning',
  evidence: 'guidance',
  source:
    'The articles: numbers have a range and a unit; TDQS and the rubric of arXiv 2602.14878 ask what a number means.',
  summary: { en: 'A number that measures something has a unit.', zh: '表示度量的数字要有单位。' },
  why: {
    en: 'A timeout of 30 may be 30 seconds or 30 milliseconds: the call goes through and does the wrong thing.',
    zh: '超时 30 可能是 30 秒，也可能是 30 毫秒：调用会成功，做的事却不对。',
  },
  messages: {
    missing: { en: 'Nothing says in which unit "{name}" counts.', zh: '没有写明“{name}”的单位。' },
  },
  fixes: {},
  examples: {
    good: [
      {
        lang: 'en',
        tools: [exampleTool('en', { properties: wait('How long to wait, in seconds.') })],
      },
      { lang: 'zh', tools: [exampleTool('zh', { properties: wait('等待时间，单位秒。') })] },
    ],
    bad: [
      { lang: 'en', tools: [exampleTool('en', { properties: wait('How long to wait.') })] },
      { lang: 'zh', tools: [exampleTool('zh', { properties: wait('最长等待时间。') })] },
    ],
  },
  check: ({ tool }, report) => {
    const inText = descriptionText(tool)
    for (const parameter of askedParameters(tool)) {
      const need = unitNeeded(parameter, inText)
      if (!need) continue
      const { name, path } = parameter
      const severity = need === 'likely' ? { severity: 'info' as const } : {}
      report({ message: 'missing', path, values: { name }, ...severity })
    }
  },
})
