import type { Edit } from '../../../json/edit'
import { arr, memberOf, str, withMember } from '../../../json/node'
import { appendSentence } from '../../../reading/append-sentence'
import { agreesAfter } from '../../../reading/agrees-after'
import {
  DATE_EXAMPLES,
  type DateKind,
  dateKindOf,
  isDated,
  ZONE_RULE,
} from '../../../reading/date-kind'
import { formatInText } from '../../../reading/format-in-text'
import { formatMissing } from '../../../reading/format-missing'
import type { Parameter } from '../../../schema/parameters'
import { reachedParameters } from '../../../schema/reached-definitions'
import { mainTypeOf } from '../../../schema/types'
import { exampleTool } from '../../example-tool'
import { defineRule } from '../../rule'

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
    moment: {
      en: 'Nothing says how "{name}" is written: a date, or a date with time and offset; and an example.',
      zh: '没有写明“{name}”怎么写：只写日期，还是带时间和时差；也没有例子。',
    },
    textOnly: {
      en: 'The text of "{name}" states the format {format}, the schema does not.',
      zh: '“{name}”的文字写了格式 {format}，结构里没有。',
    },
  },
  fixes: {
    add: { en: 'Add "format": "{format}"', zh: '写入 "format": "{format}"' },
    show: {
      en: 'Add "format": "{format}" and the example {example}',
      zh: '写入 "format": "{format}" 和例子 {example}',
    },
  },
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
    for (const parameter of reachedParameters(tool)) {
      const { name, path } = parameter
      const format = formatInText(parameter)
      if (format !== undefined)
        report({
          message: 'textOnly',
          path,
          values: { name, format },
          ...addedFix(parameter, format),
        })
      else if (missing.has(parameter))
        report({
          message: isDated(parameter) ? 'moment' : 'missing',
          path,
          values: { name },
          severity: 'warning',
          ...shownFix(parameter, dateKindOf(parameter)),
        })
    }
  },
})

const agreesWith = (parameter: Parameter, format: string): boolean =>
  parameter.schema.kind === 'object' &&
  agreesAfter(parameter, withMember(parameter.schema, 'format', str(format)))

/** A default such as "today" would break the format: what it stands for a person decides. */
function addedFix(parameter: Parameter, format: string) {
  if (!agreesWith(parameter, format)) return {}
  const edits: readonly Edit[] = [
    { op: 'set', path: [...parameter.path, 'format'], value: str(format) },
  ]
  return { fix: { id: 'add' as const, values: { format }, edits } }
}

/** The format and an example; a moment is also told to say how far it is from UTC. */
function shownFix(parameter: Parameter, format: DateKind | undefined) {
  const { path, schema, text } = parameter
  if (format === undefined || mainTypeOf(schema) !== 'string') return {}
  if (memberOf(schema, 'default') || !agreesWith(parameter, format)) return {}
  const example = DATE_EXAMPLES[format]
  const edits: readonly Edit[] = [
    { op: 'set', path: [...path, 'format'], value: str(format) },
    { op: 'set', path: [...path, 'examples'], value: arr([str(example)]) },
    ...(format === 'date-time' && text.trim() !== ''
      ? [
          {
            op: 'set' as const,
            path: [...path, 'description'],
            value: str(appendSentence(text, ZONE_RULE)),
          },
        ]
      : []),
  ]
  return { fix: { id: 'show' as const, values: { format, example }, edits } }
}
