import '../../../i18n/words/bench-questions'
import { lazy, Suspense, useState } from 'react'
import { nameOf } from '../../../core/model/tool'
import { namedTools, useQuestions } from '../../../state/bench-questions'
import { useDocument } from '../../../state/document'
import { useSignal } from '../../kit/signal'
import { useWords } from '../../kit/use-words'
import { AddQuestion } from './AddQuestion'
import { EmptyQuestions } from './EmptyQuestions'
import { usePeople } from '../people/use-people'
import { filtered, questionFilter } from './filter'
import { FilterRow } from './FilterRow'
import { QuestionList } from './QuestionList'
import { QuestionProblems } from './QuestionProblems'
import './questions.css'
import { QuestionsBar } from './QuestionsBar'
import { Suggestions } from './Suggestions'
import { useSettled } from './use-settled'

const PasteQuestions = lazy(() => import('./PasteQuestions'))

/** What the bench asks: the questions of the set, each with what is right. */
export default function Questions() {
  const t = useWords()
  const { questions, placed, problems } = useQuestions()
  const document = useDocument()
  const tools = useSettled(namedTools(document))
  const filter = useSignal(questionFilter)
  const people = usePeople()
  const [isPasting, setPasting] = useState(false)
  const names = useSettled([...new Set(tools.map(nameOf))])
  const shown = filtered(placed, filter)
  return (
    <section className="questions" aria-label={t('questions.title')}>
      {placed.length === 0 ? (
        <EmptyQuestions onPaste={() => setPasting(true)} />
      ) : (
        <QuestionsBar
          questions={questions}
          tools={tools}
          people={people}
          onPaste={() => setPasting(true)}
        />
      )}
      <QuestionProblems problems={problems} />
      {placed.length > 0 && <FilterRow questions={questions} names={names} shown={shown.length} />}
      <QuestionList
        shown={shown}
        tools={tools}
        names={names}
        people={people}
        isFiltered={shown.length < placed.length}
      />
      <AddQuestion names={names} />
      <Suggestions tools={tools} />
      <Suspense>
        {isPasting && <PasteQuestions names={names} onClose={() => setPasting(false)} />}
      </Suspense>
    </section>
  )
}
