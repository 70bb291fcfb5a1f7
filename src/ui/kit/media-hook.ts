import { useSyncExternalStore } from 'react'

/** A hook that says whether a media query holds, and hears of changes. */
export function mediaHook(query: string): () => boolean {
  // Asked at every drawing, so the browser reads the query once.
  let list: MediaQueryList | undefined
  const asked = (): MediaQueryList => (list ??= matchMedia(query))
  const subscribe = (onChange: () => void) => {
    const own = asked()
    own.addEventListener('change', onChange)
    return () => own.removeEventListener('change', onChange)
  }
  return () => useSyncExternalStore(subscribe, () => asked().matches)
}
