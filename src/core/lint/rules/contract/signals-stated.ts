import { get, membersOf } from '../../../json/node'
import { contractOf } from '../../../model/contract'
import { walkSchema } from '../../../schema/walk'
import { exampleContract } from '../../example-contract'
import { defineRule } from '../../rule'
import { changesWhatMatters } from '../../stakes'

export const signalsStated = defineRule({
  id: 'signals-stated',
  group: 'contract',
  severity: 'info',
  evidence: 'guidance',
  source: 'Anthropic, writing tools for agents: a result says what to do next.',
  needs: 'contract',
  summary: {
    en: 'The result has fields that tell the model what to do next, and says what each means.',
    zh: '返回里有字段告诉模型下一步做什么，并写明含义。',
  },
  why: {
    en: 'Where the answer says “ask the user first” or “use the other tool”, the model need not guess.',
    zh: '返回里写着“先问用户”或“改用另一个工具”，模型就不用猜。',
  },
  messages: {
    none: {
      en: 'No field of the result tells the model what to do next.',
      zh: '返回里没有字段告诉模型下一步做什么。',
    },
    noMeaning: {
      en: 'Nothing says what the signal "{field}" means.',
      zh: '没有写明信号“{field}”是什么意思。',
    },
    notInOutput: {
      en: 'The signal "{field}" is no field of the output schema.',
      zh: '信号“{field}”不在返回结构里。',
    },
  },
  fixes: {},
  examples: {
    good: [
      { lang: 'en', tools: [exampleContract('en')] },
      { lang: 'zh', tools: [exampleContract('zh', { effect: 'read', signals: [] })] },
    ],
    bad: [
      { lang: 'en', tools: [exampleContract('en', { signals: [] })] },
      {
        lang: 'zh',
        tools: [exampleContract('zh', { signals: [{ field: 'next_tool', meaning: '改用它。' }] })],
      },
    ],
  },
  check: ({ tool }, report) => {
    const path = ['contract', 'signals']
    const signals = contractOf(tool)?.signals ?? []
    if (signals.length === 0 && changesWhatMatters(tool))
      report({ message: 'none', path, values: {} })
    const output = get(tool, 'outputSchema')
    const known =
      signals.length === 0 || !output || membersOf(get(output, 'properties')).length === 0
        ? undefined
        : new Set(walkSchema(output, ['outputSchema']).map(({ name }) => name))
    for (const { field, meaning, index } of signals) {
      const at = [...path, index]
      if (meaning === undefined) report({ message: 'noMeaning', path: at, values: { field } })
      const last = field
        .split(/[.[\]]+/)
        .filter((step) => step !== '')
        .at(-1)
      if (known && !known.has(field) && !known.has(last))
        report({ message: 'notInOutput', path: at, values: { field } })
    }
  },
})
