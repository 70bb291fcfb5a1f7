import type { Edit } from '../json/edit'
import { arr, get, itemsOf, type JsonNode, type Path, str } from '../json/node'
import { isBeyondExact } from './numbers'
import { typeNamesOf } from './types'

/** A name that ends as names of ids do: `order_id`, `messageId`, `uid`, `订单编号`. */
const ID_NAME = /(?:^|[_-])(?:id|uid|snowflake)$|[a-z]Id$|(?:编号|单号|标识|ID)$/
/** A text that says how many digits an id has, or how it is made. */
const SAYS_BIG =
  /\bsnowflake\b|\b(?:64[- ]bit|int64|uint64|bigint)\b|\b(?:1[6-9]|20)(?:\s*(?:-|–|to)\s*\d\d)?[- ]digits?\b|雪花|64\s*位(?:整数|长整)|(?:1[6-9]|20)\s*(?:[-–~至到]\s*\d\d\s*)?位/i

/** What shows that a parameter is a number of more digits than a double keeps: a value, or the words about an id. */
export function bigIdSign(name: string, schema: JsonNode, text: string): string | undefined {
  const value = [
    get(schema, 'default'),
    get(schema, 'const'),
    ...itemsOf(get(schema, 'examples')),
  ].find(isBeyondExact)
  if (value?.kind === 'number') return value.raw
  if (!ID_NAME.test(name)) return undefined
  // A number that may not grow that large is none.
  const most = get(schema, 'maximum')
  return most && !isBeyondExact(most) ? undefined : SAYS_BIG.exec(text)?.[0]
}

/** Whether a schema lets a whole number through by its own type or that of a branch. */
export function mayBeNumber(schema: JsonNode): boolean {
  const names = typeNamesOf(schema)
  if (names.includes('integer') || names.includes('number')) return true
  return ['anyOf', 'oneOf'].some((key) => itemsOf(get(schema, key)).some(mayBeNumber))
}

/** Makes a text of digits of a number; undefined where more than the type would have to change. */
export function asDigits(schema: JsonNode, path: Path): readonly Edit[] | undefined {
  if (typeNamesOf(schema).length !== 1 || get(schema, 'enum') || get(schema, 'const'))
    return undefined
  const edits: Edit[] = [{ op: 'set', path: [...path, 'type'], value: str('string') }]
  for (const keyword of [
    'minimum',
    'maximum',
    'exclusiveMinimum',
    'exclusiveMaximum',
    'multipleOf',
    'format',
  ])
    if (get(schema, keyword)) edits.push({ op: 'remove', path: [...path, keyword] })
  if (!get(schema, 'pattern'))
    edits.push({ op: 'set', path: [...path, 'pattern'], value: str('^[0-9]{1,20}$') })
  const fallback = get(schema, 'default')
  if (fallback?.kind === 'number')
    edits.push({ op: 'set', path: [...path, 'default'], value: str(fallback.raw) })
  const examples = get(schema, 'examples')
  if (examples?.kind === 'array') {
    const texts = examples.items.map((item) => (item.kind === 'number' ? str(item.raw) : item))
    edits.push({ op: 'set', path: [...path, 'examples'], value: arr(texts) })
  }
  return edits
}
