import { applyChanges } from '../../core/json/edit'
import type { Severity } from '../../core/lint/finding'
import { readingOf } from '../../core/model/reading'
import { isSameList } from '../../core/same-list'
import { fixApplied } from '../../state/apply-fix'
import { toolTextTyped, useDocument } from '../../state/document'
import { onReport, toolReportNow } from '../../state/report'
import { useView } from '../../state/view'
import { type DocumentSync, rangeOf } from './document-sync'
import { editorText } from './editor-text'
import { type Mark, type MarkFix, marksOf } from './marks'
import { type Editor, monaco } from './monaco'

const OWNER = 'toolwright'
const APPLY = 'toolwright.apply-fix'

const severities: Readonly<Record<Severity, number>> = {
  error: monaco.MarkerSeverity.Error,
  warning: monaco.MarkerSeverity.Warning,
  info: monaco.MarkerSeverity.Info,
}

interface Drawn {
  readonly mark: Mark
  readonly range: monaco.Range
}

/**
 * Underlines problems and findings of the text on screen, and offers their fixes as light bulbs. The
 * answer ends that.
 */
export function showSquiggles(editor: Editor, sync: DocumentSync): () => void {
  const tints = editor.createDecorationsCollection()
  let drawn: readonly Drawn[] = []
  let drawnFrom: readonly unknown[] = []
  let isDue = false

  const draw = (): void => {
    isDue = false
    const record = sync.shown()
    const model = editor.getModel()
    if (!record || !model || model.isDisposed()) return
    const report = toolReportNow(record.id)
    const { lang } = useView.getState()
    const from = [record, model, report, lang]
    // Most changes are elsewhere: another tool, the set's title, what is said of the set.
    if (isSameList<unknown>(from, drawnFrom)) return
    drawnFrom = from
    const marks = marksOf(readingOf(record), report?.findings ?? [], lang)
    const { toView } = editorText(record.text)
    drawn = marks.map((mark) => ({
      mark,
      range: rangeOf(model, toView(mark.start), toView(mark.end)),
    }))
    monaco.editor.setModelMarkers(model, OWNER, drawn.map(markerOf))
    tints.set(drawn.flatMap(tintOf))
  }

  // Not through what React draws, which comes a frame after typing; once for text and findings.
  const drawSoon = (): void => {
    if (isDue) return
    isDue = true
    queueMicrotask(draw)
  }

  const bulbs = monaco.languages.registerCodeActionProvider('json', {
    provideCodeActions: async (model, range, context) => {
      const isOwn = model === editor.getModel()
      const actions = isOwn ? actionsOf(drawn, range, context.markers) : []
      const record = sync.shown()
      // What a rule mends here needs no second offer.
      if (isOwn && record && actions.length === 0) {
        const { shapeFixes } = await import('./shape-fixes')
        const { toView } = editorText(record.text)
        for (const { start, end, fix } of shapeFixes(record, useView.getState().lang)) {
          const at = rangeOf(model, toView(start), toView(end))
          if (monaco.Range.areIntersectingOrTouching(at, range)) actions.push(actionOf(fix))
        }
      }
      return { actions, dispose: () => undefined }
    },
  })
  const command = monaco.editor.registerCommand(APPLY, (_, fix: MarkFix) => {
    const record = sync.shown()
    if (!record) return
    if ('edits' in fix) fixApplied(record.id, fix)
    else toolTextTyped(record.id, applyChanges(record.text, [fix.change]), `fix:${fix.title}`)
  })
  drawSoon()
  const stops = [
    useDocument.subscribe(drawSoon),
    onReport(drawSoon),
    useView.subscribe((now, before) => now.lang !== before.lang && drawSoon()),
  ]
  return () => {
    for (const stop of stops) stop()
    bulbs.dispose()
    command.dispose()
  }
}

function actionsOf(
  drawn: readonly Drawn[],
  asked: monaco.Range,
  markers: readonly monaco.editor.IMarkerData[],
): monaco.languages.CodeAction[] {
  return drawn.flatMap(({ mark, range }) => {
    if (!mark.fix || !monaco.Range.areIntersectingOrTouching(range, asked)) return []
    const diagnostics = markers.filter((marker) => marker.message === mark.text)
    return { ...actionOf(mark.fix), diagnostics }
  })
}

const actionOf = (fix: MarkFix): monaco.languages.CodeAction => ({
  title: fix.title,
  kind: 'quickfix',
  command: { id: APPLY, title: fix.title, arguments: [fix] },
})

function markerOf({ mark, range }: Drawn): monaco.editor.IMarkerData {
  const { startLineNumber, startColumn, endLineNumber, endColumn } = range
  return {
    startLineNumber,
    startColumn,
    endLineNumber,
    endColumn,
    severity: severities[mark.severity],
    message: mark.text,
    ...(mark.rule === undefined ? {} : { code: mark.rule }),
  }
}

/** Advice is underlined only; a warning or an error colours its line too. */
function tintOf({ mark, range }: Drawn): monaco.editor.IModelDeltaDecoration[] {
  if (mark.severity === 'info') return []
  const line = new monaco.Range(range.startLineNumber, 1, range.startLineNumber, 1)
  const options = {
    isWholeLine: true,
    className: `json-mark ${mark.severity}`,
    marginClassName: `json-mark-margin ${mark.severity}`,
  }
  return [{ range: line, options }]
}
