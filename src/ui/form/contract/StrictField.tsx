import '../../../i18n/words/contract'
import { booleanOf, get } from '../../../core/json/node'
import { setStrict } from '../../../core/authoring/contract/identifying-fields'
import { useWords } from '../../kit/use-words'
import { Findings } from '../Findings'
import { useEdit, useFindingsAt, useFormTool } from '../form-context'
import { Choice } from './Choice'
import { FacetText, facetText } from './FacetText'

/** Strict on, or off with the reason; beside it what strict does not do. */
export function StrictField() {
  const t = useWords()
  const { tool } = useFormTool()
  const edit = useEdit()
  const isOn = booleanOf(get(tool, 'strict'))
  const findings = useFindingsAt(['strict'])
  const note = t('contract.strictNote')
  const needsWhy = isOn !== true || facetText(tool, 'strict', 'reason') !== ''
  return (
    <Choice
      label={t('contract.strict')}
      look="bar"
      path={['contract', 'strict']}
      value={isOn === undefined ? undefined : isOn ? 'on' : 'off'}
      options={(['on', 'off'] as const).map((value) => ({
        value,
        label: t(`contract.strict_${value}`),
        note,
      }))}
      onChoose={(value) => edit(setStrict(tool, value === 'on'))}
      onClear={isOn === undefined ? undefined : () => edit(setStrict(tool, undefined))}
    >
      {isOn === undefined && <p className="facet-note">{note}</p>}
      <Findings findings={findings} />
      {needsWhy && (
        <FacetText
          facet="strict"
          member="reason"
          label={t('contract.strictWhy')}
          example={t('contract.strictWhyExample')}
        />
      )}
    </Choice>
  )
}
