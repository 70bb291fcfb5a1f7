import { get, type JsonNode, numberOf, sameData } from '../../../json/node'
import { printScalar } from '../../../json/print'
import { proseDefault } from '../../../reading/prose-default'
import { enumTexts, rangeClashes, valuesNotAllowed } from '../../../reading/text-clash'
import { typeInProse } from '../../../reading/type-in-prose'
import { parametersOf } from '../../../schema/parameters'
import { mainTypeOf } from '../../../schema/types'
import { exampleTool } from '../../example-tool'
import { defineRule } from '../../rule'

const size = (more: object, description: string) => ({
  size: { type: 'integer', description, ...more },
})

export const textAgreesWithSchema = defineRule({
  id: 'text-agrees-with-schema',
  group: 'params',
  severity: 'error',
  evidence: 'measured',
  source:
    'AgentGauge 47a535c, type_enum_contradiction: 13.3 to 28.9 points fewer right calls, the one rule shown to matter.',
  summary: {
    en: "A parameter's text and its schema say the same: type, values, range, default.",
    zh: '参数的文字和结构说的一致：类型、取值、范围、默认值。',
  },
  why: {
    en: 'The model follows the one or the other, and is wrong every time it follows the text.',
    zh: '模型有时听文字，有时听结构；听文字的那次必错。',
  },
  messages: {
    type: {
      en: 'The text of "{name}" says {said}, its type is {type}.',
      zh: '“{name}”的文字说是 {said}，类型却是 {type}。',
    },
    values: {
      en: 'The text of "{name}" lists {said}, which "enum" does not allow.',
      zh: '“{name}”的文字列出了 {said}，但 enum 里没有。',
    },
    range: {
      en: 'The text of "{name}" says {said}, the schema says {keyword} {bound}.',
      zh: '“{name}”的文字写的是 {said}，结构里的 {keyword} 却是 {bound}。',
    },
    default: {
      en: 'The text of "{name}" says the default is {said}, the schema says {bound}.',
      zh: '“{name}”的文字说默认值是 {said}，结构里却是 {bound}。',
    },
  },
  fixes: {},
  examples: {
    good: [
      {
        lang: 'en',
        tools: [
          exampleTool('en', {
            properties: size(
              { maximum: 50, default: 20 },
              'Orders on a page (integer), at most 50, default: 20.',
            ),
          }),
        ],
      },
      {
        lang: 'zh',
        tools: [
          exampleTool('zh', {
            properties: size({ maximum: 50, default: 20 }, '每页条数（整数），最多 50，默认 20。'),
          }),
        ],
      },
    ],
    bad: [
      {
        lang: 'en',
        tools: [
          exampleTool('en', {
            properties: size({ maximum: 50 }, 'Orders on a page, at most 100.'),
          }),
        ],
      },
      {
        lang: 'zh',
        tools: [exampleTool('zh', { properties: size({ default: 10 }, '每页条数，默认 20。') })],
      },
    ],
  },
  check: ({ tool }, report) => {
    for (const parameter of parametersOf(tool)) {
      const { name, schema, path } = parameter
      const text = parameter.text
      const at = [...path, 'description']
      const type = mainTypeOf(schema)
      const said = typeInProse(text)
      if (said && type && !agree(said, type))
        report({ message: 'type', path: at, values: { name, said, type } })
      const strangers = valuesNotAllowed(schema, text)
      if (strangers.length > 0)
        report({ message: 'values', path: at, values: { name, said: strangers.join(', ') } })
      for (const clash of rangeClashes(schema, text))
        report({ message: 'range', path: at, values: { name, ...clash } })
      const fallback = get(schema, 'default')
      const stated = fallback && proseDefault(text, type, enumTexts(schema))
      if (stated && fallback.kind === stated.kind && !isSame(fallback, stated))
        report({
          message: 'default',
          path: at,
          values: { name, said: printScalar(stated), bound: printScalar(fallback) },
        })
    }
  },
})

const agree = (said: string, type: string): boolean =>
  said === type ||
  // Of a list or object the text may speak of what is in it.
  type === 'array' ||
  type === 'object' ||
  (said === 'number' && type === 'integer') ||
  (said === 'integer' && type === 'number')

const isSame = (a: JsonNode, b: JsonNode): boolean =>
  sameData(a, b) || (a.kind === 'number' && numberOf(a) === numberOf(b))
