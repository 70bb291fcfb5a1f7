import '../../i18n/words/json'
import { useEffect, useRef } from 'react'
import { readingOf } from '../../core/model/reading'
import { lineStarts, positionAt } from '../../core/json/position'
import { problemText } from '../../i18n/problems'
import { toolTextTyped, useDocument } from '../../state/document'
import { useView } from '../../state/view'
import { useWords } from '../kit/use-words'
import { changeTo, rawAfter, viewTextOf } from './editor-text'

/** The same text in a plain field, for when the editor could not be loaded. */
export function PlainEditor({ id, label }: { id: string; label: string }) {
  const t = useWords()
  const lang = useView((state) => state.lang)
  const field = useRef<HTMLTextAreaElement>(null)
  const composing = useRef(false)
  const record = useDocument(({ set }) => set.tools.find((tool) => tool.id === id))
  const raw = record?.text ?? ''
  useEffect(() => {
    // Never while an input method composes: a new value would throw the composition away.
    const text = viewTextOf(raw)
    if (field.current && !composing.current && field.current.value !== text)
      field.current.value = text
  }, [raw])
  const typed = () => {
    const now = field.current?.value ?? ''
    const change = changeTo(viewTextOf(raw), now)
    if (change && !composing.current) toolTextTyped(id, rawAfter(raw, [change], now))
  }
  const [problem] = record ? readingOf(record).problems : []
  const { line, column } = positionAt(lineStarts(raw), problem?.at.start ?? 0)
  return (
    <div className="json-plain">
      <p role="alert">{t('json.loadFailed')}</p>
      <textarea
        ref={field}
        aria-label={label}
        aria-describedby="json-plain-problem"
        aria-invalid={problem !== undefined}
        defaultValue={viewTextOf(raw)}
        spellCheck={false}
        onChange={typed}
        onCompositionStart={() => void (composing.current = true)}
        onCompositionEnd={() => {
          composing.current = false
          typed()
        }}
      />
      <p id="json-plain-problem" aria-live="polite">
        {problem && t('json.where', { line, column, sentence: problemText(problem, lang) })}
      </p>
    </div>
  )
}
