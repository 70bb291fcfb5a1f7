import { type NamedApart, namesApart } from '../../core/authoring/set/names-apart'
import type { Imported } from '../../core/dialects/import'
import type { ToolSet } from '../../core/model/tool-set'
import { toolReplaced, toolTextTyped, undone, useDocument } from '../../state/document'
import type { DocumentSync } from './document-sync'
import type { Editor } from './monaco'
import { readPasted } from './pasted-definition'

/** What a paste over the whole text was taken for. */
export interface Conversion {
  readonly id: string
  readonly imported: Imported
  /** Tools whose name another tool of the set has already. */
  readonly renamed: readonly NamedApart[]
  /** The text as it was pasted. */
  readonly typed: string
  /** The set before the paste and after the conversion. */
  readonly before: ToolSet | undefined
  readonly after: ToolSet
}

/** Calls back when a definition in another dialect was pasted over the whole text and converted. */
export function convertPastes(
  editor: Editor,
  sync: DocumentSync,
  converted: (conversion: Conversion) => void,
): () => void {
  const listener = editor.onDidPaste(({ range }) => {
    const record = sync.shown()
    const model = editor.getModel()
    if (!record || !model?.getFullModelRange().equalsRange(range)) return
    const pasted = readPasted(record.text)
    if (!pasted) return
    const others = useDocument.getState().set.tools.filter(({ id }) => id !== record.id)
    const { texts, renamed } = namesApart(pasted.texts, others)
    toolReplaced(record.id, texts, sync.lastBurst())
    converted({
      id: record.id,
      imported: pasted.imported,
      renamed,
      typed: record.text,
      before: useDocument.temporal.getState().pastStates.at(-1)?.set,
      after: useDocument.getState().set,
    })
  })
  return () => listener.dispose()
}

let kept = 0

/** Puts the text back as it was pasted; tools that the conversion added go with it. */
export function keptAsTyped({ id, typed }: Conversion): void {
  undone()
  toolTextTyped(id, typed, `kept:${++kept}`)
}
