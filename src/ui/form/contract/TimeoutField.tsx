import '../../../i18n/words/contract'
import { secondsOf, setInFacet } from '../../../core/authoring/contract/contract-edits'
import { TextField } from '../../kit/TextField'
import { useWords } from '../../kit/use-words'
import { Field } from '../Field'
import { useEdit, useFindingsAt, useFormTool } from '../form-context'
import { useTypingRun } from '../use-typing-run'
import { FacetText, facetText } from './FacetText'

const SECONDS = ['contract', 'timeout', 'seconds']

/** How long a call is waited for, and what is answered then. */
export function TimeoutField() {
  const t = useWords()
  const { tool } = useFormTool()
  const edit = useEdit()
  const findings = useFindingsAt(['contract', 'timeout'])
  const value = facetText(tool, 'timeout', 'seconds')
  const run = useTypingRun((now) => facetText(now, 'timeout', 'seconds'))
  const { refusal } = run
  const onText = (text: string) => {
    const seconds = secondsOf(text)
    if (seconds === null) return run.refuse('contract.badSeconds')
    run.take(SECONDS, () => edit(setInFacet(tool, 'timeout', 'seconds', seconds), SECONDS))
    return undefined
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
          <TextField {...parts} look="s" inputMode="decimal" value={value} onText={onText} />
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
