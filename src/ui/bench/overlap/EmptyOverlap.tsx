import '../../../i18n/words/bench-overlap'
import { useWords } from '../../kit/use-words'
import { benchPart } from '../bench-part'

/** Why there is nothing to compare yet, and what to do about it. */
export function EmptyOverlap({ hasQuestions }: { hasQuestions: boolean }) {
  const t = useWords()
  return (
    <div className="overlap-empty">
      <h3>{t(hasQuestions ? 'overlap.tooFewTools' : 'overlap.noQuestions')}</h3>
      <p>{t(hasQuestions ? 'overlap.tooFewToolsWhy' : 'overlap.noQuestionsWhy')}</p>
      {!hasQuestions && (
        <button type="button" className="btn line" onClick={() => benchPart.set('questions')}>
          {t('overlap.toQuestions')}
        </button>
      )}
    </div>
  )
}
