import { addressHasLink, clearLink } from '../platform/address'

const listeners = new Set<() => void>()

/** The address while it carries a shared set; a mangled link may sit in the path. */
export const linkInAddress = (): string | undefined =>
  addressHasLink() ? location.href : undefined

export function addressChanges(onChange: () => void): () => void {
  listeners.add(onChange)
  addEventListener('hashchange', onChange)
  addEventListener('popstate', onChange)
  return () => {
    listeners.delete(onChange)
    removeEventListener('hashchange', onChange)
    removeEventListener('popstate', onChange)
  }
}

/** Takes the link out of the address, and with it the link's page off the screen. */
export function leaveLink(): void {
  clearLink()
  for (const listener of listeners) listener()
}
