import '../../i18n/words/reviewing'
import '../../i18n/words/review'
import { useMemo, useState } from 'react'
import { fitOf, type ReviewFile } from '../../core/review/review-file'
import { useDocument } from '../../state/document'
import { powers } from '../../state/powers'
import { reviewMerged, setAsTree } from '../../state/review-notes'
import { snapshotBefore } from '../../state/snapshot-before'
import { paneChosen, sideTabChosen } from '../../state/view'
import { Modal } from '../kit/Modal'
import { toasted } from '../kit/toast'
import { useWords } from '../kit/use-words'
import './review-notes.css'
import { newIn, reviewersOf, reviewSummary } from './review-summary'
import { SummaryLines } from './SummaryLines'
import { useFittingSet } from './use-fitting-set'

interface MergeDialogProps {
  readonly file: ReviewFile
  readonly onClose: () => void
}

/** Says what a review brings and which set it is about, and merges it as one step to undo. */
export default function MergeDialog({ file, onClose }: MergeDialogProps) {
  const t = useWords()
  const { set, lastGood } = useDocument()
  const [isInTheWay, setInTheWay] = useState(false)
  const tree = useMemo(() => setAsTree({ set, lastGood }), [set, lastGood])
  const fit = fitOf(file, tree)
  const fitting = useFittingSet(fit === 'other' ? file : undefined)
  const isKnown = reviewersOf(newIn(file.review, tree)).length === 0
  const merge = () => {
    snapshotBefore('merge')
    if (!reviewMerged(file.review).ok) return setInTheWay(true)
    sideTabChosen('review')
    paneChosen('side')
    toasted({ text: t('reviewing.merged') })
    onClose()
  }
  const openAndMerge = async (id: string) => {
    if (await powers().openStoredSet(id)) merge()
  }
  return (
    <Modal
      title={t('reviewing.mergeTitle')}
      onClose={onClose}
      footer={
        <>
          <span role="status" className="error">
            {isInTheWay && t('reviewing.mergeInTheWay')}
          </span>
          <span className="grow" />
          <button type="button" className="btn" onClick={onClose}>
            {t('reviewing.cancel')}
          </button>
          <button
            type="button"
            className={fit === 'other' ? 'btn line' : 'btn main'}
            disabled={isKnown && fit !== 'other'}
            onClick={merge}
          >
            {t(fit === 'other' ? 'reviewing.mergeAnyway' : 'reviewing.mergeGo')}
          </button>
          {fitting.found && (
            <button
              type="button"
              className="btn main"
              onClick={() => void openAndMerge(fitting.found!.id)}
            >
              {t('reviewing.mergeOpenFound')}
            </button>
          )}
        </>
      }
    >
      <div className="merge-report">
        <p>
          <b>
            {t('reviewing.backFrom', {
              names: reviewersOf(file.review).join(t('review.comma')),
            })}
          </b>
        </p>
        <SummaryLines summary={reviewSummary(file.review, fit === 'other' ? undefined : tree)} />
        {fit === 'same' && <p>{t('reviewing.mergeSame')}</p>}
        {fit === 'later' && <p>{t('reviewing.mergeLater')}</p>}
        {fit === 'other' && (
          <p>
            {file.title
              ? t('reviewing.mergeOther', { title: file.title })
              : t('reviewing.mergeOtherUntitled')}
          </p>
        )}
        {fit === 'other' && (
          <p role="status">
            {fitting.isSearching && t('reviewing.mergeSearching')}
            {fitting.found &&
              t('reviewing.mergeFound', {
                title: fitting.found.title || t('review.untitled'),
              })}
            {!fitting.isSearching && !fitting.found && t('reviewing.mergeNotFound')}
          </p>
        )}
        {isKnown && fit !== 'other' && <p role="status">{t('reviewing.mergeNothing')}</p>}
      </div>
    </Modal>
  )
}
