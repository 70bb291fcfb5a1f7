import '../../i18n/words/profiles'
import '../../i18n/words/share'
import { useState } from 'react'
import { readingOf } from '../../core/model/reading'
import { nameOf, titleOf } from '../../core/model/tool'
import type { ToolRecord, ToolSet } from '../../core/model/tool-set'
import { Checkbox } from '../kit/Checkbox'
import { useWords } from '../kit/use-words'
import type { Chosen } from './share-text'

interface ScopeChoiceProps {
  readonly set: ToolSet
  /** The id of the tool on screen. */
  readonly selected: string
  readonly chosen: Chosen
  readonly onChoose: (chosen: Chosen) => void
}

type Scope = 'set' | 'tool' | 'some'

/** The whole set, the tool on screen alone, or some tools. */
export function ScopeChoice({ set, selected, chosen, onChoose }: ScopeChoiceProps) {
  const t = useWords()
  const [scope, setScope] = useState<Scope>('set')
  const all = set.tools.map(({ id }) => id)
  const nameIn = (record: ToolRecord | undefined) => {
    const root = record && readingOf(record).root
    return nameOf(root) || titleOf(root) || t('share.unnamedTool')
  }
  const go = (next: Scope) => {
    setScope(next)
    if (next === 'set') onChoose(undefined)
    if (next === 'tool') onChoose(new Set([selected]))
    if (next === 'some') onChoose(chosen ?? new Set(all))
  }
  const tick = (id: string, isOn: boolean) => {
    const ids = new Set(chosen)
    if (isOn) ids.add(id)
    else ids.delete(id)
    onChoose(ids)
  }
  const choices = [
    { id: 'set', words: t('share.wholeSet', { count: set.tools.length }) },
    {
      id: 'tool',
      words: t('share.thisTool', { name: nameIn(set.tools.find(({ id }) => id === selected)) }),
    },
    { id: 'some', words: t('share.someTools') },
  ] as const
  return (
    <fieldset className="scope">
      <legend className="lab">{t('share.what')}</legend>
      {choices.map(({ id, words }) => (
        <label key={id}>
          <input type="radio" name="share-scope" checked={scope === id} onChange={() => go(id)} />
          <span>{words}</span>
        </label>
      ))}
      {scope === 'some' && (
        <div className="some-tools" role="group" aria-label={t('share.someTools')}>
          <span className="acts">
            <button type="button" className="link" onClick={() => onChoose(new Set(all))}>
              {t('profiles.chooseAll')}
            </button>
            <button type="button" className="link" onClick={() => onChoose(new Set())}>
              {t('profiles.chooseNone')}
            </button>
          </span>
          {set.tools.map((tool) => (
            <Checkbox
              key={tool.id}
              checked={chosen?.has(tool.id) ?? true}
              onCheck={(isOn) => tick(tool.id, isOn)}
            >
              <span className="mono">{nameIn(tool)}</span>
            </Checkbox>
          ))}
        </div>
      )}
    </fieldset>
  )
}
