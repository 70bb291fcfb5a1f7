import { arr, booleanOf, get } from '../../json/node'
import { mainTypeOf } from '../../schema/types'
import type { Field } from '../field'
import type { Mistake } from '../mistake'
import { listBounds } from '../text-bounds'
import { put } from './at-field'

/** More entries than anybody asks for in one call. */
const FAR_TOO_MANY = 200
const MOST_TRIED = 400

const itemsIn = ({ value }: Field) => (value.kind === 'array' ? value.items : [])

/** A tuple has its places; the list has as many entries as one likes. */
const isTuple = ({ whole }: Field): boolean =>
  get(whole, 'prefixItems') !== undefined || get(whole, 'items')?.kind === 'array'

export const LISTS_WRONG: readonly Mistake[] = [
  {
    id: 'empty-list',
    on: 'field',
    wrongs: (field) => {
      if (itemsIn(field).length === 0 || isTuple(field)) return []
      const { least } = listBounds(field)
      return field.isRequired || (least && least.value > 0) ? [put(field, arr([]))] : []
    },
    stoppedBy: ['min-items'],
    otherwise: () => ({ ask: 'limit' }),
  },
  {
    id: 'too-many',
    on: 'field',
    wrongs: (field) => {
      const items = itemsIn(field)
      if (items.length === 0 || isTuple(field)) return []
      const count = (listBounds(field).most?.value ?? FAR_TOO_MANY - 1) + 1
      if (count > MOST_TRIED) return []
      return [put(field, arr(Array.from({ length: count }, (_, i) => items[i % items.length]!)))]
    },
    stoppedBy: ['max-items'],
    otherwise: () => ({ ask: 'limit' }),
  },
  {
    id: 'said-twice',
    on: 'field',
    wrongs: (field) => {
      const [first] = itemsIn(field)
      const inside = get(field.whole, 'items')
      if (!first || isTuple(field)) return []
      const isSet =
        booleanOf(get(field.whole, 'uniqueItems')) === true ||
        mainTypeOf(inside) === 'string' ||
        get(inside, 'enum') !== undefined
      return isSet ? [put(field, arr([first, first]))] : []
    },
    stoppedBy: ['unique-items'],
    otherwise: () => ({ check: 'is-meant' }),
  },
]
