import { type RefObject, useEffect, useRef, useState } from 'react'

/** Going to a tool scrolls the page; for this long the scrolling itself does not choose another. */
const SETTLE_MS = 600

/** A tool's heading may not be drawn yet; it is waited for this many times this long. */
const TRIES = 60
const TRY_MS = 50

export const headingId = (index: number): string => `tool-${index}`

/** The tool being read: the one gone to, else the one at the top of the window. */
export function useCurrentTool(
  list: RefObject<HTMLElement | null>,
  drawn: number,
): readonly [number, (index: number) => void] {
  const [current, setCurrent] = useState(0)
  const wentAt = useRef(0)
  useEffect(() => {
    if (!list.current) return
    const seen = new Set<Element>()
    const observer = new IntersectionObserver(
      (changes) => {
        for (const { target, isIntersecting } of changes)
          if (isIntersecting) seen.add(target)
          else seen.delete(target)
        if (performance.now() - wentAt.current < SETTLE_MS) return
        const first = Math.min(...[...seen].map((each) => Number(each.getAttribute('data-entry'))))
        if (Number.isFinite(first)) setCurrent(first)
      },
      { rootMargin: '-15% 0px -80%' },
    )
    for (const entry of list.current.querySelectorAll('[data-entry]')) observer.observe(entry)
    return () => observer.disconnect()
  }, [list, drawn])
  const go = (index: number) => {
    wentAt.current = performance.now()
    setCurrent(index)
    requestAnimationFrame(() => scrollTo(index, TRIES))
  }
  return [current, go]
}

/**
 * Scrolls a heading to the top, and again: a card gets its real height only when it comes into
 * sight, and then moves what is below it. One that is not drawn yet is waited for.
 */
function scrollTo(index: number, waits: number, again = 3): void {
  const heading = document.getElementById(headingId(index))
  if (!heading) {
    if (waits > 0) setTimeout(() => scrollTo(index, waits - 1), TRY_MS)
    return
  }
  heading.focus({ preventScroll: true })
  heading.scrollIntoView({ block: 'start' })
  if (again > 0) setTimeout(() => scrollTo(index, 0, again - 1), TRY_MS)
}
