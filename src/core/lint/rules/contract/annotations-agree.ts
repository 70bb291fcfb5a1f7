import type { JsonNode } from '../../../json/node'
import { annotationsOf, type Hint } from '../../../model/annotations'
import { contractOf } from '../../../model/contract'
import { descriptionText } from '../../../model/description'
import { wordsOfNoReturn } from '../../../reading/irreversible'
import {
  opensWithChange,
  promiseOf,
  saysItOnlyReads,
  sentenceOfChange,
} from '../../../reading/name-promise'
import { readTool } from '../../../reading/read-tool'
import { ADDING_VERBS } from '../../../reading/words/adding-verbs'
import { SAYS_NO_CHANGE } from '../../../reading/words/promise-verbs'
import { hintsByContract } from '../../contract-edits'
import { exampleContract } from '../../example-contract'
import { exampleTool } from '../../example-tool'
import { defineRule } from '../../rule'

/** What these verbs take away is gone, or is hard to bring back. */
const TAKES_AWAY = /^(?:delete|destroy|purge|erase|wipe|drop|truncate|terminate)$/

const DELETES = { description: 'Deletes one order.' }
const hints = (annotations: object) => ({ members: { annotations } })

export const annotationsAgree = defineRule({
  id: 'annotations-agree',
  group: 'contract',
  severity: 'error',
  evidence: 'guidance',
  source: 'cyanheads annotation-coherence, TDQS annotation contradiction, MCPJam claude directory.',
  needs: 'annotations',
  summary: {
    en: 'The annotations agree with the name, the text and one another.',
    zh: '注解与名称、说明一致，各项提示互不矛盾。',
  },
  why: {
    en: 'Hosts let a tool marked read-only run without asking. A wrong mark is a write that nobody sees.',
    zh: '标为只读的工具，平台不问就放行。标错了，就是一次谁也没看到的改动。',
  },
  messages: {
    each: {
      en: 'The hints contradict each other: nothing is changed, and it is hard to undo.',
      zh: '两项提示互相矛盾：一项说不会改动，一项说难以撤回。',
    },
    changes: {
      en: 'The annotations say that the tool only reads, and it says that it changes something.',
      zh: '注解说这个工具只读，它自己却说会改动数据。',
    },
    reads: {
      en: 'The annotations say that the tool changes something, and its name and text say that it only reads.',
      zh: '注解说这个工具会改动数据，名称和说明却都说只是查询。',
    },
    final: {
      en: 'The text says that it cannot be taken back (“{words}”), and destructiveHint says that it is easy to undo.',
      zh: '说明写着无法撤回（“{words}”），destructiveHint却说容易撤回。',
    },
    takesAway: {
      en: 'The tool says "{words}", and destructiveHint says that it is easy to undo. Is it?',
      zh: '工具写的是“{words}”，destructiveHint却说容易撤回：真的吗？',
    },
    repeat: {
      en: 'The contract and idempotentHint disagree on what a second identical call does.',
      zh: '相同的调用再来一次会怎样，契约和idempotentHint说法不一。',
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
      {
        lang: 'en',
        tools: [exampleTool('en', hints({ readOnlyHint: true, idempotentHint: true }))],
      },
      { lang: 'zh', tools: [exampleContract('zh')] },
    ],
    bad: [
      {
        lang: 'en',
        tools: [
          exampleTool('en', { name: 'delete_order', ...DELETES, ...hints({ readOnlyHint: true }) }),
        ],
      },
      { lang: 'zh', tools: [exampleTool('zh', hints({ readOnlyHint: false }))] },
      {
        lang: 'zh',
        tools: [exampleContract('zh', { idempotency: { by: 'none', text: '重复执行。' } })],
      },
    ],
  },
  check: ({ tool }, report) => {
    const stated = annotationsOf(tool)
    const { readOnlyHint, destructiveHint, idempotentHint } = stated
    const at = (hint: Hint) => ['annotations', hint]
    if (readOnlyHint === true && destructiveHint === true)
      report({ message: 'each', path: at('destructiveHint'), values: {} })
    const contract = contractOf(tool)
    const by = contract?.idempotency?.by
    const hinted = by === 'none' ? false : by === 'fields' ? true : idempotentHint
    if (readOnlyHint !== true && idempotentHint !== undefined && hinted !== idempotentHint)
      report({
        message: 'repeat',
        path: at('idempotentHint'),
        values: {},
        ...(contract?.effect === undefined
          ? {}
          : { fix: { id: 'match', values: {}, edits: hintsByContract(tool) } }),
      })
    // What the contract says of the effect is held against the hints by another rule.
    if (contract?.effect !== undefined) return
    if (readOnlyHint === true) {
      const doubt = changesSaid(tool)
      if (doubt)
        report({ message: 'changes', path: at('readOnlyHint'), values: {}, severity: doubt })
      return
    }
    const isMarked = readOnlyHint === false || destructiveHint === true
    if (isMarked && readTool(tool).effect === 'read' && saysItOnlyReads(tool)) {
      const path = at(readOnlyHint === false ? 'readOnlyHint' : 'destructiveHint')
      // Reads that leave a file or move a cursor are marked so with reason.
      const isSure = SAYS_NO_CHANGE.test(descriptionText(tool)) || destructiveHint === true
      report({ message: 'reads', path, values: {}, severity: isSure ? 'warning' : 'info' })
      return
    }
    if (destructiveHint !== false) return
    const path = at('destructiveHint')
    const words = wordsOfNoReturn(tool)
    const verb = promiseOf(tool)?.verb ?? ''
    // What only adds destroys nothing, though it cannot be taken back: the hint may be right.
    const severity = ADDING_VERBS.has(verb) ? 'info' : 'error'
    if (words !== undefined) report({ message: 'final', path, values: { words }, severity })
    else if (TAKES_AWAY.test(verb))
      report({ message: 'takesAway', path, values: { words: verb }, severity: 'info' })
  },
})

/** Whether the tool says that it changes something, and how surely. */
function changesSaid(tool: JsonNode): 'error' | 'warning' | undefined {
  const isWriteName = promiseOf(tool)?.effect === 'write'
  const isWriteText = opensWithChange(tool) || sentenceOfChange(tool) !== undefined
  if (isWriteName && isWriteText && !saysItOnlyReads(tool)) return 'error'
  // A sentence about something else may sound like a change; a tool that reads as a read is believed.
  const isRead = readTool(tool).effect === 'read' || saysItOnlyReads(tool)
  return sentenceOfChange(tool) !== undefined && !isRead ? 'warning' : undefined
}
