import { get, itemsOf, stringOf } from '../../../json/node'
import { effectOfWord } from '../../../reading/effect'
import { nameWords } from '../../../reading/words/name-words'
import { parametersOf } from '../../../schema/parameters'
import { exampleTool } from '../../example-tool'
import { defineRule } from '../../rule'

const CHOOSES_ACTION = /^(?:action|operation|op|command|act|verb|操作|动作)(?:_?(?:type|name))?$/i

const action = (values: readonly string[], description: string) => ({
  action: { type: 'string', enum: values, description },
})

export const noMixedEffects = defineRule({
  id: 'no-mixed-effects',
  group: 'params',
  severity: 'warning',
  evidence: 'guidance',
  source:
    "MCPJam no-catch-all-read-write (Claude's directory asks for it); twentyhq/twenty #24995.",
  summary: {
    en: 'One tool does not both read and write, chosen by a parameter.',
    zh: '不用一个参数在同一个工具里既查询又改动。',
  },
  why: {
    en: 'A host can approve, log or hide only whole tools: one that may delete is guarded as if it always did, or never.',
    zh: '平台只能按整个工具来审批、记录、隐藏：可能删除的工具，要么每次都拦，要么从不拦。',
  },
  messages: {
    mixed: {
      en: '"{name}" chooses between reading ({read}) and changing ({write}): make them tools of their own.',
      zh: '“{name}”可以选查询（{read}），也可以选改动（{write}）：请拆成不同的工具。',
    },
  },
  fixes: {},
  examples: {
    good: [
      {
        lang: 'en',
        tools: [
          exampleTool('en', { properties: action(['list', 'get'], 'Whether one order or all.') }),
        ],
      },
      {
        lang: 'zh',
        tools: [
          exampleTool('zh', { properties: action(['get', 'search'], '查一笔还是按条件查。') }),
        ],
      },
    ],
    bad: [
      {
        lang: 'en',
        tools: [
          exampleTool('en', {
            properties: action(['get', 'delete'], 'What to do with the order.'),
          }),
        ],
      },
      {
        lang: 'zh',
        tools: [exampleTool('zh', { properties: action(['list', 'create'], '对订单做什么。') })],
      },
    ],
  },
  check: ({ tool }, report) => {
    for (const { name, path, schema } of parametersOf(tool)) {
      if (!CHOOSES_ACTION.test(name)) continue
      const values = itemsOf(get(schema, 'enum')).flatMap((item) => stringOf(item) ?? [])
      const effects = values.map((value) => effectOfWord(nameWords(value)[0] ?? ''))
      const read = values[effects.indexOf('read')]
      const write =
        values[effects.findIndex((effect) => effect === 'write' || effect === 'destructive')]
      if (read === undefined || write === undefined) continue
      report({ message: 'mixed', path, values: { name, read, write } })
    }
  },
})
