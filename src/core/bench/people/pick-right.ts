import type { Pick } from '../../review/entry'
import type { Expected } from '../questions/question'

/** Whether a pick is what is expected; undefined where the question waits for its answer. */
export function pickRight(expected: Expected, picked: Pick['picked']): boolean | undefined {
  if (expected.is === 'tool' && expected.tools.length === 0) return undefined
  if (typeof picked === 'string') return expected.is === picked
  return expected.is === 'tool' && expected.tools.includes(picked.tool)
}
