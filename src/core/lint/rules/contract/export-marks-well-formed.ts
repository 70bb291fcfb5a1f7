import { arr, get, itemsOf, type JsonNode, type Path, stringOf } from '../../../json/node'
import { flagOf } from '../../../model/flag'
import { exampleTool } from '../../example-tool'
import { defineRule } from '../../rule'
import { WITHOUT_QUOTES, withoutQuotes } from '../../without-quotes'

export const exportMarksWellFormed = defineRule({
  id: 'export-marks-well-formed',
  group: 'contract',
  severity: 'warning',
  evidence: 'guidance',
  source: 'The format of the document: what it does not understand it cannot act on.',
  summary: {
    en: 'The namespace is a text, and what decides on exports is written so that it counts.',
    zh: '命名空间是文字，决定导出范围的标记写法有效。',
  },
  why: {
    en: 'A tool that is meant to be hidden, or kept for one agent, goes into an export after all.',
    zh: '本想隐藏、或只给某个智能体的工具，照样会进入导出。',
  },
  messages: {
    namespace: {
      en: 'The namespace is not a text, and groups nothing.',
      zh: '命名空间不是文字，起不到分组作用。',
    },
    noObject: {
      en: '"exports" is not an object; write {example}.',
      zh: '“exports”不是对象，应写成{example}。',
    },
    noFlag: {
      en: '"hidden" is neither true nor false.',
      zh: '“hidden”的值既不是true，也不是false。',
    },
    noList: {
      en: '"agents" is not a list of names.',
      zh: '“agents”不是名称的列表。',
    },
    noName: {
      en: 'This entry of "agents" is not the name of an agent.',
      zh: '“agents”里的这一项不是智能体的名称。',
    },
  },
  fixes: {
    toBoolean: WITHOUT_QUOTES,
    toList: { en: 'Make it a list of one', zh: '改成只有一项的列表' },
  },
  examples: {
    good: [
      {
        lang: 'en',
        tools: [exampleTool('en', { members: { exports: { agents: ['desk'], later: 1 } } })],
      },
      {
        lang: 'zh',
        tools: [exampleTool('zh', { members: { namespace: '订单', exports: { hidden: true } } })],
      },
    ],
    bad: [
      {
        lang: 'en',
        tools: [exampleTool('en', { members: { exports: { hidden: 'true', agents: 'desk' } } })],
      },
      {
        lang: 'zh',
        tools: [exampleTool('zh', { members: { namespace: 7, exports: { agents: ['客服', 3] } } })],
      },
    ],
  },
  check: ({ tool }, report) => {
    if (isOther(get(tool, 'namespace'), 'string'))
      report({ message: 'namespace', path: ['namespace'], values: {} })
    const marks = get(tool, 'exports')
    if (isOther(marks, 'object')) {
      const values = { example: '{"hidden": true}' }
      report({ message: 'noObject', path: ['exports'], values })
    }
    const hidden = get(marks, 'hidden')
    if (isOther(hidden, 'boolean')) {
      const meant = flagOf(hidden)
      const fix = meant === undefined ? {} : { fix: withoutQuotes(HIDDEN, meant) }
      report({ message: 'noFlag', path: HIDDEN, values: {}, ...fix })
    }
    const agents = get(marks, 'agents')
    if (agents && isOther(agents, 'array')) {
      const edits = [{ op: 'set' as const, path: AGENTS, value: arr([agents]) }]
      const fix = { id: 'toList' as const, values: {}, edits }
      report({ message: 'noList', path: AGENTS, values: {}, ...(isName(agents) ? { fix } : {}) })
    }
    for (const [index, item] of itemsOf(agents).entries())
      if (!isName(item)) report({ message: 'noName', path: [...AGENTS, index], values: {} })
  },
})

const HIDDEN: Path = ['exports', 'hidden']
const AGENTS: Path = ['exports', 'agents']

const isOther = (node: JsonNode | undefined, kind: JsonNode['kind']): boolean =>
  node !== undefined && node.kind !== kind && node.kind !== 'null'

const isName = (node: JsonNode): boolean => (stringOf(node)?.trim() ?? '') !== ''
