import type { JsonNode } from '../../../json/node'
import { contractOf } from '../../../model/contract'
import { descriptionText } from '../../../model/description'
import { nameOf } from '../../../model/tool'
import { isAcceptedState, wordsThatGoOn } from '../../../reading/accepted'
import { nameWords } from '../../../reading/words/name-words'
import { exampleContract } from '../../example-contract'
import { defineRule } from '../../rule'
import { changesSomething } from '../../stakes'

/** A tool that itself is the review, so that its answer ends it. */
const DECIDES = new Set(['approve', 'reject', 'review', 'audit', 'decline', 'confirm'])

export const acceptedApartFromDone = defineRule({
  id: 'accepted-apart-from-done',
  group: 'contract',
  severity: 'warning',
  evidence: 'guidance',
  source: 'RFC 9110: 202 Accepted says nothing of the end; practice with refunds and approvals.',
  needs: 'contract',
  summary: {
    en: 'Where work goes on after the answer, “accepted” is an outcome of its own, apart from “done”.',
    zh: '答复之后还要继续处理的，“已受理”和“已完成”是两种结果。',
  },
  why: {
    en: 'With one word for both, the user hears that it is done while a reviewer has not even looked.',
    zh: '两者用同一个词，用户听到的就是“办好了”，而审核还没开始。',
  },
  messages: {
    notApart: {
      en: 'The work goes on after the answer (“{words}”), and no outcome says “accepted, not done yet”.',
      zh: '答复之后还要继续处理（“{words}”），却没有“已受理、未完成”这样的结果。',
    },
  },
  fixes: {},
  examples: {
    good: [
      { lang: 'en', tools: [exampleContract('en')] },
      { lang: 'zh', tools: [exampleContract('zh')] },
    ],
    bad: [
      {
        lang: 'en',
        tools: [
          exampleContract(
            'en',
            { outcomes: ['COMPLETED', 'REJECTED'] },
            { description: 'Asks for a refund. The request is queued; staff decide later.' },
            'request_refund',
          ),
        ],
      },
      {
        lang: 'zh',
        tools: [
          exampleContract(
            'zh',
            { outcomes: [{ state: 'COMPLETED' }, { state: 'REJECTED' }] },
            { description: '提交退款申请，由人工审核后退款。' },
            'submit_refund_request',
          ),
        ],
      },
    ],
  },
  check: ({ tool }, report) => {
    const outcomes = contractOf(tool)?.outcomes ?? []
    if (outcomes.length === 0 || !changesSomething(tool)) return
    if (outcomes.some(({ state, meaning }) => isAcceptedState(state) || goesOn(meaning))) return
    if (nameWords(nameOf(tool)).some((word) => DECIDES.has(word))) return
    const words = wordsThatGoOn(saidOf(tool))
    if (words) report({ message: 'notApart', path: ['contract', 'outcomes'], values: { words } })
  },
})

const goesOn = (meaning = ''): boolean => wordsThatGoOn(meaning) !== undefined

/** All in which an author says what happens after the answer. */
function saidOf(tool: JsonNode): string {
  const contract = contractOf(tool)
  const { timeout, verification } = contract ?? {}
  return [descriptionText(tool), verification, timeout?.text].filter(Boolean).join('\n')
}
