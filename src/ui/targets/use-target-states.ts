import { useEffect, useMemo, useState } from 'react'
import type { JsonObject } from '../../core/json/node'
import { inIdleSlices } from './idle-slices'
import type { Mark } from './target-list'
import { knownState, type TargetState, targetState } from './target-state'

/** The marks are worked out when typing has rested so long. */
const REST_MS = 150

export type States = ReadonlyMap<string, TargetState>

const NONE: States = new Map()

/** All of them, if each was worked out before. */
function knownStates(tool: JsonObject | undefined, marks: readonly Mark[]): States | undefined {
  if (!tool) return NONE
  const states = new Map<string, TargetState>()
  for (const { key, writer } of marks) {
    const state = knownState(tool, writer)
    if (!state) return undefined
    states.set(key, state)
  }
  return states
}

/** How each mark takes the tool; until that is worked out, how it took the tool before. */
export function useTargetStates(tool: JsonObject | undefined, marks: readonly Mark[]): States {
  const [shown, setShown] = useState(NONE)
  const ready = useMemo(() => knownStates(tool, marks), [tool, marks])
  useEffect(() => {
    if (!tool) return
    let stop = (): void => undefined
    const steps = marks.map(
      ({ writer }) =>
        () =>
          void targetState(tool, writer),
    )
    const timer = setTimeout(() => {
      stop = inIdleSlices(steps, () => setShown(knownStates(tool, marks) ?? NONE))
    }, REST_MS)
    return () => {
      clearTimeout(timer)
      stop()
    }
  }, [tool, marks])
  return ready ?? shown
}
