import '../../../i18n/words/reviewing'
import { useEffect, useState } from 'react'
import { get, itemsOf, type JsonObject } from '../../../core/json/node'
import type { LinkPlace } from '../../../core/share/link-place'
import { Icon } from '../../kit/Icon'
import { useWords } from '../../kit/use-words'
import { useReviewing } from '../../../state/reviewing'
import { elementAbove, elementAt } from './element-at'
import './place.css'

/** Lines are drawn in turn, of a long list for some seconds: so often, so long, a place is waited for. */
const TRIES = 80
const TRY_MS = 100
/** A field is drawn with its tool: where the one above it is there, it is waited for so often. */
const TRIES_BELOW = 5
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
  const [told, setTold] = useState<'placeGone' | 'placeAbove'>()
  const [isRead, setRead] = useState(false)
  useEffect(() => {
    if (place === 'damaged' || !isReady) return undefined
    let timer: ReturnType<typeof setTimeout>
    let marked: Element | undefined
    const look = (tries: number, looks: number): void => {
      const { set } = useReviewing.getState()
      const exact = elementAt(place)
      const found = exact ?? (tries > TRIES - TRIES_BELOW ? undefined : elementAbove(place, set))
      if (found) {
        if (marked !== found) marked?.removeAttribute('data-place')
        setTold(exact ? undefined : 'placeAbove')
        marked = found
        show(found, looks === LOOKS)
        if (looks > 0) timer = setTimeout(() => look(tries, looks - 1), TRY_MS)
      } else if (tries > 0 && isToolThere(place, set))
        timer = setTimeout(() => look(tries - 1, looks), TRY_MS)
      else setTold('placeGone')
    }
    // The page first goes to the tool.
    timer = setTimeout(() => look(TRIES, LOOKS), 2 * TRY_MS)
    return () => {
      clearTimeout(timer)
      marked?.removeAttribute('data-place')
    }
  }, [place, isReady])
  const words = place === 'damaged' ? 'placeDamaged' : told
  const isTold = !isRead && words !== undefined
  return (
    <div role="status" className={isTold ? 'place-told' : undefined}>
      {isTold && (
        <>
          <Icon name="triangle" />
          <span>{t(`reviewing.${words}`)}</span>
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

/** Whether it is worth waiting: a tool that the set does not have is never drawn. */
const isToolThere = ({ tool }: LinkPlace, set: JsonObject): boolean =>
  tool === undefined || tool < itemsOf(get(set, 'tools')).length

function show(element: HTMLElement, isFirst: boolean): void {
  element.dataset['place'] = ''
  element.scrollIntoView({ block: 'center' })
  if (!isFirst) return
  element.tabIndex = -1
  element.focus({ preventScroll: true })
}
