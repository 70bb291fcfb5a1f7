import { useSyncExternalStore } from 'react'

const query = '(max-width: 700px)'

/** Asked at every drawing, so the browser reads the query once. */
let list: MediaQueryList | undefined
const asked = (): MediaQueryList => (list ??= matchMedia(query))

function subscribe(onChange: () => void): () => void {
  const list = asked()
  list.addEventListener('change', onChange)
  return () => list.removeEventListener('change', onChange)
}

/** Whether the window is as narrow as a phone. */
export const usePhone = (): boolean => useSyncExternalStore(subscribe, () => asked().matches)
