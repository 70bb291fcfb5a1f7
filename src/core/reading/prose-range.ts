/** Bounds that a text states; of a number, a length or a count, as the text does not always say which. */
export interface ProseRange {
  readonly min?: string
  readonly max?: string
}

const N = String.raw`(-?\d+(?:\.\d+)?)`
/** A bound of something else: a rate, a price, a version, a date, a share. */
const FOREIGN = /^\s*(?:%|‰|px|ms|[-/.:年月]\d|°|[xX×]\s*\d|per\b|[KMGT]i?B\b)/i

const BOTH: readonly RegExp[] = [
  new RegExp(String.raw`\bbetween ${N} and ${N}`, 'i'),
  new RegExp(String.raw`\bfrom ${N} to ${N}\b`, 'i'),
  new RegExp(
    String.raw`\brange(?:s|:| is| of)?(?: from)?:? *[[(]?${N} *(?:-|–|to|\.\.|,|~) *${N}`,
    'i',
  ),
  new RegExp(String.raw`[([]\s*${N} *(?:-|–|to|\.\.|~) *${N}\s*[)\]]`, 'i'),
  new RegExp(
    String.raw`(?:范围|取值|介于|有效值)(?:为|是|在)?\s*[:：]?\s*[\[【(（]?${N}\s*(?:-|–|~|～|到|至|，|,)\s*${N}`,
  ),
  new RegExp(String.raw`[（(【]\s*${N}\s*(?:-|–|~|～|到|至)\s*${N}\s*(?:之间)?\s*[)）】]`),
  new RegExp(String.raw`${N}\s*(?:到|至|~|～)\s*${N}\s*之间`),
]
const MAX: readonly RegExp[] = [
  new RegExp(
    String.raw`\b(?:max(?:imum)?(?: is| of| value)?|at most|no more than|not exceed(?:ing)?|up to)\s*[:=]?\s*${N}`,
    'i',
  ),
  new RegExp(
    String.raw`(?:最大(?:值)?|最多|至多|不超过|上限|不得超过|不能超过)(?:为|是)?\s*[:：]?\s*${N}`,
  ),
  new RegExp(String.raw`(?:<=|≤)\s*${N}`),
]
const MIN: readonly RegExp[] = [
  new RegExp(
    String.raw`\b(?:min(?:imum)?(?: is| of| value)?|at least|no less than)\s*[:=]?\s*${N}`,
    'i',
  ),
  new RegExp(String.raw`(?:最小(?:值)?|最少|至少|不小于|下限|不少于)(?:为|是)?\s*[:：]?\s*${N}`),
  new RegExp(String.raw`(?:>=|≥)\s*${N}`),
]

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
    /^[,.]\d/.test(after) ||
    /[*×]/.test(text.slice(Math.max(0, hit.index - 24), hit.index))
  )
}
