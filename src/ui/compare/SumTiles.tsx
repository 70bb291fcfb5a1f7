import '../../i18n/words/comparing'
import type { ReactNode } from 'react'
import { CLASSES, type ChangeClass } from '../../core/diff/change'
import { countsOf } from '../../core/diff/groups'
import { diffText } from '../../i18n/diff-report'
import { measureRows } from '../../i18n/diff-told'
import type { WordKey } from '../../i18n/words'
import { useView } from '../../state/view'
import { Icon } from '../kit/Icon'
import { useWords } from '../kit/use-words'
import { classSigns } from './class-signs'
import type { Comparison } from './use-comparison'

const classWords: Readonly<Record<ChangeClass, WordKey>> = {
  breaks: 'comparing.breaks',
  behaviour: 'comparing.behaviour',
  safe: 'comparing.safe',
}

/** The comparison at a glance: how many changes of each kind, and what both versions are worth. */
export function SumTiles({
  comparison: { diff, measures, tightness },
  onTryAll,
}: {
  comparison: Comparison
  onTryAll: () => void
}) {
  const t = useWords()
  const lang = useView((state) => state.lang)
  const counts = countsOf(diff)
  return (
    <dl className="sum">
      {CLASSES.map((each) => {
        const { icon, sev } = classSigns[each]
        return (
          <Tile key={each} value={counts[each]}>
            <span className={`sev ${counts[each] > 0 ? sev : 'person'}`}>
              <Icon name={icon} small />
            </span>
            {t(classWords[each], { count: counts[each] })}
          </Tile>
        )
      })}
      {!measures && (
        <div className="tile">
          <dt role="status">{t('comparing.measuring')}</dt>
        </div>
      )}
      {measures &&
        measureRows(measures, lang).map(({ name, before, after }) => (
          <Tile
            key={name}
            value={before === after ? after : <Sides before={before} after={after} />}
          >
            {name}
          </Tile>
        ))}
      {measures && tightness !== 'done' && (
        <div className="tile">
          <dt>{diffText(lang, 'tightness')}</dt>
          <dd className="late">
            {tightness === 'trying' && <span role="status">{t('comparing.trying')}</span>}
            {tightness === 'failed' && '–'}
            {tightness === 'waiting' && (
              <button type="button" className="link" onClick={onTryAll}>
                {t('comparing.tryThem')}
              </button>
            )}
          </dd>
        </div>
      )}
    </dl>
  )
}

function Tile({ value, children }: { value: ReactNode; children: ReactNode }) {
  return (
    <div className="tile">
      <dt>{children}</dt>
      <dd className="num">{value}</dd>
    </div>
  )
}

function Sides({ before, after }: { before: string; after: string }) {
  return (
    <>
      {before} <span className="to">→</span> {after}
    </>
  )
}
