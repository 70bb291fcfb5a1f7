import '../../../i18n/words/reviewing'
import { useState } from 'react'
import type { LinkPlace } from '../../../core/share/link-place'
import { powers } from '../../../state/powers'
import { Icon } from '../../kit/Icon'
import { useWords } from '../../kit/use-words'
import { linkTo } from './link-to'

interface CopyPlaceProps {
  readonly place: LinkPlace
  /** What it leads to, for those who hear the page. */
  readonly label: string
}

/** Copies a link that opens this page at a place. */
export function CopyPlace({ place, label }: CopyPlaceProps) {
  const t = useWords()
  const [state, setState] = useState<'ready' | 'copied' | 'failed' | 'too-long'>('ready')
  const copy = async () => {
    const url = linkTo(place)
    if (url === undefined) setState('too-long')
    else setState((await powers().copyText(url)) ? 'copied' : 'failed')
  }
  return (
    <span className="copy-place">
      <button
        type="button"
        className="link"
        aria-label={t('reviewing.linkTo', { place: label })}
        onClick={() => void copy()}
      >
        <Icon name={state === 'copied' ? 'check' : 'link'} small />
        {t(state === 'copied' ? 'reviewing.linkCopied' : 'reviewing.linkHere')}
      </button>
      <span role="status" className={state === 'copied' ? 'sr' : 'error'}>
        {state === 'copied' && t('reviewing.linkCopied')}
        {state === 'failed' && t('reviewing.linkNotCopied')}
        {state === 'too-long' && t('reviewing.linkTooLarge')}
      </span>
    </span>
  )
}
