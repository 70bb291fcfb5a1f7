import '../../../i18n/words/bench-questions'
import { useState } from 'react'
import type { Suggestion } from '../../../core/bench/questions/suggest'
import { TextField } from '../../kit/TextField'
import { useWords } from '../../kit/use-words'

/** One draft: where it comes from, its words to be changed, and what it expects. */
export function SuggestionRow({
  suggestion,
  onAdd,
  onAway,
}: {
  suggestion: Suggestion
  onAdd: (text: string) => void
  onAway: () => void
}) {
  const t = useWords()
  const { from, tool, sentence, draft } = suggestion
  const [text, setText] = useState(draft.text)
  const said = text.trim()
  const names = draft.expected?.is === 'tool' ? draft.expected.tools : []
  return (
    <li className="suggestion">
      <span className="quiet" title={sentence}>
        {t(`questions.from-${from}`, { tool })}
      </span>
      <TextField
        look="s"
        value={text}
        aria-label={t('questions.suggestionText')}
        onText={setText}
        onEnter={() => {
          if (said !== '') onAdd(said)
        }}
      />
      <span className="suggestion-expected">
        → <code>{names.join(', ')}</code>
        {(draft.tags ?? []).map((tag) => (
          <span className="tag" key={tag}>
            {tag}
          </span>
        ))}
      </span>
      <span className="suggestion-acts">
        <button
          type="button"
          className="btn line s"
          disabled={said === ''}
          aria-label={t('questions.suggestionAddOf', { text: said })}
          onClick={() => onAdd(said)}
        >
          {t('questions.suggestionAdd')}
        </button>
        <button
          type="button"
          className="btn s"
          aria-label={t('questions.suggestionAwayOf', { text: said })}
          onClick={onAway}
        >
          {t('questions.suggestionAway')}
        </button>
      </span>
    </li>
  )
}
