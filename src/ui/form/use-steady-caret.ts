import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'

interface Focused {
  readonly field: Element
  readonly top: number
}

/**
 * Keeps the focused field where it is on the screen when something above it comes or goes: what
 * `changes` stands for is drawn, and the pane is scrolled by as much as the field was pushed.
 */
export function useSteadyCaret(root: RefObject<HTMLElement | null>, changes: unknown): void {
  const last = useRef<Focused>(undefined)

  useLayoutEffect(() => {
    const before = last.current
    const scroller = root.current?.closest('.form')
    if (!before || !scroller || before.field !== document.activeElement) return
    const pushed = before.field.getBoundingClientRect().top - before.top
    if (pushed !== 0) scroller.scrollTop += pushed
    last.current = focusedIn(root.current)
  }, [root, changes])

  useEffect(() => {
    const form = root.current
    const scroller = form?.closest('.form')
    if (!form || !scroller) return
    const note = () => void (last.current = focusedIn(form))
    const sized = new ResizeObserver(note)
    sized.observe(scroller)
    form.addEventListener('focusin', note)
    // Before what is typed is drawn: then the page's layout is still known and costs nothing to ask.
    form.addEventListener('beforeinput', note)
    scroller.addEventListener('scroll', note, { passive: true })
    return () => {
      sized.disconnect()
      form.removeEventListener('focusin', note)
      form.removeEventListener('beforeinput', note)
      scroller.removeEventListener('scroll', note)
    }
  }, [root])
}

function focusedIn(form: Element | null): Focused | undefined {
  const field = document.activeElement
  if (!form || !field || !form.contains(field)) return undefined
  return { field, top: field.getBoundingClientRect().top }
}
