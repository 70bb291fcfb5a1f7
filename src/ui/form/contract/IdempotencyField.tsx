import '../../../i18n/words/contract'
import { str } from '../../../core/json/node'
import { setFacet, setInFacet } from '../../../core/authoring/contract/contract-edits'
import { identifyBy, topParameters } from '../../../core/authoring/contract/identifying-fields'
import { contractOf, IDEMPOTENCY_KINDS } from '../../../core/model/contract'
import { Checkbox } from '../../kit/Checkbox'
import { useWords } from '../../kit/use-words'
import { useEdit, useFormTool } from '../form-context'
import { Choice } from './Choice'
import { FacetText } from './FacetText'

/** In this order: from what promises nothing to what needs no host. */
const ORDER = [
  'none',
  'key',
  'fields',
] as const satisfies readonly (typeof IDEMPOTENCY_KINDS)[number][]

/** What a second identical call does, and by what it is known. */
export function IdempotencyField() {
  const t = useWords()
  const { tool } = useFormTool()
  const edit = useEdit()
  const stated = contractOf(tool)?.idempotency
  return (
    <Choice
      label={t('contract.idempotency')}
      look="bar"
      path={['contract', 'idempotency']}
      value={stated?.by}
      options={ORDER.map((by) => ({
        value: by,
        label: t(`contract.by_${by}`),
        note: t(`contract.byNote_${by}`),
      }))}
      onChoose={(by) => edit(setInFacet(tool, 'idempotency', 'by', str(by)))}
      onClear={stated && (() => edit(setFacet(tool, 'idempotency', undefined)))}
    >
      {stated?.by === 'key' && (
        <FacetText
          facet="idempotency"
          member="key"
          label={t('contract.key')}
          hint={t('contract.keyHint')}
          example={t('contract.keyExample')}
          mono
        />
      )}
      {stated?.by === 'fields' && <IdentifyingFields fields={stated.fields} />}
      {stated && (
        <FacetText
          facet="idempotency"
          member="text"
          label={t('contract.idempotencyText')}
          example={t('contract.idempotencyExample')}
        />
      )}
    </Choice>
  )
}

function IdentifyingFields({ fields }: { fields: readonly string[] }) {
  const t = useWords()
  const { tool } = useFormTool()
  const edit = useEdit()
  const known = topParameters(tool)
  const names = [...known, ...fields.filter((name) => !known.includes(name))]
  return (
    <div role="group" aria-label={t('contract.fields')}>
      <div className="lab">{t('contract.fields')}</div>
      {names.length === 0 && <p className="quiet">{t('contract.noFields')}</p>}
      <div className="facet-ticks">
        {names.map((name) => (
          <Checkbox
            key={name}
            checked={fields.includes(name)}
            onCheck={(on) => edit(identifyBy(tool, name, on))}
            path="/contract/idempotency/fields"
          >
            <code>{name}</code>
            {!known.includes(name) && <span className="quiet"> {t('contract.notAParameter')}</span>}
          </Checkbox>
        ))}
      </div>
    </div>
  )
}
