import '../../i18n/words/review'
import { useMemo } from 'react'
import type { JsonNode } from '../../core/json/node'
import { print } from '../../core/json/print'
import type { Asked } from '../../core/lint/checklists/answer'
import type { ToolReport } from '../../core/lint/engine'
import { useWords } from '../kit/use-words'
import { SpotToolContext } from './talk-parts'
import { ToolCard } from './ToolCard'
import { headingId } from './use-current-tool'

interface EntryCardProps {
  readonly entry: JsonNode
  readonly index: number
  /** A narrow window shows only this one. */
  readonly isCurrent: boolean
  readonly report: ToolReport | undefined
  readonly asked: Asked | undefined
}

/** One entry of a shared list: a tool in words, or whatever else stands there, as it is. */
export function EntryCard({ entry, index, isCurrent, report, asked }: EntryCardProps) {
  const t = useWords()
  const spot = useMemo(
    () => (entry.kind === 'object' ? { tool: entry, index } : undefined),
    [entry, index],
  )
  return (
    <article
      className={isCurrent ? 'sheet entry current' : 'sheet entry'}
      data-entry={index}
      aria-labelledby={headingId(index)}
    >
      {entry.kind === 'object' ? (
        <SpotToolContext value={spot}>
          <ToolCard tool={entry} index={index} report={report} asked={asked} />
        </SpotToolContext>
      ) : (
        <>
          <header>
            <h2 id={headingId(index)} tabIndex={-1}>
              {t('review.notATool', { index: index + 1 })}
            </h2>
          </header>
          <section>
            <p className="quiet">{t('review.notAToolText')}</p>
            <pre className="json">{print(entry)}</pre>
          </section>
        </>
      )}
    </article>
  )
}
