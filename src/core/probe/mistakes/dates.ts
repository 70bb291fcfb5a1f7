import { str, stringOf } from '../../json/node'
import type { DateKind } from '../../reading/date-kind'
import { snakeName } from '../../reading/parameter-name'
import type { Field } from '../field'
import { factsOf } from '../field-facts'
import type { Mistake } from '../mistake'
import { put } from './at-field'

const STOPPED_BY = ['format', 'ready-pattern', 'pattern-of-examples', 'anchor']
const form = () => ({ ask: 'form' }) as const

/** After the 12th, so that no reader can take the day for a month. */
const USUAL: Readonly<Record<DateKind, string>> = {
  date: '2026-03-17',
  'date-time': '2026-03-17T09:30:00+08:00',
}

/** The date as the author shows it, in its parts; a usual one where nothing is shown. */
function partsOf(field: Field): { readonly day: string; readonly rest: string } | undefined {
  const { date, model } = factsOf(field)
  if (!date) return undefined
  const shown = stringOf(model) ?? ''
  const text = /^\d{4}-\d{2}-\d{2}/.test(shown) ? shown : USUAL[date]
  return { day: text.slice(0, 10), rest: text.slice(10) }
}

function turned(day: string, isMonthFirst: boolean): string {
  const [year, month, date] = day.split('-')
  return isMonthFirst ? `${month}/${date}/${year}` : `${date}/${month}/${year}`
}

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

export const DATES: readonly Mistake[] = [
  {
    id: 'date-order',
    on: 'field',
    wrongs: (field) => {
      const parts = partsOf(field)
      if (!parts) return []
      return [
        put(field, str(turned(parts.day, false) + parts.rest), 'day-first'),
        put(field, str(turned(parts.day, true) + parts.rest), 'month-first'),
      ]
    },
    stoppedBy: STOPPED_BY,
    otherwise: form,
  },
  {
    id: 'date-impossible',
    on: 'field',
    wrongs: (field) => {
      const parts = partsOf(field)
      if (!parts) return []
      return [put(field, str(parts.day.slice(0, 4) + '-02-30' + parts.rest))]
    },
    stoppedBy: STOPPED_BY,
    otherwise: form,
  },
  {
    id: 'date-notation',
    on: 'field',
    wrongs: (field) => {
      const parts = partsOf(field)
      if (!parts) return []
      const [year, month, day] = parts.day.split('-') as [string, string, string]
      const spelt =
        field.lang === 'zh'
          ? `${year}年${Number(month)}月${Number(day)}日`
          : `${Number(day)} ${MONTHS[Number(month) - 1]} ${year}`
      return [
        put(field, str(`${year}/${month}/${day}${parts.rest}`), 'slashes'),
        put(field, str(spelt), 'spelt'),
        put(field, str('1773705600'), 'timestamp'),
      ]
    },
    stoppedBy: STOPPED_BY,
    otherwise: form,
  },
  {
    id: 'date-in-words',
    on: 'field',
    wrongs: (field) =>
      partsOf(field) ? [put(field, str(field.lang === 'zh' ? '明天' : 'tomorrow'))] : [],
    stoppedBy: STOPPED_BY,
    otherwise: form,
  },
  {
    id: 'zone-missing',
    on: 'field',
    wrongs: (field) => {
      const parts = factsOf(field).date === 'date-time' ? partsOf(field) : undefined
      if (!parts) return []
      return [put(field, str(`${parts.day}T${parts.rest.slice(1, 6) || '09:30'}:00`))]
    },
    stoppedBy: STOPPED_BY,
    otherwise: form,
  },
  {
    id: 'time-beside-date',
    on: 'field',
    wrongs: (field) => {
      const parts = partsOf(field)
      if (!parts) return []
      const isDay = factsOf(field).date === 'date'
      return [
        put(
          field,
          str(isDay ? `${parts.day}T00:00:00Z` : parts.day),
          isDay ? 'time-added' : 'time-missing',
        ),
      ]
    },
    stoppedBy: STOPPED_BY,
    otherwise: form,
  },
  {
    id: 'dates-reversed',
    on: 'object',
    wrongs: ({ fields }) =>
      fields.flatMap((start) => {
        const names = factsOf(start).date ? endNamesFor(snakeName(start.name)) : []
        const end = names.length > 0 && fields.find((each) => names.includes(snakeName(each.name)))
        if (!end || !factsOf(end).date) return []
        const [day, rest] = [partsOf(start)!, partsOf(end)!]
        // Both are valid dates; only their order is wrong.
        return [
          {
            change: {
              op: 'all' as const,
              at: start.at.slice(0, -1),
              changes: [
                { op: 'set' as const, at: start.at, value: str(later(day.day) + day.rest) },
                { op: 'set' as const, at: end.at, value: str(day.day + rest.rest) },
              ],
            },
          },
        ]
      }),
    stoppedBy: [],
    otherwise: () => ({ check: 'order' }),
  },
]

/** Two days in the next month are later than any in this. */
const later = (day: string): string =>
  `${Number(day.slice(0, 4)) + 1}${day.slice(4)}`.replace('-02-29', '-02-28')

const ENDS: readonly (readonly [RegExp, string])[] = [
  [/(^|_)start(?=_|$)/, '$1end'],
  [/(^|_)begin(?=_|$)/, '$1end'],
  [/(^|_)from(?=_|$)/, '$1to'],
  [/(^|_)since(?=_|$)/, '$1until'],
  [/(^|_)after(?=_|$)/, '$1before'],
  [/(^|_)check_in(?=_|$)/, '$1check_out'],
  [/(^|_)departure(?=_|$)/, '$1return'],
  [/(^|_)min(?=_|$)/, '$1max'],
  [/^开始/, '结束'],
]

/** What the end is called of what a field with this name begins; none where it begins nothing. */
export const endNamesFor = (start: string): readonly string[] =>
  ENDS.flatMap(([begin, other]) => (begin.test(start) ? [start.replace(begin, other)] : []))
