import { get, type JsonNode, str, stringOf, withMember } from '../../../json/node'
import { descriptionText } from '../../../model/description'
import { nameOf } from '../../../model/tool'
import { readTool } from '../../../reading/read-tool'
import { verbObjectIn } from '../../../reading/verb-object'
import { nameWords } from '../../../reading/words/name-words'
import { isVagueName } from '../../../reading/words/vague-names'
import { parametersOf } from '../../../schema/parameters'
import { mainTypeOf } from '../../../schema/types'
import { exampleTool } from '../../example-tool'
import { defineRule } from '../../rule'

export const noVagueName = defineRule({
  id: 'no-vague-name',
  group: 'naming',
  severity: 'warning',
  evidence: 'guidance',
  source:
    'mcp-toolgauge MCP002, mcpolish MP010; the same bare names meet when servers are combined.',
  summary: {
    en: 'The name is not made of words that fit any tool.',
    zh: '名称不能只由放在哪个工具上都行的词组成。',
  },
  why: {
    en: 'In a list with "search" and "run" the model guesses; two servers often have the same one.',
    zh: '列表里只写 search、run，模型只能靠猜；两个服务器也常常重名。',
  },
  messages: {
    vague: {
      en: 'The name "{name}" is too generic: say what it is about, as verb_noun.',
      zh: '名称“{name}”太宽泛：请写明对象，用“动词_名词”的形式。',
    },
    suggested: {
      en: 'The name "{name}" is too generic: say what it is about, such as "{suggestion}".',
      zh: '名称“{name}”太宽泛：请写明对象，例如“{suggestion}”。',
    },
  },
  fixes: {
    rename: { en: 'Rename it to {to}', zh: '改名为 {to}' },
  },
  examples: {
    good: [
      { lang: 'en', tools: [exampleTool('en', { name: 'search_orders' })] },
      { lang: 'zh', tools: [exampleTool('zh', { name: 'create_task' })] },
    ],
    bad: [
      {
        lang: 'en',
        tools: [exampleTool('en', { name: 'search', description: 'Search wiki pages by title.' })],
      },
      { lang: 'zh', tools: [exampleTool('zh', { name: 'process_data' })] },
    ],
  },
  check: ({ tool }, report) => {
    const name = nameOf(tool)
    if (!isVagueName(nameWords(name))) return
    // A sum of numbers needs no other object.
    const parameters = parametersOf(tool)
    const isSum =
      parameters.length > 0 &&
      parameters.every(({ schema }) =>
        isNumeric(mainTypeOf(schema) ?? stringOf(get(schema, 'type'))),
      )
    if (name === 'add' && isSum) return
    const suggestion = verbObjectIn(descriptionText(tool))
    if (suggestion === undefined || suggestion.length > 64)
      return report({ message: 'vague', path: ['name'], values: { name } })
    const value = str(suggestion)
    const fix = {
      id: 'rename' as const,
      values: { to: suggestion },
      edits: [{ op: 'set' as const, path: ['name'], value }],
    }
    // Where the description would say less beside a name of the same words, the text comes first.
    const isLoss = purposeOf(withMember(tool, 'name', value)) < purposeOf(tool)
    const values = { name, suggestion }
    report({ message: 'suggested', path: ['name'], values, ...(isLoss ? {} : { fix }) })
  },
})

/** How well a description says what the tool does. */
const purposeOf = (tool: JsonNode): number => readTool(tool).answers.does

const isNumeric = (type: string | undefined): boolean =>
  /^(?:number|integer|array|float|double|int)$/.test(type ?? '')
