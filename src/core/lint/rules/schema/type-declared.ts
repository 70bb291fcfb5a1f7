import { get, type JsonNode, memberOf, membersOf, str } from '../../../json/node'
import { reachedParameters } from '../../../schema/reached-definitions'
import { impliedType } from '../../../schema/implied-type'
import { meantKeyword } from '../../../schema/meant-keyword'
import { takesAnything } from '../../../reading/takes-anything'
import { exampleTool } from '../../example-tool'
import { defineRule } from '../../rule'

const model = (schema: unknown) => ({ model: schema })

export const typeDeclared = defineRule({
  id: 'type-declared',
  group: 'schema',
  severity: 'warning',
  evidence: 'guidance',
  source:
    'agent-friend 22, 23 and 138, toolgauge MCP024, toolSpec TS101; opencode #49464: a bare `true` made clients drop every tool of the server.',
  summary: {
    en: 'Every parameter says of what type it is.',
    zh: '每个参数都写明类型。',
  },
  why: {
    en: 'Without a type the model guesses between a text, a number and an object, and strict modes refuse the tool.',
    zh: '没有类型，模型只能在文本、数字和对象之间猜，严格模式也会拒绝这个工具。',
  },
  messages: {
    missing: {
      en: 'The parameter "{name}" does not say of what type it is.',
      zh: '参数“{name}”没有写明类型。',
    },
    bare: {
      en: 'The parameter "{name}" is a bare true: it says nothing, and some clients then drop all tools.',
      zh: '参数“{name}”只写了 true：什么都没说，有的客户端会因此丢掉全部工具。',
    },
  },
  fixes: { type: { en: 'Add the type {type}', zh: '补上类型 {type}' } },
  examples: {
    good: [
      {
        lang: 'en',
        tools: [
          exampleTool('en', {
            properties: model({ type: 'string', description: 'Name of the model.' }),
          }),
        ],
      },
      {
        lang: 'zh',
        tools: [
          exampleTool('zh', { properties: model({ description: '任意 JSON 值，原样保存。' }) }),
        ],
      },
    ],
    bad: [
      {
        lang: 'en',
        tools: [exampleTool('en', { properties: model({ description: 'Name of the model.' }) })],
      },
      {
        lang: 'zh',
        tools: [
          exampleTool('zh', {
            properties: model({ description: '模型名称，最多 20 个字符。', maxLength: 20 }),
          }),
        ],
      },
    ],
  },
  check: ({ tool }, report) => {
    for (const { name, schema, path, text } of reachedParameters(tool)) {
      if (schema.kind === 'boolean') {
        if (schema.value) report({ message: 'bare', path, values: { name } })
        continue
      }
      if (schema.kind !== 'object' || SAYING.some((key) => memberOf(schema, key))) continue
      // A misspelt type is told as such.
      if (membersOf(schema).some(({ key }) => meantKeyword(key, schema) === 'type')) continue
      if (takesAnything(text)) continue
      const implied = impliedType(schema)
      // A list without its items would be the next finding.
      const type = implied === 'array' && !get(schema, 'items') ? undefined : implied
      report({
        message: 'missing',
        path,
        values: { name },
        ...(type === undefined
          ? {}
          : {
              fix: {
                id: 'type',
                values: { type },
                edits: [{ op: 'set', path: [...path, 'type'], value: str(type), ...first(schema) }],
              },
            }),
      })
    }
  },
})

/** What says of what type a value is, by itself or through others. */
const SAYING = [
  'type',
  'enum',
  'const',
  '$ref',
  '$dynamicRef',
  'anyOf',
  'oneOf',
  'allOf',
  'not',
  'if',
]

const first = (schema: JsonNode): { readonly before?: string } => {
  const key = membersOf(schema)[0]?.key
  return key === undefined ? {} : { before: key }
}
