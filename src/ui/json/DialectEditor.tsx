import '../../i18n/words/json'
import { useCallback, useEffect, useState } from 'react'
import { useView } from '../../state/view'
import { useWords } from '../kit/use-words'
import { CarryBar } from './CarryBar'
import { CodeEditor } from './CodeEditor'
import { type CarryReport, NOTHING_HELD } from './dialect-draft'
import { type DialectSession, startDialectSession } from './dialect-session'
import { EditorLoading } from './EditorLoading'
import type { Editor } from './monaco'

interface DialectEditorProps {
  readonly label: string
  readonly id: string
  readonly dialect: string
  /** The document has an error of its own, so nothing can be carried back to it. */
  readonly isLocked: boolean
  /** Tells what is on screen, for who copies it. */
  readonly onText: (text: string) => void
}

/** A tool as a dialect writes it, to edit: what is typed goes back to the document. */
export default function DialectEditor({
  label,
  id,
  dialect,
  isLocked,
  onText,
}: DialectEditorProps) {
  const t = useWords()
  const lang = useView((state) => state.lang)
  const [session, setSession] = useState<DialectSession>()
  const [held, setHeld] = useState({ report: NOTHING_HELD, text: '' })
  const join = useCallback(
    (editor: Editor) => {
      const told = (report: CarryReport) => {
        const text = editor.getModel()?.getValue() ?? ''
        setHeld({ report, text })
        onText(text)
      }
      const started = startDialectSession(editor, id, dialect, told)
      setSession(started)
      return () => {
        setSession(undefined)
        started.end()
      }
    },
    [id, dialect, onText],
  )
  useEffect(() => session?.draw(held.report, lang), [session, held, lang])
  return (
    <div className="json-dialect">
      <div className="json-dialect-text">
        <CodeEditor
          label={label}
          loading={<EditorLoading />}
          {...(isLocked ? { readOnlyNote: t('json.readOnly') } : {})}
          join={join}
        />
      </div>
      {session && <CarryBar {...held} onReset={session.reset} onGoTo={session.goTo} />}
    </div>
  )
}
