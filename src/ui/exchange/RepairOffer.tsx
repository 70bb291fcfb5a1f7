import '../../i18n/words/exchange'
import { useId } from 'react'
import { lossSentence } from '../../i18n/losses'
import { useView } from '../../state/view'
import { Icon } from '../kit/Icon'
import { useWords } from '../kit/use-words'
import { DiffView } from './DiffView'
import type { ImportReport } from './import-report'
import { NotePlaces } from './NotePlaces'

interface RepairOfferProps {
  readonly mended: NonNullable<ImportReport['mended']>
  readonly repair: boolean
  readonly onRepair?: (repair: boolean) => void
}

/** Repairs that can be made, what they would change, and the choice; nothing is repaired unasked. */
export function RepairOffer({ mended, repair, onRepair }: RepairOfferProps) {
  const t = useWords()
  const lang = useView((state) => state.lang)
  const id = useId()
  const { repairs, diffs } = mended
  const notes = repairs.map(({ tool, loss }) => ({
    sentence:
      loss.code === 'import.look-alikes'
        ? t('exchange.repairText')
        : lossSentence(lang, loss, true),
    place: [tool, ...loss.path].filter((step) => step !== undefined).join('.'),
  }))
  return (
    <div className="import-note">
      <h3>
        <Icon name="pencil" />
        {t('exchange.repairs', { count: repairs.length })}
      </h3>
      <NotePlaces notes={notes} />
      <details>
        <summary>{t('exchange.showRepairs')}</summary>
        {diffs.map(({ tool, lines }, i) => (
          <div key={i}>
            {tool && <code>{tool}</code>}
            <DiffView lines={lines} />
          </div>
        ))}
      </details>
      {onRepair && (
        <>
          <label className="tick-row" htmlFor={id}>
            <input
              id={id}
              type="checkbox"
              checked={repair}
              onChange={(event) => onRepair(event.target.checked)}
            />
            {t('exchange.applyRepairs')}
          </label>
          <p className="quiet">{t('exchange.repairsOff')}</p>
        </>
      )}
    </div>
  )
}
