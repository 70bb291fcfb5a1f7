import '../../i18n/words/exchange'
import '../../i18n/words/imports'
import { problemText } from '../../i18n/problems'
import { useView } from '../../state/view'
import { Icon } from '../kit/Icon'
import { useWords } from '../kit/use-words'
import type { LocatedProblem, TextReading } from './import-report'

/** So many are listed: one slip often makes a hundred. */
const MOST_SHOWN = 5

/** How much of the line is shown on each side of the place. */
const AROUND = 40

interface ProblemListProps {
  readonly text: string
  readonly problems: readonly LocatedProblem[]
  readonly reading: TextReading
  /** Absent where the text is not in the field. */
  readonly onGoTo?: (start: number, end: number) => void
}

/** What is wrong with a text as JSON: where, what, and what to do. */
export function ProblemList({ text, problems, reading, onGoTo }: ProblemListProps) {
  const t = useWords()
  const lang = useView((state) => state.lang)
  if (!problems.length || text.trim() === '') return null
  const { isWhole, tools } = reading
  return (
    <div className={isWhole ? 'import-note warn' : 'import-note error'}>
      <h3>
        <Icon name={isWhole ? 'triangle' : 'octagon'} />
        {t(isWhole ? 'exchange.problemsHarmless' : 'exchange.problems')}
      </h3>
      <ul>
        {problems.slice(0, MOST_SHOWN).map(({ problem, position }, i) => (
          <li key={i}>
            {onGoTo ? (
              <button
                type="button"
                className="link num"
                title={t('imports.goToError')}
                onClick={() => onGoTo(problem.at.start, problem.at.end)}
              >
                {t('exchange.lineColumn', { ...position })}
              </button>
            ) : (
              <b className="num">{t('exchange.lineColumn', { ...position })}</b>
            )}
            <span>
              {problemText(problem, lang)}
              <Excerpt text={text} start={problem.at.start} end={problem.at.end} />
            </span>
          </li>
        ))}
      </ul>
      {problems.length > MOST_SHOWN && (
        <p className="quiet">
          {t('exchange.moreProblems', { count: problems.length - MOST_SHOWN })}
        </p>
      )}
      {!isWhole && tools.length > 0 && <p>{t('exchange.problemsPart')}</p>}
    </div>
  )
}

/** The line around a place, with the place marked. */
function Excerpt({ text, start, end }: { text: string; start: number; end: number }) {
  const before = /[^\r\n]*$/.exec(text.slice(Math.max(0, start - AROUND), start))![0]
  const marked = /^[^\r\n]*/.exec(text.slice(start, Math.min(end, start + AROUND)))![0]
  const after = /^[^\r\n]*/.exec(
    text.slice(start + marked.length, start + marked.length + AROUND),
  )![0]
  if (!(before + marked + after).trim()) return null
  return (
    <code className="excerpt">
      {before}
      <mark>{marked || ' '}</mark>
      {after}
    </code>
  )
}
