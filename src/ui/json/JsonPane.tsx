import '../../i18n/words/json'
import { lazy, Suspense, useState } from 'react'
import { isStrictJson, parse } from '../../core/json/parse'
import { print } from '../../core/json/print'
import { respaced } from '../../core/json/respaced'
import { nameOf } from '../../core/model/tool'
import { lossSentence } from '../../i18n/losses'
import { toolTextTyped, useDocument } from '../../state/document'
import { useView } from '../../state/view'
import { useCopy } from '../exchange/use-copy'
import { Icon } from '../kit/Icon'
import { useWords } from '../kit/use-words'
import { ConversionBar } from './ConversionBar'
import { EditorBoundary } from './EditorBoundary'
import { EditorLoading } from './EditorLoading'
import { JsonFoot } from './JsonFoot'
import { loadEditors } from './load-editors'
import type { Conversion } from './paste-conversion'
import { PlainEditor } from './PlainEditor'
import { SHOWN_DIALECTS, type ShownDialect } from './shown-dialects'
import { useWritten } from './use-written'
import './json.css'

// Asked for at once, so that its code is on the way while this pane is drawn.
const editors = loadEditors(useView.getState().lang)
const DocumentEditor = lazy(() => editors.then((loaded) => ({ default: loaded.DocumentEditor })))
const DialectEditor = lazy(() => editors.then((loaded) => ({ default: loaded.DialectEditor })))
// All that writes tools comes with it, and no field waits for that.
const TargetBar = lazy(() => import('../targets/TargetBar'))

type View = 'document' | ShownDialect

/** The selected tool as text: the document itself, or the same tool as a dialect writes it. */
export default function JsonPane() {
  const t = useWords()
  const [view, setView] = useState<View>('document')
  const [conversion, setConversion] = useState<Conversion>()
  const lang = useView((state) => state.lang)
  const id = useDocument((state) => state.selected)
  const raw = useDocument(({ set }) => set.tools.find((tool) => tool.id === id)?.text ?? '')
  const dialect = SHOWN_DIALECTS.find((each) => each.id === view)
  const written = useWritten(id, dialect?.id)
  const name = nameOf(written.tool) || t('json.newTool')
  const wire = written.wire
  const text = dialect ? (wire ? print(wire.wire) : '') : raw
  if (!id) return <p className="json-empty">{t('json.noTool')}</p>
  const label = t('json.editorLabel', { name })
  return (
    <div className="json-pane">
      <ViewBar view={view} onView={setView} text={text} id={dialect ? undefined : id} />
      {conversion?.id === id && (
        <ConversionBar conversion={conversion} onClose={() => setConversion(undefined)} />
      )}
      {dialect && written.isOld && <p className="json-old">{t('json.lastGood')}</p>}
      {dialect && wire && !wire.ok && !written.isOld && (
        <p className="json-old">
          {t('json.cannotWrite', { dialect: dialect.label })}
          {wire.errors.map((error, i) => (
            <span key={i}>{lossSentence(lang, error)}</span>
          ))}
        </p>
      )}
      <div className="json-editor">
        <EditorBoundary otherwise={<PlainEditor key={id} id={id} label={label} />}>
          <Suspense fallback={<EditorLoading />}>
            {!dialect ? (
              <DocumentEditor name={name} onConverted={setConversion} />
            ) : wire ? (
              <DialectEditor
                key={view}
                label={t('json.dialectLabel', { name, dialect: dialect.label })}
                text={text}
              />
            ) : (
              <p className="json-empty">{t('json.noWire')}</p>
            )}
          </Suspense>
        </EditorBoundary>
      </div>
      <div className="status">
        <Suspense fallback={<div className="target-bar-space" />}>
          <TargetBar key={id} tool={written.tool} />
        </Suspense>
        <JsonFoot tool={written.tool} />
      </div>
    </div>
  )
}

interface ViewBarProps {
  readonly view: View
  readonly onView: (view: View) => void
  readonly text: string
  /** The tool whose own text is shown, when it is the document. */
  readonly id: string | undefined
}

function ViewBar({ view, onView, text, id }: ViewBarProps) {
  const t = useWords()
  const [copy, stateOf] = useCopy()
  const state = stateOf(text)
  const views = [{ id: 'document' as View, label: t('json.document') }, ...SHOWN_DIALECTS]
  return (
    <div className="bar">
      <div className="seg" role="group" aria-label={t('json.views')}>
        {views.map(({ id, label }) => (
          <button key={id} type="button" aria-pressed={view === id} onClick={() => onView(id)}>
            {label}
          </button>
        ))}
      </div>
      <span className="grow" />
      <span className="sr" role="status">
        {state === 'copied' && t('json.copied')}
      </span>
      {id !== undefined && <LayOutButton id={id} text={text} />}
      <button
        type="button"
        className="btn icon s"
        aria-label={t('json.copy')}
        title={t('json.copy')}
        onClick={() => void copy(text)}
      >
        <Icon name={state === 'copied' ? 'check' : 'copy'} />
      </button>
      {state === 'failed' && (
        <span className="json-failed" role="alert">
          {t('json.copyFailed')}
        </span>
      )}
    </div>
  )
}

/** For a text that came on one line: lines and indents, and nothing else is changed. */
function LayOutButton({ id, text }: { id: string; text: string }) {
  const t = useWords()
  const parsed = text.includes('\n') || text.length < 80 ? undefined : parse(text)
  if (!parsed || !isStrictJson(parsed)) return null
  return (
    <button
      type="button"
      className="btn s"
      onClick={() => toolTextTyped(id, respaced(text, parsed.root, 2), `layout:${id}`)}
    >
      {t('json.layOut')}
    </button>
  )
}
