import '../../i18n/words/json'
import { useCallback, useEffect, useRef } from 'react'
import { changeBetween } from '../../core/json/edit'
import { redone, undone } from '../../state/document'
import { useWords } from '../kit/use-words'
import { CodeEditor } from './CodeEditor'
import { rangeOf } from './document-sync'
import { EditorLoading } from './EditorLoading'
import { type Editor, type Model, monaco } from './monaco'

/** A tool as a dialect writes it, to read and copy; it follows the document. */
export default function DialectEditor({ label, text }: { label: string; text: string }) {
  const t = useWords()
  const model = useRef<Model>(undefined)
  const latest = useRef(text)
  const join = useCallback((editor: Editor) => {
    const own = monaco.editor.createModel(latest.current, 'json')
    own.setEOL(monaco.editor.EndOfLineSequence.LF)
    model.current = own
    editor.setModel(own)
    const { KeyCode, KeyMod } = monaco
    // Nothing is undone in a text that only follows; the document's last step is.
    editor.addCommand(KeyMod.CtrlCmd | KeyCode.KeyZ, undone)
    editor.addCommand(KeyMod.CtrlCmd | KeyMod.Shift | KeyCode.KeyZ, redone)
    return () => own.dispose()
  }, [])
  useEffect(() => {
    latest.current = text
    const own = model.current
    if (!own || own.isDisposed()) return
    const change = changeBetween(own.getValue(), text)
    if (!change) return
    own.applyEdits([{ range: rangeOf(own, change.start, change.end), text: change.insert }])
  }, [text])
  return (
    <CodeEditor
      label={label}
      loading={<EditorLoading />}
      readOnlyNote={t('json.readOnly')}
      join={join}
    />
  )
}
