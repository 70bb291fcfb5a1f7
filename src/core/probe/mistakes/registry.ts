import type { Mistake } from '../mistake'
import { CODES } from './codes'
import { DATES } from './dates'
import { LISTS_WRONG } from './lists'
import { NUMBERS } from './numbers'
import { PRESENCE } from './presence'
import { TEXTS } from './texts'
import { TOGETHER } from './together'
import { TYPES_WRONG } from './types'
import { VALUES } from './values'
import { WRITING } from './writing'

/** Every kind of mistake that models make, in the order in which they are shown. */
export const MISTAKES: readonly Mistake[] = [
  ...PRESENCE,
  ...TYPES_WRONG,
  ...TEXTS,
  ...NUMBERS,
  ...DATES,
  ...VALUES,
  ...CODES,
  ...WRITING,
  ...LISTS_WRONG,
  ...TOGETHER,
]
