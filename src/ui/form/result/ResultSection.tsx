import '../../../i18n/words/result'
import { lazy, Suspense, useState } from 'react'
import { get } from '../../../core/json/node'
import { parametersIn, replacingStrange } from '../../../core/model/parameters'
import { Icon } from '../../kit/Icon'
import { useWords } from '../../kit/use-words'
import { Findings } from '../Findings'
import { useFindingsAt, useFormTool } from '../form-context'
import { KeptMembers } from '../KeptMembers'
import { FormSection } from '../FormSection'
import { Strange } from '../Strange'
import { useAddField } from '../use-add-field'
import { hasDefinitions, usualMembers } from '../usual-members'
import '../contract/contract.css'
import { ErrorsTable } from './ErrorsTable'
import { OutcomesTable } from './OutcomesTable'
import './result.css'
import { SignalsTable } from './SignalsTable'
import { WritePanel } from './WritePanel'

const ParameterTable = lazy(() => import('../ParameterTable'))
const KeptDefinitions = lazy(() => import('../KeptDefinitions'))
const SamplesDialog = lazy(() => import('./SamplesDialog'))

const OUTPUT = ['outputSchema']

/** What the tool gives back: how a call can end, what comes next, how it fails, and the fields. */
export default function ResultSection() {
  const t = useWords()
  return (
    <FormSection section="result" title={t('form.result')} note={t('result.note')}>
      <OutcomesTable />
      <SignalsTable />
      <ErrorsTable />
      <WritePanel />
      <ResultFields />
    </FormSection>
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
      {isStrange && (
        <Strange
          text={t('result.strangeSchema')}
          node={found.node}
          action={t('result.replaceSchema')}
          replacing={replacingStrange(found.path)}
        />
      )}
      {count > 0 && (
        <Suspense>
          <ParameterTable owner={OUTPUT} label={t('result.fields')} />
        </Suspense>
      )}
      <KeptMembers path={OUTPUT} node={schema} known={usualMembers(schema, true)} />
      {hasDefinitions(schema) && (
        <Suspense>
          <KeptDefinitions owner={OUTPUT} />
        </Suspense>
      )}
    </div>
  )
}

function FieldButtons() {
  const t = useWords()
  const [isAsking, setAsking] = useState(false)
  const add = useAddField(OUTPUT)
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
