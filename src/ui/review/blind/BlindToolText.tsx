import '../../../i18n/words/blind'
import '../../../i18n/words/review'
import { memo } from 'react'
import type { BlindTool } from '../../../core/review/blind'
import { useWords } from '../../kit/use-words'
import { parameterFacts, wholeSchemaFacts } from '../parameter-facts'
import { FactList, ParameterList } from '../ParameterList'
import { Prose } from '../Prose'

/** What a model is told of a tool: the description, and on a click the parameters and every word. */
export const BlindToolText = memo(function BlindToolText({ tool }: { tool: BlindTool }) {
  const t = useWords()
  const { description, name, schema } = tool.told
  const parameters = schema ? parameterFacts(schema) : []
  return (
    <>
      {description.trim() ? (
        <Prose text={description} />
      ) : (
        <p className="quiet">{t('review.noText')}</p>
      )}
      <details>
        <summary>{t('blind.details', { name })}</summary>
        {parameters.length > 0 ? (
          <ParameterList parameters={parameters} />
        ) : (
          <p className="quiet">{t('review.noParameters')}</p>
        )}
        {schema && <FactList facts={wholeSchemaFacts(schema)} />}
        <details>
          <summary>{t('blind.exact')}</summary>
          <pre className="json" translate="no">
            {tool.text}
          </pre>
        </details>
      </details>
    </>
  )
})
