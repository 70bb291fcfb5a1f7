import { lazy, Suspense, useState } from 'react'
import { get, type JsonNode } from '../../core/json/node'
import { pointer } from '../../core/json/pointer'
import { ANSWERS, type DescriptionKey } from '../../core/model/tool'
import { setAnswer } from '../../core/model/write-members'
import { useWords } from '../kit/use-words'
import { Findings } from './Findings'
import { NO_FINDINGS } from './share-findings'
import { useEdit, useFindingsAt, useFormTool } from './form-context'
import { KeptMembers } from './KeptMembers'
import { Question } from './Question'
import { FormSection } from './FormSection'
import { Strange } from './Strange'
import { useAnswerExamples } from './description-help'
import { textFor } from './typed-value'

// Composing knows the words of two languages, and the first field must not wait for them.
const ImportedDescription = lazy(() => import('./ImportedDescription'))
const ComposedText = lazy(() => import('./ComposedText'))
const DescriptionJoin = lazy(() => import('./DescriptionJoin'))

const DESCRIPTION = ['description']

/** What the model is told of the tool: five answers, or one text as it was imported. */
export function DescriptionSection() {
  const t = useWords()
  const { tool } = useFormTool()
  const description = get(tool, 'description')
  return (
    <FormSection
      section="description"
      title={t('form.description')}
      look="first"
      note={t(description?.kind === 'string' ? 'form.descriptionImported' : 'form.descriptionNote')}
      end={description?.kind === 'object' && <JoinButton />}
    >
      <DescriptionBody description={description} />
      <Suspense fallback={<div className="composed" />}>{description && <ComposedText />}</Suspense>
    </FormSection>
  )
}

function JoinButton() {
  const t = useWords()
  const [isOpen, setOpen] = useState(false)
  return (
    <span className="end">
      <button type="button" className="link" onClick={() => setOpen(true)}>
        {t('form.join')}
      </button>
      {isOpen && (
        <Suspense>
          <DescriptionJoin onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </span>
  )
}

function DescriptionBody({ description }: { description: JsonNode | undefined }) {
  const t = useWords()
  if (description?.kind === 'string')
    return (
      <Suspense>
        <ImportedDescription text={description.value} />
      </Suspense>
    )
  if (!description || description.kind === 'null' || description.kind === 'object')
    return <FiveQuestions description={description} />
  return (
    <Strange
      text={t('form.strangeDescription')}
      node={description}
      action={t('form.replaceByAnswers')}
      replacing={{ op: 'remove', path: DESCRIPTION }}
    />
  )
}

function FiveQuestions({ description }: { description: JsonNode | undefined }) {
  const { tool, findings } = useFormTool()
  const edit = useEdit()
  const answers = get(description, 'notes') ? ([...ANSWERS, 'notes'] as const) : ANSWERS
  const answerOf = (key: DescriptionKey) => textFor(get(description, key), 'text')
  const exampleOf = useAnswerExamples(tool)
  const started = answers.some((key) => answerOf(key).trim() !== '')
  return (
    <>
      <Findings findings={useFindingsAt(DESCRIPTION)} />
      {answers.map((key, i) => (
        <Question
          key={key}
          name={key}
          number={i + 1}
          answer={answerOf(key)}
          started={started}
          example={key === 'notes' ? undefined : exampleOf(key)}
          findings={findings.get(pointer(['description', key])) ?? NO_FINDINGS}
          onAnswer={(text) => edit(setAnswer(tool, key, text), ['description', key])}
        />
      ))}
      <KeptMembers path={DESCRIPTION} node={description} known={[...ANSWERS, 'notes']} />
    </>
  )
}
