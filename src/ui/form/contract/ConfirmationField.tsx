import '../../../i18n/words/contract'
import { str } from '../../../core/json/node'
import { setFacet, setInFacet } from '../../../core/authoring/contract/contract-edits'
import { topParameters } from '../../../core/authoring/contract/identifying-fields'
import { CONFIRMERS, contractOf } from '../../../core/model/contract'
import { statedCondition } from '../../../core/policy/stated-condition'
import { useWords } from '../../kit/use-words'
import { useEdit, useFormTool } from '../form-context'
import { Choice } from './Choice'
import { FacetText } from './FacetText'

/** Who agrees before the call runs, and in which case they are asked. */
export function ConfirmationField() {
  const t = useWords()
  const { tool } = useFormTool()
  const edit = useEdit()
  const stated = contractOf(tool)?.confirmation
  const isAsked = stated !== undefined && (stated.who !== 'none' || stated.when !== undefined)
  const isComparison =
    stated?.when !== undefined && statedCondition(stated.when, topParameters(tool)) !== undefined
  return (
    <Choice
      label={t('contract.confirmation')}
      look="bar"
      path={['contract', 'confirmation']}
      value={stated?.who}
      options={CONFIRMERS.map((who) => ({
        value: who,
        label: t(`contract.who_${who}`),
        note: t(`contract.whoNote_${who}`),
      }))}
      onChoose={(who) => edit(setInFacet(tool, 'confirmation', 'who', str(who)))}
      onClear={stated && (() => edit(setFacet(tool, 'confirmation', undefined)))}
    >
      {isAsked && (
        <>
          <FacetText
            facet="confirmation"
            member="when"
            label={t('contract.when')}
            hint={t('contract.whenHint')}
            example={t('contract.whenExample')}
          />
          {isComparison && <p className="facet-note">{t('contract.condition')}</p>}
        </>
      )}
    </Choice>
  )
}
