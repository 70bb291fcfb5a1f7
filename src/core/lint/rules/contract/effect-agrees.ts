import { get, type JsonNode, type Path, stringOf } from '../../../json/node'
import { annotationsOf } from '../../../model/annotations'
import { type ContractEffect, contractOf, EFFECTS } from '../../../model/contract'
import { wordsOfNoReturn } from '../../../reading/irreversible'
import { opensWithChange, saysItOnlyReads, sentenceOfChange } from '../../../reading/name-promise'
import { hintsByContract } from '../../contract-edits'
import { exampleContract } from '../../example-contract'
import { exampleTool } from '../../example-tool'
import type { Severity } from '../../finding'
import { defineRule } from '../../rule'

export const effectAgrees = defineRule({
  id: 'effect-agrees',
  group: 'contract',
  severity: 'error',
  evidence: 'guidance',
  source: 'cyanheads annotation-coherence, MCPLint state-changing-tool-marked-read-only, TDQS.',
  summary: {
    en: 'What the contract says a call changes is what the annotations and the text say.',
    zh: '契约写的影响，和注解、说明写的一致。',
  },
  why: {
    en: 'Hosts go by the annotations, the model by the text, reviewers by the contract. One of them is being misled.',
    zh: '平台看注解，模型看说明，审阅者看契约。不一致，总有一方被误导。',
  },
  messages: {
    unknown: {
      en: 'The effect in the contract is none of: {effects}.',
      zh: '契约里的影响不是这几种之一：{effects}。',
    },
    hint: {
      en: 'The contract says "{effect}", and the annotations say {hint}.',
      zh: '契约写的是“{effect}”，注解写的却是{hint}。',
    },
    textWrites: {
      en: 'The contract says "{effect}", and the text says that something is changed.',
      zh: '契约写的是“{effect}”，说明却说会有改动。',
    },
    textReads: {
      en: 'The contract says "{effect}", and the text says that the tool only reads.',
      zh: '契约写的是“{effect}”，说明却说只是查询。',
    },
    textFinal: {
      en: 'The contract says "{effect}", and the text says that it cannot be taken back (“{words}”).',
      zh: '契约写的是“{effect}”，说明却说无法撤回（“{words}”）。',
    },
  },
  fixes: {
    match: {
      en: 'Set the annotations to what the contract says',
      zh: '把注解改成和契约一致',
    },
  },
  examples: {
    good: [
      { lang: 'en', tools: [exampleContract('en')] },
      { lang: 'zh', tools: [exampleTool('zh', { members: { contract: { effect: 'read' } } })] },
    ],
    bad: [
      { lang: 'en', tools: [exampleContract('en', {}, { annotations: { readOnlyHint: true } })] },
      {
        lang: 'zh',
        tools: [exampleContract('zh', {}, { description: '永久删除订单，无法恢复。' })],
      },
    ],
  },
  check: ({ tool }, report) => {
    const node = get(get(tool, 'contract'), 'effect')
    const effect = contractOf(tool)?.effect
    if (node && effect === undefined) {
      // Empty is not written yet.
      if (stringOf(node)?.trim() === '' || node.kind === 'null') return
      const values = { effects: EFFECTS.join(', ') }
      report({ message: 'unknown', path: AT, values, severity: 'warning' })
    }
    if (effect === undefined) return
    const clash = clashOfHints(tool, effect)
    if (clash) {
      const { hint, value, severity } = clash
      report({
        message: 'hint',
        path: ['annotations', hint],
        values: { effect, hint: `${hint}: ${String(value)}` },
        severity,
        ...(severity === 'info'
          ? {}
          : { fix: { id: 'match', values: {}, edits: hintsByContract(tool) } }),
      })
    }
    const words = wordsOfNoReturn(tool)
    if (words !== undefined && effect !== 'destructive' && effect !== 'read')
      report({ message: 'textFinal', path: AT, values: { effect, words }, severity: 'warning' })
    if (effect === 'read' && (words !== undefined || sentenceOfChange(tool) !== undefined))
      report({ message: 'textWrites', path: AT, values: { effect }, severity: sure(tool) })
    if (effect !== 'read' && saysItOnlyReads(tool))
      report({ message: 'textReads', path: AT, values: { effect }, severity: 'warning' })
  },
})

const AT: Path = ['contract', 'effect']

/** The first sentence leaves no doubt; a later one may be about something else. */
const sure = (tool: JsonNode): Severity => (opensWithChange(tool) ? 'error' : 'warning')

/** The hint that says the opposite of the contract, if one does. */
function clashOfHints(
  tool: JsonNode,
  effect: ContractEffect,
): { readonly hint: string; readonly value: boolean; readonly severity: Severity } | undefined {
  const { readOnlyHint, destructiveHint } = annotationsOf(tool)
  if (effect === 'read') {
    if (readOnlyHint === false) return { hint: 'readOnlyHint', value: false, severity: 'error' }
    if (destructiveHint === true) return { hint: 'destructiveHint', value: true, severity: 'error' }
    return undefined
  }
  if (readOnlyHint === true) return { hint: 'readOnlyHint', value: true, severity: 'error' }
  if (effect === 'destructive' && destructiveHint === false)
    return { hint: 'destructiveHint', value: false, severity: 'error' }
  if (effect !== 'destructive' && destructiveHint === true)
    // MCP calls overwriting destructive too, so an ordinary write may say so.
    return {
      hint: 'destructiveHint',
      value: true,
      severity: effect === 'low-risk-write' ? 'warning' : 'info',
    }
  return undefined
}
