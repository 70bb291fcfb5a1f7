import { get, itemsOf, type JsonNode } from '../../core/json/node'
import { choiceUnionOf, isChoiceOfBranches, valueOfBranch } from '../../core/model/choice-branches'
import type { Kind } from '../../core/model/parameter-kind'
import { mainTypeOf } from '../../core/schema/types'
import type { WrittenAs } from './typed-value'

/** How a value of a parameter is written in a field. */
export function valueStyle(kind: Kind, schema: JsonNode): WrittenAs {
  if (kind === 'text' || kind === 'integer' || kind === 'number') return kind
  if (kind === 'const' || kind === 'choice') {
    const fixed = get(schema, 'const')
    if (fixed) return fixed.kind === 'string' ? 'text' : 'json'
  } else return 'json'
  const type = mainTypeOf(schema)
  if (type === 'integer' || type === 'number') return type
  const values = isChoiceOfBranches(schema)
    ? itemsOf(get(schema, choiceUnionOf(schema)!)).flatMap((each) => valueOfBranch(each) ?? [])
    : itemsOf(get(schema, 'enum'))
  return values.every((value) => value.kind === 'string') ? 'text' : 'json'
}
