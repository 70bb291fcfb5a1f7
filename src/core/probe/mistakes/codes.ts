import { str, stringOf } from '../../json/node'
import type { Field } from '../field'
import { factsOf } from '../field-facts'
import type { Mistake } from '../mistake'
import { put } from './at-field'
import { formOf } from './texts'

const STOPPED_BY = ['pattern-of-examples', 'ready-pattern', 'format', 'anchor']

/** The code of a field as it should look; where nothing shows it, as such codes often look. */
export function codeOf(field: Field): string | undefined {
  const { isCode, model } = factsOf(field)
  if (!isCode) return undefined
  const text = stringOf(model) ?? ''
  return /\d/.test(text) || /^[A-Z]{2,}$/.test(text) ? text : undefined
}

const changed = (field: Field, change: (code: string) => string) => {
  const code = codeOf(field)
  const other = code === undefined ? undefined : change(code)
  return other === undefined || other === code || other === '' ? [] : [put(field, str(other))]
}

/** What stands in front of the digits; of a code in several parts the digits behind it stay. */
const PREFIX = /^[A-Za-z]+[-_:/#]?(?=\d)/

/** As a person reads a long number out: in groups. */
const spaced = (code: string): string =>
  /[-_/]/.test(code)
    ? code.replace(/[-_/]/g, ' ')
    : code.replace(/^([A-Za-z]+)(?=\d)/, '$1 ').replace(/(\d{4})(?=\d)/g, '$1 ')

/** Other digits in the same places. */
const otherDigits = (code: string): string => {
  let next = 0
  return code.replace(/\d/g, () => String((next = (next % 9) + 1)))
}

export const CODES: readonly Mistake[] = [
  {
    id: 'code-spaced',
    on: 'field',
    wrongs: (field) => changed(field, spaced),
    stoppedBy: STOPPED_BY,
    otherwise: formOf,
  },
  {
    id: 'code-lower-case',
    on: 'field',
    wrongs: (field) => changed(field, (code) => code.toLowerCase()),
    stoppedBy: STOPPED_BY,
    otherwise: formOf,
  },
  {
    id: 'code-prefix-missing',
    on: 'field',
    wrongs: (field) => changed(field, (code) => code.replace(PREFIX, '')),
    stoppedBy: STOPPED_BY,
    otherwise: formOf,
  },
  {
    id: 'code-made-up',
    on: 'field',
    wrongs: (field) => changed(field, otherDigits),
    stoppedBy: [],
    otherwise: () => ({ check: 'exists' }),
  },
]
