import { useMemo, useState } from 'react'
import { decodeLink } from '../../core/share/decode-link'
import '../kit/fields.css'
import { BrokenLink } from './BrokenLink'
import './link-page.css'
import { SharedPage } from './SharedPage'
import './sheet.css'

/**
 * What a share link opens: a reader's page, or what is wrong with the link. It reads nothing of the
 * reader's own work and writes nothing. `text` is the address, or any text with a link in it.
 */
export default function LinkPage({ text }: { text: string }) {
  const [pasted, setPasted] = useState<string>()
  const link = pasted ?? text
  const decoded = useMemo(() => decodeLink(link), [link])
  return decoded.ok ? (
    <SharedPage setText={decoded.setText} leftOut={decoded.leftOut} />
  ) : (
    <BrokenLink problem={decoded} onPasted={setPasted} />
  )
}
