import '../../../i18n/words/reviewing'
import { useEffect, useState } from 'react'
import type { LinkPlace } from '../../../core/share/link-place'
import { Icon } from '../../kit/Icon'
import { useWords } from '../../kit/use-words'
import { elementAt } from './element-at'
import './place.css'

/** Lines are drawn in turn, of a long list for some seconds: so often, so long, a place is waited for. */
const TRIES = 80
const TRY_MS = 100
/** Cards above get their real height only when they come into sight, so one look is not enough. */
const LOOKS = 4

interface GoToPlaceProps {
  readonly place: LinkPlace | 'damaged'
  /** The checks are done, so that what they found has a line. */
  readonly isReady: boolean
}

/** Goes to the place that a link leads to, marks it and gives it the focus; says so where it is not there. */
export function GoToPlace({ place, isReady }: GoToPlaceProps) {
  const t = useWords()
  const [isGone, setGone] = useState(false)
  const [isRead, setRead] = useState(false)
  useEffect(() => {
    if (place === 'damaged' || !isReady) return undefined
    let timer: ReturnType<typeof setTimeout>
    let marked: Element | undefined
    const look = (tries: number, looks: number): void => {
      const found = elementAt(place)
      if (found) {
        marked = found
        show(found, looks === LOOKS)
        if (looks > 0) timer = setTimeout(() => look(tries, looks - 1), TRY_MS)
      } else if (tries > 0) timer = setTimeout(() => look(tries - 1, looks), TRY_MS)
      else setGone(true)
    }
    // The page first goes to the tool.
    timer = setTimeout(() => look(TRIES, LOOKS), 2 * TRY_MS)
    return () => {
      clearTimeout(timer)
      marked?.removeAttribute('data-place')
    }
  }, [place, isReady])
  const words = place === 'damaged' ? 'reviewing.placeDamaged' : 'reviewing.placeGone'
  const isTold = !isRead && (isGone || place === 'damaged')
  return (
    <div role="status" className={isTold ? 'place-told' : undefined}>
      {isTold && (
        <>
          <Icon name="triangle" />
          <span>{t(words)}</span>
          <button
            type="button"
            className="btn icon s"
            aria-label={t('frame.close')}
            onClick={() => setRead(true)}
          >
            <Icon name="close" />
          </button>
        </>
      )}
    </div>
  )
}

function show(element: HTMLElement, isFirst: boolean): void {
  element.dataset['place'] = ''
  element.scrollIntoView({ block: 'center' })
  if (!isFirst) return
  element.tabIndex = -1
  element.focus({ preventScroll: true })
}
