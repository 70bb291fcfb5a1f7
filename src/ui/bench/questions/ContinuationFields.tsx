import '../../../i18n/words/bench-questions'
import { useId, useState } from 'react'
import { type CannedResult, cannedResults } from '../../../core/bench/questions/canned-results'
import { type Continuation, type Question, UNSET } from '../../../core/bench/questions/question'
import { type JsonObject, obj } from '../../../core/json/node'
import { isStrictJson, parse } from '../../../core/json/parse'
import { print } from '../../../core/json/print'
import { Select } from '../../kit/Select'
import { TextArea } from '../../kit/TextArea'
import { useWords } from '../../kit/use-words'
import { choiceOf, expectedOf } from './expected-choice'
import type { ChangeQuestion } from './QuestionDetails'

/** How the question goes on: what the tool answers, and what the model should do then. */
export function ContinuationFields({
  question,
  tool,
  names,
  onChange,
}: {
  question: Question
  tool: JsonObject | undefined
  names: readonly string[]
  onChange: ChangeQuestion
}) {
  const t = useWords()
  const id = useId()
  const { then } = question
  const canned = tool ? cannedResults(tool) : []
  const keyOf = ({ table, value }: CannedResult['from']): string => `${table}:${value}`
  const set = (next: Continuation | undefined): void =>
    onChange(({ then: _, ...now }) => (next ? { ...now, then: next } : now))
  const start = (choice: string): void => {
    const row = canned.find(({ from }) => keyOf(from) === choice)
    const expects = then?.expects ?? { is: 'not-again' as const }
    if (choice === '') set(undefined)
    else if (row) set({ ...row, expects })
    else set({ result: then?.result ?? obj([]), expects })
  }
  const chosen = !then ? '' : then.from ? keyOf(then.from) : 'own'
  const isListed = canned.some(({ from }) => keyOf(from) === chosen)
  // The row that a result was made from may be gone since.
  const rows = then?.from && !isListed ? [...canned, { from: then.from }] : canned
  return (
    <fieldset className="question-then">
      <legend>{t('questions.then')}</legend>
      <Select
        look="s"
        aria-label={t('questions.thenFrom')}
        value={chosen}
        options={[
          { value: '', label: t('questions.thenNone') },
          ...rows.map(({ from }) => ({
            value: keyOf(from),
            label: t(`questions.table-${from.table}`, { value: from.value }),
          })),
          { value: 'own', label: t('questions.thenCustom') },
        ]}
        onChoose={start}
      />
      {then && (
        <>
          <ResultField then={then} onResult={(result) => onChange(withResult(result), 'result')} />
          <label htmlFor={`${id}expects`}>{t('questions.thenExpects')}</label>
          <Select
            id={`${id}expects`}
            look="s"
            value={then.expects.is === 'not-again' ? 'notAgain' : choiceOf(then.expects)}
            options={[
              { value: 'notAgain', label: t('questions.then-notAgain') },
              { value: 'ask', label: t('questions.then-ask') },
              { value: 'none', label: t('questions.then-none') },
              ...toolsIn(then, names).map((name) => ({
                value: `tool:${name}`,
                label: t('questions.thenTool', { name }),
              })),
            ]}
            onChoose={(choice) =>
              set({
                ...then,
                expects: choice === 'notAgain' ? { is: 'not-again' } : expectedOf(choice, UNSET),
              })
            }
          />
        </>
      )}
    </fieldset>
  )
}

const withResult =
  (result: Continuation['result']) =>
  (now: Question): Question =>
    now.then ? { ...now, then: { ...now.then, result } } : now

/** The set's tools, and one that is expected although the set has it not. */
const toolsIn = ({ expects }: Continuation, names: readonly string[]): readonly string[] => [
  ...new Set([...names, ...(expects.is === 'tool' ? expects.tools : [])]),
]

function ResultField({
  then,
  onResult,
}: {
  then: Continuation
  onResult: (result: Continuation['result']) => void
}) {
  const t = useWords()
  const id = useId()
  const [isBad, setBad] = useState(false)
  return (
    <div>
      <label htmlFor={id}>{t('questions.thenResult')}</label>
      <TextArea
        id={id}
        look="s mono"
        spellCheck={false}
        tone={isBad ? 'error' : undefined}
        aria-describedby={isBad ? `${id}bad` : undefined}
        value={print(then.result)}
        onText={(text) => {
          const parsed = parse(text)
          const isGood = isStrictJson(parsed)
          setBad(!isGood)
          if (isGood) onResult(parsed.root)
          return print(isGood ? parsed.root : then.result)
        }}
      />
      {isBad && (
        <span className="refusal" id={`${id}bad`} role="status">
          {t('questions.thenResultBad')}
        </span>
      )}
    </div>
  )
}
