import '../../i18n/words/imports'
import '../../i18n/words/profiles'
import { useId } from 'react'
import { offersAnswered } from '../targets/chosen-target'
import { Icon } from '../kit/Icon'
import { useWords } from '../kit/use-words'
import './export-offers.css'
import { OFFER_KINDS, type OfferAt } from './export-offers'
import type { ListedRepair } from './repair-list'
import { RepairGroup } from './RepairGroup'
import './repairs.css'

const isMade = ({ state }: ListedRepair): boolean => state === 'made'

/** What can be written in another way, for this export alone; nothing unless it is ticked. */
export function ExportOffers({ offers }: { offers: readonly OfferAt[] }) {
  const t = useWords()
  const title = useId()
  if (offers.length === 0) return null
  const made = offers.filter((each) => each.isMade).length
  const groups = Object.entries(OFFER_KINDS).flatMap(([code, words]) => {
    const repairs = offers.filter(({ loss }) => loss.code === code).map(listed)
    return repairs.length > 0 ? [{ code, words, repairs }] : []
  })
  return (
    <section aria-labelledby={title} className="export-offers">
      <div className="repairs-head">
        <h3 id={title}>
          <Icon name="pencil" />
          {t('profiles.offers')}
        </h3>
        <span className="quiet num" role="status">
          {t('imports.optInChosen', { made, count: offers.length })}
        </span>
      </div>
      <p className="quiet">{t('profiles.offersNote')}</p>
      <ul className="repair-list">
        {groups.map(({ code, words, repairs }) => (
          <RepairGroup
            key={code}
            sentence={t(words)}
            repairs={repairs}
            isMade={isMade}
            onTick={(which, isWanted) =>
              offersAnswered(
                which.map(({ id }) => id),
                isWanted,
              )
            }
          />
        ))}
      </ul>
    </section>
  )
}

function listed({ key, loss, name, isMade: made }: OfferAt): ListedRepair {
  const { from, to } = loss.values ?? {}
  const before = loss.code === 'export.namespace' ? name : from
  const effect =
    before !== undefined && to !== undefined
      ? { effect: { before: String(before), after: String(to) } }
      : {}
  return {
    id: key,
    loss,
    tool: name,
    isOptIn: true,
    state: made ? 'made' : 'not-made',
    ...effect,
  }
}
