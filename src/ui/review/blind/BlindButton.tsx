import '../../../i18n/words/blind'
import { lazy, Suspense, useMemo, useState } from 'react'
import { blindQuestions } from '../../../core/review/blind'
import { useReviewing } from '../../../state/reviewing'
import { Icon } from '../../kit/Icon'
import { useWords } from '../../kit/use-words'

const BlindPick = lazy(() => import('./BlindPick'))

/** Leads to the questions of a set, where it came with some. */
export function BlindButton() {
  const t = useWords()
  const set = useReviewing((state) => state.set)
  const questions = useMemo(() => blindQuestions(set), [set])
  const [isOpen, setOpen] = useState(false)
  if (questions.length === 0) return null
  return (
    <>
      <button type="button" className="btn s line" onClick={() => setOpen(true)}>
        <Icon name="eye" />
        {t('blind.open')}
      </button>
      <Suspense>
        {isOpen && <BlindPick questions={questions} onClose={() => setOpen(false)} />}
      </Suspense>
    </>
  )
}
