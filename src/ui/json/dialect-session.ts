import { changeBetween } from '../../core/json/edit'
import type { Range } from '../../core/json/node'
import type { Lang } from '../../core/lint/rule'
import { redone, toolTextTyped, undone, useDocument } from '../../state/document'
import { countBursts } from './bursts'
import { canCarryBack, type DialectBase, dialectBase } from './dialect-base'
import {
  carriedBack,
  type CarryReport,
  type DialectDraft,
  followed,
  isHeld,
  NOTHING_HELD,
} from './dialect-draft'
import { drawHeld } from './dialect-marks'
import { rangeOf } from './document-sync'
import { DraftSteps } from './draft-steps'
import { joinHistory } from './editor-history'
import { type Editor, type Model, monaco } from './monaco'

/** A tool in a dialect, in an editor that is joined to the document. */
export interface DialectSession {
  /** Draws what is wrong with the text and what of it is not in the document. */
  readonly draw: (report: CarryReport, lang: Lang) => void
  /** Puts what the document says in place of what is typed. */
  readonly reset: () => void
  readonly goTo: (range: Range) => void
  readonly end: () => void
}

/** Texts that say more than the document, for when they are shown again. */
const kept = new Map<string, DialectDraft>()

/**
 * Joins an editor to a tool as a dialect writes it. What is typed is read back as edits to the
 * document, always from the document as it was when the typing began, so that what is cut and put
 * back is nothing lost. A change from elsewhere comes into the text as the smallest edit. What is
 * typed is laid out anew only when the author has left.
 */
export function startDialectSession(
  editor: Editor,
  id: string,
  dialect: string,
  told: (report: CarryReport) => void,
): DialectSession {
  const key = `${dialect} ${id}`
  const first = dialectBase(id, dialect)!
  let draft: DialectDraft = kept.get(key) ?? { text: first.text, base: first, last: first }
  let report: CarryReport = NOTHING_HELD
  let burst = ''
  let timer: ReturnType<typeof setTimeout> | undefined
  let writing = false
  let composing = false
  const bursts = countBursts()
  const steps = new DraftSteps<unknown>()
  const model: Model = monaco.editor.createModel(draft.text, 'json')
  model.setEOL(monaco.editor.EndOfLineSequence.LF)

  const tell = (now: CarryReport): void => {
    report = now
    told(now)
  }

  const write = (text: string): void => {
    const change = changeBetween(model.getValue(), text)
    if (!change) return
    writing = true
    const range = rangeOf(model, change.start, change.end)
    model.applyEdits([{ range, text: change.insert }])
    writing = false
    history.changed(change.start + change.insert.length)
  }

  /** Whether the document is no longer what the text was last brought in line with. */
  const isBehind = (now: DialectBase | undefined): now is DialectBase =>
    now !== undefined && now.record !== draft.last.record

  const follow = (): void => {
    if (composing || writing) return
    const now = dialectBase(id, dialect)
    if (!isBehind(now)) return
    const next = followed({ ...draft, text: model.getValue() }, now)
    if (!next) return
    draft = next
    write(next.text)
    tell(carriedBack(draft, dialect).report)
    if (!editor.hasTextFocus()) layOut()
  }

  /** Reads what is typed, and gives the document what it can take. */
  const settle = (): void => {
    clearTimeout(timer)
    if (timer === undefined) return
    timer = undefined
    follow()
    const before = draft.text
    draft = { ...draft, text: model.getValue() }
    const { report: now, document } = carriedBack(draft, dialect)
    const isNew = document !== undefined && document !== draft.last.record.text
    if (!isNew) steps.typed(before, useDocument.getState().set, burst)
    else if (canCarryBack(id)) {
      steps.takenUp()
      writing = true
      toolTextTyped(id, document, burst)
      writing = false
      draft = { ...draft, last: dialectBase(id, dialect) ?? draft.last }
    }
    tell(now)
  }

  /** What the document took up whole is shown as the dialect writes it. */
  const layOut = (): void => {
    settle()
    if (composing || isHeld(report)) return
    const now = dialectBase(id, dialect)
    if (!now) return
    draft = { text: now.text, base: now, last: now }
    write(now.text)
    tell(NOTHING_HELD)
  }

  const takeDraft = (text: string | undefined): boolean => {
    if (text === undefined) return false
    write(text)
    draft = { ...draft, text }
    tell(carriedBack(draft, dialect).report)
    return true
  }
  const history = joinHistory(editor, {
    back: () => {
      settle()
      if (!takeDraft(steps.back(model.getValue(), useDocument.getState().set))) undone()
    },
    again: () => {
      settle()
      if (!takeDraft(steps.again(model.getValue(), useDocument.getState().set))) redone()
    },
  })

  const typed = (changes: Parameters<typeof bursts.keyFor>[1]): void => {
    burst = bursts.keyFor(key, changes)
    // The letter is painted first; what it means is worked out behind it.
    timer ??= setTimeout(settle)
  }

  history.takeOver(model)
  editor.setModel(model)
  tell(carriedBack(draft, dialect).report)
  const subscriptions = [
    editor.onDidChangeModelContent((event) => {
      if (!writing && !composing) typed(event.changes)
    }),
    editor.onDidCompositionStart(() => void (composing = true)),
    editor.onDidCompositionEnd(() => {
      composing = false
      const change = changeBetween(draft.text, model.getValue())
      if (!change) return follow()
      const { start, end, insert } = change
      typed([{ rangeOffset: start, rangeLength: end - start, text: insert }])
    }),
    editor.onDidBlurEditorWidget(layOut),
    { dispose: useDocument.subscribe(follow) },
    history,
  ]
  follow()
  return {
    draw: (now, lang) => drawHeld(model, now, lang),
    reset: () => {
      clearTimeout(timer)
      timer = undefined
      const now = dialectBase(id, dialect)
      if (!now) return
      steps.typed(model.getValue(), useDocument.getState().set, `reset:${bursts.last()}`)
      draft = { text: now.text, base: now, last: now }
      write(now.text)
      tell(NOTHING_HELD)
      editor.focus()
    },
    goTo: ({ start, end }) => {
      editor.setSelection(rangeOf(model, start, end))
      editor.revealPositionInCenterIfOutsideViewport(model.getPositionAt(start))
      editor.focus()
    },
    end: () => {
      settle()
      if (isHeld(report)) kept.set(key, { ...draft, text: model.getValue() })
      else kept.delete(key)
      for (const each of subscriptions) each.dispose()
      model.dispose()
    },
  }
}
