/** Bounds on how long a text or list may be, as a text states them; numbers as they are written. */
export interface ProseLength {
  readonly min?: string
  readonly max?: string
}

const N = String.raw`(\d[\d,]*)`
const CHARACTERS = String.raw`(?:characters?|chars?|letters|digits|位|个?字符|个?汉字|个?字(?!节|段))`
const ENTRIES = String.raw`(?:[a-z]+ )?(?:items?|entries|elements?|values|ids?|names?|tags?|keywords?|urls?|files?|records?|[a-z]{3,}s|个(?!字)|项|条|张|名|位)`

const patternsFor = (unit: string, isLength: boolean) => ({
  both: [
    new RegExp(
      String.raw`(?:between |from |长度(?:为|在)?[:：]?\s*)?${N}\s*(?:-|–|~|～|to|and|到|至)\s*${N}\s*${unit}`,
      'i',
    ),
    ...(isLength
      ? [
          new RegExp(
            String.raw`\blength(?: must be| is)?(?: of| between|:)?\s*${N}\s*(?:-|–|~|to|and)\s*${N}\b`,
            'i',
          ),
        ]
      : []),
  ],
  max: [
    new RegExp(
      String.raw`(?:\bat most|\bup to|\bmax(?:imum)?\.?(?: of| is)?|\bno (?:more|longer) than|\bnot exceed(?:ing)?|\blimited to|\bwithin|\bunder|≤|<=|不超过|不得超过|最多|至多|最长|上限(?:为|是)?)\s*:?\s*${N}[ -]*${unit}`,
      'i',
    ),
    new RegExp(
      String.raw`${N}\s*${unit}\s*(?:max(?:imum)?\b|or (?:less|fewer)\b|at most\b|以内|以下|之内|limit\b)`,
      'i',
    ),
    ...(isLength
      ? [
          new RegExp(
            String.raw`(?:\bmax(?:imum)?[ _-]?length(?: is| of|:)?\s*|最大长度(?:为|是|：|:)?\s*|长度(?:不超过|上限为?|最多|最长)\s*)${N}`,
            'i',
          ),
        ]
      : []),
  ],
  min: [
    new RegExp(
      String.raw`(?:\bat least|\bmin(?:imum)?\.?(?: of| is)?|\bno (?:less|fewer) than|≥|>=|至少|最少|不少于)\s*:?\s*${N}[ -]*${unit}`,
      'i',
    ),
    ...(isLength
      ? [
          new RegExp(
            String.raw`(?:\bmin(?:imum)?[ _-]?length(?: is| of|:)?\s*|最小长度(?:为|是|：|:)?\s*|长度至少(?:为)?\s*)${N}`,
            'i',
          ),
        ]
      : []),
  ],
})

const LENGTH = patternsFor(CHARACTERS, true)
const COUNT = patternsFor(ENTRIES, false)

const plain = (digits: string): string => digits.replaceAll(',', '')

function read(text: string, patterns: typeof LENGTH): ProseLength {
  for (const pattern of patterns.both) {
    const hit = pattern.exec(text)
    if (hit) return { min: plain(hit[1]!), max: plain(hit[2]!) }
  }
  const first = (list: readonly RegExp[]): string | undefined => {
    for (const pattern of list) {
      const hit = pattern.exec(text)
      if (hit) return plain(hit[1]!)
    }
    return undefined
  }
  const min = first(patterns.min)
  const max = first(patterns.max)
  return { ...(min === undefined ? {} : { min }), ...(max === undefined ? {} : { max }) }
}

/** How many characters a text allows: "at most 200 characters", 不超过 200 个字符. */
export const proseLength = (text: string): ProseLength =>
  /\d/.test(text) && /char|letters|digits|length|字|位|长度/i.test(text) ? read(text, LENGTH) : {}

/** How many entries a text allows a list to have: "up to 10 items", 最多 10 个. */
export const proseCount = (text: string): ProseLength => (/\d/.test(text) ? read(text, COUNT) : {})

const EXACT =
  /\bexactly (\d+) (?:characters?|digits?|letters?)\b|\b(\d+)-(?:digit|character|letter)\b|(?<![\d.\-–~～到至][ ]?)(\d+)\s*位(?:数字|数|字母|字符|的?编码|编号)/i
const NOT_EXACT = /\b(?:or|to|up|least|most|last|first)\b|或|到|至|最|以内|以上|以下|前|后|末/i

/** The one length that a text states: "a 10-digit number", 6 位数字. */
export function exactLength(text: string): string | undefined {
  if (!/\d/.test(text) || text.length > 200) return undefined
  const hit = EXACT.exec(text)
  if (!hit || NOT_EXACT.test(text)) return undefined
  return hit[1] ?? hit[2] ?? hit[3]
}
