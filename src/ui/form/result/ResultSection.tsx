import '../../../i18n/words/result'
import { lazy, Suspense, useState } from 'react'
import { get, type JsonNode } from '../../../core/json/node'
import { print } from '../../../core/json/print'
import { addParameter, freeName, inputOf, parametersIn } from '../../../core/model/parameters'
import { Icon } from '../../kit/Icon'
import { useWords } from '../../kit/use-words'
import { Findings } from '../Findings'
import { useEdit, useFindingsAt, useFormTool } from '../form-context'
import { KeptMembers } from '../KeptMembers'
import { SECTION_IDS } from '../sections'
import '../contract/contract.css'
import { ErrorsTable } from './ErrorsTable'
import { OutcomesTable } from './OutcomesTable'
import './result.css'
import { SignalsTable } from './SignalsTable'
import { WritePanel } from './WritePanel'

const ParameterTable = lazy(() => import('../ParameterTable'))
const SamplesDialog = lazy(() => import('./SamplesDialog'))

const OUTPUT = ['outputSchema']
const SHOWN = ['type', 'properties', 'required', '$schema', 'additionalProperties']

/** What the tool gives back: how a call can end, what comes next, how it fails, and the fields. */
export default function ResultSection() {
  const t = useWords()
  return (
    <section
      className="sec"
      id={SECTION_IDS.result}
      tabIndex={-1}
      aria-labelledby="form-result-title"
    >
      <header>
        <h2 id="form-result-title">{t('form.result')}</h2>
        <span className="note">{t('result.note')}</span>
      </header>
      <OutcomesTable />
      <SignalsTable />
      <ErrorsTable />
      <WritePanel />
      <ResultFields />
    </section>
  )
}

function ResultFields() {
  const t = useWords()
  const { tool } = useFormTool()
  const schema = get(tool, 'outputSchema')
  const found = parametersIn(tool, OUTPUT)
  const isStrange = found.kind === 'strange'
  const count = found.kind === 'list' ? found.parameters.length : 0
  return (
    <div className="facet">
      <div className="lab result-head">
        {t('result.fields')}
        {count > 0 && <span className="hint">{t('result.fieldCount', { count })}</span>}
        {!isStrange && <FieldButtons />}
      </div>
      <Findings findings={useFindingsAt(OUTPUT)} />
      {!isStrange && count === 0 && <p className="quiet">{t('result.noFields')}</p>}
      {isStrange && <StrangeResult path={found.path} node={found.node} />}
      {count > 0 && (
        <Suspense>
          <ParameterTable owner={OUTPUT} label={t('result.fields')} />
        </Suspense>
      )}
      <KeptMembers path={OUTPUT} node={schema} known={knownIn(schema)} />
    </div>
  )
}

function FieldButtons() {
  const t = useWords()
  const { tool, onAdded } = useFormTool()
  const edit = useEdit()
  const [isAsking, setAsking] = useState(false)
  const add = () => {
    const name = freeName(tool, OUTPUT, 'field')
    edit(addParameter(tool, OUTPUT, name))
    onAdded([...OUTPUT, 'properties', name])
  }
  return (
    <span className="end">
      <button type="button" className="btn s" onClick={() => setAsking(true)}>
        <Icon name="import" small />
        {t('result.fromSamples')}
      </button>
      <button type="button" className="btn s line" onClick={add}>
        <Icon name="plus" small />
        {t('form.add')}
      </button>
      {isAsking && (
        <Suspense>
          <SamplesDialog onClose={() => setAsking(false)} />
        </Suspense>
      )}
    </span>
  )
}

function StrangeResult({ path, node }: { path: readonly (string | number)[]; node: JsonNode }) {
  const t = useWords()
  const edit = useEdit()
  return (
    <div className="strange">
      <p>{t('result.strangeSchema')}</p>
      <pre className="kept">{print(node, 2)}</pre>
      <button
        type="button"
        className="btn s line"
        onClick={() =>
          edit([
            path.length === 1 ? { op: 'set', path, value: inputOf([]) } : { op: 'remove', path },
          ])
        }
      >
        {t('result.replaceSchema')}
      </button>
    </div>
  )
}

/** What the rows say already, or every result has; anything unusual is worth a line. */
function knownIn(schema: JsonNode | undefined): readonly string[] {
  const type = get(schema, 'type')
  return SHOWN.filter((key) => {
    if (key === 'type') return type?.kind === 'string' && type.value === 'object'
    if (key === 'additionalProperties') return get(schema, key)?.kind === 'boolean'
    if (key === 'required') return get(schema, key)?.kind === 'array'
    return true
  })
}
