import {
  get,
  getIn,
  itemsOf,
  type JsonObject,
  membersOf,
  type Path,
  stringOf,
} from '../../../json/node'
import { nameOf } from '../../../model/tool'
import { oncePer } from '../../../once-per'
import { effectOf } from '../../../reading/effect'
import { type Pointer, pointersIn } from '../../../reading/pointers'
import { toolNames } from '../../../reading/tool-names'
import { exampleTool } from '../../example-tool'
import { defineRule, type Lang } from '../../rule'

const chart = (lang: Lang, key: string, type: string, description: string): object =>
  exampleTool(lang, { name: 'draw_chart', properties: { [key]: { type, description } } })

export const noDataHandedOn = defineRule({
  id: 'no-data-handed-on',
  group: 'set',
  severity: 'info',
  evidence: 'guidance',
  source:
    'The articles on results: a summary and a key, never the data set; Anthropic on code execution: results copied through the model cost tokens and lose rows.',
  summary: {
    en: 'Large results go from tool to tool by a key, not through the model.',
    zh: '大块数据在工具之间凭键传递，不经模型转抄。',
  },
  why: {
    en: 'The model has to write every row again. It costs tokens, and rows get lost or changed on the way.',
    zh: '模型要把每一行重写一遍，既费token，又容易漏行、改错。',
  },
  messages: {
    handed: {
      en: '"{name}" takes the data that "{other}" returns. Let "{other}" return a key and take that key here.',
      zh: '“{name}”要收“{other}”返回的数据。让“{other}”返回一个键，这里只收这个键。',
    },
  },
  fixes: {},
  examples: {
    good: [
      {
        lang: 'en',
        tools: [
          chart('en', 'result_key', 'string', 'The result_key that query_sales returned.'),
          exampleTool('en', { name: 'query_sales' }),
        ],
      },
      {
        lang: 'zh',
        tools: [
          chart('zh', 'result_key', 'string', 'query_sales 返回的 result_key。'),
          exampleTool('zh', { name: 'query_sales' }),
        ],
      },
    ],
    bad: [
      {
        lang: 'en',
        tools: [
          chart('en', 'rows', 'string', 'All rows returned by query_sales, as they came.'),
          exampleTool('en', { name: 'query_sales' }),
        ],
      },
      {
        lang: 'zh',
        tools: [
          chart('zh', 'rows', 'string', 'query_sales 返回的全部数据，原样填入。'),
          exampleTool('zh', { name: 'query_sales' }),
        ],
      },
    ],
  },
  check: ({ tools }, report) => {
    if (tools.length < 2) return
    const names = toolNames(tools.map(nameOf))
    const givers = new Map<string, number>()
    for (const [index, tool] of tools.entries())
      for (const { shape } of givenBy(tool)) if (!givers.has(shape)) givers.set(shape, index)
    for (const [index, tool] of tools.entries()) {
      const told = new Set<string>()
      const tell = (path: Path, other: string | undefined): void => {
        const name = nameOf(tool)
        if (other === undefined || other === name || told.has(other)) return
        told.add(other)
        report({ message: 'handed', path, tool: index, values: { name, other } })
      }
      for (const pointer of dataPointers(tool)) tell(pointer.path, names.find(pointer.name))
      for (const { shape, path } of takenBy(tool)) {
        const giver = givers.get(shape)
        if (giver !== undefined) tell(path, nameOf(tools[giver]))
      }
    }
  },
})

const DATA_BEFORE =
  /\b(?:all|full|entire|whole|complete|raw|the)\s+(?:\w+\s+){0,2}(?:output|results?|response|rows|records|data(?:set)?|contents?|json|csv|table|list|items|documents?)\s+(?:as\s+)?(?:returned |produced |given |fetched |obtained )?(?:of|from|by)\s+(?:the\s+)?[`'"“]?$/i
const DATA_BEHIND =
  /^[`'"”]?(?:['’]s)?\s*(?:full|entire|whole|complete|raw)\s+(?:output|results?|response|data)\b|^[`'"”」]?\s*(?:工具|接口)?(?:所)?(?:返回|查询|输出|得到)?的?(?:完整|全部|所有|整个|原始)的?(?:结果|数据|输出|内容|响应|记录|列表|行)/i

/** The names in a parameter's text whose data, and not only a value of it, are to be filled in. */
const dataPointers = oncePer((tool: JsonObject): readonly Pointer[] =>
  pointersIn(tool).filter(({ path, sentence, at, name }) => {
    if (path[0] !== 'inputSchema' || /number|integer|boolean/.test(typeAt(tool, path))) return false
    return (
      DATA_BEFORE.test(sentence.slice(0, at)) || DATA_BEHIND.test(sentence.slice(at + name.length))
    )
  }),
)

const typeAt = (tool: JsonObject, path: Path): string =>
  stringOf(get(getIn(tool, path.slice(0, -1)), 'type')) ?? ''

/** Fewer fields than this are alike by chance. */
const LEAST_FIELDS = 2

interface Records {
  readonly path: Path
  /** Name and fields. */
  readonly shape: string
}

const takenBy = oncePer((tool: JsonObject): readonly Records[] => {
  const taken = recordsAt(tool, 'inputSchema')
  // What a write takes are the records that it writes.
  return taken.length > 0 && effectOf(tool) === 'read' ? taken : []
})
const givenBy = oncePer((tool: JsonObject): readonly Records[] => recordsAt(tool, 'outputSchema'))

/** Lists of records at the top of a schema; of parameters, those that must be given. */
function recordsAt(tool: JsonObject, side: 'inputSchema' | 'outputSchema'): readonly Records[] {
  const schema = get(tool, side)
  return membersOf(get(schema, 'properties')).flatMap(({ key, value }) => {
    const fields = membersOf(get(get(value, 'items'), 'properties')).map((field) => field.key)
    const isRequired = itemsOf(get(schema, 'required')).some((item) => stringOf(item) === key)
    if (fields.length < LEAST_FIELDS || (side === 'inputSchema' && !isRequired)) return []
    return [{ shape: `${key}: ${fields.sort().join(' ')}`, path: [side, 'properties', key] }]
  })
}
