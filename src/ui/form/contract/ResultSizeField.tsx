import '../../../i18n/words/contract'
import { useWords } from '../../kit/use-words'
import { Findings } from '../Findings'
import { useFindingsAt, useFormTool } from '../form-context'
import { FacetText, facetText } from './FacetText'

/** How large a result can get: a summary, a key to the rest, pages. */
export function ResultSizeField() {
  const t = useWords()
  const { tool } = useFormTool()
  const findings = useFindingsAt(['contract', 'resultSize'])
  return (
    <div className="facet" role="group" aria-label={t('contract.resultSize')}>
      <div className="lab">{t('contract.resultSize')}</div>
      <Findings findings={findings} />
      <div className="facet-three">
        <FacetText
          facet="resultSize"
          member="summary"
          label={t('contract.summary')}
          example={t('contract.summaryExample')}
        />
        <FacetText
          facet="resultSize"
          member="key"
          label={t('contract.resultKey')}
          example={t('contract.resultKeyExample')}
          mono
        />
        <FacetText
          facet="resultSize"
          member="paging"
          label={t('contract.paging')}
          example={t('contract.pagingExample')}
        />
      </div>
      {facetText(tool, 'resultSize', 'text') !== '' && (
        <FacetText facet="resultSize" member="text" label={t('contract.sizeText')} />
      )}
    </div>
  )
}
