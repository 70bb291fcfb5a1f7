import { syncDocument } from './document-sync'
import type { Editor } from './monaco'
import { type Conversion, convertPastes } from './paste-conversion'
import { syncPlace } from './place-sync'
import { showSquiggles, type Squiggles } from './squiggles'

export interface DocumentSession {
  readonly draw: Squiggles['draw']
  readonly end: () => void
}

/** Everything that joins an editor to the document. */
export function startDocumentSession(
  editor: Editor,
  converted: (conversion: Conversion) => void,
): DocumentSession {
  const sync = syncDocument(editor)
  const squiggles = showSquiggles(editor, sync)
  const stops = [syncPlace(editor, sync), convertPastes(editor, sync, converted)]
  return {
    draw: squiggles.draw,
    end: () => {
      for (const stop of stops) stop()
      squiggles.dispose()
      sync.dispose()
    },
  }
}
