import '../../../i18n/words/bench-questions-in'
import { useId } from 'react'
import type { FunctionsAlong as Along } from '../../../core/bench/questions/functions-along'
import { useView } from '../../../state/view'
import { useWords } from '../../kit/use-words'

/** So many names are written out. */
const MOST_NAMES = 8

/** The functions that came with pasted questions, and whether they become tools of the set. */
export function FunctionsAlong({
  along,
  isTaken,
  onTake,
}: {
  along: Along
  isTaken: boolean
  onTake: (on: boolean) => void
}) {
  const t = useWords()
  const id = useId()
  const lang = useView((state) => state.lang)
  const { count, missing, there, several } = along
  const named = (all: readonly string[]): string => {
    const names = all.slice(0, MOST_NAMES).join(lang === 'zh' ? '、' : ', ')
    const more = all.length - MOST_NAMES
    return more > 0 ? t('questionsIn.functionsMore', { names, count: more }) : names
  }
  return (
    <div className="paste-functions">
      <p>{t('questionsIn.functions', { count })}</p>
      {missing.length > 0 && (
        <>
          <label className="tick">
            <input
              type="checkbox"
              className="cb"
              checked={isTaken}
              aria-describedby={`${id}why`}
              onChange={(event) => onTake(event.currentTarget.checked)}
            />
            <span>
              {t('questionsIn.functionsAdd', { count: missing.length, names: named(missing) })}
            </span>
          </label>
          <p className="quiet" id={`${id}why`}>
            {t('questionsIn.functionsWhy')}
          </p>
        </>
      )}
      {there.length > 0 && (
        <p className="quiet">
          {t('questionsIn.functionsThere', { count: there.length, names: named(there) })}
        </p>
      )}
      {several.length > 0 && (
        <p className="quiet">
          {t('questionsIn.functionsSeveral', { count: several.length, names: named(several) })}
        </p>
      )}
    </div>
  )
}
