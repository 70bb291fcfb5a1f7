import { lazy, Suspense, useState } from 'react'
import { get } from '../../core/json/node'
import { INPUT, parametersIn, replacingStrange } from '../../core/model/parameters'
import { Icon } from '../kit/Icon'
import { useWords } from '../kit/use-words'
import { CONDITION_KEYWORDS } from './condition-keywords'
import { Findings } from './Findings'
import { useFindingsAt, useFormTool } from './form-context'
import { InjectedPlace } from './injected/InjectedPlace'
import { KeptMembers } from './KeptMembers'
import { FormSection } from './FormSection'
import { Strange } from './Strange'
import { useAddField } from './use-add-field'
import { hasDefinitions, usualMembers } from './usual-members'

const ParameterTable = lazy(() => import('./ParameterTable'))
const Conditions = lazy(() => import('./conditions/Conditions'))
const KeptDefinitions = lazy(() => import('./KeptDefinitions'))
const PasteRowsDialog = lazy(() => import('./paste-rows/PasteRowsDialog'))

/** Members that only a tool or an API document has. */
const DEFINITION =
  /["'](?:inputSchema|input_schema|parameters|tools|function|functionDeclarations|toolSpec)["']\s*:|^["']?(?:openapi|swagger)["']?\s*:/m

/** The parameters of the tool. */
export function ParametersSection() {
  const t = useWords()
  const { tool } = useFormTool()
  const found = parametersIn(tool)
  const count = found.kind === 'list' ? found.parameters.length : 0
  const required = found.kind === 'list' ? found.parameters.filter((p) => p.isRequired).length : 0
  const hasConditions = CONDITION_KEYWORDS.some((key) => get(get(tool, 'inputSchema'), key))
  const [pasted, setPasted] = useState<string | undefined>()
  return (
    <FormSection
      section="parameters"
      title={t('form.parameters')}
      note={
        found.kind === 'list' &&
        (count ? t('form.parameterCount', { count, required }) : t('form.noParameters'))
      }
      end={found.kind !== 'strange' && <AddButton onSample={() => setPasted('')} />}
      onPaste={(event) => {
        // What is pasted beside the fields of an empty table is meant for it.
        const isInField = (event.target as Element).closest('input, textarea, select, dialog')
        const text = event.clipboardData.getData('text')
        if (count > 0 || found.kind === 'strange' || isInField || !text.trim()) return
        // A whole definition is the page's to import.
        if (DEFINITION.test(text)) return
        event.preventDefault()
        setPasted(text)
      }}
    >
      <Findings findings={useFindingsAt(INPUT)} />
      {found.kind === 'missing' && <p className="quiet">{t('form.noInputSchema')}</p>}
      {found.kind === 'strange' && (
        <Strange
          text={t('form.strangeSchema')}
          node={found.node}
          action={t('form.replaceSchema')}
          replacing={replacingStrange(found.path)}
        />
      )}
      {count > 0 && (
        <Suspense>
          <ParameterTable />
        </Suspense>
      )}
      {found.kind === 'list' && (count > 1 || hasConditions) && (
        <Suspense>
          <Conditions owner={INPUT} />
        </Suspense>
      )}
      <InjectedPlace />
      <KeptMembers
        path={INPUT}
        node={get(tool, 'inputSchema')}
        known={[
          ...usualMembers(get(tool, 'inputSchema')),
          ...(found.kind === 'list' ? CONDITION_KEYWORDS : []),
        ]}
      />
      {hasDefinitions(get(tool, 'inputSchema')) && (
        <Suspense>
          <KeptDefinitions owner={INPUT} />
        </Suspense>
      )}
      {pasted !== undefined && (
        <Suspense>
          <PasteRowsDialog start={pasted} onClose={() => setPasted(undefined)} />
        </Suspense>
      )}
    </FormSection>
  )
}

function AddButton({ onSample }: { onSample: () => void }) {
  const t = useWords()
  const add = useAddField(INPUT)
  return (
    <span className="end">
      <button type="button" className="btn s" data-testid="paste-parameters" onClick={onSample}>
        {t('form.fromSample')}
      </button>{' '}
      <button type="button" className="btn s line" data-testid="add-parameter" onClick={add}>
        <Icon name="plus" small />
        {t('form.add')}
      </button>
    </span>
  )
}
