import '../../../i18n/words/contract'
import { useState } from 'react'
import { get, type JsonNode, obj } from '../../../core/json/node'
import { FACETS } from '../../../core/authoring/contract/facets'
import { print } from '../../../core/json/print'
import { annotationsOf } from '../../../core/model/annotations'
import { useWords } from '../../kit/use-words'
import { Findings } from '../Findings'
import { useEdit, useFindingsAt, useFormTool } from '../form-context'
import { KeptMembers } from '../KeptMembers'
import { useTurnInside } from '../place-request'
import { SECTION_IDS } from '../sections'
import { AnnotationsField } from './AnnotationsField'
import { AuditField } from './AuditField'
import { ChecksField } from './ChecksField'
import { ConfirmationField } from './ConfirmationField'
import './contract.css'
import { EffectField } from './EffectField'
import { FacetText } from './FacetText'
import { IdempotencyField } from './IdempotencyField'
import { ResultSizeField } from './ResultSizeField'
import { StrictField } from './StrictField'
import { TimeoutField } from './TimeoutField'

const CONTRACT = ['contract']
/** Facets that have fields here or among the results; names outside the set are kept as JSON. */
const SHOWN = FACETS.filter((facet) => facet !== 'outside')

/** What the company promises behind the tool, and what follows from it. */
export default function ContractSection() {
  const t = useWords()
  const { tool } = useFormTool()
  const contract = get(tool, 'contract')
  const isStrange = contract !== undefined && !['object', 'null'].includes(contract.kind)
  return (
    <section
      className="sec"
      id={SECTION_IDS.contract}
      tabIndex={-1}
      aria-labelledby="form-contract-title"
    >
      <header>
        <h2 id="form-contract-title">{t('form.contract')}</h2>
        <span className="note">{t('contract.note')}</span>
      </header>
      <Findings findings={useFindingsAt(CONTRACT)} />
      {isStrange ? <StrangeContract node={contract} /> : <Facets contract={contract} />}
      <KeptMembers path={CONTRACT} node={contract} known={SHOWN} />
    </section>
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
      <AnnotationsField />
    </>
  )
}

function StrangeContract({ node }: { node: JsonNode }) {
  const t = useWords()
  const edit = useEdit()
  return (
    <div className="strange">
      <p>{t('contract.strange')}</p>
      <pre className="kept">{print(node, 2)}</pre>
      <button
        type="button"
        className="btn s line"
        onClick={() => edit([{ op: 'set', path: CONTRACT, value: obj([]) }])}
      >
        {t('contract.replace')}
      </button>
    </div>
  )
}
