import { syncDocument } from './document-sync'
import type { Editor } from './monaco'
import { type Conversion, convertPastes } from './paste-conversion'
import { syncPlace } from './place-sync'
import { showSquiggles } from './squiggles'

/** Everything that joins an editor to the document; the answer ends it. */
export function startDocumentSession(
  editor: Editor,
  converted: (conversion: Conversion) => void,
): () => void {
  const sync = syncDocument(editor)
  const stops = [
    syncPlace(editor, sync),
    convertPastes(editor, sync, converted),
    showSquiggles(editor, sync),
  ]
  return () => {
    for (const stop of stops) stop()
    sync.dispose()
  }
}
