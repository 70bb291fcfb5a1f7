import '../../i18n/words/checklist'
import { useWords } from '../kit/use-words'
import { type Scope, scopeChosen } from '../../state/checklist-view'

const SCOPES = [
  { id: 'tool', word: 'checklist.ofTool' },
  { id: 'set', word: 'checklist.ofSet' },
] as const

/** Whether the pane is about the tool on screen or about all of them. */
export function ScopeBar({ scope }: { scope: Scope }) {
  const t = useWords()
  return (
    <div className="bar scope">
      <div className="seg" role="group" aria-label={t('checklist.about')}>
        {SCOPES.map(({ id, word }) => (
          <button
            key={id}
            type="button"
            aria-pressed={scope === id}
            onClick={() => scopeChosen(id)}
          >
            {t(word)}
          </button>
        ))}
      </div>
    </div>
  )
}
