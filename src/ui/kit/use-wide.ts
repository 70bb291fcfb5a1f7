import { useSyncExternalStore } from 'react'

const query = '(min-width: 1100px)'

/** Asked at every drawing, so the browser reads the query once. */
let list: MediaQueryList | undefined
const asked = (): MediaQueryList => (list ??= matchMedia(query))

function subscribe(onChange: () => void): () => void {
  const list = asked()
  list.addEventListener('change', onChange)
  return () => list.removeEventListener('change', onChange)
}

/** Whether the window has room for three panes side by side. */
export const useWide = (): boolean => useSyncExternalStore(subscribe, () => asked().matches)
