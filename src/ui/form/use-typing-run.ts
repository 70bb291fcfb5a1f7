import { useRef } from 'react'
import type { JsonObject, Path } from '../../core/json/node'
import { pointer } from '../../core/json/pointer'
import type { WordKey } from '../../i18n/words'
import { toolTextTyped } from '../../state/document'
import { useFormTool } from './form-context'
import { toolNow } from './tool-now'
import { useRefusal } from './use-refusal'

/** The tool's text before the first key of a run and after the last one that was taken. */
interface Run {
  readonly before: string
  readonly place: string
  made: string
}

/**
 * Keys pressed one after another in a field are a run. `1,000` is no number and none of its first
 * letters was meant: where a key leads to what cannot be taken, the run so far is taken back.
 * `shownOf` says what the field shows of a tool.
 */
export function useTypingRun(shownOf: (tool: JsonObject) => string): {
  /** Why what stands in the field is not in the document. */
  readonly refusal: WordKey | undefined
  /** Makes one edit of the run; `place` is what its edits are one step by, as in the field's `useEdit`. */
  readonly take: (place: Path, edit: () => void) => void
  /** Brings back what was before the run, says why, and gives what the field would show of it. */
  readonly refuse: (reason: WordKey) => string
} {
  const { id, tool } = useFormTool()
  const [refusal, setRefusal] = useRefusal(shownOf(tool))
  const run = useRef<Run>(undefined)
  const take = (place: Path, edit: () => void): void => {
    setRefusal(undefined)
    const { text } = toolNow(id)
    if (run.current?.made !== text) {
      run.current = { before: text, place: pointer(place), made: text }
      // What is typed when the field is come back to is a run of its own.
      document.activeElement?.addEventListener('focusout', () => (run.current = undefined), {
        once: true,
      })
    }
    edit()
    run.current.made = toolNow(id).text
  }
  const refuse = (reason: WordKey): string => {
    const { current } = run
    if (current && current.made !== current.before && current.made === toolNow(id).text) {
      toolTextTyped(id, current.before, `${id}:${current.place}`)
      current.made = current.before
    }
    const kept = shownOf(toolNow(id).tool ?? tool)
    setRefusal(reason, kept)
    return kept
  }
  return { refusal, take, refuse }
}
