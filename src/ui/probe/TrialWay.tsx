import '../../i18n/words/probing'
import type { PlaceReport, Trial } from '../../core/probe/probe-tool'
import { wrongText } from '../../core/probe/wrong-text'
import { unsureText } from '../../i18n/probe-text'
import { useView } from '../../state/view'
import { useWords } from '../kit/use-words'

/** One wrong value, or what was left out, and what became of it. */
export function TrialWay({ trial, place }: { trial: Trial; place: PlaceReport }) {
  const t = useWords()
  const lang = useView((state) => state.lang)
  const { verdict } = trial
  const value = wrongText(trial, place)
  return (
    <li>
      {value === undefined ? (
        <span className="two">{t('probing.leftOut')}</span>
      ) : (
        <span className="mono" translate="no">
          {value}
        </span>
      )}
      <span className="quiet">{outcome()}</span>
    </li>
  )

  function outcome(): string {
    if (verdict.is === 'through') return t('probing.wayThrough')
    if (verdict.is === 'undecided') return unsureText(lang, verdict.why, verdict.detail)
    const { keyword, bound, isByFormat } = verdict
    const shown = bound === '' || bound.length > 40 ? keyword : `${keyword}: ${bound}`
    return t(isByFormat ? 'probing.wayFormat' : 'probing.wayStopped', { keyword: shown })
  }
}
