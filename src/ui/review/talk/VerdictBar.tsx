import '../../../i18n/words/reviewing'
import { lazy, Suspense } from 'react'
import type { Asked } from '../../../core/lint/checklists/answer'
import { said, useReviewing } from '../../../state/reviewing'
import { nameAsked, useReviewer } from '../../../state/reviewer'
import { Icon } from '../../kit/Icon'
import { useWords } from '../../kit/use-words'
import { ownCounts } from './own-counts'
import { SendBack } from './SendBack'
import { useLinesLeft } from './use-lines-left'

const NameDialog = lazy(() => import('./NameDialog'))

/** The reader's own review at the lower edge: what is in it, the verdict, and how it gets back. */
export function VerdictBar({ asked }: { asked: Asked | undefined }) {
  const t = useWords()
  const { name, waiting } = useReviewer()
  const own = useReviewing((state) => state.own)
  const isKept = useReviewing((state) => state.isKept)
  const left = useLinesLeft(asked)
  const counts = ownCounts(own)
  return (
    <section className="verdict" aria-label={t('reviewing.yours')}>
      <div className="wrap">
        <div className="say">
          <p role="status">
            <b>{t('reviewing.yours')}</b>{' '}
            <span className="two">
              {counts ? t('reviewing.counts', counts) : t('reviewing.nothingYet')}
              {counts && left !== undefined && left > 0 && (
                <> · {t('reviewing.left', { count: left })}</>
              )}
            </span>
          </p>
          {name && (
            <p className="quiet">
              {t('reviewing.reviewAs', { name })}{' '}
              <button type="button" className="link" onClick={nameAsked}>
                {t('reviewing.rename')}
              </button>
            </p>
          )}
          {!isKept && <p className="error">{t('reviewing.notKept')}</p>}
        </div>
        <SendBack asked={asked} />
        <span className="sep" />
        <Decide says="changes" />
        <Decide says="approve" />
      </div>
      <Suspense>{waiting && <NameDialog />}</Suspense>
    </section>
  )
}

/** One of the two verdicts; the one that stands is taken back by choosing it again. */
function Decide({ says }: { says: 'approve' | 'changes' }) {
  const t = useWords()
  const me = useReviewer((state) => state.name)
  const of = useReviewing((state) => state.of)
  const mine = useReviewing(({ state }) =>
    state.verdicts.find(({ entry, isCurrent }) => isCurrent && entry.by === me),
  )
  const isGiven = mine?.entry.says === says
  const decide = () =>
    said(isGiven ? { kind: 'withdraw', to: mine.entry.id } : { kind: 'verdict', says, of })
  const words = says === 'approve' ? 'reviewing.approve' : 'reviewing.changes'
  const given = says === 'approve' ? 'reviewing.approved' : 'reviewing.changesAsked'
  return (
    <button
      type="button"
      className={says === 'approve' ? 'btn main' : 'btn line'}
      aria-pressed={isGiven}
      onClick={decide}
    >
      {isGiven && <Icon name="check" />}
      {t(isGiven ? given : words)}
    </button>
  )
}
