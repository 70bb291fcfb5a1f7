import { useRef } from 'react'
import type { JsonObject } from '../../core/json/node'
import { toolTextTyped } from '../../state/document'
import { useFormTool } from './form-context'
import { toolNow } from './tool-now'

/** The tool's text before the first key of a run and after the last one that was taken. */
interface Run {
  readonly before: string
  readonly place: string
  made: string
}

/**
 * Keys pressed one after another in a field are a run. `1,000` is no number and none of its first
 * letters was meant: where a key leads to what cannot be taken, the run so far is taken back.
 */
export function useTypingRun(): {
  /** Makes one edit of the run; `place` is what its edits are one step by, as in the field's `useEdit`. */
  readonly make: (place: string, edit: () => void) => void
  /** Brings back what was before the run, and gives the tool as it is then. */
  readonly takeBack: () => JsonObject | undefined
} {
  const { id } = useFormTool()
  const run = useRef<Run>(undefined)
  const make = (place: string, edit: () => void): void => {
    const { text } = toolNow(id)
    if (run.current?.made !== text) {
      run.current = { before: text, place, made: text }
      // What is typed when the field is come back to is a run of its own.
      document.activeElement?.addEventListener('focusout', () => (run.current = undefined), {
        once: true,
      })
    }
    edit()
    run.current.made = toolNow(id).text
  }
  const takeBack = (): JsonObject | undefined => {
    const { current } = run
    if (current && current.made !== current.before && current.made === toolNow(id).text) {
      toolTextTyped(id, current.before, `${id}:${current.place}`)
      current.made = current.before
    }
    return toolNow(id).tool
  }
  return { make, takeBack }
}
