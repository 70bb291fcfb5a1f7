/**
 * Whether only this computer, or this network, can open an address: one without a host, with a
 * private host, or with a name that stays in a house.
 */
export function isLocalAddress(url: string): boolean {
  const host = /^[a-z]+:\/\/(?:[^/?#]*@)?(\[[^\]]*\]|[^/?#:]*)/i.exec(url)?.[1]?.toLowerCase()
  if (!host) return true
  return localHosts.some((pattern) => pattern.test(host)) || !/[.:]/.test(host)
}

/** Loopback, private and link-local addresses (RFC 1918, 3927, 4193, 4291) and names that stay in a house. */
const localHosts: readonly RegExp[] = [
  /^(?:.+\.)?(?:localhost|local|lan|internal|home\.arpa)\.?$/,
  /^(?:0|10|127)(?:\.\d+){3}$/,
  /^192\.168(?:\.\d+){2}$/,
  /^169\.254(?:\.\d+){2}$/,
  /^172\.(?:1[6-9]|2\d|3[01])(?:\.\d+){2}$/,
  /^\[(?:::1?|f[cd][0-9a-f]{2}:.*|fe[89ab][0-9a-f]:.*)\]$/,
]
