import '../../../i18n/words/bench-questions'
import { get, type JsonObject, membersOf } from '../../../core/json/node'
import type { ExpectedArgument, Question } from '../../../core/bench/questions/question'
import { inputSchemaOf } from '../../../core/model/tool'
import { drawNow } from '../../../state/drawn'
import { Select } from '../../kit/Select'
import { useWords } from '../../kit/use-words'
import { ArgumentRow } from './ArgumentRow'
import type { ChangeQuestion } from './QuestionDetails'

/** What the arguments of the call should be. */
export function ExpectedArguments({
  question,
  toolOf,
  onChange,
}: {
  question: Question
  toolOf: ReadonlyMap<string, JsonObject>
  onChange: ChangeQuestion
}) {
  const t = useWords()
  const { expected, expectedArgs } = question
  const tools = (expected.is === 'tool' ? expected.tools : []).flatMap(
    (name) => toolOf.get(name) ?? [],
  )
  const parameters = [
    ...new Set(
      tools.flatMap((tool) =>
        membersOf(get(inputSchemaOf(tool), 'properties')).map(({ key }) => key),
      ),
    ),
  ]
  const free = parameters.filter((name) => !expectedArgs.some((each) => each.name === name))
  const set = (name: string, next: ExpectedArgument | undefined, burst?: string): void =>
    onChange(
      (now) => ({
        ...now,
        expectedArgs: now.expectedArgs.flatMap((each) =>
          each.name === name ? (next ? [next] : []) : [each],
        ),
      }),
      burst,
    )
  const add = (name: string): void => {
    const fresh: ExpectedArgument = { name, match: 'present' }
    onChange((now) => ({ ...now, expectedArgs: [...now.expectedArgs, fresh] }))
    drawNow()
  }
  return (
    <fieldset className="question-arguments">
      <legend>
        {t('questions.arguments')} <span className="quiet">{t('questions.argumentsHint')}</span>
      </legend>
      {expectedArgs.map((each) => (
        <ArgumentRow
          key={each.name}
          argument={each}
          tool={tools.find((tool) => get(get(inputSchemaOf(tool), 'properties'), each.name))}
          onChange={(next, burst) => set(each.name, next, burst)}
        />
      ))}
      {free.length > 0 && (
        <Select
          look="s"
          aria-label={t('questions.argumentAdd')}
          value=""
          options={[
            { value: '', label: t('questions.argumentAdd') },
            ...free.map((name) => ({ value: name, label: name })),
          ]}
          onChoose={(name) => {
            if (name !== '') add(name)
          }}
        />
      )}
    </fieldset>
  )
}
