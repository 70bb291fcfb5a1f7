import '../../i18n/words/json'
import { lazy, Suspense, useDeferredValue, useState } from 'react'
import { dialectById } from '../../core/dialects/registry'
import { print } from '../../core/json/print'
import { nameOf } from '../../core/model/tool'
import { lossSentence } from '../../i18n/losses'
import { useDocument } from '../../state/document'
import { useView } from '../../state/view'
import { useSignal } from '../kit/signal'
import { useWords } from '../kit/use-words'
import { ConversionBar } from './ConversionBar'
import { EditorBoundary } from './EditorBoundary'
import { EditorLoading } from './EditorLoading'
import { JsonFoot } from './JsonFoot'
import { loadEditors } from './load-editors'
import type { Conversion } from './paste-conversion'
import { PlainEditor } from './PlainEditor'
import { DOCUMENT, shownView } from './shown-dialects'
import { useWritten } from './use-written'
import { ViewBar } from './ViewBar'
import './json.css'

// Asked for at once, so that its code is on the way while this pane is drawn.
const editors = loadEditors(useView.getState().lang)
const DocumentEditor = lazy(() => editors.then((loaded) => ({ default: loaded.DocumentEditor })))
const DialectEditor = lazy(() => editors.then((loaded) => ({ default: loaded.DialectEditor })))
// All that writes tools comes with it, and no field waits for that.
const TargetBar = lazy(() => import('../targets/TargetBar'))

/** The selected tool as text: the document itself, or the same tool as a dialect writes it. */
export default function JsonPane() {
  const t = useWords()
  const view = useSignal(shownView)
  const [typed, setTyped] = useState('')
  const [conversion, setConversion] = useState<Conversion>()
  const lang = useView((state) => state.lang)
  const id = useDocument((state) => state.selected)
  const own = useDocument(({ set }) => set.tools.find((tool) => tool.id === id)?.text ?? '')
  // What is around the editor follows when the keystroke is on screen.
  const raw = useDeferredValue(own)
  const dialect = view === DOCUMENT ? undefined : dialectById(view)
  const written = useWritten(id, dialect?.id)
  const name = nameOf(written.tool) || t('json.newTool')
  const wire = written.wire
  const text = dialect ? typed || (wire ? print(wire.wire) : '') : raw
  if (!id) return <p className="json-empty">{t('json.noTool')}</p>
  const label = t('json.editorLabel', { name })
  return (
    <div className="json-pane">
      <ViewBar view={view} text={text} id={dialect ? undefined : id} />
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
                key={`${view} ${id}`}
                id={id}
                dialect={view}
                label={t('json.dialectLabel', { name, dialect: dialect.label })}
                isLocked={written.isOld}
                onText={setTyped}
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
