import { arr, get, nil, num, type Path, str, withMember } from '../../../json/node'
import { allowsNull } from '../../../model/parameter-kind'
import { agreesAfter } from '../../../reading/agrees-after'
import { proseValues } from '../../../reading/enum-in-prose'
import { misfitOf } from '../../../schema/misfit'
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

/** With an enum on the whole text two of the values at once would be refused. */
const TAKES_SEVERAL =
  /\b(?:comma|pipe|semicolon|space)s?\b|\b(?:separated|delimited|multiple|several|combin\w+|lists? of)\b|逗号|分号|分隔|隔开|多个|多选|组合|列表/i

/** The list holds one of two notations: with its values as enum the other would be refused. */
const TAKES_NAME_OR_ID = /\b(?:name|label|slug),? or (?:numeric )?id\b/i

/** One value may be a note on the only one so far; then a person decides. */
function fixFor(parameter: Parameter, values: readonly string[]) {
  const { path, schema, text } = parameter
  const type = mainTypeOf(schema)
  if (values.length < 2 || type === undefined) return {}
  if (type === 'string' && (TAKES_SEVERAL.test(text) || TAKES_NAME_OR_ID.test(text))) return {}
  const isNumber = type === 'number' || type === 'integer'
  const items = values.map((each) => (isNumber ? num(each) : str(each)))
  // What may be null and is listed so keeps it; yes and no as texts want another type, not a list.
  const isNull = allowsNull(schema) && /\bnull\b/.test(text)
  const value = arr(isNull ? [...items, nil] : items)
  if (type === 'string' && values.every((each) => /^(?:true|false)$/i.test(each))) return {}
  const inside = type === 'array' ? get(schema, 'items') : schema
  const limited = inside?.kind === 'object' ? withMember(inside, 'enum', value) : undefined
  if (limited && value.items.some((each) => misfitOf(each, limited))) return {}
  if (limited && type !== 'array' && !agreesAfter(parameter, limited)) return {}
  const place: Path = type === 'array' ? [...path, 'items', 'enum'] : [...path, 'enum']
  return {
    fix: { id: 'add' as const, values: {}, edits: [{ op: 'set' as const, path: place, value }] },
  }
}
