import { stringOf } from '../../json/node'
import { READY_PATTERNS } from '../../model/ready-patterns'
import { snakeName } from '../../reading/parameter-name'
import type { Field } from '../field'
import { factsOf } from '../field-facts'

/** The ready patterns that a name asks for. */
const BY_NAME: Readonly<Record<string, RegExp>> = {
  month: /(?:^|_)(?:year_)?month$|年月/,
  'clock-time': /(?:^|_)(?:time_of_day|clock|opening|closing)$|时刻/,
  'phone-e164': /(?:^|_)(?:phone|mobile|phone_number)$|电话|手机/,
  'phone-cn': /(?:^|_)(?:phone|mobile|phone_number)$|电话|手机/,
  currency: /(?:^|_)currency(?:_code)?$|币种/,
  country: /(?:^|_)country(?:_code)?$|国家/,
  language: /(?:^|_)(?:lang|language|locale)(?:_code)?$|语言/,
  'postal-code-cn': /(?:^|_)(?:postal_code|post_code|postcode|zip|zip_code)$|邮编/,
  'postal-code-us': /(?:^|_)(?:postal_code|zip|zip_code)$/,
  'iso-date': /(?:^|_)date$|日期/,
  colour: /(?:^|_)colou?r$|颜色/,
  digits: /(?:^|_)(?:id|no|number)$|编号/,
}

/** A ready pattern that the name asks for and every value the author showed has; none where none is shown. */
export function readyPatternFor(field: Field): string | undefined {
  const shown = factsOf(field).written.flatMap((each) => stringOf(each) ?? [])
  if (shown.length === 0) return undefined
  const name = snakeName(field.name)
  return READY_PATTERNS.find(
    ({ id, pattern }) =>
      BY_NAME[id]?.test(name) && shown.every((each) => new RegExp(pattern, 'u').test(each)),
  )?.pattern
}
