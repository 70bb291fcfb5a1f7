import '../../i18n/words/review'
import type { JsonObject } from '../../core/json/node'
import { descriptionOf } from '../../core/model/description-parts'
import { type Answer, ANSWERS, type DescriptionKey } from '../../core/model/tool'
import type { WordKey } from '../../i18n/words'
import { Icon } from '../kit/Icon'
import type { IconName } from '../kit/icons'
import { useWords } from '../kit/use-words'
import { Prose } from './Prose'
import { Talk } from './Talk'

type Answered = Readonly<Record<Answer, 0 | 1 | 2>>

interface DescriptionLinesProps {
  readonly tool: JsonObject
  /** How far the text answers each question; absent while it is still being read. */
  readonly answered: Answered | undefined
}

/** The five questions with their answers; of one text, the text and which questions it answers. */
export function DescriptionLines({ tool, answered }: DescriptionLinesProps) {
  const t = useWords()
  const description = descriptionOf(tool)
  if (description.kind === 'answers')
    return (
      <div>
        {ANSWERS.map((answer) => (
          <Line
            key={answer}
            of={answer}
            label={t(`review.${answer}`)}
            text={description.answers[answer]}
          />
        ))}
        {description.answers.notes?.trim() && (
          <Line of="notes" label={t('review.notes')} text={description.answers.notes} />
        )}
      </div>
    )
  const text = description.kind === 'string' ? description.text.trim() : ''
  return (
    <div className="rl one">
      <div>
        {text ? <Prose text={text} /> : <NotStated words="review.noDescription" />}
        {text && answered && <AnsweredLine answered={answered} />}
      </div>
      <Talk spot={{ path: ['description'] }} label={t('review.told')} />
    </div>
  )
}

function Line({
  of,
  label,
  text,
}: {
  of: DescriptionKey
  label: string
  text: string | undefined
}) {
  return (
    <div className="rl">
      <span className="k">{label}</span>
      {text?.trim() ? (
        <Prose text={text.trim()} />
      ) : (
        <div>
          <NotStated words="review.notStated" />
        </div>
      )}
      <Talk spot={{ path: ['description', of] }} label={label} />
    </div>
  )
}

function NotStated({ words }: { words: WordKey }) {
  const t = useWords()
  return (
    <span className="sev todo">
      <Icon name="todo" />
      {t(words)}
    </span>
  )
}

const levels: readonly {
  readonly icon: IconName
  readonly sev: string
  readonly words: WordKey
}[] = [
  { icon: 'todo', sev: 'todo', words: 'review.notStated' },
  { icon: 'triangle', sev: 'warn', words: 'review.partlyStated' },
  { icon: 'tick', sev: 'pass', words: 'review.stated' },
]

function AnsweredLine({ answered }: { answered: Answered }) {
  const t = useWords()
  return (
    <ul className="answered" aria-label={t('review.answersIn')}>
      {ANSWERS.map((answer) => {
        const { icon, sev, words } = levels[answered[answer]]!
        return (
          <li key={answer}>
            <span className={`sev ${sev}`}>
              <Icon name={icon} />
              <span className="sr">{t(words)}</span>
            </span>
            {t(`review.${answer}`)}
            {answered[answer] === 0 && <span className="quiet">{t('review.notStated')}</span>}
          </li>
        )
      })}
    </ul>
  )
}
