import { get, num, numberOf, str } from '../../json/node'
import { snakeName } from '../../reading/parameter-name'
import { saysUnitOf, unitOfName } from '../../reading/stated-unit'
import type { Field } from '../field'
import { factsOf } from '../field-facts'
import type { Mistake } from '../mistake'
import { numberBounds } from '../text-bounds'
import { put } from './at-field'

/** What is counted or measured is never below nothing. */
export const NEVER_NEGATIVE =
  /(?:^|_)(?:page|page_no|page_num|page_number|page_size|per_page|size|limit|count|top|top_k|num|number|quantity|qty|days?|hours?|minutes|seconds|nights|age|amount|price|budget|cost|fee|total|cents|length|width|height|weight|distance|radius|duration|timeout|retries|places|digits|people|guests|adults|children|offset|ms|km|kg|percent)$|页|数量|天数|条数|金额|价格|预算|年龄|人数/
/** What is counted has an end somewhere. */
export const COUNTED =
  /(?:^|_)(?:page_size|per_page|size|limit|count|top|top_k|quantity|qty|days|nights|hours|digits|places|people|guests|retries)$|数量|天数|条数|人数/
const HUGE = 1_000_000

/** Units that are taken for one another, and by how much the number is then wrong. */
const TAKEN_FOR: Readonly<Record<string, { readonly factor: number; readonly shown: string }>> = {
  cents: { factor: 0.01, shown: ' EUR' },
  dollars: { factor: 100, shown: ' USD' },
  milliseconds: { factor: 0.001, shown: ' s' },
  seconds: { factor: 1000, shown: ' s' },
  minutes: { factor: 60, shown: ' min' },
  hours: { factor: 60, shown: ' h' },
  days: { factor: 24, shown: ' days' },
  meters: { factor: 0.001, shown: ' m' },
  kilometers: { factor: 1000, shown: ' km' },
  miles: { factor: 1609, shown: ' mi' },
  centimeters: { factor: 0.01, shown: ' cm' },
  feet: { factor: 12, shown: ' ft' },
  kilograms: { factor: 1000, shown: ' kg' },
  grams: { factor: 0.001, shown: ' g' },
  pounds: { factor: 16, shown: ' lb' },
  bytes: { factor: 0.001, shown: ' bytes' },
  kilobytes: { factor: 1000, shown: ' KB' },
  megabytes: { factor: 1000, shown: ' MB' },
  gigabytes: { factor: 1000, shown: ' GB' },
}
const MONEY =
  /(?:^|_)(?:amount|price|cost|budget|fee|total|salary|refund|payment)$|金额|价格|费用|预算/

/** The unit of a number, by name or text; of money without one, that it may be either. */
function unitOf({ name, text }: Field): string | undefined {
  const named = unitOfName(name)
  if (named) return named.id
  const snake = snakeName(name)
  if (/^(?:days|hours|minutes|seconds)$/.test(snake)) return snake
  if (!MONEY.test(snake)) return undefined
  return saysUnitOf('cents', text) ? 'cents' : 'dollars'
}

const isNumber = (field: Field): boolean =>
  field.value.kind === 'number' && get(field.whole, 'enum') === undefined

/** The number in another unit; whole where the field is, as far as it goes. */
function inOtherUnit(field: Field, factor: number): number | undefined {
  const number = numberOf(factsOf(field).model) ?? NaN
  const other = Number((number * factor).toPrecision(12))
  if (!Number.isFinite(other) || other === number) return undefined
  const isWhole = !factsOf(field).types.includes('number')
  return isWhole && !Number.isInteger(other) ? Math.round(number / factor) : other
}

export const NUMBERS: readonly Mistake[] = [
  {
    id: 'out-of-range',
    on: 'field',
    wrongs: (field) => {
      if (!isNumber(field)) return []
      const snake = snakeName(field.name)
      const { least, most } = numberBounds(field, snake)
      const low = least
        ? least.value - (least.isOpen ? 0 : 1)
        : NEVER_NEGATIVE.test(snake)
          ? -1
          : undefined
      const high = most
        ? most.value + (most.isOpen ? 0 : 1)
        : COUNTED.test(snake)
          ? HUGE
          : undefined
      const at = (value: number | undefined, variant: string) =>
        value === undefined || !Number.isSafeInteger(Math.round(value))
          ? []
          : [put(field, num(value), variant)]
      return [...at(low, 'below'), ...at(high, 'above')]
    },
    stoppedBy: ['minimum', 'maximum'],
    otherwise: () => ({ ask: 'limit' }),
  },
  {
    id: 'wrong-unit',
    on: 'field',
    wrongs: (field) => {
      const unit = isNumber(field) ? unitOf(field) : undefined
      const taken = unit === undefined ? undefined : TAKEN_FOR[unit]
      const other = taken && inOtherUnit(field, taken.factor)
      return other === undefined ? [] : [put(field, num(other))]
    },
    stoppedBy: [],
    otherwise: () => ({ check: 'unit' }),
  },
  {
    id: 'unit-in-value',
    on: 'field',
    wrongs: (field) => {
      const { value } = field
      if (value.kind !== 'number' || !isNumber(field) || factsOf(field).types.includes('string'))
        return []
      const unit = unitOf(field)
      const taken = unit === undefined ? undefined : TAKEN_FOR[unit]
      return taken ? [put(field, str(value.raw + taken.shown))] : []
    },
    stoppedBy: ['type'],
    otherwise: () => ({ ask: 'type' }),
  },
]
