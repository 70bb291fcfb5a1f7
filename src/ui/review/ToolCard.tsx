import '../../i18n/words/review'
import { memo, useState } from 'react'
import { get, itemsOf, type JsonObject } from '../../core/json/node'
import { print } from '../../core/json/print'
import type { Asked } from '../../core/lint/checklists/answer'
import type { ToolReport } from '../../core/lint/engine'
import { inputSchemaOf, nameOf, titleOf } from '../../core/model/tool'
import { Breakable } from '../kit/Breakable'
import { Icon } from '../kit/Icon'
import { ScoreRing } from '../kit/ScoreRing'
import { useWords } from '../kit/use-words'
import { effectIcons, effectWords } from '../tool-set/effects'
import { AsideReasons } from './AsideReasons'
import { ContractLines } from './ContractLines'
import { DescriptionLines } from './DescriptionLines'
import { FindingList } from './FindingList'
import { parameterFacts, wholeSchemaFacts } from './parameter-facts'
import { FactList, ParameterList } from './ParameterList'
import { headingId } from './use-current-tool'
import { ReviewLines } from './ReviewLines'
import { HostOnly, ModelSees } from './WhoSees'

interface ToolCardProps {
  readonly tool: JsonObject
  readonly index: number
  /** Absent while the checks still run. */
  readonly report: ToolReport | undefined
  /** The set that it is one of, for the product list. */
  readonly asked: Asked | undefined
}

/** What a tool says, in plain words, and below as the JSON it is. */
export const ToolCard = memo(function ToolCard({ tool, index, report, asked }: ToolCardProps) {
  const t = useWords()
  const name = nameOf(tool)
  const title = titleOf(tool)
  const effect = report?.reading.effect
  return (
    <>
      <header>
        <h2 id={headingId(index)} tabIndex={-1}>
          {title || (name && <Breakable text={name} />) || t('review.unnamed')}
        </h2>
        {report && <ScoreRing score={report.score} size="m" />}
        <p className="sub">
          {title && name && (
            <code>
              <Breakable text={name} />
            </code>
          )}
          {effect && (
            <span className="tag">
              <Icon name={effectIcons[effect]} small />
              {t(effectWords[effect])}
            </span>
          )}
        </p>
      </header>
      {asked && <ProductLines tool={tool} asked={asked} />}
      <section>
        <h3>
          {t('review.told')}
          <ModelSees />
        </h3>
        <DescriptionLines tool={tool} answered={report?.reading.answers} />
      </section>
      <Asks tool={tool} />
      <Result tool={tool} />
      <Examples tool={tool} />
      <Host tool={tool} />
      {report && (
        <section>
          <h3>{t('review.found')}</h3>
          <FindingList findings={report.findings} />
          {report.aside.length > 0 && <AsideReasons aside={report.aside} />}
        </section>
      )}
      <WholeJson tool={tool} />
    </>
  )
})

function ProductLines({ tool, asked }: { tool: JsonObject; asked: Asked }) {
  return <ReviewLines asked={{ ...asked, only: asked.tools.indexOf(tool) }} />
}

/** Drawn once for a tool, not again when the checks are done. */
const Asks = memo(function Asks({ tool }: { tool: JsonObject }) {
  const t = useWords()
  const schema = inputSchemaOf(tool)
  const parameters = schema ? parameterFacts(schema) : []
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

function Result({ tool }: { tool: JsonObject }) {
  const t = useWords()
  const schema = get(tool, 'outputSchema')
  if (!schema) return null
  return (
    <section>
      <h3>{t('review.result')}</h3>
      <ParameterList parameters={parameterFacts(schema)} isResult />
      <FactList facts={wholeSchemaFacts(schema)} />
    </section>
  )
}

function Examples({ tool }: { tool: JsonObject }) {
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

function Host({ tool }: { tool: JsonObject }) {
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

/** Nothing a link carries is out of reach, whatever the words above leave unsaid. */
function WholeJson({ tool }: { tool: JsonObject }) {
  const t = useWords()
  const [open, setOpen] = useState(false)
  return (
    <section>
      <details onToggle={(event) => setOpen(event.currentTarget.open)}>
        <summary>{t('review.asJson')}</summary>
        {open && (
          <pre className="json" translate="no">
            {print(tool)}
          </pre>
        )}
      </details>
    </section>
  )
}
