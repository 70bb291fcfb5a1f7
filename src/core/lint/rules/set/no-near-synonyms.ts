import type { JsonObject } from '../../../json/node'
import { nameOf } from '../../../model/tool'
import { oncePer } from '../../../once-per'
import { verbIndex } from '../../../reading/tool-names'
import { nameWords } from '../../../reading/words/name-words'
import { synonymOf } from '../../../reading/words/verb-synonyms'
import { exampleTool } from '../../example-tool'
import { saysOf } from '../../overlap'
import { defineRule } from '../../rule'

export const noNearSynonyms = defineRule({
  id: 'no-near-synonyms',
  group: 'set',
  severity: 'warning',
  evidence: 'guidance',
  source:
    'The articles on tool names: get_order, fetch_order and query_order side by side; toolgauge MCP001, near-duplicate-names of mcp-lint.',
  summary: {
    en: 'No two names mean the same in other words, unless a text says which is for what.',
    zh: '没有换个说法其实同义的两个名称；若有，说明里要写清各管什么。',
  },
  why: {
    en: 'The name is the first thing the model chooses by. Between "get" and "fetch" of one thing it can only guess.',
    zh: '模型先看名称再选工具。同一样东西，一个叫get，一个叫fetch，模型只能猜。',
  },
  messages: {
    synonyms: {
      en: '"{name}" and "{other}" mean the same. Give one a name that says how it differs, or make one tool of the two.',
      zh: '“{name}”和“{other}”是一个意思。换个能看出区别的名称，或者合并成一个工具。',
    },
  },
  fixes: {},
  examples: {
    good: [
      {
        lang: 'en',
        tools: [exampleTool('en'), exampleTool('en', { name: 'list_orders' })],
      },
      {
        lang: 'zh',
        tools: [
          exampleTool('zh'),
          exampleTool('zh', {
            name: 'query_order',
            description: '按任意条件查询历史订单。知道订单号时请改用 get_order。',
          }),
        ],
      },
    ],
    bad: [
      { lang: 'en', tools: [exampleTool('en'), exampleTool('en', { name: 'fetch_order' })] },
      { lang: 'zh', tools: [exampleTool('zh'), exampleTool('zh', { name: 'queryOrder' })] },
    ],
  },
  check: ({ tools }, report) => {
    if (tools.length < 2) return
    const byMeaning = new Map<string, number[]>()
    for (const [tool, node] of tools.entries()) {
      const meaning = meaningOf(node)
      if (meaning === '') continue
      const before = byMeaning.get(meaning) ?? []
      const name = nameOf(node)
      const other = before.find((index) => !isToldApart(tools[index]!, node))
      if (
        other !== undefined &&
        !before.some((index) => wordsOf(tools[index]!) === wordsOf(node))
      ) {
        const values = { name, other: nameOf(tools[other]) }
        report({ message: 'synonyms', path: ['name'], tool, values })
      }
      byMeaning.set(meaning, [...before, tool])
    }
  },
})

/** Names of the same words are for `names-unique`. */
const wordsOf = oncePer((tool: JsonObject): string => nameWords(nameOf(tool)).join(' '))

/** The name with its verb as the one that stands for its synonyms; empty for a name of one word or without a verb. */
const meaningOf = oncePer((tool: JsonObject): string => {
  const words = nameWords(nameOf(tool))
  const at = verbIndex(words)
  const verb = words[at]
  if (verb === undefined || words.length < 2) return ''
  const rest = words.filter((word, i) => i !== at && !/^(?:a|an|the)$/.test(word))
  // To list orders is to get orders; to list an order, or to read messages, is something else.
  const isMany = at === 0 && /[^su]s$/.test(words.at(-1)!)
  const meant = isMany && /^(?:list|get|fetch|retrieve)$/.test(verb) ? 'get many' : synonymOf(verb)
  return `${meant ?? verb} ${rest.join(' ')}`
})

const isToldApart = (a: JsonObject, b: JsonObject): boolean =>
  saysOf(a, b) === 'sends' || saysOf(b, a) === 'sends'
