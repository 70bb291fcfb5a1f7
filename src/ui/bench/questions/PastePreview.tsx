import '../../../i18n/words/bench-questions'
import '../../../i18n/words/bench-questions-in'
import type {
  ImportedQuestion,
  QuestionsImport,
} from '../../../core/bench/questions/questions-import'
import type { Expected } from '../../../core/bench/questions/question'
import { Checkbox } from '../../kit/Checkbox'
import { useWords } from '../../kit/use-words'

/** So many are listed; all are taken. */
const MOST = 200

/** What was read of a text: each question to be taken or not, and every line that is none. */
export function PastePreview({
  read,
  coming,
  isTaken,
  onTake,
}: {
  read: QuestionsImport
  /** Tools that are added with the questions: none of them is unknown. */
  coming: ReadonlySet<string>
  isTaken: (question: ImportedQuestion) => boolean
  onTake: (question: ImportedQuestion, on: boolean) => void
}) {
  const t = useWords()
  const { form, questions, problems } = read
  const said = (expected: Expected): string => {
    if (expected.is !== 'tool') return t(`questions.${expected.is}`)
    return expected.tools.join(', ') || t('questions.unset')
  }
  return (
    <>
      <p className="quiet" role="status">
        {t(`questionsIn.form-${form}`)} · {t('questionsIn.found', { count: questions.length })}
      </p>
      {problems.length > 0 && (
        <div className="questions-problems">
          <p>{t('questionsIn.leftOut', { count: problems.length })}</p>
          <ul>
            {problems.slice(0, MOST).map(({ line, code, values }, i) => (
              <li key={i}>
                <b>{t('questionsIn.line', { line })}: </b>
                {t(`questionsIn.import-${code}`, values)}
              </li>
            ))}
          </ul>
        </div>
      )}
      <ol className="paste-found">
        {questions.slice(0, MOST).map((each) => (
          <li key={each.question.id}>
            <Checkbox checked={isTaken(each)} onCheck={(on) => onTake(each, on)}>
              <span>{each.question.text}</span>
            </Checkbox>
            <span className="paste-expected">→ {said(each.question.expected)}</span>
            {each.notes
              .filter(({ code, values }) => code !== 'unknown-tool' || !coming.has(values['name']!))
              .map(({ code, values }, i) => (
                <span className="quiet" key={i}>
                  {t(`questionsIn.note-${code}`, values)}
                </span>
              ))}
          </li>
        ))}
      </ol>
      {questions.length > MOST && (
        <p className="quiet">{t('questions.shown', { shown: MOST, count: questions.length })}</p>
      )}
    </>
  )
}
