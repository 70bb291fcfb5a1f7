import type { Edit } from '../json/edit'
import { get, type JsonNode, type Path, str, stringOf } from '../json/node'
import { printScalar } from '../json/print'
import { shown } from '../json/shown'
import { inputSchemaOf } from '../model/tool'
import { typeNamesOf } from './types'
import { valuesType } from './values-type'
import { walkSchema } from './walk'

/** What is wrong with a list of allowed values as a list. */
export interface EnumFault {
  readonly kind: 'twice' | 'blanks' | 'empty' | 'mixed' | 'flags' | 'untyped'
  readonly path: Path
  readonly value: string
  readonly edits?: readonly Edit[]
  /** The type that the values have. */
  readonly type?: string
}

/** What is wrong with the lists of allowed values that a model chooses from. */
export function enumFaults(tool: JsonNode): readonly EnumFault[] {
  const root = inputSchemaOf(tool)
  if (!root) return []
  const faults: EnumFault[] = []
  for (const { schema, path } of walkSchema(root, ['inputSchema'])) {
    const list = get(schema, 'enum')
    if (list?.kind !== 'array' || list.items.length === 0) continue
    faults.push(...inItems(list.items, [...path, 'enum']), ...ofList(schema, list.items, path))
  }
  return faults
}

function inItems(items: readonly JsonNode[], path: Path): readonly EnumFault[] {
  const seen = new Set<string>()
  return items.flatMap((item, i): readonly EnumFault[] => {
    const key = item.kind === 'number' ? `${Number(item.raw)}` : printScalar(item)
    const isTwice = seen.has(key)
    seen.add(key)
    const text = stringOf(item)
    if (!isTwice && (text === undefined || (text !== '' && text.trim() === text))) return []
    const at = [...path, i]
    const value = shown(item, 60)
    if (isTwice) return [{ kind: 'twice', path: at, value, edits: [{ op: 'remove', path: at }] }]
    if (text === undefined) return []
    if (text === '') return [{ kind: 'empty', path: at, value }]
    const trimmed = text.trim()
    if (trimmed === text || trimmed === '') return []
    const isFree = !items.some((one) => stringOf(one) === trimmed)
    const edits: readonly Edit[] = [{ op: 'set', path: at, value: str(trimmed) }]
    return [{ kind: 'blanks', path: at, value, ...(isFree ? { edits } : {}) }]
  })
}

function ofList(schema: JsonNode, items: readonly JsonNode[], path: Path): readonly EnumFault[] {
  const at = [...path, 'enum']
  const kinds = new Set(items.map((item) => item.kind).filter((kind) => kind !== 'null'))
  const value = items
    .slice(0, 3)
    .map((item) => shown(item))
    .join(', ')
  const isTyped = typeNamesOf(schema).length > 0
  if (kinds.size > 1)
    return typeNamesOf(schema).length > 1 ? [] : [{ kind: 'mixed', path: at, value }]
  const texts = items.map((item) => stringOf(item)?.toLowerCase())
  const isFlags =
    items.length === 2 &&
    texts.includes('true') &&
    texts.includes('false') &&
    mayBe(schema, 'string')
  if (isFlags)
    return [
      {
        kind: 'flags',
        path: at,
        value,
        edits:
          get(schema, 'default') || get(schema, 'examples')
            ? []
            : [
                { op: 'set', path: [...path, 'type'], value: str('boolean') },
                { op: 'remove', path: at },
              ],
      },
    ]
  const isReferred = ['$ref', 'allOf', 'anyOf', 'oneOf'].some((key) => get(schema, key))
  const type = isTyped || isReferred ? undefined : valuesType(items)
  if (type === undefined) return []
  const typeNode =
    type.length === 1 ? str(type[0]!) : { kind: 'array' as const, items: type.map(str) }
  const edits: readonly Edit[] = [
    { op: 'set', path: [...path, 'type'], value: typeNode, before: 'enum' },
  ]
  return [{ kind: 'untyped', path: at, value, type: type.join(' | '), edits }]
}

const mayBe = (schema: JsonNode, name: string): boolean => {
  const names = typeNamesOf(schema)
  return names.length === 0 || (names.length === 1 && names[0] === name)
}
