import type { Loss, SetError } from '../../dialects/dialect'
import type { JsonObject } from '../../json/node'
import { agentsOf } from './export-marks'
import { pointersToLeftOut } from './left-out-pointers'
import { type LeftOutReason, type Profiled } from './profiles'

/** A tool that a profile leaves out, by index, and why: a place and a code whose sentence says it. */
export interface LeftOut {
  readonly index: number
  readonly loss: Loss
}

const EFFECT = ['contract', 'effect']

/** By what the sentence of each reason is found, and where in the tool the reason stands. */
const TOLD: Readonly<Record<LeftOutReason, Loss>> = {
  hidden: { code: 'export.left-out-hidden', path: ['exports', 'hidden'] },
  'not-chosen': { code: 'export.left-out-not-chosen', path: [] },
  'no-agent': { code: 'export.left-out-no-agent', path: ['exports', 'agents'] },
  'other-agent': { code: 'export.left-out-other-agent', path: ['exports', 'agents'] },
  writes: { code: 'export.left-out-writes', path: EFFECT },
  'effect-unclear': { code: 'export.left-out-effect-unclear', path: EFFECT },
}
const WRITES_GUESSED: Loss = { code: 'export.left-out-writes-guessed', path: EFFECT }

/** The tools that a profile leaves out, in their order. */
export const leftOutOf = (
  tools: readonly JsonObject[],
  profile: readonly Profiled[],
): readonly LeftOut[] =>
  profile.flatMap(({ why, isGuessed }, index): readonly LeftOut[] => {
    if (why === undefined) return []
    if (why === 'writes' && isGuessed) return [{ index, loss: WRITES_GUESSED }]
    const agents = agentsOf(tools[index]!).join(', ')
    const loss = why === 'other-agent' ? { ...TOLD[why], values: { agents } } : TOLD[why]
    return [{ index, loss }]
  })

/**
 * Warnings on what a profile lets in: tools that only seem to read, and those that send the model to
 * one that is left out. `index` counts in the list that is exported.
 */
export function profileWarnings(
  tools: readonly JsonObject[],
  profile: readonly Profiled[],
): readonly SetError[] {
  const guessed = profile
    .filter(({ why }) => why === undefined)
    .flatMap(({ isGuessed }, index): readonly SetError[] =>
      isGuessed ? [{ code: 'export.reads-guessed', path: EFFECT, index, severity: 'warning' }] : [],
    )
  return [...guessed, ...pointersToLeftOut(tools, profile)]
}
