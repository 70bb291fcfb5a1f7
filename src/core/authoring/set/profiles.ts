import type { JsonObject } from '../../json/node'
import { annotationsOf } from '../../model/annotations'
import { contractOf } from '../../model/contract'
import { oncePer } from '../../once-per'
import { readTool } from '../../reading/read-tool'
import { agentsOf, isHidden } from './export-marks'

/**
 * Which tools of a set an export is to have; what is absent asks for nothing, and what is there is
 * all asked for. So `{}` is all tools that are not hidden.
 */
export interface ProfileChoice {
  /** Only those that change nothing. */
  readonly isReadOnly?: boolean
  /** Only those marked for this agent; a tool that is marked for none belongs to none. */
  readonly agent?: string
  /** Only these, by index. */
  readonly only?: readonly number[]
  /** Hidden tools too: where what is written can say itself that they are hidden. */
  readonly keepsHidden?: boolean
}

/** Why a tool is left out, the reasons that the author gave first. */
export const LEFT_OUT_REASONS = [
  'hidden',
  'not-chosen',
  'no-agent',
  'other-agent',
  'writes',
  'effect-unclear',
] as const
export type LeftOutReason = (typeof LEFT_OUT_REASONS)[number]

/** What a profile makes of one tool: absent `why`, it is in. */
export interface Profiled {
  readonly why?: LeftOutReason
  /** That it changes something, or nothing, is read from its texts; its author states neither. */
  readonly isGuessed: boolean
}

/**
 * What a choice makes of each tool, in their order. A hidden tool is in none by itself. A tool of which neither
 * contract nor hint says whether it changes anything is judged by its texts, and is left out of what
 * is read only where they do not say it either, or contradict the hint.
 */
export const profileOf = (
  choice: ProfileChoice,
  tools: readonly JsonObject[],
): readonly Profiled[] => tools.map((tool, index) => profiled(choice, tool, index))

function profiled(choice: ProfileChoice, tool: JsonObject, index: number): Profiled {
  const { isReadOnly = false, agent, only } = choice
  const stated = (why: LeftOutReason): Profiled => ({ why, isGuessed: false })
  if (isHidden(tool) && choice.keepsHidden !== true) return stated('hidden')
  if (only && !only.includes(index)) return stated('not-chosen')
  if (agent !== undefined) {
    const agents = agentsOf(tool)
    if (agents.length === 0) return stated('no-agent')
    if (!agents.includes(agent.trim())) return stated('other-agent')
  }
  return isReadOnly ? changes(tool) : { isGuessed: false }
}

/** Whether a tool may go where nothing may be changed. */
const changes = oncePer((tool: JsonObject): Profiled => {
  const effect = contractOf(tool)?.effect
  if (effect === 'read') return { isGuessed: false }
  if (effect !== undefined) return { why: 'writes', isGuessed: false }
  const { readOnlyHint, destructiveHint } = annotationsOf(tool)
  if (readOnlyHint === false || destructiveHint === true) return { why: 'writes', isGuessed: false }
  const read = readTool(tool).effect
  const isHinted = readOnlyHint === true
  if (read === 'unclear')
    return isHinted ? { isGuessed: false } : { why: 'effect-unclear', isGuessed: true }
  if (read === 'read') return { isGuessed: !isHinted }
  return { why: isHinted ? 'effect-unclear' : 'writes', isGuessed: true }
})
