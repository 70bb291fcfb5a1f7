import '../../../i18n/words/bench-questions'
import { Checkbox } from '../../kit/Checkbox'
import { useWords } from '../../kit/use-words'
import type { ChangeQuestion } from './QuestionDetails'

/** Other tools that are right as well. */
export function AlsoRight({
  tools,
  names,
  onChange,
}: {
  tools: readonly string[]
  names: readonly string[]
  onChange: ChangeQuestion
}) {
  const t = useWords()
  const [first, ...also] = tools
  const others = [...new Set([...also, ...names])].filter((name) => name !== first)
  if (others.length === 0) return null
  const set = (name: string, isOn: boolean): void =>
    onChange((now) => {
      if (now.expected.is !== 'tool') return now
      const rest = now.expected.tools.filter((each) => each !== name)
      return { ...now, expected: { is: 'tool', tools: isOn ? [...rest, name] : rest } }
    })
  return (
    <details className="question-also" open={also.length > 0 || undefined}>
      <summary>{t('questions.alsoRight')}</summary>
      <div className="question-also-list">
        {others.map((name) => (
          <Checkbox key={name} checked={also.includes(name)} onCheck={(on) => set(name, on)}>
            {name}
          </Checkbox>
        ))}
      </div>
    </details>
  )
}
