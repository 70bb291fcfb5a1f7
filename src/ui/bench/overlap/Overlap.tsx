import '../../../i18n/words/bench-overlap'
import { useState } from 'react'
import { useQuestions } from '../../../state/bench-questions'
import { Icon } from '../../kit/Icon'
import { useWords } from '../../kit/use-words'
import { benchPart } from '../bench-part'
import { useSettled } from '../questions/use-settled'
import '../results/bench-results.css'
import { CollidingPairs } from './CollidingPairs'
import { EmptyOverlap } from './EmptyOverlap'
import './overlap.css'
import { OverlapTable } from './OverlapTable'
import { TwoVersions } from './TwoVersions'
import { useOverlap } from './use-overlap'
import { useVersions } from './use-versions'

/** What words alone say about which tool a question is for. Never an accuracy, and so never a share. */
export default function Overlap() {
  const t = useWords()
  const [otherId, setOtherId] = useState('')
  const questions = useSettled(useQuestions().placed.map(({ question }) => question))
  const { versions, other } = useVersions(otherId)
  const { compared, questions: asked, problem, again } = useOverlap(versions, questions)
  const [now] = compared
  const isEmpty = questions.length === 0 || versions[0]!.texts.length < 2
  return (
    <section className="overlap" aria-label={t('overlap.title')}>
      <p className="overlap-caption">
        <Icon name="info" small />
        <span>
          {t('overlap.caption')}{' '}
          <button type="button" className="link" onClick={() => benchPart.set('run')}>
            {t('overlap.toRun')}
          </button>
        </span>
      </p>
      {isEmpty && <EmptyOverlap hasQuestions={questions.length > 0} />}
      <div role="status" className="overlap-status">
        {!isEmpty && !now && !problem && <p className="two">{t('overlap.busy')}</p>}
        {!isEmpty && problem && (
          <p>
            {t(`overlap.failed-${problem}`)}{' '}
            <button type="button" className="link" onClick={again}>
              {t('overlap.again')}
            </button>
          </p>
        )}
      </div>
      {!isEmpty && now && (
        <>
          {now.overlap.apart.length > 0 && (
            <p className="overlap-caption">
              <Icon name="triangle" small />
              <span>
                {t('overlap.apart', {
                  count: now.overlap.apart.length,
                  names: now.overlap.apart.map((at) => now.version.names[at]).join(', '),
                })}
              </span>
            </p>
          )}
          <OverlapTable compared={now} questions={asked} />
          <CollidingPairs compared={now} questions={asked} />
          <TwoVersions
            otherId={other ? otherId : ''}
            onChoose={setOtherId}
            compared={other ? compared : [now]}
            questions={asked}
          />
        </>
      )}
    </section>
  )
}
