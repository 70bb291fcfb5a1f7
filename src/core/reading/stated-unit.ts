import { nameWords } from './words/name-words'

/** A unit, by the words of a name and by what a text says; those of one kind exclude each other. */
interface Unit {
  readonly id: string
  readonly kind: string
  readonly names: readonly string[]
  readonly text: RegExp
}

const unit = (kind: string, id: string, names: string, text: RegExp): Unit => ({
  id,
  kind,
  names: names.split(' '),
  text,
})

const UNITS: readonly Unit[] = [
  unit(
    'time',
    'milliseconds',
    'ms millis milliseconds msec',
    /\b(?:milliseconds?|millis|msecs?)\b|毫秒/i,
  ),
  unit('time', 'seconds', 's sec secs seconds', /\bsec(?:ond)?s?\b|(?<!毫)秒/i),
  unit('time', 'minutes', 'min mins minutes', /\bminutes?\b|分钟/i),
  unit('time', 'hours', 'hr hrs hours', /\bhours?\b|小时/i),
  unit('time', 'days', 'days', /\bdays?\b|天/i),
  unit('length', 'meters', 'm meters metres', /\bmet(?:er|re)s?\b|(?<![厘毫千公])米/i),
  unit(
    'length',
    'kilometers',
    'km kms kilometers kilometres',
    /\b(?:km|kilomet(?:er|re)s?)\b|公里|千米/i,
  ),
  unit('length', 'miles', 'mi miles', /\bmiles?\b|英里/i),
  unit(
    'length',
    'centimeters',
    'cm centimeters centimetres',
    /\b(?:cm|centimet(?:er|re)s?)\b|厘米/i,
  ),
  unit('length', 'feet', 'ft feet', /\bfeet\b|英尺/i),
  unit('weight', 'kilograms', 'kg kgs kilograms', /\b(?:kg|kilograms?)\b|公斤|千克/i),
  unit('weight', 'grams', 'grams', /\bgrams?\b|(?<![千毫公])克/i),
  unit('weight', 'pounds', 'lb lbs pounds', /\b(?:lbs?|pounds)\b|磅/i),
  unit('temperature', 'celsius', 'celsius', /\bcelsius\b|°C|℃|摄氏/i),
  unit('temperature', 'fahrenheit', 'fahrenheit', /\bfahrenheit\b|°F|℉|华氏/i),
  unit('size', 'kilobytes', 'kb kilobytes', /\b(?:KB|kilobytes?)\b/i),
  unit('size', 'megabytes', 'mb megabytes', /\b(?:MB|megabytes?)\b|兆/i),
  unit('size', 'gigabytes', 'gb gigabytes', /\b(?:GB|gigabytes?)\b/i),
  unit('size', 'bytes', 'bytes', /\bbytes?\b|字节/i),
  unit('money', 'cents', 'cents', /\bcents?\b|(?:为|以|按|单位[：:]?)分(?![钟析])/i),
  unit('money', 'dollars', 'dollars', /\bdollars?\b|美元/i),
]

/** Units as letters that are also other words count only where they stand last. */
const SHORT = new Set(['s', 'm', 'min', 'mi', 'ms'])

const MAY_END_IN_UNIT = new RegExp(
  `(?:${UNITS.flatMap(({ names }) => names).join('|')})[^a-z0-9]*$`,
  'i',
)

/** The unit a parameter's name ends in: `timeout_ms`, `radiusKm`. */
export function unitOfName(name: string): Unit | undefined {
  if (!MAY_END_IN_UNIT.test(name)) return undefined
  const words = nameWords(name)
  const last = words.at(-1)
  if (words.length < 2 || last === undefined) return undefined
  return UNITS.find(({ names }) => names.includes(last) && (last.length > 1 || SHORT.has(last)))
}

const IN_UNIT =
  /\bin (?:whole |total )?([a-z]+)\b|[(（]\s*(?:in )?([a-z]+|[\u3400-\u9fff℃°]{1,3})\s*[)）]|单位(?:为|是)?\s*[：:]?\s*([a-z]+|[\u3400-\u9fff]{1,3})|以\s*([\u3400-\u9fff]{1,3}?)\s*为单位|(毫秒|秒|分钟|小时|天)数/gi

/** A unit the text gives its value in, that is not the one the name ends in. */
export function unitClash(
  name: string,
  text: string,
): { readonly said: string; readonly bound: string } | undefined {
  const named = unitOfName(name)
  if (!named || named.text.test(text)) return undefined
  for (const hit of text.matchAll(IN_UNIT)) {
    const word = hit[1] ?? hit[2] ?? hit[3] ?? hit[4] ?? hit[5] ?? ''
    const said: Unit | undefined = UNITS.find(
      ({ kind, text: cue }) => kind === named.kind && cue.test(word),
    )
    if (said && said !== named) return { said: said.id, bound: named.id }
  }
  return undefined
}

/** Whether a text names this unit. */
export const saysUnitOf = (id: string, text: string): boolean =>
  UNITS.some((each) => each.id === id && each.text.test(text))

/** Whether a text names any unit at all. */
export const saysUnit = (text: string): boolean => ANY_UNIT.test(text)

const ANY_UNIT = new RegExp(
  UNITS.map(({ text }) => text.source).join('|') +
    String.raw`|\d(?:px|pt|em|rem|ms|s|mm|cm|km|kg|kb|mb|gb)\b|\b(?:unit|units|nights?|EMUs?|twips|pixels?|px|percent(?:age)?|degrees?|currency|USD|EUR|CNY|RMB|ARS|AUD|BRL|CAD|CHF|GBP|HKD|INR|JPY|KRW|MXN|SGD|THB|TWD|bitcoins?|years?|months?|weeks?|inch(?:es)?|points?|tokens?|ratio|fraction|multiplier|meters?|liters?|usdc?|eth|btc|wei|lamports|ms|rpm|hz|khz|mhz|kwh?|watts?|volts?|em|rem|pt|knots|mph|kph|kmh|nm|au|light[- ]years?|microns?|micromet(?:er|re)s?|square|cubic|acres?|hectares?|gallons?|ounces?|oz|stone|tons?|tonnes?|newtons?|joules?|pascals?|psi|bar|atm|kelvin|radians?|mol|frames?|bits?|kbps|mbps|dpi|scale|times|factor)\b|[%‰$€£¥￥°℃℉]|单位|像素|百分|比例|币种|元|欧元|英镑|日元|港币|倍|[(（]月[)）]|月数|几个?晚|个月|星期|周|年|度|英寸|平方|立方|升|吨|字符|词元|帧|赫兹|比特币|以太币|[(（]巴[)）]|瓦|伏|牛顿|焦耳|帕`,
  'i',
)
