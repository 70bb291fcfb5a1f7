import { arr, num, type Path, str } from '../../../json/node'
import { proseValues } from '../../../reading/enum-in-prose'
import { type Parameter } from '../../../schema/parameters'
import { mainTypeOf } from '../../../schema/types'
import { exampleTool } from '../../example-tool'
import { defineRule } from '../../rule'

export const enumInSchema = defineRule({
  id: 'enum-in-schema',
  group: 'params',
  severity: 'warning',
  evidence: 'guidance',
  source:
    'Claude and OpenAI guides: use enums; agent-friend 80, mcp-toolgauge MCP022, mcpconform enum-for-closed-set.',
  summary: {
    en: 'Values that the text lists stand in "enum".',
    zh: '文字里列出的取值要写进 enum。',
  },
  why: {
    en: 'With an enum a wrong value cannot be sent; a sentence only asks for a right one.',
    zh: '写成 enum，错误的值根本发不出去；写在句子里只是请它别写错。',
  },
  messages: {
    listed: {
      en: 'The text of "{name}" lists its values ({values}), the schema does not.',
      zh: '“{name}”的文字列出了取值（{values}），结构里没有。',
    },
  },
  fixes: { add: { en: 'Add the values as "enum"', zh: '把这些取值写进 enum' } },
  examples: {
    good: [
      {
        lang: 'en',
        tools: [
          exampleTool('en', {
            properties: {
              order: {
                type: 'string',
                description: 'One of "asc", "desc".',
                enum: ['asc', 'desc'],
              },
            },
          }),
        ],
      },
      {
        lang: 'zh',
        tools: [
          exampleTool('zh', {
            properties: { city: { type: 'string', description: '城市名，例如“北京”、“上海”等。' } },
          }),
        ],
      },
    ],
    bad: [
      {
        lang: 'en',
        tools: [
          exampleTool('en', {
            properties: { order: { type: 'string', description: 'One of "asc", "desc".' } },
          }),
        ],
      },
      {
        lang: 'zh',
        tools: [
          exampleTool('zh', {
            properties: { order: { type: 'string', description: '排序方向，可选值：asc、desc。' } },
          }),
        ],
      },
    ],
  },
  check: ({ tool }, report) => {
    for (const [parameter, values] of proseValues(tool)) {
      report({
        message: 'listed',
        path: parameter.path,
        values: { name: parameter.name, values: values.join(', ') },
        ...fixFor(parameter, values),
      })
    }
  },
})

/** One value may be a note on the only one so far; then a person decides. */
function fixFor({ path, schema }: Parameter, values: readonly string[]) {
  const type = mainTypeOf(schema)
  if (values.length < 2 || type === undefined) return {}
  const isNumber = type === 'number' || type === 'integer'
  const place: Path = type === 'array' ? [...path, 'items', 'enum'] : [...path, 'enum']
  const value = arr(values.map((text) => (isNumber ? num(text) : str(text))))
  return {
    fix: { id: 'add' as const, values: {}, edits: [{ op: 'set' as const, path: place, value }] },
  }
}
