import '../../../i18n/words/reviewing'
import { useId } from 'react'
import { SEEN_DIALECTS } from '../../../core/review/seen-by'
import { labelOf } from '../../../core/source/label-of'
import { dialectShown, exactShown, useShownAs } from '../../../state/shown-as'
import { Select } from '../../kit/Select'
import { useWords } from '../../kit/use-words'
import { BlindButton } from '../blind/BlindButton'

/** Whose model is asked about, and whether only what it gets is shown. */
export function ShownAsBar() {
  const t = useWords()
  const id = useId()
  const { dialect, isExact } = useShownAs()
  const options = SEEN_DIALECTS.map((value) => ({ value, label: labelOf(value) ?? value }))
  const choice = (exact: boolean, words: string) => (
    <button type="button" aria-pressed={isExact === exact} onClick={() => exactShown(exact)}>
      {words}
    </button>
  )
  return (
    <div className="shown-as">
      <label htmlFor={id}>{t('reviewing.seenIn')}</label>
      <Select id={id} look="s" value={dialect} options={options} onChoose={dialectShown} />
      <span className="seg" role="group" aria-label={t('reviewing.shown')}>
        {choice(false, t('reviewing.shownAll'))}
        {choice(true, t('reviewing.shownExact'))}
      </span>
      <BlindButton />
    </div>
  )
}
