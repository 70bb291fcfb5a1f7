import '../../../i18n/words/contract'
import { useState } from 'react'
import { get, type JsonNode, obj } from '../../../core/json/node'
import { FACETS } from '../../../core/authoring/contract/facets'
import { annotationsOf } from '../../../core/model/annotations'
import { useWords } from '../../kit/use-words'
import { Findings } from '../Findings'
import { useFindingsAt, useFormTool } from '../form-context'
import { KeptMembers } from '../KeptMembers'
import { useTurnInside } from '../place-request'
import { FormSection } from '../FormSection'
import { Strange } from '../Strange'
import { AnnotationsField } from './AnnotationsField'
import { AuditField } from './AuditField'
import { ChecksField } from './ChecksField'
import { ConfirmationField } from './ConfirmationField'
import './contract.css'
import { EffectField } from './EffectField'
import { FacetText } from './FacetText'
import { IdempotencyField } from './IdempotencyField'
import { OutsideField } from './OutsideField'
import { ResultSizeField } from './ResultSizeField'
import { StrictField } from './StrictField'
import { TimeoutField } from './TimeoutField'

const CONTRACT = ['contract']

/** What the company promises behind the tool, and what follows from it. */
export default function ContractSection() {
  const t = useWords()
  const { tool } = useFormTool()
  const contract = get(tool, 'contract')
  const isStrange = contract !== undefined && !['object', 'null'].includes(contract.kind)
  return (
    <FormSection section="contract" title={t('form.contract')} note={t('contract.note')}>
      <Findings findings={useFindingsAt(CONTRACT)} />
      {isStrange ? (
        <Strange
          text={t('contract.strange')}
          node={contract}
          action={t('contract.replace')}
          replacing={{ op: 'set', path: CONTRACT, value: obj([]) }}
        />
      ) : (
        <Facets contract={contract} />
      )}
      <KeptMembers path={CONTRACT} node={contract} known={FACETS} />
    </FormSection>
  )
}

/** A contract that nobody has begun shows its first question, and the rest on demand. */
function Facets({ contract }: { contract: JsonNode | undefined }) {
  const t = useWords()
  const { tool, findings } = useFormTool()
  const [isOpen, setOpen] = useState(false)
  const isAsked =
    useTurnInside([CONTRACT, ['annotations'], ['strict']], [['contract', 'effect']]) > 0
  const isBegun =
    contract?.kind === 'object' ||
    get(tool, 'strict') !== undefined ||
    Object.keys(annotationsOf(tool)).length > 0
  if (!isBegun && !isOpen && !isAsked) {
    // What was found about a field that is not shown yet stands where the field will be.
    const hidden = [...findings].flatMap(([place, found]) =>
      /^\/(?:contract\/(?!effect|outcomes|signals|errors)|annotations|strict)/.test(place)
        ? found
        : [],
    )
    return (
      <>
        <EffectField />
        <Findings findings={hidden} />
        <p className="facet-more">
          <button type="button" className="link" onClick={() => setOpen(true)}>
            {t('contract.showAll')}
          </button>
          <span className="quiet">{t('contract.more')}</span>
        </p>
      </>
    )
  }
  return (
    <>
      <EffectField />
      <ConfirmationField />
      <IdempotencyField />
      <ChecksField />
      <div className="facet">
        <FacetText
          facet="verification"
          member="text"
          label={t('contract.verification')}
          hint={t('contract.verificationHint')}
          example={t('contract.verificationExample')}
          hasFindings
        />
      </div>
      <TimeoutField />
      <ResultSizeField />
      <AuditField />
      <StrictField />
      <OutsideField />
      <AnnotationsField />
    </>
  )
}
