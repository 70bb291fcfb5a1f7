import { booleanOf, getIn, type JsonNode } from '../../../json/node'
import { contractOf } from '../../../model/contract'
import { nameOf } from '../../../model/tool'
import {
  opensWithChange,
  promiseOf,
  saysItOnlyReads,
  sentenceOfChange,
} from '../../../reading/name-promise'
import { exampleTool } from '../../example-tool'
import type { Severity } from '../../finding'
import { quoted } from '../../quoted'
import { defineRule } from '../../rule'

export const nameMatchesEffect = defineRule({
  id: 'name-matches-effect',
  group: 'naming',
  severity: 'warning',
  evidence: 'guidance',
  source:
    'MCPLint tool-name-action-conflict, Claude directory behaviour hints, tool-design guides: read verbs never write.',
  summary: {
    en: 'The verb of the name keeps its word: what reads does not write, what writes does not only read.',
    zh: '名称里的动词说到做到：查询类不改动数据，写入类也不只是查询。',
  },
  why: {
    en: 'People grant calls by the name. A "get" that sends or deletes is let through without a look.',
    zh: '人们看名称放行。一个会发送、会删除的“get”，没人细看就放过去了。',
  },
  messages: {
    readWrites: {
      en: 'The name says "{verb}", but the description says that something is changed: "{sentence}".',
      zh: '名称写的是“{verb}”，说明却说会有改动：“{sentence}”。',
    },
    writeReads: {
      en: 'The name says "{verb}", but the description says that the tool only reads.',
      zh: '名称写的是“{verb}”，说明却说只是查询。',
    },
    readStated: {
      en: 'The name says "{verb}", but {where} says that the tool changes something.',
      zh: '名称写的是“{verb}”，{where} 却说工具会改动数据。',
    },
    writeStated: {
      en: 'The name says "{verb}", but {where} says that the tool only reads.',
      zh: '名称写的是“{verb}”，{where} 却说工具只是查询。',
    },
  },
  fixes: {},
  examples: {
    good: [
      {
        lang: 'en',
        tools: [
          exampleTool('en', {
            name: 'cancel_order',
            description: 'Cancels the order and sends the buyer a note.',
          }),
        ],
      },
      {
        lang: 'zh',
        tools: [exampleTool('zh', { description: '查询订单并返回创建时间和取消原因。' })],
      },
    ],
    bad: [
      {
        lang: 'en',
        tools: [
          exampleTool('en', { description: 'Gets the order and marks it as seen by the buyer.' }),
        ],
      },
      {
        lang: 'en',
        tools: [exampleTool('en', { members: { contract: { effect: 'destructive' } } })],
      },
      {
        lang: 'zh',
        tools: [exampleTool('zh', { description: '查询订单，并自动取消超时未付的。' })],
      },
    ],
  },
  check: ({ tool }, report) => {
    const promise = promiseOf(tool)
    if (!promise || nameOf(tool) === '') return
    const { effect, verb } = promise
    const path = ['name']
    const opposite = statedOpposite(tool, effect)
    if (opposite) {
      const { where, severity } = opposite
      const message = effect === 'read' ? 'readStated' : 'writeStated'
      report({ message, path, values: { verb, where }, severity })
      return
    }
    const sentence = sentenceOfChange(tool)
    if (effect === 'read' && sentence !== undefined)
      report({ message: 'readWrites', path, values: { verb, sentence: quoted(tool, sentence) } })
    if (effect === 'write' && saysItOnlyReads(tool) && !isComputed(verb))
      report({ message: 'writeReads', path, values: { verb } })
  },
})

/** A set or a sum is made in words that elsewhere write: "add" returns a sum. */
const isComputed = (verb: string): boolean => /^(?:add|create|set|mark|write)$/.test(verb)

/** An address or a token is made and handed out: whether that is a write is a matter of taste. */
const HANDED_OUT = /(?:url|link|token)$/i

/** Where the document states the opposite of what the name promises, if anywhere. */
function statedOpposite(
  tool: JsonNode,
  promised: 'read' | 'write',
): { readonly where: string; readonly severity: Severity } | undefined {
  const effect = contractOf(tool)?.effect
  if (effect !== undefined) {
    if ((effect === 'read') === (promised === 'read')) return undefined
    const severity = effect === 'low-risk-write' ? 'warning' : 'error'
    return { where: `contract.effect: ${effect}`, severity }
  }
  const readOnly = booleanOf(getIn(tool, ['annotations', 'readOnlyHint']))
  const destructive = booleanOf(getIn(tool, ['annotations', 'destructiveHint']))
  // Where the text takes the side of the name it is the hint that is wrong, and another rule says so.
  if (
    promised === 'write' &&
    readOnly === true &&
    !opensWithChange(tool) &&
    !sentenceOfChange(tool)
  )
    return { where: 'readOnlyHint: true', severity: 'error' }
  if (promised === 'read' && !HANDED_OUT.test(nameOf(tool)) && !saysItOnlyReads(tool)) {
    if (readOnly === false) return { where: 'readOnlyHint: false', severity: 'error' }
    if (readOnly === undefined && destructive === true)
      return { where: 'destructiveHint: true', severity: 'error' }
  }
  return undefined
}
