import type { Loss } from '../../core/dialects/dialect'
import type { JsonObject } from '../../core/json/node'
import { nameOf } from '../../core/model/tool'
import { fateOf, isWarning } from './fate'
import { takes, type Took, type Writer, writerId } from './target'

/** How a target takes a tool. A tool that nobody has named yet is unfinished, not refused. */
export type Sign = 'asIs' | 'changed' | 'warned' | 'refused' | 'unnamed'

export interface TargetState {
  readonly sign: Sign
  /** Of what the sign says: things that are different for the model, warnings, or reasons. */
  readonly count: number
  /** What stays behind and no model sees: it changes no sign. */
  readonly forHost: number
}

const isWarned = (loss: Loss): boolean => fateOf(loss) === 'warned'

export function stateOfTook(tool: JsonObject, { ok, losses, errors }: Took): TargetState {
  const forHost = losses.filter((loss) => fateOf(loss) === 'host').length
  const warnings = errors.filter(isWarning).length
  if (!ok) {
    const sign = nameOf(tool).trim() === '' ? 'unnamed' : 'refused'
    return { sign, count: errors.length - warnings, forHost }
  }
  const changes = losses.length - forHost - losses.filter(isWarned).length
  if (changes > 0) return { sign: 'changed', count: changes, forHost }
  const warned = losses.length - forHost + warnings
  return { sign: warned > 0 ? 'warned' : 'asIs', count: warned, forHost }
}

/** A tool that is typed in is a new node each time, so nothing in here grows old. */
const known = new WeakMap<JsonObject, Map<string, TargetState>>()

/** The state if it was worked out before. */
export const knownState = (tool: JsonObject, writer: Writer): TargetState | undefined =>
  known.get(tool)?.get(writerId(writer))

export function targetState(tool: JsonObject, writer: Writer): TargetState {
  const before = knownState(tool, writer)
  if (before) return before
  const state = stateOfTook(tool, takes(tool, writer))
  const own = known.get(tool) ?? new Map<string, TargetState>()
  known.set(tool, own.set(writerId(writer), state))
  return state
}
