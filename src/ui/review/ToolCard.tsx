import '../../i18n/words/review'
import { lazy, memo, Suspense, useState } from 'react'
import type { JsonObject } from '../../core/json/node'
import { print } from '../../core/json/print'
import type { Asked } from '../../core/lint/checklists/answer'
import type { ToolReport } from '../../core/lint/engine'
import { nameOf, titleOf } from '../../core/model/tool'
import { useShownAs } from '../../state/shown-as'
import { Breakable } from '../kit/Breakable'
import { Icon } from '../kit/Icon'
import { ScoreRing } from '../kit/ScoreRing'
import { useWords } from '../kit/use-words'
import { effectIcons, effectWords } from '../tool-set/effects'
import { DescriptionLines } from './DescriptionLines'
import { headingId } from './use-current-tool'
import { Rest, ToolLink } from './Talk'
import { Asks, Examples, Host, Result } from './ToolSections'
import { ModelSees } from './WhoSees'

const ExactText = lazy(() => import('./ExactText'))
// What the checks say needs the words of every rule: these come with the checks, after the page is read.
const CheckLists = lazy(() => import('./CheckLists'))
const ToolFindings = lazy(() => import('./ToolFindings'))

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
  const isExact = useShownAs((state) => state.isExact)
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
          <ToolLink />
        </p>
      </header>
      <div hidden={isExact}>
        <Suspense>{asked && <CheckLists tool={tool} asked={asked} />}</Suspense>
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
        <Suspense>{report && <ToolFindings report={report} />}</Suspense>
        <WholeJson tool={tool} />
        <Rest />
      </div>
      {isExact && (
        <Suspense>
          <ExactText tool={tool} />
        </Suspense>
      )}
    </>
  )
})

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
