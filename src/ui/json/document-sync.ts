import { changeBetween } from '../../core/json/edit'
import type { ToolRecord } from '../../core/model/tool-set'
import { type DocumentState, toolTextTyped, useDocument } from '../../state/document'
import { asTyped } from '../../state/drawn'
import { countBursts } from './bursts'
import { type History, joinHistory } from './editor-history'
import {
  changeTo,
  movedOver,
  rawAfter,
  viewTextOf,
  type ViewChange,
  withChange,
} from './editor-text'
import { type Editor, type Model, monaco, TOOL_ADDRESS } from './monaco'

/** Caret and scroll position of each tool, for when it is shown again. */
const viewStates = new Map<string, ReturnType<Editor['saveViewState']>>()

export interface DocumentSync {
  /** The tool in the editor, as the document has it. */
  readonly shown: () => ToolRecord | undefined
  /** Whether the editor is being brought in line, so that what it reports is an echo. */
  readonly writing: () => boolean
  /** The undo step that the last typing belongs to. */
  readonly lastBurst: () => string
  readonly dispose: () => void
}

const selectedOf = ({ set, selected }: DocumentState): ToolRecord | undefined =>
  set.tools.find((tool) => tool.id === selected)

/**
 * Keeps the editor and the document's text the same, both ways. The document owns the text:
 * typing becomes its next text, and any other change to it reaches the editor as the smallest
 * edit, so that caret, scroll position and folding stay.
 */
export function syncDocument(editor: Editor): DocumentSync {
  const models = new Map<string, Model>()
  const bursts = countBursts()
  let shown: ToolRecord | undefined
  let writing = false
  let typing = false
  let composing = false
  const history = joinHistory(editor)

  const typed = (changes: readonly ViewChange[], shownText: string): void => {
    const before = selectedOf(useDocument.getState())
    if (!shown || before?.id !== shown.id) return
    const raw = rawAfter(before.text, changes, shownText)
    typing = true
    asTyped(() => toolTextTyped(before.id, raw, bursts.keyFor(before.id, changes)))
    typing = false
    // A byte order mark that was pasted is the text's, not the editor's. Monaco is still busy with
    // the change that it reported, so its text waits.
    const model = models.get(before.id)
    if (model && viewTextOf(raw) !== shownText) queueMicrotask(() => align(model, raw))
  }

  const align = (model: Model, raw: string): void => {
    const change = changeBetween(model.getValue(), viewTextOf(raw))
    if (!change) return
    const range = rangeOf(model, change.start, change.end)
    writing = true
    model.applyEdits([{ range, text: change.insert }])
    writing = false
    history.changed(change.start + change.insert.length)
  }

  const show = (): void => {
    const record = selectedOf(useDocument.getState())
    if (record === shown || composing) return
    const other = record?.id !== shown?.id
    if (other && shown) viewStates.set(shown.id, editor.saveViewState())
    shown = record
    if (!record) return editor.setModel(null)
    const model = models.get(record.id) ?? newModel(models, history, record)
    if (!typing) align(model, record.text)
    if (!other) return
    editor.setModel(model)
    const state = viewStates.get(record.id)
    if (state) editor.restoreViewState(state)
  }

  /** What an input method composed arrives in one piece, since the text was left alone meanwhile. */
  const composed = (): void => {
    composing = false
    const before = selectedOf(useDocument.getState())
    // The editor still holds the text of when the composition began, with what was composed.
    const began = shown && viewTextOf(shown.text)
    const change = began !== undefined && changeTo(began, editor.getModel()?.getValue() ?? '')
    if (!change || before?.id !== shown?.id) return show()
    const other = viewTextOf(before!.text)
    const moved = movedOver(change, began, other)
    typed([moved], withChange(other, moved))
    const model = models.get(before!.id)
    if (model) queueMicrotask(() => align(model, selectedOf(useDocument.getState())?.text ?? other))
  }

  show()
  const subscriptions = [
    editor.onDidChangeModelContent((event) => {
      if (writing || composing) return
      typed(event.changes, editor.getModel()?.getValue() ?? '')
    }),
    editor.onDidCompositionStart(() => void (composing = true)),
    editor.onDidCompositionEnd(composed),
    { dispose: useDocument.subscribe(show) },
    history,
  ]
  return {
    shown: () => shown,
    writing: () => writing,
    lastBurst: bursts.last,
    dispose: () => {
      if (shown && editor.getModel()) viewStates.set(shown.id, editor.saveViewState())
      for (const each of subscriptions) each.dispose()
      for (const model of models.values()) model.dispose()
    },
  }
}

function newModel(models: Map<string, Model>, history: History, { id, text }: ToolRecord): Model {
  const uri = monaco.Uri.parse(`${TOOL_ADDRESS}${id}.json`)
  const model = monaco.editor.createModel(viewTextOf(text), 'json', uri)
  // A text without a line break would take the system's line end.
  model.setEOL(monaco.editor.EndOfLineSequence.LF)
  history.takeOver(model)
  models.set(id, model)
  return model
}

export function rangeOf(model: Model, start: number, end: number) {
  return monaco.Range.fromPositions(model.getPositionAt(start), model.getPositionAt(end))
}
