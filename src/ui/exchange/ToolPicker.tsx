import '../../i18n/words/exchange'
import '../../i18n/words/profiles'
import { useId } from 'react'
import { isHidden } from '../../core/authoring/set/export-marks'
import { nameOf } from '../../core/model/tool'
import { profileChosen } from '../targets/chosen-target'
import { Checkbox } from '../kit/Checkbox'
import { useWords } from '../kit/use-words'
import type { ReadableTool } from '../../state/readable-tools'

interface ToolPickerProps {
  readonly all: readonly ReadableTool[]
  readonly ids: ReadonlySet<string>
}

/** A box for each tool that may be exported. */
export function ToolPicker({ all, ids }: ToolPickerProps) {
  const t = useWords()
  const title = useId()
  const shown = all.filter(({ tool }) => !isHidden(tool))
  const choose = (next: Iterable<string>): void =>
    profileChosen({ kind: 'some', ids: new Set(next) })
  const tick = (id: string, isWanted: boolean): void =>
    choose(isWanted ? [...ids, id] : [...ids].filter((each) => each !== id))
  const chosen = shown.filter(({ id }) => ids.has(id)).length
  return (
    <div role="group" aria-labelledby={title} className="tool-picker">
      <div className="repairs-head">
        <span id={title} className="mode-name">
          {t('profiles.choose')}
        </span>
        <span className="acts">
          <button
            type="button"
            className="link"
            disabled={chosen === shown.length}
            onClick={() => choose(shown.map(({ id }) => id))}
          >
            {t('profiles.chooseAll')}
          </button>
          <button type="button" className="link" disabled={chosen === 0} onClick={() => choose([])}>
            {t('profiles.chooseNone')}
          </button>
        </span>
      </div>
      <ul>
        {shown.map(({ id, tool }) => (
          <li key={id}>
            <Checkbox checked={ids.has(id)} onCheck={(isWanted) => tick(id, isWanted)}>
              <span>{nameOf(tool) || t('exchange.unnamed')}</span>
            </Checkbox>
          </li>
        ))}
      </ul>
    </div>
  )
}
