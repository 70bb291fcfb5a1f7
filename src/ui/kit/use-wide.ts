import { useSyncExternalStore } from 'react'

const query = '(min-width: 1100px)'

function subscribe(onChange: () => void): () => void {
  const list = matchMedia(query)
  list.addEventListener('change', onChange)
  return () => list.removeEventListener('change', onChange)
}

/** Whether the window has room for three panes side by side. */
export const useWide = (): boolean =>
  useSyncExternalStore(subscribe, () => matchMedia(query).matches)
