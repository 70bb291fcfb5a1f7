import { get, type JsonNode } from '../../../json/node'
import { parametersOf } from '../../../schema/parameters'
import { mainTypeOf } from '../../../schema/types'
import { exampleTool } from '../../example-tool'
import { defineRule } from '../../rule'

const size = (more: object, description: string) => ({
  size: { type: 'integer', description, ...more },
})

export const boundsInSchema = defineRule({
  id: 'bounds-in-schema',
  group: 'schema',
  severity: 'info',
  evidence: 'guidance',
  source: 'agent-friend 32 and 51; OWASP API4:2023, unrestricted resource consumption.',
  isOptional: true,
  summary: {
    en: 'Numbers have a range, texts and lists a greatest length.',
    zh: '数字有范围，文本和列表有最大长度。',
  },
  why: {
    en: 'What the schema does not limit the model may send: a page of a million, a text of a whole book.',
    zh: '结构没有限制的，模型就可能传：一页一百万条，或整本书那么长的文本。',
  },
  messages: {
    range: {
      en: 'The number "{name}" has no range.',
      zh: '数字“{name}”没有写范围。',
    },
    items: {
      en: 'The list "{name}" has no greatest length.',
      zh: '列表“{name}”没有写最大长度。',
    },
    length: {
      en: 'The text "{name}" has no greatest length.',
      zh: '文本“{name}”没有写最大长度。',
    },
  },
  fixes: {},
  examples: {
    good: [
      {
        lang: 'en',
        tools: [
          exampleTool('en', { properties: size({ minimum: 1, maximum: 50 }, 'Orders on a page.') }),
        ],
      },
      {
        lang: 'zh',
        tools: [exampleTool('zh', { properties: size({ enum: [10, 20] }, '每页的单数。') })],
      },
    ],
    bad: [
      {
        lang: 'en',
        tools: [exampleTool('en', { properties: size({}, 'Orders on a page.') })],
      },
      {
        lang: 'zh',
        tools: [
          exampleTool('zh', { properties: { note: { type: 'string', description: '留言。' } } }),
        ],
      },
    ],
  },
  check: ({ tool }, report) => {
    for (const { name, schema, path } of parametersOf(tool)) {
      if (FIXED.some((key) => get(schema, key))) continue
      const type = mainTypeOf(schema)
      if (type === 'array' && !get(schema, 'maxItems'))
        report({ message: 'items', path, values: { name } })
      else if (type === 'string' && !isBoundText(schema))
        report({ message: 'length', path, values: { name } })
      else if ((type === 'integer' || type === 'number') && !hasRange(schema))
        report({ message: 'range', path, values: { name } })
    }
  },
})

const FIXED = ['enum', 'const', '$ref']

/** A pattern or a format says what the text is, and so how long. */
const isBoundText = (schema: JsonNode): boolean =>
  ['maxLength', 'pattern', 'format'].some((key) => get(schema, key))

const hasRange = (schema: JsonNode): boolean =>
  ['minimum', 'exclusiveMinimum'].some((key) => get(schema, key)) &&
  ['maximum', 'exclusiveMaximum'].some((key) => get(schema, key))
