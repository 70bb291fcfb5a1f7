import { useMemo, useState } from 'react'
import { addInjected } from '../../../core/authoring/injected/move-injected'
import {
  addRows,
  type IfTaken,
  withChoice,
  withoutExamples,
} from '../../../core/authoring/rows/add-rows'
import type { PasteKind } from '../../../core/authoring/rows/pasted-rows'
import { pasteKindOf, readPasted } from '../../../core/authoring/rows/read-pasted'
import { afterEdits } from '../../../core/json/after-edits'
import { INPUT, parametersIn } from '../../../core/model/parameters'
import { useEdit, useFormTool } from '../form-context'
import type { RowChoice } from './RowPreview'

/** What was pasted, how it is read, what the author chose of it, and the one edit that takes it. */
export function usePastedRows(start: string) {
  const { tool } = useFormTool()
  const edit = useEdit()
  const [text, setText] = useState(start)
  const [asked, setAsked] = useState<PasteKind | undefined>()
  const [choices, setChoices] = useState<ReadonlyMap<string, RowChoice>>(new Map())
  const [hasExamples, setExamples] = useState(true)
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  const detected = useMemo(() => pasteKindOf(text), [text])
  const kind = asked ?? detected
  const read = useMemo(
    () => (kind && text.trim() !== '' ? readPasted(text, kind) : undefined),
    [text, kind],
  )
  const found = parametersIn(tool)
  const taken = new Set(found.kind === 'list' ? found.parameters.map(({ name }) => name) : [])
  const rows = (read?.rows ?? []).map((row) => ({
    row,
    isTaken: taken.has(row.name),
    choice: choices.get(row.name) ?? {
      isTaken: row.isUnlikely !== true,
      isRequired: row.isRequired,
      ifTaken: 'skip' as IfTaken,
      values: new Set<number>(),
    },
  }))
  const chosen = rows.filter(
    ({ choice, isTaken }) => choice.isTaken && !(isTaken && choice.ifTaken === 'skip'),
  )
  const injected = (read?.injected ?? []).filter(({ name }) => !left.has(name))
  const take = () => {
    const edits = addRows(
      tool,
      INPUT,
      chosen.map(({ row, choice }) => {
        const bare = hasExamples ? row.schema : withoutExamples(row.schema)
        const schema = row.choices.reduce(
          (all, { path, values }, i) =>
            choice.values.has(i) ? withChoice(all, path, values) : all,
          bare,
        )
        return { name: row.name, schema, isRequired: choice.isRequired, ifTaken: choice.ifTaken }
      }),
    )
    let now = afterEdits(tool, edits)
    const more = injected.flatMap(({ name }) => {
      const added = addInjected(now, name)
      now = afterEdits(now, added)
      return added
    })
    edit([...edits, ...more])
  }
  return {
    text,
    onText: (next: string) => {
      setText(next)
      setChoices(new Map())
    },
    isAsked: asked !== undefined,
    ask: setAsked,
    isDetected: detected !== undefined,
    kind,
    read,
    rows,
    choose: (name: string, choice: RowChoice) => setChoices(new Map(choices).set(name, choice)),
    hasExamples,
    setExamples,
    isLeft: (name: string) => left.has(name),
    setTaken: (name: string, isTaken: boolean) => {
      const next = new Set(left)
      if (isTaken) next.delete(name)
      else next.add(name)
      setLeft(next)
    },
    count: chosen.length,
    injectedCount: injected.length,
    take,
  }
}
