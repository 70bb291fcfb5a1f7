import '../../../i18n/words/bench-questions'
import type { QuestionProblem } from '../../../core/bench/questions/read-questions'
import { useWords } from '../../kit/use-words'

/** Entries of the document that cannot be asked, each with why. */
export function QuestionProblems({ problems }: { problems: readonly QuestionProblem[] }) {
  const t = useWords()
  if (problems.length === 0) return null
  return (
    <div className="questions-problems" role="status">
      <p>{t('questions.problems', { count: problems.length })}</p>
      <ul>
        {problems.slice(0, 20).map(({ code, path, values }, i) => (
          <li key={i}>
            {typeof path[2] === 'number' && (
              <b>{t('questions.place', { number: path[2] + 1 })}: </b>
            )}
            {t(`questions.problem-${code}`, values)}
          </li>
        ))}
      </ul>
    </div>
  )
}
