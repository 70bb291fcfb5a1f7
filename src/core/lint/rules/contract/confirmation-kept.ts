import { get, type JsonNode } from '../../../json/node'
import { print } from '../../../json/print'
import { annotationsOf } from '../../../model/annotations'
import { contractOf } from '../../../model/contract'
import { confirmationSaid } from '../../../reading/confirmation-said'
import { snakeName } from '../../../reading/parameter-name'
import { ASKS_BY_NAME } from '../../../reading/words/confirmation-cues'
import { parametersOf } from '../../../schema/parameters'
import { walkSchema } from '../../../schema/walk'
import { stateConfirmation } from '../../contract-edits'
import { exampleTool } from '../../example-tool'
import { defineRule } from '../../rule'
import { effectAtStake } from '../../stakes'

export const confirmationKept = defineRule({
  id: 'confirmation-kept',
  group: 'contract',
  severity: 'warning',
  evidence: 'guidance',
  source: 'obsidian-mcp-server #40; MCP: a host asks by what it is told, not by the description.',
  summary: {
    en: 'A confirmation that the text promises is one that somebody really asks for.',
    zh: '说明里写了要确认，就真的有地方去确认。',
  },
  why: {
    en: 'Nothing in a description stops a call. Unless the contract, a preview or a token asks, it happens at once.',
    zh: '说明拦不住调用。契约、预览或令牌都不去问，一调用就直接执行了。',
  },
  messages: {
    notKept: {
      en: 'The text promises a confirmation (“{words}”), and nothing asks for it.',
      zh: '说明写着要确认（“{words}”），却没有任何地方去确认。',
    },
    denied: {
      en: 'The text promises a confirmation (“{words}”), and the contract says that nobody confirms.',
      zh: '说明写着要确认（“{words}”），契约却写着不需要确认。',
    },
  },
  fixes: {
    user: { en: 'State in the contract that the user confirms', zh: '在契约里写明由用户确认' },
    human: { en: 'State in the contract that a person approves', zh: '在契约里写明由人工批准' },
  },
  examples: {
    good: [
      {
        lang: 'en',
        tools: [
          exampleTool('en', {
            name: 'cancel_order',
            description: 'Cancels an order after the user has confirmed.',
            members: { contract: { confirmation: { who: 'user' } } },
          }),
        ],
      },
      {
        lang: 'zh',
        tools: [
          exampleTool('zh', { name: 'create_order', description: '确认订单并发送确认邮件。' }),
        ],
      },
    ],
    bad: [
      {
        lang: 'en',
        tools: [
          exampleTool('en', {
            name: 'cancel_order',
            description: 'Cancels an order. Requires explicit user confirmation.',
          }),
        ],
      },
      {
        lang: 'zh',
        tools: [exampleTool('zh', { name: 'cancel_order', description: '用户确认后取消订单。' })],
      },
    ],
  },
  check: ({ tool }, report) => {
    const said = confirmationSaid(tool)
    if (!said || effectAtStake(tool) === 'read' || annotationsOf(tool).readOnlyHint === true) return
    const confirmer = contractOf(tool)?.confirmation?.who
    if (confirmer !== undefined && confirmer !== 'none') return
    if (confirmer === undefined && isAskedFor(tool)) return
    const { words, path, who } = said
    report({
      message: confirmer === 'none' ? 'denied' : 'notKept',
      path,
      values: { words },
      fix: { id: who, values: {}, edits: [stateConfirmation(tool, who)] },
    })
  },
})

/** A parameter, a field of the result, a signal or check of the contract, or a host's own setting. */
function isAskedFor(tool: JsonNode): boolean {
  const asks = (name: string | undefined): boolean =>
    name !== undefined && ASKS_BY_NAME.test(snakeName(name))
  if (parametersOf(tool).some(({ name }) => asks(name))) return true
  const { signals = [], checks = [] } = contractOf(tool) ?? {}
  if (signals.some(({ field }) => asks(field))) return true
  if (checks.some(({ text }) => /confirm|approv|consent|确认|同意|批准|审批/i.test(text)))
    return true
  const output = get(tool, 'outputSchema')
  if (output && walkSchema(output, ['outputSchema']).some(({ name }) => asks(name))) return true
  return ['meta', 'execution', 'vendor'].some((key) => {
    const node = get(tool, key)
    return (
      node !== undefined &&
      /"[^"]*(?:confirm|approv|consent|elicit)[^"]*"\s*:/i.test(print(node, 0))
    )
  })
}
