import type { Edit } from '../../../json/edit'
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
  group: 'schema',
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
    places: {
      en: 'A list under "items", one schema for each place, is of draft-07; 2020-12 calls it "prefixItems", and Claude refuses the whole request.',
      zh: 'items 写成按位置排列的列表是 draft-07 的写法；2020-12 改用 prefixItems，Claude 会因此拒绝整个请求。',
    },
  },
  fixes: {
    prefix: {
      en: 'Call the list "prefixItems"',
      zh: '把这个列表改名为 prefixItems',
    },
  },
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
      if (get(node, 'items')?.kind === 'array') {
        const at = [...path, 'items']
        const rest = memberOf(node, 'additionalItems')
        const edits: readonly Edit[] = [
          { op: 'rename', path: at, to: 'prefixItems' },
          ...(rest ? [{ op: 'rename', path: [...path, rest.key], to: 'items' } as const] : []),
        ]
        const fix = memberOf(node, 'prefixItems')
          ? {}
          : { fix: { id: 'prefix', values: {}, edits } as const }
        report({ message: 'places', path: at, values: {}, ...fix })
        continue
      }
      if (!typeNamesOf(node).includes('array') || memberOf(node, '$ref')) continue
      if (get(node, 'items') || get(node, 'prefixItems') || get(node, 'contains')) continue
      report({ message: 'missing', path, values: {} })
    }
  },
})
