import '../../i18n/words/exchange'
import '../../i18n/words/imports'
import { Icon } from '../kit/Icon'
import { useWords } from '../kit/use-words'
import { labelOf } from '../../core/source/label-of'
import type { ImportReport, TextReading } from './import-report'

interface ImportHeadingProps {
  readonly report: ImportReport
  /** Of the file. */
  readonly name: string | undefined
}

/** What a text was taken for, and how much is in it; or why nothing is. */
export function ImportHeading({ report, name }: ImportHeadingProps) {
  const t = useWords()
  const { set, api, reading } = report
  const count = reading.tools.length
  const file = name !== undefined && <span className="quiet">{name}</span>
  if (set)
    return (
      <p className="detected">
        <Icon name="tick" />
        <b>{t('exchange.setFound', { title: set.title || t('exchange.untitledSet') })}</b>
        <span className="quiet">{t('frame.toolCount') + ' ' + count}</span>
      </p>
    )
  if (api && reading.isWhole)
    return (
      <p className="detected">
        <Icon name={api.operations.length > 0 ? 'tick' : 'info'} />
        <b>
          {api.format}
          {t('form.colon')}
          {api.title || t('imports.apiUntitled')}
        </b>
        {api.version && <span>{t('imports.apiVersion', { version: api.version })}</span>}
        <span className="quiet">
          {t('imports.operationCount', { count: api.operations.length })}
        </span>
        {file}
      </p>
    )
  if (count === 0) return <NothingRead report={report} />
  const dialect = labelOf(reading.dialect ?? '') ?? t('exchange.mixed')
  return (
    <p className="detected">
      <Icon name="tick" />
      <b>{t('exchange.detected', { dialect, count })}</b>
      {reading.dialect === 'mixed' && <Parts reading={reading} />}
      {file}
    </p>
  )
}

/** How many tools of a mixed list are in which dialect. */
function Parts({ reading }: { reading: TextReading }) {
  const t = useWords()
  const counts = new Map<string, number>()
  for (const { dialect } of reading.tools) counts.set(dialect, (counts.get(dialect) ?? 0) + 1)
  const parts = [...counts].map(([dialect, count]) =>
    t('imports.part', { dialect: labelOf(dialect) ?? dialect, count }),
  )
  return <span className="quiet">{parts.join(' · ')}</span>
}

function NothingRead({ report }: { report: ImportReport }) {
  const t = useWords()
  const { repairs, problems, reading } = report
  // The list below says more than that nothing was found.
  const waits = repairs.some(({ tool, state }) => tool === undefined && state === 'not-made')
  const isBroken = !reading.isWhole && problems.length > 0
  return (
    <p className="detected none">
      <Icon name="info" />
      <span>
        <b>{t(waits ? 'imports.needsRepair' : 'exchange.nothingFound')}</b>{' '}
        {!waits && !isBroken && t('exchange.nothingFoundDo')}
      </span>
    </p>
  )
}
