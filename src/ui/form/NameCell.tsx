import '../../i18n/words/params'
import '../../i18n/words/refusals'
import { useEffect, useId, useRef } from 'react'
import { applyEdits } from '../../core/json/edit'
import type { JsonObject, Path } from '../../core/json/node'
import { pointer } from '../../core/json/pointer'
import type { OwnParameter } from '../../core/model/parameters'
import { renameParameter } from '../../core/model/rename-parameter'
import type { WordKey } from '../../i18n/words'
import { toolTextTyped } from '../../state/document'
import { drawNow } from '../../state/drawn'
import { TextField } from '../kit/TextField'
import { useWords } from '../kit/use-words'
import { findingsId, useFindingsAt, useFormTool } from './form-context'
import { toolNow } from './tool-now'
import { useRefusal } from './use-refusal'

/** Where a run of keystrokes started, and the text that the last of them made. */
interface Start {
  readonly text: string
  readonly tool: JsonObject
  readonly name: string
  made: string
}

/** The parameter's name, renamed in place as it is typed. */
export function NameCell({
  parameter,
  owner,
  isNew,
  onRenamed,
}: {
  parameter: OwnParameter
  owner: Path
  isNew: boolean
  /** When the field is left under another name than it had: what it was called before. */
  onRenamed: (from: string) => void
}) {
  const t = useWords()
  const { id, newest, onAdded } = useFormTool()
  const start = useRef<Start>(undefined)
  const cell = useRef<HTMLSpanElement>(null)
  const isFound = useFindingsAt(parameter.path).some(
    (finding) => finding.path.length === parameter.path.length,
  )
  const [refusal, refuse] = useRefusal(parameter.name)
  const refusalId = useId()

  useEffect(() => {
    if (isNew) cell.current?.querySelector('input')?.select()
  }, [isNew])

  const rename = (to: string) => {
    const { text, tool } = toolNow(id)
    if (!tool) return
    // Always from where the run started: a name passed on the way must not gather what belongs to it.
    if (start.current?.made !== text)
      start.current = { text, tool, name: parameter.name, made: text }
    const { current } = start
    const place = `${id}:rename:${pointer([...owner, current.name])}`
    // None of the letters on the way to a name that cannot be is a name that was meant.
    const keep = (reason: WordKey): string => {
      if (current.made !== current.text) {
        toolTextTyped(id, current.text, place)
        stayNewest(current.name)
      }
      current.made = current.text
      refuse(reason, current.name)
      return current.name
    }
    if (to === '') return keep('refusals.nameEmpty')
    const edited = applyEdits(current.text, renameParameter(current.tool, owner, current.name, to))
    if (!edited.ok)
      return keep(edited.reason === 'name-taken' ? 'refusals.nameTaken' : 'refusals.notPossible')
    refuse(undefined)
    current.made = edited.text
    toolTextTyped(id, edited.text, place)
    stayNewest(to)
  }
  // A new parameter stays the new one under the name it is given.
  const stayNewest = (name: string): void => {
    if (newest !== pointer([...owner, 'properties', parameter.name])) return
    onAdded([...owner, 'properties', name])
    drawNow()
  }
  // Once typing is over, so that nothing moves under it; a name made up for a new row is in no text.
  const tell = () => {
    const from = start.current?.name
    const isGiven = from !== undefined && !(isNew && /^(?:parameter|field)(?:_\d+)?$/.test(from))
    if (isGiven && from !== parameter.name && start.current?.made === toolNow(id).text)
      onRenamed(from)
    // What is typed when the field is come back to is a run of its own.
    start.current = undefined
  }
  return (
    <span className="pn" ref={cell}>
      <TextField
        value={parameter.name}
        onText={rename}
        onBlur={tell}
        look="s mono"
        tone={refusal && 'error'}
        spellCheck={false}
        autoCapitalize="off"
        aria-label={t('params.parameterName')}
        aria-describedby={refusal ? refusalId : isFound ? findingsId(parameter.path) : undefined}
        data-path={pointer(parameter.path)}
      />
      {refusal && (
        <span className="refusal" id={refusalId} role="status">
          {t(refusal)}
        </span>
      )}
    </span>
  )
}
