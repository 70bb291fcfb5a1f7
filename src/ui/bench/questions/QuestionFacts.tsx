import '../../../i18n/words/bench-questions'
import { get, type JsonObject } from '../../../core/json/node'
import type { Question } from '../../../core/bench/questions/question'
import { inputSchemaOf } from '../../../core/model/tool'
import { Icon } from '../../kit/Icon'
import { useWords } from '../../kit/use-words'

/** The names that a question uses and the set has not: tools, then parameters with their tool. */
export function namesGone(
  { expected, expectedArgs }: Question,
  toolOf: ReadonlyMap<string, JsonObject>,
): readonly { readonly tool: string; readonly argument?: string }[] {
  if (expected.is !== 'tool') return []
  const gone = expected.tools.filter((name) => !toolOf.has(name)).map((tool) => ({ tool }))
  const known = expected.tools.filter((name) => toolOf.has(name))
  const isThere = (argument: string): boolean =>
    known.some((name) => get(get(inputSchemaOf(toolOf.get(name)), 'properties'), argument))
  const lacking =
    known.length === 0
      ? []
      : expectedArgs.filter(({ name }) => !isThere(name)).map(({ name }) => name)
  return [...gone, ...lacking.map((argument) => ({ tool: known[0]!, argument }))]
}

/** What a closed row tells of the rest of its question. */
export function QuestionFacts({
  question,
  toolOf,
}: {
  question: Question
  toolOf: ReadonlyMap<string, JsonObject>
}) {
  const t = useWords()
  const { expectedArgs, tags, split, then } = question
  const isGone = namesGone(question, toolOf).length > 0
  const isPlain = expectedArgs.length === 0 && tags.length === 0 && split === 'dev' && !then
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
