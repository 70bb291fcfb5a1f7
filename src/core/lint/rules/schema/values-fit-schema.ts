import { get, itemsOf, type JsonNode, memberOf, membersOf, type Path } from '../../../json/node'
import { printScalar } from '../../../json/print'
import { inputSchemaOf } from '../../../model/tool'
import { misfitOf } from '../../../schema/misfit'
import { isTypeName } from '../../../schema/keywords'
import { resolveReference } from '../../../schema/reference'
import { typeNamesOf } from '../../../schema/types'
import { walkSchema } from '../../../schema/walk'
import { exampleTool } from '../../example-tool'
import { defineRule } from '../../rule'

const size = (more: object, description: string) => ({
  size: { type: 'integer', description, ...more },
})

export const valuesFitSchema = defineRule({
  id: 'values-fit-schema',
  group: 'schema',
  severity: 'error',
  evidence: 'guidance',
  source:
    'Claude answers 400 for an example that breaks the schema (anthropic-sdk-python #1288); agent-friend 75 and 85.',
  summary: {
    en: 'Defaults, enum values and examples fit the schema they stand in.',
    zh: '默认值、枚举值和示例都符合所在的结构。',
  },
  why: {
    en: 'The model copies examples; one that breaks the schema teaches a call that fails, and Claude refuses the request.',
    zh: '模型会照抄示例；示例不合结构，就是在教它发出必然失败的调用，Claude 也会拒绝请求。',
  },
  messages: {
    misfit: {
      en: '{value} in "{keyword}" breaks the schema: {reason}.',
      zh: '“{keyword}”里的 {value} 不符合结构：{reason}。',
    },
    unknown: {
      en: 'The example has "{name}", which is no parameter.',
      zh: '示例里有“{name}”，但没有这个参数。',
    },
    empty: {
      en: 'An empty example shows nothing, and made one vendor answer with an error.',
      zh: '空示例没有作用，还曾让一家平台报错。',
    },
  },
  fixes: {},
  examples: {
    good: [
      {
        lang: 'en',
        tools: [
          exampleTool('en', {
            properties: size({ default: 20, maximum: 50 }, 'Orders on a page.'),
          }),
        ],
      },
      {
        lang: 'zh',
        tools: [exampleTool('zh', { members: { inputExamples: [{ order_number: 'A-1042' }] } })],
      },
    ],
    bad: [
      {
        lang: 'en',
        tools: [
          exampleTool('en', {
            properties: size({ default: 200, maximum: 50 }, 'Orders on a page.'),
          }),
        ],
      },
      {
        lang: 'zh',
        tools: [exampleTool('zh', { members: { inputExamples: [{ order_number: 1042 }] } })],
      },
    ],
  },
  check: ({ tool }, report) => {
    const root = inputSchemaOf(tool)
    if (!root) return
    const tell = (value: JsonNode, schema: JsonNode, keyword: string, path: Path): void => {
      const misfit = misfitOf(value, schema)
      if (misfit)
        report({
          message: 'misfit',
          path,
          values: { value: short(value), keyword, reason: `${misfit.keyword} ${misfit.bound}` },
        })
    }
    for (const { schema, path } of walkSchema(root, ['inputSchema'])) {
      if (!typeNamesOf(schema).every(isTypeName)) continue
      // A null default is how generators write "none"; it stands beside a type everywhere.
      const fallback = get(schema, 'default')
      if (fallback && fallback.kind !== 'null')
        tell(fallback, schema, 'default', [...path, 'default'])
      for (const keyword of ['enum', 'examples'])
        for (const [i, item] of itemsOf(get(schema, keyword)).entries())
          if (item.kind !== 'null') tell(item, schema, keyword, [...path, keyword, i])
    }
    for (const [i, example] of itemsOf(get(tool, 'inputExamples')).entries()) {
      const path: Path = ['inputExamples', i]
      const names = membersOf(example)
      if (example.kind === 'object' && names.length === 0)
        report({ message: 'empty', path, values: {}, severity: 'warning' })
      const properties = get(root, 'properties')
      for (const { key, value } of names) {
        const schema = memberOf(properties, key)?.value
        if (schema)
          tell(value, resolveReference(root, schema) ?? schema, 'inputExamples', [...path, key])
        else
          report({
            message: 'unknown',
            path: [...path, key],
            values: { name: key },
            severity: 'warning',
          })
      }
    }
  },
})

const short = (value: JsonNode): string => {
  const text = printScalar(value)
  return text.length > 40 ? text.slice(0, 39) + '…' : text
}
