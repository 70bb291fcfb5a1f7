/** Bounds that a text states; of a number, a length or a count, as the text does not always say which. */
export interface ProseRange {
  readonly min?: string
  readonly max?: string
}

const N = String.raw`(-?\d+(?:\.\d+)?)`
/** A bound of something else: a rate, a price, a version, a date, a share. */
const FOREIGN =
  /^\s*(?:%|‰|px|ms|[-/.:年月]\d|°|[xX×]\s*\d|per\b|[KMGT]i?B\b|decimals?\b|decimal places|digits?\b|char(?:acter)?s?\b|位小数|个?字符)/i

/** Five minutes are no bound of 5 for what is counted in seconds. */
const LARGER_UNIT = /^\s*(?:min(?:ute)?s?|hours?|days?|weeks?|分钟|小时|天)\b|^\s*(?:分钟|小时|天)/i
const SMALLER_UNIT = /\b(?:milli)?seconds?\b|\bms\b|秒/i

const BOTH: readonly RegExp[] = [
  new RegExp(String.raw`\bbetween ${N} and ${N}`, 'i'),
  new RegExp(String.raw`\bfrom ${N} to ${N}\b`, 'i'),
  new RegExp(
    String.raw`\brange(?:s|:| is| of)?(?: from)?:? *[[(]?${N} *(?:-|–|to|\.\.|,|~) *${N}`,
    'i',
  ),
  new RegExp(String.raw`[([]\s*${N} *(?:-|–|to|\.\.|~) *${N}\s*[)\]]`, 'i'),
  new RegExp(
    String.raw`(?:范围|取值|介于|有效值)(?:为|是|在)?\s*[:：]?\s*[\[【(（]?${N}\s*(?:-|–|~|～|到|至|和|与|，|,)\s*${N}`,
  ),
  new RegExp(String.raw`[（(【]\s*${N}\s*(?:-|–|~|～|到|至)\s*${N}\s*(?:之间)?\s*[)）】]`),
  new RegExp(String.raw`${N}\s*(?:到|至|~|～)\s*${N}\s*之间`),
]
const MAX: readonly RegExp[] = [
  new RegExp(
    String.raw`\b(?:max(?:imum)?(?: is| of| value)?|at most|no (?:more|larger|greater|higher) than|not (?:be )?(?:more|larger|greater) than|not exceed(?:ing)?|up to|capped at|limited to|less than or equal to)\s*[:=]?\s*${N}`,
    'i',
  ),
  new RegExp(
    String.raw`(?:最大(?:值)?|(?:最多|至多)(?:可|能|返回|显示|支持|查询|允许|填){0,2}|不超过|上限|不得超过|不能超过|不(?:能|得|可)?(?:大于|高于|多于)|小于等于)(?:为|是)?\s*[:：]?\s*${N}`,
  ),
  new RegExp(String.raw`(?:<=|≤)\s*${N}`),
]
const MIN: readonly RegExp[] = [
  new RegExp(
    String.raw`\b(?:min(?:imum)?(?: is| of| value)?|at least|no (?:less|fewer|smaller|lower) than|greater than or equal to)(?: is)?\s*[:=]?\s*${N}`,
    'i',
  ),
  new RegExp(
    String.raw`(?:最小(?:值)?|最少|至少|不小于|下限|不少于|不(?:能|得|可)(?:小于|低于|少于)|大于等于)(?:为|是)?\s*[:：]?\s*${N}`,
  ),
  new RegExp(String.raw`(?:>=|≥)\s*${N}`),
]

const OVER: readonly RegExp[] = [
  new RegExp(
    String.raw`(?:\bbe|\bis|^|[,;(])\s*(?:greater|more|larger|higher) than\s+${N}(?! or equal)`,
    'i',
  ),
  new RegExp(
    String.raw`(?:必须|需|应|须)?(?<!不)大于\s*${N}(?![\d.]*\s*(?:个|条|项)?(?:时|的|则|会|将))`,
  ),
]
const UNDER: readonly RegExp[] = [
  new RegExp(
    String.raw`(?:\bbe|\bis|^|[,;(])\s*(?:less|smaller|lower|fewer) than\s+${N}(?! or equal)`,
    'i',
  ),
  new RegExp(String.raw`(?<!不)小于\s*${N}(?![\d.]*\s*(?:个|条|项)?(?:时|的|则|会|将))`),
]

/** The bounds that a text states as never reached: "greater than 0". */
export function proseLimits(text: string): { readonly over?: string; readonly under?: string } {
  if (!/\d/.test(text) || !/than|大于|小于/i.test(text)) return {}
  const over = firstOf(OVER, text)
  const under = firstOf(UNDER, text)
  return { ...(over === undefined ? {} : { over }), ...(under === undefined ? {} : { under }) }
}

/** An interval that stands by itself, which only the schema's own bounds make one of values. */
const ALONE = new RegExp(
  String.raw`(?:^|[,，;；:：]\s*)${N}\s*(?:-|–|to|\.\.|~|～|到|至)\s*${N}(?=\s*(?:$|[.;。；，)）(（]|之间))`,
  'i',
)

/** The interval of a text that has no word for it: `1 to 100`. */
export function proseInterval(text: string): ProseRange {
  const hit = ALONE.exec(text)
  return hit && Number(hit[1]) < Number(hit[2]) && !isForeign(text, hit)
    ? { min: hit[1]!, max: hit[2]! }
    : {}
}

/** The bounds a text states outright, numbers as they are written; empty when it states none. */
export function proseRange(text: string): ProseRange {
  if (!/\d/.test(text)) return {}
  for (const pattern of BOTH) {
    const hit = pattern.exec(text)
    if (hit && Number(hit[1]) < Number(hit[2]) && !isForeign(text, hit))
      return { min: hit[1]!, max: hit[2]! }
  }
  const min = firstOf(MIN, text)
  const max = firstOf(MAX, text)
  return { ...(min === undefined ? {} : { min }), ...(max === undefined ? {} : { max }) }
}

function firstOf(patterns: readonly RegExp[], text: string): string | undefined {
  for (const pattern of patterns) {
    const hit = pattern.exec(text)
    if (hit && !isForeign(text, hit)) return hit[1]
  }
  return undefined
}

/** A product ("page * size") bounds neither of its factors. */
function isForeign(text: string, hit: RegExpExecArray): boolean {
  const after = text.slice(hit.index + hit[0].length)
  return (
    FOREIGN.test(after) ||
    (LARGER_UNIT.test(after) && SMALLER_UNIT.test(text)) ||
    /^[,.]\d/.test(after) ||
    /[*×]/.test(text.slice(Math.max(0, hit.index - 24), hit.index))
  )
}
