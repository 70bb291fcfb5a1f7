import { get, str, stringOf } from '../../json/node'
import type { Lang } from '../../lint/rule'
import { snakeName } from '../../reading/parameter-name'
import type { Field } from '../field'
import { factsOf } from '../field-facts'
import type { Mistake, Otherwise } from '../mistake'
import { longestText } from '../text-bounds'
import { put } from './at-field'

/** Longer than anything but a whole page that was pasted in. */
const FAR_TOO_LONG = 5000
/** Longer texts are not tried on patterns. */
const LONGEST_TRIED = 19_000

/** What stands where nobody knew what to write. */
const PLACEHOLDERS: readonly {
  readonly variant: string
  readonly text: (name: string, lang: Lang) => string
}[] = [
  { variant: 'type-name', text: () => 'string' },
  { variant: 'type-name-here', text: (_, lang) => (lang === 'zh' ? '字符串' : 'text') },
  { variant: 'not-available', text: (_, lang) => (lang === 'zh' ? '未知' : 'N/A') },
  { variant: 'nothing', text: (_, lang) => (lang === 'zh' ? '暂无' : 'null') },
  {
    variant: 'to-fill-in',
    text: (name, lang) => (lang === 'zh' ? '待补充' : `your_${snakeName(name)}_here`),
  },
  { variant: 'name-here', text: (name) => `${snakeName(name)}_here` },
]

const isText = (field: Field): boolean =>
  field.value.kind === 'string' && !factsOf(field).types.includes('null')

/** Things that have a form, whatever the texts say. */
const THING = /(?:^|_)(?:e?mail|url|uri|link|phone|mobile)$|邮箱|电话|手机|网址/

/** A code or a date that is not shown needs an example; a free text needs a reader. */
export function formOf(field: Field): Otherwise {
  const { isCode, isFormKnown, date, isFreeText } = factsOf(field)
  if (isCode && !isFormKnown) return { ask: 'example' }
  if (date) return { ask: 'form' }
  if (THING.test(snakeName(field.name))) return { ask: 'example' }
  return isFreeText ? { check: 'real-text' } : { check: 'is-meant' }
}

/** One character of the value again and again, so that a pattern of characters still matches. */
function long(field: Field, length: number): string {
  const sample = stringOf(field.value) ?? ''
  if (get(field.whole, 'format') !== undefined && sample.includes('@'))
    return (
      'a'.repeat(Math.max(1, length - sample.length + sample.indexOf('@'))) +
      sample.slice(sample.indexOf('@'))
    )
  const unit = sample.trim() === '' ? 'a' : sample
  const repeated = unit.repeat(Math.ceil(length / unit.length) + 1)
  // Counted in code points, which only texts beyond the plane of most letters make different.
  return /[\ud800-\udfff]/.test(unit)
    ? [...repeated.repeat(2)].slice(0, length).join('')
    : repeated.slice(0, length)
}

export const TEXTS: readonly Mistake[] = [
  {
    id: 'empty-text',
    on: 'field',
    wrongs: (field) => (isText(field) ? [put(field, str(''))] : []),
    stoppedBy: ['min-length', 'format', 'enum', 'pattern-of-examples', 'ready-pattern'],
    otherwise: formOf,
  },
  {
    id: 'blank-text',
    on: 'field',
    wrongs: (field) => (isText(field) ? [put(field, str('   '))] : []),
    stoppedBy: ['pattern-not-blank', 'format', 'enum', 'pattern-of-examples', 'ready-pattern'],
    otherwise: formOf,
  },
  {
    id: 'placeholder',
    on: 'field',
    wrongs: (field) =>
      isText(field)
        ? PLACEHOLDERS.map(({ variant, text }) =>
            put(field, str(text(field.name, field.lang)), variant),
          )
        : [],
    stoppedBy: ['format', 'enum', 'pattern-of-examples', 'ready-pattern', 'anchor'],
    otherwise: formOf,
  },
  {
    id: 'example-copied',
    on: 'field',
    isCopy: true,
    wrongs: (field) => {
      const { isCode, written, model, closedSet } = factsOf(field)
      if (!isText(field) || written.length === 0 || closedSet.length > 0) return []
      return isCode || THING.test(snakeName(field.name)) ? [put(field, model)] : []
    },
    stoppedBy: [],
    otherwise: () => ({ check: 'exists' }),
  },
  {
    id: 'too-long',
    on: 'field',
    wrongs: (field) => {
      const { closedSet, date } = factsOf(field)
      if (!isText(field) || closedSet.length > 0 || date) return []
      const most = longestText(field)?.value
      const length = most === undefined ? FAR_TOO_LONG : most + 1
      return length > LONGEST_TRIED ? [] : [put(field, str(long(field, length)))]
    },
    stoppedBy: ['max-length', 'pattern-of-examples', 'ready-pattern', 'anchor', 'format'],
    otherwise: () => ({ ask: 'limit' }),
  },
]
