import type { Edit } from '../json/edit'
import { bool, getIn, type JsonNode, num, type Path, stringOf } from '../json/node'
import { KEYWORDS } from './keywords'

/** How the value of a keyword would be right: what would be written, or nothing where it goes. */
export interface MendedKeyword {
  readonly to?: string
  readonly edits: readonly Edit[]
}

/** Mends a keyword whose value is of the wrong kind, where the value shows what was meant. */
export function mendedKeyword(
  tool: JsonNode,
  path: Path,
  keyword: string,
): MendedKeyword | undefined {
  const node = getIn(tool, path)
  if (!node || path.at(-1) !== keyword) return undefined
  const drop: MendedKeyword = { edits: [{ op: 'remove', path }] }
  const write = (value: JsonNode, to: string): MendedKeyword => ({
    to,
    edits: [{ op: 'set', path, value }],
  })
  if (node.kind === 'null') return drop
  const holds = KEYWORDS.get(keyword)?.holds
  const text = stringOf(node)?.trim() ?? ''
  if (holds === 'number' && /^-?(?:0|[1-9]\d*)(?:\.\d+)?$/.test(text)) return write(num(text), text)
  if (holds === 'count' && /^(?:0|[1-9]\d*)$/.test(text)) return write(num(text), text)
  if ((holds === 'flag' || holds === 'schema') && /^(?:true|false)$/i.test(text))
    return write(bool(/^t/i.test(text)), text.toLowerCase())
  if (!/^exclusiveM/.test(keyword) || node.kind !== 'boolean') return undefined
  if (!node.value) return drop
  // Before draft 6 a flag beside the bound made it an open one.
  const at = [...path.slice(0, -1), keyword === 'exclusiveMinimum' ? 'minimum' : 'maximum']
  const bound = getIn(tool, at)
  if (bound?.kind !== 'number') return undefined
  const { edits } = write(bound, bound.raw)
  return { to: `${keyword} ${bound.raw}`, edits: [{ op: 'remove', path: at }, ...edits] }
}
