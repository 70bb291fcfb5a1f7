import '../../i18n/words/share'
import { useRef } from 'react'
import { channels, channelsAtRisk } from '../../core/share/channels'
import { useView } from '../../state/view'
import { useCopy } from '../exchange/use-copy'
import { Icon } from '../kit/Icon'
import { useWords } from '../kit/use-words'

/** The link to copy, how long it is, and where an address of that length arrives whole. */
export function LinkField({ url, leftOut }: { url: string; leftOut: readonly string[] }) {
  const t = useWords()
  const field = useRef<HTMLInputElement>(null)
  const [copy, stateOf] = useCopy()
  const state = stateOf(url)
  const copyLink = async () => {
    if (await copy(url)) return
    field.current?.focus()
    field.current?.select()
  }
  return (
    <div>
      <label className="lab" htmlFor="share-link">
        {t('share.link')}
        <span className="hint num">{t('share.length', { length: url.length })}</span>
      </label>
      <div className="link-row">
        <input
          id="share-link"
          ref={field}
          className="inp mono"
          readOnly
          value={url}
          aria-describedby="share-link-says share-link-length"
          onFocus={(event) => event.target.select()}
        />
        <button type="button" className="btn main" onClick={() => void copyLink()}>
          <Icon name={state === 'copied' ? 'check' : 'copy'} />
          {t('share.copy')}
        </button>
      </div>
      <p id="share-link-says" role="status" className={state === 'failed' ? 'error' : 'pass'}>
        {state === 'copied' && t('share.copied')}
        {state === 'failed' && t('share.copyFailed')}
      </p>
      <LengthMeter length={url.length} />
      <p className="two">{t('share.holdsAll')}</p>
      {leftOut.length > 0 && (
        <p className="two">{t('share.leftOut', { keys: leftOut.join(t('share.comma')) })}</p>
      )}
    </div>
  )
}

/** Lengths differ a thousandfold, so the meter counts in powers of ten. */
const share = (length: number): number =>
  Math.min(1, Math.max(0, Math.log10(length / 100) / Math.log10(channels.at(-1)!.limit / 100)))

function LengthMeter({ length }: { length: number }) {
  const t = useWords()
  const lang = useView((state) => state.lang)
  const atRisk = channelsAtRisk(length)
  const fits = channels.filter((channel) => !atRisk.includes(channel))
  const names = (list: typeof channels) =>
    list
      .map(({ label, limit }) => t('share.limit', { name: label[lang], limit }))
      .join(t('share.comma'))
  return (
    <div className="length" id="share-link-length">
      <div className="length-bar" aria-hidden="true">
        <i className={atRisk.length ? 'mid' : ''} style={{ width: `${share(length) * 100}%` }} />
        {channels.map(({ id, limit }) => (
          <span key={id} style={{ left: `${share(limit) * 100}%` }} />
        ))}
      </div>
      {fits.length > 0 && (
        <p>
          <span className="sev pass">
            <Icon name="tick" small />
            {t('share.fits')}
          </span>
          <span>{names(fits)}</span>
        </p>
      )}
      {atRisk.length > 0 && (
        <p>
          <span className="sev warn">
            <Icon name="triangle" small />
            {t('share.cutIn')}
          </span>
          <span>
            {names(atRisk)} <b>{t('share.cutAdvice')}</b>
          </span>
        </p>
      )}
    </div>
  )
}
