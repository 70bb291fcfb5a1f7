import '../../i18n/words/share'
import { useWords } from '../kit/use-words'
import type { ShareScope } from './share-text'

interface ScopeChoiceProps {
  readonly scope: ShareScope
  readonly count: number
  /** Of the tool on screen. */
  readonly name: string
  readonly onChange: (scope: ShareScope) => void
}

/** The whole set, or the tool on screen alone. */
export function ScopeChoice({ scope, count, name, onChange }: ScopeChoiceProps) {
  const t = useWords()
  const choices = [
    { id: 'set', words: t('share.wholeSet', { count }) },
    { id: 'tool', words: t('share.thisTool', { name }) },
  ] as const
  return (
    <fieldset className="scope">
      <legend className="lab">{t('share.what')}</legend>
      {choices.map(({ id, words }) => (
        <label key={id}>
          <input
            type="radio"
            name="share-scope"
            checked={scope === id}
            onChange={() => onChange(id)}
          />
          <span>{words}</span>
        </label>
      ))}
    </fieldset>
  )
}
