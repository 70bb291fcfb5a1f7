import { isLocalAddress } from '../core/share/local-address'
import { pageBase } from '../platform/address'

/** Set at build time where the studio has a public address; else links carry the page's own. */
const publicAddress: string = import.meta.env['VITE_PUBLIC_ADDRESS'] ?? ''

/** The address that share links begin with, and whether only this computer or network can open it. */
export function shareBase(): { url: string; local: boolean } {
  const url = publicAddress || pageBase()
  return { url, local: isLocalAddress(url) }
}
