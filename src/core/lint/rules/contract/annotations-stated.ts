import type { Edit } from '../../../json/edit'
import type { JsonNode } from '../../../json/node'
import { annotationsOf, type Hint } from '../../../model/annotations'
import { contractOf } from '../../../model/contract'
import { nameOf } from '../../../model/tool'
import { promiseOf } from '../../../reading/name-promise'
import { ADDING_VERBS } from '../../../reading/words/adding-verbs'
import { nameWords } from '../../../reading/words/name-words'
import { hintsByContract, stateHints } from '../../contract-edits'
import { exampleContract } from '../../example-contract'
import { exampleTool } from '../../example-tool'
import { defineRule } from '../../rule'
import { effectAtStake } from '../../stakes'

export const annotationsStated = defineRule({
  id: 'annotations-stated',
  group: 'contract',
  severity: 'warning',
  evidence: 'guidance',
  source:
    "MCP's defaults: every tool is taken as destructive until said; pipefy #645: 62 % omit it.",
  needs: 'annotations',
  summary: {
    en: 'The annotations say whether the tool only reads; of one that does not, whether it is hard to undo and may be repeated.',
    zh: '注解写明工具是否只读；会改动的，写明是否难以撤回、能否重复调用。',
  },
  why: {
    en: 'Unstated, clients take every tool as destructive: users are asked about harmless reads until they agree to everything.',
    zh: '不写，客户端就当每个工具都有破坏性：连查询都要问，用户很快就什么都点同意。',
  },
  messages: {
    read: {
      en: 'The tool only reads, and readOnlyHint does not say so: clients assume that it destroys.',
      zh: '这个工具只读，readOnlyHint却没有写：客户端会当它有破坏性。',
    },
    write: {
      en: 'The tool changes something, and these hints are not stated: {hints}.',
      zh: '这个工具会改动数据，却没有写明这些提示：{hints}。',
    },
  },
  fixes: {
    readOnly: { en: 'State readOnlyHint: true', zh: '写明readOnlyHint: true' },
    state: { en: 'State {hints}', zh: '写明{hints}' },
  },
  examples: {
    good: [
      { lang: 'en', tools: [exampleTool('en', { members: marked() })] },
      { lang: 'zh', tools: [exampleContract('zh')] },
    ],
    bad: [
      { lang: 'en', tools: [exampleTool('en', { name: 'list_orders' })] },
      {
        lang: 'zh',
        tools: [exampleContract('zh', {}, { annotations: { readOnlyHint: false } })],
      },
    ],
  },
  check: ({ tool }, report) => {
    const stated = annotationsOf(tool)
    // Whether a hint is right is another rule's question; without a name there is nothing to say.
    if (stated.readOnlyHint === true || nameOf(tool) === '') return
    const effect = effectAtStake(tool)
    const path = ['annotations']
    // Name and text say different things; which of them is right, only the author or a contract knows.
    const promise = contractOf(tool)?.effect === undefined ? promiseOf(tool)?.effect : undefined
    if (
      promise !== undefined &&
      effect !== 'unclear' &&
      (promise === 'read') !== (effect === 'read')
    )
      return
    if (effect === 'read') {
      if (stated.readOnlyHint === undefined && stated.destructiveHint !== true)
        report({
          message: 'read',
          path: [...path, 'readOnlyHint'],
          values: {},
          severity: 'info',
          fix: { id: 'readOnly', values: {}, edits: stateHints(tool, { readOnlyHint: true }) },
        })
      return
    }
    if (effect === 'unclear') return
    const missing = (['destructiveHint', 'idempotentHint'] as const).filter(
      (hint) => stated[hint] === undefined,
    )
    if (missing.length === 0) return
    const edits = editsFor(tool, missing)
    report({
      message: 'write',
      path: [...path, missing[0]!],
      values: { hints: missing.join(', ') },
      ...(edits ? { fix: { id: 'state', values: { hints: inWords(edits) }, edits } } : {}),
    })
  },
})

/** What can be said of a write: by its contract, else what its verb leaves no doubt about. */
function editsFor(tool: JsonNode, missing: readonly Hint[]): readonly Edit[] | undefined {
  if (contractOf(tool)?.effect !== undefined) return hintsByContract(tool)
  const isDestructive =
    annotationsOf(tool).destructiveHint ??
    (effectAtStake(tool) === 'destructive'
      ? true
      : nameWords(nameOf(tool)).some((word) => ADDING_VERBS.has(word))
        ? false
        : undefined)
  if (isDestructive === undefined) return undefined
  // That a call must not be repeated is what clients assume; saying so promises nothing.
  const hints = { destructiveHint: isDestructive, idempotentHint: false }
  return stateHints(
    tool,
    Object.fromEntries(missing.map((hint) => [hint, hints[hint as 'idempotentHint']])),
  )
}

const inWords = (edits: readonly Edit[]): string =>
  edits
    .flatMap((edit) =>
      edit.op === 'set' && edit.value.kind === 'boolean'
        ? `${String(edit.path.at(-1))}: ${String(edit.value.value)}`
        : [],
    )
    .join(', ')

function marked(): Readonly<Record<string, unknown>> {
  return { annotations: { readOnlyHint: true } }
}
