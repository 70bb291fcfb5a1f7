import { get, type JsonObject, stringOf } from '../json/node'
import { nameOf } from '../model/tool'
import type { Dialect, SetError } from './dialect'
import type { Fact } from './fact'

/** What clients of MCP servers make of the names of their tools before a model's API sees them. */
export const CLIENT_NAMES = {
  /** Whatever is no letter, digit or underscore is replaced by this, by some clients. */
  replacement: {
    value: '_',
    page: 'https://modelcontextprotocol.io/specification/2025-11-25/server/tools',
    read: '2026-08',
    seen: 'kirodotdev/Kiro#7684',
  } satisfies Fact<string>,
  /** What stands around the server's name, before the tool's. */
  prefix: {
    value: ['mcp__', '__'],
    page: 'https://modelcontextprotocol.io/specification/2025-11-25/server/tools',
    read: '2026-08',
    seen: 'QwenLM/Qwen3-VL#2069',
  } satisfies Fact<readonly string[]>,
  /** The longest name that all the APIs behind take. */
  most: {
    value: 64,
    page: 'https://developers.openai.com/api/docs/guides/function-calling',
    read: '2026-10',
    seen: 'packit/ai-workflows#619',
  } satisfies Fact<number>,
} as const

/**
 * Warnings on names that are legal as they stand and not after a client has changed them: two that
 * become one, by other marks or cut to the length that fits everywhere, and in MCP, where clients put
 * the server's name before them, those that grow too long.
 */
export function checkClientNames(
  tools: readonly JsonObject[],
  dialect: Dialect,
): readonly SetError[] {
  const [before = '', behind = ''] = CLIENT_NAMES.prefix.value
  const most = CLIENT_NAMES.most.value
  // A server has a name of one letter at least.
  const room = most - before.length - behind.length - 1
  const seen = new Map<string, string>()
  const cut = new Map<string, string>()
  return tools.flatMap((tool, index): readonly SetError[] => {
    const name = nameOf(tool)
    if (name === '') return []
    const warnings: SetError[] = []
    const warn = (code: string, values: SetError['values'] & object): void =>
      void warnings.push({ code, path: ['name'], values, index, severity: 'warning' })
    const alike = name.replace(/[^\p{L}\p{N}_]/gu, CLIENT_NAMES.replacement.value)
    const namespace = stringOf(get(tool, 'namespace')) ?? ''
    const group = JSON.stringify([namespace, alike])
    const other = seen.get(group)
    if (other === undefined) seen.set(group, name)
    else if (other !== name) warn('name.alike', { name, other })
    const start = JSON.stringify([namespace, alike.slice(0, most)])
    const longer = cut.get(start)
    if (longer === undefined) cut.set(start, name)
    else if (other === undefined) warn('name.alike-cut', { name, other: longer, most })
    if (dialect.family === 'mcp' && name.length > room)
      warn('name.prefix-length', { length: name.length, most })
    return warnings
  })
}
