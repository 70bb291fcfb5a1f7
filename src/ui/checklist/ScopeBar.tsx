import '../../i18n/words/checklist'
import { Segments } from '../kit/Segments'
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
      <Segments
        label={t('checklist.about')}
        value={scope}
        segments={SCOPES.map(({ id, word }) => ({ value: id, label: t(word) }))}
        onChoose={scopeChosen}
      />
    </div>
  )
}
