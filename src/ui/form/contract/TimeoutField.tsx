import '../../../i18n/words/contract'
import { secondsOf, setInFacet } from '../../../core/authoring/contract/contract-edits'
import { TextField } from '../../kit/TextField'
import { useWords } from '../../kit/use-words'
import { Field } from '../Field'
import { useEdit, useFindingsAt, useFormTool } from '../form-context'
import { useRefusal } from '../use-refusal'
import { FacetText, facetText } from './FacetText'

const SECONDS = ['contract', 'timeout', 'seconds']

/** How long a call is waited for, and what is answered then. */
export function TimeoutField() {
  const t = useWords()
  const { tool } = useFormTool()
  const edit = useEdit()
  const findings = useFindingsAt(['contract', 'timeout'])
  const value = facetText(tool, 'timeout', 'seconds')
  const [refusal, refuse] = useRefusal(value)
  const onText = (text: string) => {
    const seconds = secondsOf(text)
    if (seconds === null) return refuse('contract.badSeconds')
    refuse(undefined)
    edit(setInFacet(tool, 'timeout', 'seconds', seconds), SECONDS)
  }
  return (
    <div className="facet-two seconds">
      <Field
        label={t('contract.timeout')}
        hint={t('contract.seconds')}
        path={SECONDS}
        findings={findings}
        refusal={refusal && t(refusal)}
      >
        {(parts) => (
          <TextField
            {...parts}
            look="s"
            inputMode="decimal"
            value={value}
            onText={(text) => void onText(text)}
          />
        )}
      </Field>
      <FacetText
        facet="timeout"
        member="text"
        label={t('contract.timeoutText')}
        example={t('contract.timeoutExample')}
      />
    </div>
  )
}
