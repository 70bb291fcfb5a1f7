import { get, itemsOf, stringOf } from '../../../json/node'
import { contractOf } from '../../../model/contract'
import { inputSchemaOf } from '../../../model/tool'
import { exampleTool } from '../../example-tool'
import { defineRule } from '../../rule'

const injected = (name: string) => ({
  contract: { injected: [{ name, source: 'session' }] },
})

export const noInjectedRequired = defineRule({
  id: 'no-injected-required',
  group: 'params',
  severity: 'info',
  evidence: 'guidance',
  isOptional: true,
  source:
    'nexent #3798: what the program fills in is taken out of what the model sees, and out of "required" with it.',
  summary: {
    en: 'What the system fills in is not among what the model must give.',
    zh: '由系统填写的参数不在模型必填之列。',
  },
  why: {
    en: 'Exports leave such a parameter out; whoever reads the schema as it stands still sees it asked of the model.',
    zh: '导出时会去掉这类参数；但直接看结构的人，仍会以为要模型来填。',
  },
  messages: {
    required: {
      en: '"{name}" is filled in by the system, and the model is required to give it.',
      zh: '“{name}”由系统填写，却又要求模型必填。',
    },
  },
  fixes: { release: { en: 'Take "{name}" out of "required"', zh: '把“{name}”移出 required' } },
  examples: {
    good: [
      { lang: 'en', tools: [exampleTool('en', { members: injected('tenant') })] },
      { lang: 'zh', tools: [exampleTool('zh', { members: injected('tenant') })] },
    ],
    bad: [
      { lang: 'en', tools: [exampleTool('en', { members: injected('order_number') })] },
      { lang: 'zh', tools: [exampleTool('zh', { members: injected('order_number') })] },
    ],
  },
  check: ({ tool }, report) => {
    const schema = inputSchemaOf(tool)
    const names = new Set(contractOf(tool)?.injected.map(({ name }) => name))
    for (const [index, item] of itemsOf(get(schema, 'required')).entries()) {
      const name = stringOf(item)
      if (name === undefined || !names.has(name)) continue
      const path = ['inputSchema', 'required', index]
      report({
        message: 'required',
        path,
        values: { name },
        fix: { id: 'release', values: { name }, edits: [{ op: 'remove', path }] },
      })
    }
  },
})
