import { get, memberOf } from '../../../json/node'
import { inputSchemaOf } from '../../../model/tool'
import { typeNamesOf } from '../../../schema/types'
import { walkSchema } from '../../../schema/walk'
import { exampleTool } from '../../example-tool'
import { defineRule } from '../../rule'

const tags = (items: object, description: string) => ({
  tags: { type: 'array', description, ...items },
})

export const arrayHasItems = defineRule({
  id: 'array-has-items',
  group: 'params',
  severity: 'error',
  evidence: 'vendor-limit',
  source:
    'OpenAI: "array schema missing items" (mcphost #35 and four more, the most repeated report of all).',
  summary: {
    en: 'An array says what its items are.',
    zh: '数组要写明元素是什么。',
  },
  why: {
    en: 'OpenAI and Gemini refuse an array without "items", and one such tool blocks every call of the session.',
    zh: 'OpenAI 和 Gemini 会拒绝没有 items 的数组；有一个这样的工具，整场会话都调用不了。',
  },
  messages: {
    missing: {
      en: 'The array does not say what its items are.',
      zh: '数组没有写明元素的类型。',
    },
  },
  fixes: {},
  examples: {
    good: [
      {
        lang: 'en',
        tools: [
          exampleTool('en', {
            properties: tags({ items: { type: 'string' } }, 'Words to file the order under.'),
          }),
        ],
      },
      {
        lang: 'zh',
        tools: [
          exampleTool('zh', {
            properties: tags({ prefixItems: [{ type: 'string' }] }, '订单归类用的标签。'),
          }),
        ],
      },
    ],
    bad: [
      {
        lang: 'en',
        tools: [exampleTool('en', { properties: tags({}, 'Words to file the order under.') })],
      },
      { lang: 'zh', tools: [exampleTool('zh', { properties: tags({}, '订单归类用的标签。') })] },
    ],
  },
  check: ({ tool }, report) => {
    const schema = inputSchemaOf(tool)
    if (!schema) return
    for (const { schema: node, path } of walkSchema(schema, ['inputSchema'])) {
      if (!typeNamesOf(node).includes('array') || memberOf(node, '$ref')) continue
      if (get(node, 'items') || get(node, 'prefixItems') || get(node, 'contains')) continue
      report({ message: 'missing', path, values: {} })
    }
  },
})
