import type { Lang } from '../../core/lint/rule'
import type { CarryReport } from './dialect-draft'
import { rangeOf } from './document-sync'
import { marksOf } from './marks'
import { type Model, monaco } from './monaco'
import { refusalSentence } from './refusal-words'

/** Underlines what keeps a text in a dialect from being read, and what of it is not in the document. */
export function drawHeld(model: Model, { problems, refused }: CarryReport, lang: Lang): void {
  if (model.isDisposed()) return
  const faults = marksOf({ text: model.getValue(), problems }, [], lang)
  const held = refused.flatMap(({ code, at }) =>
    at ? [{ ...at, text: refusalSentence(code, lang) }] : [],
  )
  const markers = [
    ...faults.map((mark) => ({ ...mark, severity: monaco.MarkerSeverity.Error })),
    ...held.map((mark) => ({ ...mark, severity: monaco.MarkerSeverity.Warning })),
  ]
  monaco.editor.setModelMarkers(
    model,
    'toolwright',
    markers.map(({ start, end, text, severity }) => {
      const { startLineNumber, startColumn, endLineNumber, endColumn } = rangeOf(model, start, end)
      return { startLineNumber, startColumn, endLineNumber, endColumn, severity, message: text }
    }),
  )
}
