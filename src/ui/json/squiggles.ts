import { applyChanges } from '../../core/json/edit'
import type { Finding, Severity } from '../../core/lint/finding'
import type { Lang } from '../../core/lint/rule'
import { readingOf } from '../../core/model/reading'
import { fixApplied } from '../../state/apply-fix'
import { toolTextTyped } from '../../state/document'
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

export interface Squiggles {
  /** Draws what is wrong with the text on screen, and these findings of it. */
  readonly draw: (findings: readonly Finding[], lang: Lang) => void
  readonly dispose: () => void
}

/** Underlines problems and findings, and offers their fixes as light bulbs. */
export function showSquiggles(editor: Editor, sync: DocumentSync): Squiggles {
  const tints = editor.createDecorationsCollection()
  let drawn: readonly Drawn[] = []

  const draw = (findings: readonly Finding[], lang: Lang): void => {
    const record = sync.shown()
    const model = editor.getModel()
    if (!record || !model) return
    const marks = marksOf(readingOf(record), findings, lang)
    const { toView } = editorText(record.text)
    drawn = marks.map((mark) => ({
      mark,
      range: rangeOf(model, toView(mark.start), toView(mark.end)),
    }))
    monaco.editor.setModelMarkers(model, OWNER, drawn.map(markerOf))
    tints.set(drawn.flatMap(tintOf))
  }

  const bulbs = monaco.languages.registerCodeActionProvider('json', {
    provideCodeActions: (model, range, context) => ({
      actions: model === editor.getModel() ? actionsOf(drawn, range, context.markers) : [],
      dispose: () => undefined,
    }),
  })
  const command = monaco.editor.registerCommand(APPLY, (_, fix: MarkFix) => {
    const record = sync.shown()
    if (!record) return
    if ('edits' in fix) fixApplied(record.id, fix)
    else toolTextTyped(record.id, applyChanges(record.text, [fix.change]), `fix:${fix.title}`)
  })
  return {
    draw,
    dispose: () => {
      bulbs.dispose()
      command.dispose()
    },
  }
}

function actionsOf(
  drawn: readonly Drawn[],
  asked: monaco.Range,
  markers: readonly monaco.editor.IMarkerData[],
): monaco.languages.CodeAction[] {
  return drawn.flatMap(({ mark, range }) => {
    if (!mark.fix || !monaco.Range.areIntersectingOrTouching(range, asked)) return []
    const { title } = mark.fix
    return {
      title,
      kind: 'quickfix',
      diagnostics: markers.filter((marker) => marker.message === mark.text),
      command: { id: APPLY, title, arguments: [mark.fix] },
    }
  })
}

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
