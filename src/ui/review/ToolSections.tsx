import '../../i18n/words/review'
import { memo } from 'react'
import { get, itemsOf, type JsonObject } from '../../core/json/node'
import { print } from '../../core/json/print'
import { inputSchemaOf } from '../../core/model/tool'
import { useWords } from '../kit/use-words'
import { ContractLines } from './ContractLines'
import { parameterFacts, wholeSchemaFacts } from './parameter-facts'
import { FactList, ParameterList } from './ParameterList'
import { HostOnly, ModelSees } from './WhoSees'

/** Drawn once for a tool, not again when the checks are done. */
export const Asks = memo(function Asks({ tool }: { tool: JsonObject }) {
  const t = useWords()
  const schema = inputSchemaOf(tool)
  const parameters = schema ? parameterFacts(schema, ['inputSchema']) : []
  return (
    <section>
      <h3>
        {t('review.asks')}
        <ModelSees />
      </h3>
      {parameters.length > 0 && <ParameterList parameters={parameters} />}
      {parameters.length === 0 && (
        <p className="quiet">{t(schema ? 'review.noParameters' : 'review.noSchema')}</p>
      )}
      {schema && <FactList facts={wholeSchemaFacts(schema)} />}
    </section>
  )
})

/** What comes back, field by field. */
export function Result({ tool }: { tool: JsonObject }) {
  const t = useWords()
  const schema = get(tool, 'outputSchema')
  if (!schema) return null
  return (
    <section>
      <h3>{t('review.result')}</h3>
      <ParameterList parameters={parameterFacts(schema, ['outputSchema'])} isResult />
      <FactList facts={wholeSchemaFacts(schema)} />
    </section>
  )
}

/** Whole calls, as they are written. */
export function Examples({ tool }: { tool: JsonObject }) {
  const t = useWords()
  const examples = itemsOf(get(tool, 'inputExamples'))
  if (!examples.length) return null
  return (
    <section>
      <h3>{t('review.examplesOfCalls')}</h3>
      {examples.map((example, i) => (
        <pre key={i} className="json">
          {print(example)}
        </pre>
      ))}
    </section>
  )
}

/** The contract, which no model sees. */
export function Host({ tool }: { tool: JsonObject }) {
  const t = useWords()
  if (!get(tool, 'contract')) return null
  return (
    <section className="host">
      <h3>
        {t('review.host')}
        <HostOnly />
      </h3>
      <ContractLines tool={tool} />
    </section>
  )
}
