import { get, itemsOf, type JsonNode, stringOf } from '../../../json/node'
import { descriptionText } from '../../../model/description'
import { nameOf } from '../../../model/tool'
import { oncePer } from '../../../once-per'
import { parametersOf } from '../../../schema/parameters'
import { exampleTool } from '../../example-tool'
import { defineRule } from '../../rule'

const NAME = String.raw`[\`'"“「]?([a-z]+\d*(?:[_-][a-z\d]+)+)[\`'"”」]?`
/** Only where the text sends the reader to a tool: "use X instead", "call X first", 请改用 X. */
const SENDS: readonly RegExp[] = [
  new RegExp(
    String.raw`\b(?:use|call|prefer|try) (?:the )?${NAME}(?: tool)? (?:instead|first|rather|before)\b`,
    'gi',
  ),
  new RegExp(String.raw`\b(?:use|call|prefer|try) (?:the )?${NAME} tool\b`, 'gi'),
  new RegExp(String.raw`(?:改用|请使用|先调用|请调用|先用)\s*${NAME}(?:工具|。|；|，|$)`, 'g'),
]

export const pointersResolve = defineRule({
  id: 'pointers-resolve',
  group: 'set',
  severity: 'warning',
  evidence: 'guidance',
  source:
    'A pointer to a tool that is not there is a call that fails; no linter known to us looks.',
  summary: {
    en: 'A tool that a description sends the model to is in the set.',
    zh: '说明里让模型改用的工具，确实在这个工具集里。',
  },
  why: {
    en: 'The model calls a tool that does not exist, or something that looks like it.',
    zh: '模型会去调用不存在的工具，或者随便找个相像的。',
  },
  messages: {
    unknown: {
      en: 'The description sends the model to "{other}", which is not in this set.',
      zh: '说明让模型去用“{other}”，但这个工具集里没有它。',
    },
  },
  fixes: {},
  examples: {
    good: [
      {
        lang: 'en',
        tools: [
          exampleTool('en', {
            description: 'Looks up one order. For refunds use get_refund instead.',
          }),
          exampleTool('en', { name: 'get_refund' }),
        ],
      },
      {
        lang: 'zh',
        tools: [exampleTool('zh', { description: '查询一笔订单，查退款请使用 get_refund。' })],
      },
    ],
    bad: [
      {
        lang: 'en',
        tools: [
          exampleTool('en', {
            description: 'Looks up one order. For refunds use find_refund instead.',
          }),
          exampleTool('en', { name: 'get_refund' }),
        ],
      },
      {
        lang: 'zh',
        tools: [
          exampleTool('zh', { description: '查询一笔订单，查退款请使用 find_refund。' }),
          exampleTool('zh', { name: 'get_refund' }),
        ],
      },
    ],
  },
  check: ({ tools }, report) => {
    // One tool alone says nothing about the others it will live with.
    if (tools.length < 2) return
    const known = new Set(tools.map(keyOfTool))
    for (const [index, tool] of tools.entries()) {
      for (const other of namesSentTo(tool)) {
        const key = keyOf(other)
        // A text may leave out the prefix that all names of the set have.
        if (known.has(key) || [...known].some((name) => name.endsWith(key))) continue
        if (isOwnWord(tool, other)) continue
        report({ message: 'unknown', path: ['description'], tool: index, values: { other } })
      }
    }
  },
})

const keyOf = (name: string): string => name.toLowerCase().replace(/[^a-z0-9]/g, '')

/** Worked out once per tool, as this rule runs after every edit of any. */
const keyOfTool = oncePer((tool: JsonNode): string => keyOf(nameOf(tool)))

const namesSentTo = oncePer((tool: JsonNode): ReadonlySet<string> => {
  const text = descriptionText(tool)
  return new Set(SENDS.flatMap((pattern) => [...text.matchAll(pattern)].map((hit) => hit[1]!)))
})

/** A parameter or one of its values is no tool. */
const isOwnWord = (tool: JsonNode, word: string): boolean =>
  parametersOf(tool).some(
    ({ name, schema }) =>
      name === word || itemsOf(get(schema, 'enum')).some((item) => stringOf(item) === word),
  )
