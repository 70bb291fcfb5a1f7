import { memberOf, str } from '../../../json/node'
import { formatMissing } from '../../../reading/format-missing'
import { parametersOf, type Parameter } from '../../../schema/parameters'
import { mainTypeOf } from '../../../schema/types'
import { exampleTool } from '../../example-tool'
import { defineRule } from '../../rule'

const DATE_TIME =
  /\bISO[- ]?8601 (?:date[- ]?time|timestamp)|\bRFC[- ]?3339 (?:date[- ]?time|timestamp)|YYYY-MM-DDTHH:mm:ss(?:\.sss)?Z/i
const DATE = /\bYYYY-MM-DD\b(?!['"]?\s*(?:T|HH|hh|\d|or|and|\/|或|至|到|~|,))/
/** More than one form is allowed, or the value is a list or a range. */
const SEVERAL =
  /\b(?:or|either|relative|range|comma|unix|epoch|today|yesterday|formats)\b|或|区间|范围|逗号|多个/i

const day = (more: object, description: string) => ({
  day: { type: 'string', description, ...more },
})

export const formatStated = defineRule({
  id: 'format-stated',
  group: 'params',
  severity: 'info',
  evidence: 'guidance',
  source:
    'langchain-google #1949: the date was sent in another form than meant; mcp-toolgauge MCP023, agent-friend 36.',
  summary: {
    en: 'A date, time or other coded text has a format, in the schema where it can be said.',
    zh: '日期、时间等有固定写法的文本要写明格式，能写进结构的写进结构。',
  },
  why: {
    en: 'Without one the model writes 3/4, tomorrow or 2026-03-04T00:00 as the mood takes it.',
    zh: '不写格式，模型会随手写成 3/4、明天或 2026-03-04T00:00。',
  },
  messages: {
    missing: {
      en: 'Neither schema nor text says in which format "{name}" is written.',
      zh: '结构和文字都没有说明“{name}”的格式。',
    },
    textOnly: {
      en: 'The text of "{name}" states the format {format}, the schema does not.',
      zh: '“{name}”的文字写了格式 {format}，结构里没有。',
    },
  },
  fixes: { add: { en: 'Add "format": "{format}"', zh: '写入 "format": "{format}"' } },
  examples: {
    good: [
      {
        lang: 'en',
        tools: [exampleTool('en', { properties: day({ format: 'date' }, 'Day of delivery.') })],
      },
      {
        lang: 'zh',
        tools: [
          exampleTool('zh', {
            properties: { candidate: { type: 'string', description: '收件人姓名。' } },
          }),
        ],
      },
    ],
    bad: [
      {
        lang: 'en',
        tools: [
          exampleTool('en', {
            properties: { start_date: { type: 'string', description: 'First day of the stay.' } },
          }),
        ],
      },
      {
        lang: 'zh',
        tools: [exampleTool('zh', { properties: day({}, '送达日期，按 YYYY-MM-DD 填写。') })],
      },
    ],
  },
  check: ({ tool }, report) => {
    const missing = new Set(formatMissing(tool))
    for (const parameter of parametersOf(tool)) {
      const { name, path } = parameter
      const format = formatInText(parameter, parameter.text)
      if (format !== undefined)
        report({
          message: 'textOnly',
          path,
          values: { name, format },
          fix: {
            id: 'add',
            values: { format },
            edits: [{ op: 'set', path: [...path, 'format'], value: str(format) }],
          },
        })
      else if (missing.has(parameter))
        report({ message: 'missing', path, values: { name }, severity: 'warning' })
    }
  },
})

function formatInText({ schema }: Parameter, text: string): string | undefined {
  const isBound = ['format', 'pattern', 'enum', 'const', '$ref'].some((key) =>
    memberOf(schema, key),
  )
  if (mainTypeOf(schema) !== 'string' || isBound || SEVERAL.test(text)) return undefined
  if (DATE_TIME.test(text)) return 'date-time'
  return DATE.test(text) ? 'date' : undefined
}
