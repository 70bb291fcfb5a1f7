import '../../i18n/words/review'
import { lazy, memo, Suspense, useMemo, useState } from 'react'
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
import { AsideReasons } from './AsideReasons'
import { DescriptionLines } from './DescriptionLines'
import { FindingList } from './FindingList'
import { OtherLists } from './OtherLists'
import { headingId } from './use-current-tool'
import { ReviewLines } from './ReviewLines'
import { Rest } from './Talk'
import { Asks, Examples, Host, Result } from './ToolSections'
import { ModelSees } from './WhoSees'

const ExactText = lazy(() => import('./ExactText'))
const WhatIfs = lazy(() => import('./WhatIfs'))

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
        </p>
      </header>
      <div hidden={isExact}>
        {asked && <Lists tool={tool} asked={asked} />}
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
            <FindingList findings={report.findings} canTalk />
            {report.aside.length > 0 && <AsideReasons aside={report.aside} />}
          </section>
        )}
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

/** The list of a product review, and the others to be opened. */
function Lists({ tool, asked }: { tool: JsonObject; asked: Asked }) {
  const own = useMemo(() => ({ ...asked, only: asked.tools.indexOf(tool) }), [asked, tool])
  return (
    <>
      <ReviewLines list="product" asked={own} />
      <Suspense>
        <WhatIfs asked={own} />
      </Suspense>
      <OtherLists asked={own} />
    </>
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
