import '../../../i18n/words/bench-questions'
import '../../../i18n/words/people'
import type { JsonObject } from '../../../core/json/node'
import type { PickedFor } from '../../../core/bench/people/picks-by-question'
import type { Question } from '../../../core/bench/questions/question'
import { Icon } from '../../kit/Icon'
import { useWords } from '../../kit/use-words'
import { namesGone } from './names-gone'

/** What a closed row tells of the rest of its question. */
export function QuestionFacts({
  question,
  toolOf,
  picked,
}: {
  question: Question
  toolOf: ReadonlyMap<string, JsonObject>
  picked: PickedFor | undefined
}) {
  const t = useWords()
  const { expectedArgs, tags, split, then } = question
  const isGone = namesGone(question, toolOf).length > 0
  const isCounted = picked !== undefined && picked.of > 0
  const isPlain =
    !isCounted && expectedArgs.length === 0 && tags.length === 0 && split === 'dev' && !then
  return (
    <span className="question-facts">
      {isGone && (
        <span className="sev warn">
          <Icon name="triangle" small />
        </span>
      )}
      {isPlain && t('questions.detailsShow')}
      {expectedArgs.length > 0 && (
        <span>{t('questions.argumentCount', { count: expectedArgs.length })}</span>
      )}
      {isCounted && <span>{t('people.facts', { right: picked.right, of: picked.of })}</span>}
      {tags.map((tag) => (
        <span className="tag" key={tag}>
          {tag}
        </span>
      ))}
      {split === 'holdout' && <span className="tag">{t('questions.split-holdout')}</span>}
      {then && <span className="tag">{t('questions.then')}</span>}
    </span>
  )
}
