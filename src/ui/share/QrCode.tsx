import '../../i18n/words/share'
import { useMemo } from 'react'
import { powers } from '../../state/powers'
import { fileNameOf } from '../exchange/file-name'
import { Icon } from '../kit/Icon'
import { useWords } from '../kit/use-words'
import { LONGEST_IN_CODE, qrCodeOf } from './qr-code'

/** The link as a code to scan from the screen, or why there is none. */
export default function QrCode({ url, title }: { url: string; title: string }) {
  const t = useWords()
  const svg = useMemo(() => qrCodeOf(url), [url])
  if (!svg)
    return (
      <p className="two" role="status">
        {t('share.qrTooLong', { length: url.length, limit: LONGEST_IN_CODE })}
      </p>
    )
  const save = () =>
    powers().saveFile(fileNameOf(title, 'tools', 'qr', 'svg'), svg, 'image/svg+xml')
  return (
    <figure className="qr">
      <img
        src={`data:image/svg+xml,${encodeURIComponent(svg)}`}
        alt={t('share.qrLabel', { length: url.length })}
        width={264}
        height={264}
      />
      <figcaption>
        <p className="two">{t('share.qrHow')}</p>
        <button type="button" className="btn line s" onClick={save}>
          <Icon name="import" />
          {t('share.qrSave')}
        </button>
      </figcaption>
    </figure>
  )
}
