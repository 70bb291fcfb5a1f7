import { get, memberOf, membersOf } from '../../../json/node'
import { isMap, takesAnything } from '../../../reading/takes-anything'
import { reachedParameters } from '../../../schema/reached-definitions'
import { mainTypeOf } from '../../../schema/types'
import { exampleTool } from '../../example-tool'
import { defineRule } from '../../rule'

const filter = (more: object, description: string) => ({
  filter: { type: 'object', description, ...more },
})

export const objectHasFields = defineRule({
  id: 'object-has-fields',
  group: 'schema',
  severity: 'info',
  evidence: 'guidance',
  source: 'agent-friend 12, 24 and 41; toolgauge MCP024; OpenAI strict mode refuses open objects.',
  summary: {
    en: 'A parameter that is an object says which fields it has.',
    zh: '对象参数写明有哪些字段。',
  },
  why: {
    en: 'Where the fields are not said the model makes up their names, and each call another set.',
    zh: '没写字段，模型就会自己编字段名，而且每次都不一样。',
  },
  messages: {
    open: {
      en: 'The object "{name}" does not say which fields it has.',
      zh: '对象“{name}”没有写明有哪些字段。',
    },
  },
  fixes: {},
  examples: {
    good: [
      {
        lang: 'en',
        tools: [
          exampleTool('en', {
            properties: filter(
              { properties: { city: { type: 'string', description: 'City of the address.' } } },
              'What the orders must have.',
            ),
          }),
        ],
      },
      {
        lang: 'zh',
        tools: [
          exampleTool('zh', {
            properties: filter(
              { additionalProperties: { type: 'string' } },
              '按字段名给出的筛选条件。',
            ),
          }),
        ],
      },
    ],
    bad: [
      {
        lang: 'en',
        tools: [exampleTool('en', { properties: filter({}, 'What the orders must have.') })],
      },
      {
        lang: 'zh',
        tools: [exampleTool('zh', { properties: filter({ properties: {} }, '按什么条件筛选。') })],
      },
    ],
  },
  check: ({ tool }, report) => {
    for (const { name, schema, path, text } of reachedParameters(tool)) {
      if (mainTypeOf(schema) !== 'object' || takesAnything(text) || isMap(text)) continue
      if (membersOf(get(schema, 'properties')).length > 0) continue
      if (IS_MAP.test(name)) continue
      // What else says the fields, or that their names are not fixed.
      if (SAYING.some((key) => memberOf(schema, key))) continue
      report({ message: 'open', path, values: { name } })
    }
  },
})

/** Names of whoever is called, or of the user: no author knows them all. */
const IS_MAP = /(?:^|[a-z_-])(?:headers|cookies|labels|env(?:ironment)?(?:_?vars?|_?variables)?)$/i

const SAYING = [
  'additionalProperties',
  'patternProperties',
  'propertyNames',
  '$ref',
  'anyOf',
  'oneOf',
  'allOf',
  'enum',
  'const',
  'examples',
  'default',
]
