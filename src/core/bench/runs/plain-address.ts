/**
 * A web address without what could give somebody away: no user and password, no query, no fragment.
 * Empty for what is no http or https address.
 */
export function plainAddress(address: string): string {
  const [, scheme = '', authority = '', path = ''] =
    /^\s*(https?):\/\/([^/?#\\]*)([^?#]*)/i.exec(address) ?? []
  const host = authority.slice(authority.lastIndexOf('@') + 1)
  return host === '' ? '' : `${scheme.toLowerCase()}://${host}${path.trim()}`
}
