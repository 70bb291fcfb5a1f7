import '../../i18n/words/probing'
import { shareStopped, type Tally } from '../../core/probe/tally'
import { percentText } from '../../i18n/percent-text'
import { probeText } from '../../i18n/probe-text'
import { useView } from '../../state/view'
import { useWords } from '../kit/use-words'

/** Where green begins, as in the score. */
const GREEN = 0.85

interface ShareRowProps {
  readonly name: string
  /** Absent until everything was tried. */
  readonly tally?: Tally
  /** Said beside the share while it is being worked out. */
  readonly pending?: string
}

/** The share stopped as a bar, in percent and in numbers. */
export function ShareRow({ name, tally, pending }: ShareRowProps) {
  const t = useWords()
  const lang = useView((state) => state.lang)
  const share = tally && shareStopped(tally)
  const counts = tally && {
    stopped: tally.stopped,
    decided: tally.stopped + tally.through,
  }
  const none = tally ? probeText(lang, 'shareNone') : ''
  return (
    <li>
      <span>{name}</span>
      <span className="meter" aria-hidden="true">
        {share !== undefined && (
          <i className={share < GREEN ? 'mid' : ''} style={{ width: `${share * 100}%` }} />
        )}
      </span>
      <b className="num">{share === undefined ? '–' : percentText(share)}</b>
      <span className="quiet num">
        {pending ?? (counts && share !== undefined ? t('probing.stoppedOf', counts) : none)}
      </span>
    </li>
  )
}
