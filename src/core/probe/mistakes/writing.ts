import { str, stringOf } from '../../json/node'
import type { Field } from '../field'
import { factsOf } from '../field-facts'
import type { Mistake, Otherwise } from '../mistake'
import { put } from './at-field'
import { codeOf } from './codes'
import { formOf } from './texts'

const STOPPED_BY = ['pattern-of-examples', 'ready-pattern', 'format', 'enum', 'anchor']

/** A text that has a form, as it should look: a code, a date, an allowed value. */
function formed(field: Field): string | undefined {
  const { date, model, closedSet } = factsOf(field)
  if (field.value.kind !== 'string') return undefined
  const text = closedSet[0] ?? (date ? stringOf(model) : codeOf(field))
  return text === '' ? undefined : text
}

const otherwise = (field: Field): Otherwise =>
  factsOf(field).closedSet.length > 0 ? { ask: 'values' } : formOf(field)

/** Digits and Latin letters as wide as a Chinese character, as an input method leaves them. */
const wide = (text: string): string =>
  text.replace(/[0-9A-Za-z]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) + 0xfee0))

/** Mistakes in how a text with a form is written, whatever it says. */
export const WRITING: readonly Mistake[] = [
  {
    id: 'stray-signs',
    on: 'field',
    wrongs: (field) => {
      const text = formed(field)
      if (text === undefined) return []
      const quoted = field.lang === 'zh' ? `“${text}”` : `"${text}"`
      return [put(field, str(`${text} `), 'blank-behind'), put(field, str(quoted), 'quoted')]
    },
    stoppedBy: STOPPED_BY,
    otherwise,
  },
  {
    id: 'full-width',
    on: 'field',
    wrongs: (field) => {
      const text = formed(field)
      return text === undefined || wide(text) === text ? [] : [put(field, str(wide(text)))]
    },
    stoppedBy: STOPPED_BY,
    otherwise,
  },
]
