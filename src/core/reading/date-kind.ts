import { get, membersOf } from '../json/node'
import type { Words } from '../lint/rule'
import type { Parameter } from '../schema/parameters'
import { snakeName } from './parameter-name'

/** What kind of point in time a parameter names. */
export type DateKind = 'date' | 'date-time'

const DAY = /(?:^|_)(?:dates?|day|birthday|dob|check_?in|check_?out)$/
const BOTH = /(?:^|_)(?:datetime|date_time|timestamp)$/
const CLOCK = /(?:^|_)time$/
const MOMENT = /(?:^|_)(?:time|at|start|end|begin|since|until|from|to|before|after)$/
const DAY_TEXT = /\b(?:date|day|birthday)\b|日期|哪天|生日|日$/i
const MOMENT_TEXT = /\b(?:time|timestamp|moment)\b|时间|时刻|几点/i
const NO_POINT =
  /\b(?:of day|opening|daily|duration|how long|(?:time)?zone|relative|period|month|year|times|week)\b|时长|时区|营业|周期|每天|月份|年份|小时[:：]分/i

/** Of time, and yet no point in it. */
const NO_POINT_NAME = /(?:^|_)(?:time_?zone|tz|duration)$/

/** Whether a parameter, by its name or text, is a point in time of any kind. */
export const isDated = ({ name, text }: Parameter): boolean =>
  !NO_POINT_NAME.test(snakeName(name)) &&
  ([DAY, BOTH, MOMENT].some((names) => names.test(snakeName(name))) ||
    /日期|时间/.test(name) ||
    DAY_TEXT.test(text) ||
    MOMENT_TEXT.test(text))

/** A date or a date with its time, by name and text; undefined where it may be either, or neither. */
export function dateKindOf({ name, text, owner }: Parameter): DateKind | undefined {
  const snake = snakeName(name)
  if (NO_POINT.test(text) || NO_POINT_NAME.test(snake)) return undefined
  if (BOTH.test(snake)) return 'date-time'
  // Beside a date, a time is a time of day.
  const others = membersOf(get(owner.schema, 'properties')).map(({ key }) => snakeName(key))
  if (CLOCK.test(snake) && others.some((other) => DAY.test(other))) return undefined
  const saysMoment = MOMENT_TEXT.test(text)
  const saysDay = DAY_TEXT.test(text)
  if (saysDay !== saysMoment) return saysDay ? 'date' : 'date-time'
  if (saysDay) return undefined
  if (DAY.test(snake) || /日期$|日$/.test(name)) return 'date'
  return MOMENT.test(snake) || /时间$/.test(name) ? 'date-time' : undefined
}

/** An example of each, as its format wants it. */
export const DATE_EXAMPLES: Readonly<Record<DateKind, string>> = {
  date: '2026-03-04',
  'date-time': '2026-03-04T09:30:00+08:00',
}

/** What the text has to say so that a moment is the same for everyone. */
export const ZONE_RULE: Words = {
  en: 'Include the offset from UTC, such as +08:00.',
  zh: '要带上与 UTC 的时差，例如 +08:00。',
}
