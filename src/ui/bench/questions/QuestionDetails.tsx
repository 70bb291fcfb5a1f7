import '../../../i18n/words/bench-questions'
import { useId } from 'react'
import type { JsonObject } from '../../../core/json/node'
import { type Question, SPLITS } from '../../../core/bench/questions/question'
import { Segments } from '../../kit/Segments'
import { TextField } from '../../kit/TextField'
import { useWords } from '../../kit/use-words'
import { AlsoRight } from './AlsoRight'
import { ContinuationFields } from './ContinuationFields'
import { ExpectedArguments } from './ExpectedArguments'
import { namesGone } from './names-gone'

export type ChangeQuestion = (change: (now: Question) => Question, burst?: string) => void

/** The rest of a question: other tools that are right, arguments, tags, half, what follows. */
export function QuestionDetails({
  question,
  names,
  toolOf,
  onChange,
}: {
  question: Question
  names: readonly string[]
  toolOf: ReadonlyMap<string, JsonObject>
  onChange: ChangeQuestion
}) {
  const t = useWords()
  const id = useId()
  const { expected, tags, split } = question
  const tools = expected.is === 'tool' ? expected.tools : []
  return (
    <>
      {namesGone(question, toolOf).map(({ tool, argument }) => (
        <p className="refusal" key={`${tool} ${argument ?? ''}`}>
          {argument === undefined
            ? t('questions.goneNote', { name: tool })
            : t('questions.goneArgument', { tool, name: argument })}
        </p>
      ))}
      {tools.length > 0 && (
        <>
          <ExpectedArguments question={question} toolOf={toolOf} onChange={onChange} />
          <AlsoRight tools={tools} names={names} onChange={onChange} />
        </>
      )}
      <div className="question-pair">
        <div>
          <div className="lab">
            <label htmlFor={`${id}tags`}>{t('questions.tags')}</label>
          </div>
          <TextField
            id={`${id}tags`}
            look="s"
            value={tags.join(', ')}
            aria-describedby={`${id}hint`}
            onText={(text) => {
              const next = tagsIn(text)
              onChange((now) => ({ ...now, tags: next }), 'tags')
              return next.join(', ')
            }}
          />
          <span className="quiet" id={`${id}hint`}>
            {t('questions.tagsHint')}
          </span>
        </div>
        <div>
          <div className="lab" id={`${id}split`}>
            {t('questions.split')}
          </div>
          <Segments
            labelledBy={`${id}split`}
            value={split}
            segments={SPLITS.map((each) => ({ value: each, label: t(`questions.split-${each}`) }))}
            onChoose={(next) => onChange((now) => ({ ...now, split: next }))}
          />
          <span className="quiet">{t('questions.splitHint')}</span>
        </div>
      </div>
      {tools.length > 0 && (
        <ContinuationFields
          question={question}
          tool={toolOf.get(tools[0]!)}
          names={names}
          onChange={onChange}
        />
      )}
    </>
  )
}

const tagsIn = (text: string): readonly string[] => [
  ...new Set(
    text
      .split(/[,，、;；]/)
      .map((tag) => tag.trim())
      .filter((tag) => tag !== ''),
  ),
]
