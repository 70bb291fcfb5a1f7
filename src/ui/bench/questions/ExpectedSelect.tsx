import '../../../i18n/words/bench-questions'
import { memo } from 'react'
import type { Expected } from '../../../core/bench/questions/question'
import { Select } from '../../kit/Select'
import { useWords } from '../../kit/use-words'
import { choiceOf, expectedOf } from './expected-choice'

/** Which tool is right, or none, or to ask first; not drawn anew at every key that is typed in a tool. */
export const ExpectedSelect = memo(function ExpectedSelect({
  expected,
  names,
  label,
  onChoose,
}: {
  expected: Expected
  /** The set's tools. */
  names: readonly string[]
  label: string
  onChoose: (expected: Expected) => void
}) {
  const t = useWords()
  const tools = expected.is === 'tool' ? expected.tools : []
  const gone = tools.length === 1 && !names.includes(tools[0]!) ? tools : []
  return (
    <Select
      look="s"
      aria-label={label}
      value={choiceOf(expected)}
      options={[
        { value: 'unset', label: t('questions.unset') },
        ...(tools.length > 1
          ? [{ value: 'several', label: t('questions.several', { names: tools.join(', ') }) }]
          : []),
        ...names.map((name) => ({ value: `tool:${name}`, label: name })),
        ...gone.map((name) => ({ value: `tool:${name}`, label: t('questions.gone', { name }) })),
        { value: 'none', label: t('questions.none') },
        { value: 'ask', label: t('questions.ask') },
      ]}
      onChoose={(choice) => onChoose(expectedOf(choice, expected))}
    />
  )
})
