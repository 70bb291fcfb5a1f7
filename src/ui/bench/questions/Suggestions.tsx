import '../../../i18n/words/bench-questions'
import { useDeferredValue, useMemo, useState } from 'react'
import { asQuestion } from '../../../core/bench/questions/question-draft'
import { type Suggestion, suggestQuestions } from '../../../core/bench/questions/suggest'
import { questionId } from '../../../core/bench/questions/write-question'
import type { JsonObject } from '../../../core/json/node'
import { questionsAdded, questionsNow, useQuestions } from '../../../state/bench-questions'
import { toasted } from '../../kit/toast'
import { useWords } from '../../kit/use-words'
import { SuggestionRow } from './SuggestionRow'

/** So many are shown at once. */
const MOST = 8

const keyOf = ({ tool, draft }: Suggestion): string => `${tool} ${draft.text}`

/** Drafts from the descriptions, to be changed and added one by one. */
export function Suggestions({ tools }: { tools: readonly JsonObject[] }) {
  const t = useWords()
  const { questions } = useQuestions()
  const [away, setAway] = useState<ReadonlySet<string>>(new Set())
  // Overlaps take their time in a large set, and no key waits for them.
  const [of, had] = [useDeferredValue(tools), useDeferredValue(questions)]
  const all = useMemo(() => suggestQuestions(of, had), [of, had])
  const left = all.filter((each) => !away.has(keyOf(each)))
  const putAway = (each: Suggestion): void => setAway(new Set([...away, keyOf(each)]))
  const add = (each: Suggestion, text: string): void => {
    const taken = new Set(questionsNow().questions.map(({ id }) => id))
    const question = asQuestion({ ...each.draft, text }, questionId(text, taken))
    if (!questionsAdded([question])) return toasted({ text: t('questions.inTheWay') })
    // With other words it would be suggested again.
    putAway(each)
  }
  if (all.length === 0 && questions.length === 0) return null
  return (
    <details className="questions-suggestions" open={questions.length < MOST || undefined}>
      <summary>
        {t('questions.suggestions')} <span className="count">{left.length}</span>
      </summary>
      <p className="quiet">
        {t(left.length > 0 ? 'questions.suggestionsHint' : 'questions.suggestionsNone')}
      </p>
      <ul>
        {left.slice(0, MOST).map((each) => (
          <SuggestionRow
            key={keyOf(each)}
            suggestion={each}
            onAdd={(text) => add(each, text)}
            onAway={() => putAway(each)}
          />
        ))}
      </ul>
      {left.length > MOST && (
        <p className="quiet">{t('questions.suggestionsMore', { count: left.length - MOST })}</p>
      )}
    </details>
  )
}
