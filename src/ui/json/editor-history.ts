import { redone, undone } from '../../state/document'
import type { Editor, Model } from './monaco'

/** Sends every undo and redo in the editor to the document's history, the only one there is. */
export interface History {
  /** Makes a model's own undo and redo ours; keys, menus and commands all go through the model. */
  readonly takeOver: (model: Model) => void
  /** Tells where the last change from outside ended. */
  readonly changed: (until: number) => void
  readonly dispose: () => void
}

/** A step back and one forth; the document's, where nothing else is said. */
export interface Steps {
  readonly back: () => void
  readonly again: () => void
}

const DOCUMENT_STEPS: Steps = { back: undone, again: redone }

export function joinHistory(editor: Editor, { back, again }: Steps = DOCUMENT_STEPS): History {
  let until: number | undefined

  /** A step asked for in the editor takes the caret to what it changed. */
  const step = (take: () => void): void => {
    until = undefined
    take()
    const model = editor.getModel()
    if (until === undefined || !model) return
    const position = model.getPositionAt(until)
    editor.setPosition(position)
    editor.revealPositionInCenterIfOutsideViewport(position)
  }

  /** The browser's own undo, from its menu or by a shake of the phone. */
  const take = (event: InputEvent): void => {
    const isUndo = event.inputType === 'historyUndo'
    if (!isUndo && event.inputType !== 'historyRedo') return
    // The search field of the editor keeps its own.
    if (event.target instanceof Element && event.target.closest('.find-widget')) return
    event.preventDefault()
    step(isUndo ? back : again)
  }

  const node = editor.getContainerDomNode()
  node.addEventListener('beforeinput', take, true)
  return {
    takeOver: (model) => {
      model.undo = () => step(back)
      model.redo = () => step(again)
    },
    changed: (offset) => void (until = offset),
    dispose: () => node.removeEventListener('beforeinput', take, true),
  }
}
