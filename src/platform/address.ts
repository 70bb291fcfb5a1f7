import { hasLinkPayload } from '../core/share/has-link-payload'

/** Whether the page was opened with a shared set, or what was meant as one; nothing is read yet. */
export const addressHasLink = (): boolean =>
  hasLinkPayload(window.location.href) || isStrangeHash(window.location.hash)

/** What the page's own links lead to. */
const PLACES = ['', '#', '#form']

/** A hash that names no place on the page was a link once: its reader is told so. */
export const isStrangeHash = (hash: string): boolean => !PLACES.includes(hash)

/** Takes the shared set out of the address, so that a reload does not open it again. */
export function clearLink(): void {
  history.replaceState(history.state, '', withoutLink(window.location.href))
}

/** The address up to where its link begins. Query parameters that a chat application added go too. */
export function withoutLink(href: string): string {
  const start = href.search(/[#\uFF03]|%(?:25)*23/i)
  const before = start < 0 ? href : href.slice(0, start)
  return before.split('?')[0]!
}

/** The address that links of this page begin with. */
export const pageBase = (): string => withoutLink(window.location.href)
