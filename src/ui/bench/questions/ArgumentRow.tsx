import '../../../i18n/words/bench-questions'
import { useId } from 'react'
import {
  argumentText,
  argumentValue,
  isTextArgument,
} from '../../../core/bench/questions/argument-value'
import { whyUntried } from '../../../core/authoring/samples/matches-pattern'
import { type JsonObject, stringOf } from '../../../core/json/node'
import { type ExpectedArgument, type Match, MATCHES } from '../../../core/bench/questions/question'
import { Icon } from '../../kit/Icon'
import { Select } from '../../kit/Select'
import { TextArea } from '../../kit/TextArea'
import { useWords } from '../../kit/use-words'

/** One argument: how it is compared, and with what. */
export function ArgumentRow({
  argument,
  tool,
  onChange,
}: {
  argument: ExpectedArgument
  /** The tool whose parameter it is. */
  tool: JsonObject | undefined
  onChange: (next: ExpectedArgument | undefined, burst?: string) => void
}) {
  const t = useWords()
  const id = useId()
  const { name, match, value } = argument
  const isText = isTextArgument(tool, name)
  const text = argumentText(value, match, isText)
  const withText = (typed: string, by: Match): ExpectedArgument => {
    const next = argumentValue(typed, by, isText)
    return { name, match: by, ...(next ? { value: next } : {}) }
  }
  const hasValue = match !== 'present' && match !== 'absent'
  const untried = match === 'regex' ? whyUntried(' '.repeat(30), stringOf(value) ?? '') : undefined
  const hint = untried
    ? t(untried === 'hangs' ? 'questions.patternHangs' : 'questions.patternBad')
    : match === 'oneOf'
      ? t('questions.valueList')
      : match === 'equal' && !isText
        ? t('questions.valueText')
        : ''
  return (
    <div className="question-argument">
      <code>{name}</code>
      <Select
        look="s"
        aria-label={t('questions.argumentMatch', { name })}
        value={match}
        options={MATCHES.map((each) => ({ value: each, label: t(`questions.match-${each}`) }))}
        onChoose={(by) => onChange(withText(text, by))}
      />
      {hasValue && (
        <TextArea
          look="s mono"
          spellCheck={false}
          value={text}
          aria-label={t('questions.argumentValue', { name })}
          aria-describedby={hint === '' ? undefined : `${id}hint`}
          tone={untried ? 'warn' : undefined}
          onText={(typed) => {
            const next = withText(typed, match)
            onChange(next, `argument:${name}`)
            return argumentText(next.value, match, isText)
          }}
        />
      )}
      <button
        type="button"
        className="btn icon s"
        aria-label={t('questions.argumentRemove', { name })}
        onClick={() => onChange(undefined)}
      >
        <Icon name="trash" small />
      </button>
      {hint !== '' && (
        <span className={untried ? 'refusal' : 'quiet'} id={`${id}hint`}>
          {hint}
        </span>
      )}
    </div>
  )
}
