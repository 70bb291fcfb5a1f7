import '../../i18n/words/json'
import { memo, useCallback } from 'react'
import { useWords } from '../kit/use-words'
import { CodeEditor } from './CodeEditor'
import { startDocumentSession } from './document-session'
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
  const join = useCallback(
    (editor: Editor) => startDocumentSession(editor, onConverted),
    [onConverted],
  )
  return (
    <CodeEditor label={t('json.editorLabel', { name })} loading={<EditorLoading />} join={join} />
  )
})
