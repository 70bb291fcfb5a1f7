import { type RefObject, useMemo } from 'react'

/** A ref to the element that will have an id, for one that another component draws. */
export const useElementRef = (id: string): RefObject<HTMLElement | null> =>
  useMemo(
    () => ({
      get current() {
        return document.getElementById(id)
      },
    }),
    [id],
  )
