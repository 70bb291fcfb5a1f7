import { isLocalAddress } from '../../share/local-address'
import type { Wire } from '../runs/run'

export type BaseUrlProblem = 'empty' | 'no-address' | 'no-http' | 'password' | 'query'

export type BaseUrlRead =
  | { readonly ok: true; readonly url: string }
  | { readonly ok: false; readonly problem: BaseUrlProblem }

const PARTS = /^([a-z][a-z\d+.-]*):\/\/([^/?#\\]*)([^?#]*)(\?[^#]*)?(#.*)?$/i

/**
 * The address of a model's server as it is kept and shown. A user, a password or a query is refused
 * and not cut off: a key may stand there, and the request would miss it. A host by itself gets the
 * path that all servers of this kind have, and the end of a copied endpoint is taken off.
 */
export function readBaseUrl(text: string): BaseUrlRead {
  const given = text.trim()
  if (given === '') return { ok: false, problem: 'empty' }
  const parts = PARTS.exec(given)
  if (!parts) return { ok: false, problem: 'no-address' }
  const [, scheme, host, path, query, fragment] = parts
  if (!/^https?$/i.test(scheme!)) return { ok: false, problem: 'no-http' }
  if (host!.includes('@')) return { ok: false, problem: 'password' }
  if (query !== undefined || fragment !== undefined) return { ok: false, problem: 'query' }
  if (!/^(?:\[[\da-f:.]+\]|[^\s:[\]]+)(?::\d{1,5})?$/i.test(host!) || /\s/.test(path!))
    return { ok: false, problem: 'no-address' }
  const own = path!.replace(/\/+$/, '').replace(/\/(?:chat\/completions|messages)$/, '')
  const origin = `${scheme!.toLowerCase()}://${host!.toLowerCase()}`
  return { ok: true, url: origin + (own === '' ? '/v1' : own) }
}

/** Where a request of a wire goes, below an address that `readBaseUrl` gave. */
export function endpointOf(baseUrl: string, wire: Wire): string {
  if (wire === 'openai-chat') return `${baseUrl}/chat/completions`
  // Anthropic's own clients put the version behind the address of a server that speaks it.
  return baseUrl.endsWith('/v1') ? `${baseUrl}/messages` : `${baseUrl}/v1/messages`
}

/** Whether a list of sources, as a content security policy writes them, lets a page ask an address. */
export function isListed(url: string, sources: readonly string[]): boolean {
  const parts = /^(https?):\/\/(\[[^\]]*\]|[^/:]*)(?::(\d+))?/i.exec(url)
  if (!parts) return false
  const [, scheme, host, port = scheme === 'https' ? '443' : '80'] = parts
  return sources.some((source) => {
    const own = /^(https?):\/\/(\[[^\]]*\]|[^/:]*)(?::(\d+|\*))?$/i.exec(source)
    if (!own || own[1]!.toLowerCase() !== scheme!.toLowerCase()) return false
    const ownPort = own[3] ?? (own[1] === 'https' ? '443' : '80')
    return own[2]!.toLowerCase() === host!.toLowerCase() && (ownPort === '*' || ownPort === port)
  })
}

/** Whether what is sent to an address can be read on the way. */
export const isClearText = (url: string): boolean => url.startsWith('http:') && !isLocalAddress(url)

/** The host of an address, with its port, as people know it. */
export const hostOf = (url: string): string => /^https?:\/\/([^/]+)/.exec(url)?.[1] ?? url
