import { arr, get, itemsOf, type JsonNode, membersOf, stringOf } from '../../../json/node'
import { contractOf } from '../../../model/contract'
import { snakeName } from '../../../reading/parameter-name'
import { textRecord } from '../../contract-edits'
import { exampleContract } from '../../example-contract'
import { defineRule } from '../../rule'
import { changesWhatMatters } from '../../stakes'

const HOLDS_STATE = /^(?:\w+_)?(?:status|state|outcome|result(?:_status)?|状态|结果)$/

export const outcomesStated = defineRule({
  id: 'outcomes-stated',
  group: 'contract',
  severity: 'warning',
  evidence: 'guidance',
  source: 'Practice with orders, refunds and approvals; RFC 9110: 202 Accepted is not 200 OK.',
  needs: 'contract',
  summary: {
    en: 'A tool that changes something lists the states a call can end in.',
    zh: '会改动数据的工具列出调用可能的结果状态。',
  },
  why: {
    en: 'Told only that the call worked, a model says “your refund is done” when it was merely asked for.',
    zh: '只知道“调用成功”，模型就会对用户说“已退款”，其实只是提交了申请。',
  },
  messages: {
    none: {
      en: 'No outcome is stated: can a call be accepted, done, refused, or end unknown?',
      zh: '没有写明结果状态：已受理、已完成、被拒绝，还是结果未知？',
    },
    onlyOne: {
      en: '"{state}" is the only outcome: what is answered when the call is refused?',
      zh: '只有“{state}”一种结果：被拒绝时答什么？',
    },
  },
  fixes: {
    fromSchema: {
      en: 'Take over the states of "{field}" from the output schema: {states}',
      zh: '从返回结构的“{field}”取来各状态：{states}',
    },
  },
  examples: {
    good: [
      { lang: 'en', tools: [exampleContract('en')] },
      { lang: 'zh', tools: [exampleContract('zh', { effect: 'read', outcomes: undefined })] },
    ],
    bad: [
      { lang: 'en', tools: [exampleContract('en', { outcomes: undefined })] },
      {
        lang: 'zh',
        tools: [exampleContract('zh', { outcomes: [{ state: 'COMPLETED', meaning: '已取消。' }] })],
      },
    ],
  },
  check: ({ tool }, report) => {
    if (!changesWhatMatters(tool)) return
    const path = ['contract', 'outcomes']
    const outcomes = contractOf(tool)?.outcomes ?? []
    if (outcomes.length > 1) return
    if (outcomes[0]) {
      const values = { state: outcomes[0].state }
      report({ message: 'onlyOne', path, values, severity: 'info' })
      return
    }
    const known = statesInOutput(tool)
    report({
      message: 'none',
      path,
      values: {},
      ...(known
        ? {
            fix: {
              id: 'fromSchema',
              values: { field: known.field, states: known.states.join(', ') },
              edits: [
                {
                  op: 'set',
                  path,
                  value: arr(known.states.map((state) => textRecord({ state }))),
                },
              ],
            },
          }
        : {}),
    })
  },
})

/** The states that the output schema enumerates already. */
function statesInOutput(
  tool: JsonNode,
): { readonly field: string; readonly states: readonly string[] } | undefined {
  for (const { key, value } of membersOf(get(get(tool, 'outputSchema'), 'properties'))) {
    if (!HOLDS_STATE.test(snakeName(key))) continue
    const states = itemsOf(get(value, 'enum')).flatMap((item) => stringOf(item) ?? [])
    if (states.length > 1) return { field: key, states }
  }
  return undefined
}
