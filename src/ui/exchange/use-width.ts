import { type RefObject, useLayoutEffect, useState } from 'react'

/** What it was last, so that a pane that comes back is not drawn twice; at first the design's. */
let last = 416

/** How wide an element is, in pixels. */
export function useWidth(of: RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(last)
  useLayoutEffect(() => {
    const element = of.current
    if (!element) return
    const observer = new ResizeObserver(([entry]) => {
      // Behind another tab it has no width, which says nothing.
      if (entry && entry.contentRect.width > 0)
        setWidth((last = Math.floor(entry.contentRect.width)))
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [of])
  return width
}
