import { bool, get, type JsonNode, memberOf, membersOf } from '../../../json/node'
import { inputSchemaOf } from '../../../model/tool'
import { resolveReference } from '../../../schema/reference'
import { mainTypeOf } from '../../../schema/types'
import { type Place, walkSchema } from '../../../schema/walk'
import { exampleTool } from '../../example-tool'
import { defineRule } from '../../rule'

export const closedSchema = defineRule({
  id: 'closed-schema',
  group: 'schema',
  severity: 'info',
  evidence: 'guidance',
  source:
    'OpenAI and Claude strict modes ask for additionalProperties: false on every object; mcpconform no-params-shape.',
  isOptional: true,
  summary: {
    en: 'An object takes the fields it names, and no others.',
    zh: '对象只接受写明的字段。',
  },
  why: {
    en: 'An object that takes anything lets a misspelt parameter pass, and the server then works without it.',
    zh: '什么都接受的对象会放过拼错的参数名，服务器就当没传一样继续执行。',
  },
  messages: {
    open: {
      en: 'The object takes fields that it does not name: "additionalProperties" is not false.',
      zh: '对象会接受没写明的字段：additionalProperties 不是 false。',
    },
  },
  fixes: { close: { en: 'Take no others', zh: '不接受其他字段' } },
  examples: {
    good: [
      { lang: 'en', tools: [exampleTool('en')] },
      {
        lang: 'zh',
        tools: [exampleTool('zh', { schema: { additionalProperties: { type: 'string' } } })],
      },
    ],
    bad: [
      { lang: 'en', tools: [exampleTool('en', { schema: { additionalProperties: true } })] },
      { lang: 'zh', tools: [exampleTool('zh', { schema: { additionalProperties: true } })] },
    ],
  },
  check: ({ tool }, report) => {
    const root = inputSchemaOf(tool)
    if (!root) return
    const places = walkSchema(root, ['inputSchema'])
    const combined = combinedIn(places)
    for (const { schema, path, keyword } of places) {
      if (combined.has(schema)) continue
      if (mainTypeOf(schema) !== 'object' || COMPOSED.some((key) => memberOf(schema, key))) continue
      // In a branch of allOf it would close over the others' fields.
      if (keyword === 'allOf' || membersOf(get(schema, 'properties')).length === 0) {
        if (keyword !== undefined) continue
      }
      const rest = get(schema, 'additionalProperties')
      if (rest && (rest.kind !== 'boolean' || !rest.value)) continue
      const at = [...path, 'additionalProperties']
      report({
        message: 'open',
        path: rest ? at : path,
        values: {},
        fix: { id: 'close', values: {}, edits: [{ op: 'set', path: at, value: bool(false) }] },
      })
    }
  },
})

/** Definitions that a branch of allOf refers to: closed, they would refuse the others' fields. */
const combinedIn = (places: readonly Place[]): ReadonlySet<JsonNode> =>
  new Set(
    places.flatMap(({ schema, keyword, root }) =>
      keyword === 'allOf' && memberOf(schema, '$ref') ? (resolveReference(root, schema) ?? []) : [],
    ),
  )

/** Fields may come from elsewhere. */
const COMPOSED = [
  '$ref',
  'allOf',
  'anyOf',
  'oneOf',
  'patternProperties',
  'unevaluatedProperties',
  'if',
]
