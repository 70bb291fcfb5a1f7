import '../../i18n/words/json'
import { memo, useCallback, useEffect, useState } from 'react'
import { useDocument } from '../../state/document'
import { useToolReport } from '../../state/report'
import { useView } from '../../state/view'
import { useWords } from '../kit/use-words'
import { CodeEditor } from './CodeEditor'
import { type DocumentSession, startDocumentSession } from './document-session'
import { EditorLoading } from './EditorLoading'
import type { Editor } from './monaco'
import type { Conversion } from './paste-conversion'

interface DocumentEditorProps {
  readonly name: string
  readonly onConverted: (conversion: Conversion) => void
}

/** The text of the selected tool, to edit. */
export default memo(function DocumentEditor({ name, onConverted }: DocumentEditorProps) {
  const t = useWords()
  const [session, setSession] = useState<DocumentSession>()
  const lang = useView((state) => state.lang)
  const id = useDocument((state) => state.selected)
  const record = useDocument(({ set }) => set.tools.find((tool) => tool.id === id))
  const report = useToolReport(id)
  const join = useCallback(
    (editor: Editor) => {
      const started = startDocumentSession(editor, onConverted)
      setSession(started)
      return () => {
        setSession(undefined)
        started.end()
      }
    },
    [onConverted],
  )
  // The record is named so that an error in the text is drawn although no finding changed.
  useEffect(() => session?.draw(report?.findings ?? [], lang), [session, record, report, lang])
  return (
    <CodeEditor label={t('json.editorLabel', { name })} loading={<EditorLoading />} join={join} />
  )
})
