import type { Fact } from '../dialects/fact'
import { MOST_EVERYWHERE, sanitised } from './same-after-sanitising'

/** How a client puts a server's name before a tool's, and how long the two may be together. */
export interface ClientPrefix {
  readonly client: string
  /** What comes before the tool's name; `{server}` and `{plugin}` are filled in. */
  readonly prefix: string
  readonly most: number
}

/** Clients whose way is known. Lengths are those of the whole name. */
export const CLIENT_PREFIXES: readonly Fact<ClientPrefix>[] = [
  {
    value: { client: 'Claude Code', prefix: 'mcp__{server}__', most: 64 },
    page: 'https://docs.claude.com/en/docs/claude-code/mcp',
    read: '2026-08',
    seen: 'anthropics/claude-code#2326',
  },
  {
    value: { client: 'Claude Code, plugin', prefix: 'mcp__plugin_{plugin}_{server}__', most: 64 },
    page: 'https://github.com/anthropics/claude-code/issues/23149',
    read: '2026-08',
    seen: 'anthropics/claude-code#23149',
  },
  {
    // It counts both names without a mark between and refuses 60 (composio #2788).
    value: { client: 'Cursor', prefix: '{server}:', most: 60 },
    page: 'https://github.com/ComposioHQ/composio/issues/2788',
    read: '2026-08',
    seen: 'ComposioHQ/composio#2788',
  },
]

/** Longer than this, a name does not fit behind the prefix of many a client. */
export const LONG_NAME = 40

export interface PrefixedName {
  readonly full: string
  readonly length: number
  readonly most: number
  readonly fits: boolean
}

/** A name behind a client's prefix, such as `mcp__server__`, and whether the two together fit. */
export function fitsWithPrefix(
  name: string,
  prefix: string,
  most = MOST_EVERYWHERE.value,
): PrefixedName {
  const full = prefix + name
  return { full, length: full.length, most, fits: full.length <= most }
}

/** The name as each client would send it that the given server, or its plugin, is added to. */
export function prefixedNames(
  name: string,
  { server, plugin }: { readonly server: string; readonly plugin?: string },
): readonly (PrefixedName & { readonly client: string })[] {
  return CLIENT_PREFIXES.map((fact) => fact.value)
    .filter((each) => plugin !== undefined || !each.prefix.includes('{plugin}'))
    .map(({ client, prefix, most }) => {
      const filled = prefix
        .replace('{server}', () => sanitised(server, Infinity))
        .replace('{plugin}', () => sanitised(plugin ?? '', Infinity))
      return { client, ...fitsWithPrefix(name, filled, most) }
    })
}
