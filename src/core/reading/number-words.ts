const SMALL =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  )
const TENS = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ')
const ENGLISH: ReadonlyMap<string, number> = new Map([
  ...SMALL.map((word, i) => [word, i] as const),
  ...TENS.map((word, i) => [word, 20 + i * 10] as const),
  ['dozen', 12],
  ['hundred', 100],
  ['thousand', 1000],
])
const WORD = `(?:${[...ENGLISH.keys()].toSorted((a, b) => b.length - a.length).join('|')})`
const IN_ENGLISH = new RegExp(
  String.raw`\b(?:an? (?=dozen|hundred|thousand))?(?:(?:hundred|thousand) and (?=${WORD}\b)|${WORD}[ -](?=${WORD}\b))*${WORD}\b`,
  'gi',
)

const DIGITS = '零一二三四五六七八九'
const SCALES: Readonly<Record<string, number>> = { 十: 10, 百: 100, 千: 1000, 万: 10_000 }
const IN_CHINESE = /[零〇一二两兩三四五六七八九十百千万萬]+/g
/** 1.5 万, 2k, ５００: digits, but not only. */
const SCALED = /(\d+(?:\.\d+)?)\s*(百|千|万|萬|k\b)/gi

/** A text with its numbers in digits: "two hundred characters", 两百个字, 1.5 万字, 2k. */
export function numbersAsDigits(text: string): string {
  const plain = text
    .replace(/[０-９]/g, (c) => String.fromCharCode(c.charCodeAt(0) - 0xfee0))
    .replace(SCALED, (_, digits: string, scale: string) =>
      String(Math.round(Number(digits) * (SCALES[scale.replace('萬', '万')] ?? 1000))),
    )
  return plain
    .replace(IN_ENGLISH, (words) => String(englishNumber(words)))
    .replace(IN_CHINESE, (words) => String(chineseNumber(words)))
}

function englishNumber(words: string): number {
  let total = 0
  let current = 0
  for (const word of words.toLowerCase().match(/[a-z]+/g) ?? []) {
    const value = ENGLISH.get(word)
    if (value === undefined) continue
    if (value === 1000) {
      total += (current || 1) * 1000
      current = 0
    } else if (value === 100 || word === 'dozen') current = (current || 1) * value
    else current += value
  }
  return total + current
}

function chineseNumber(given: string): number | string {
  const words = given
    .replaceAll('〇', '零')
    .replace(/[两兩]/g, '二')
    .replaceAll('萬', '万')
  const digitsOnly = [...words].every((word) => DIGITS.includes(word))
  if (digitsOnly) return [...words].map((word) => DIGITS.indexOf(word)).join('')
  let whole = 0
  let total = 0
  let digit: number | undefined
  let last = 1
  for (const word of words) {
    const scale = SCALES[word]
    if (scale === undefined) {
      digit = DIGITS.indexOf(word)
      if (digit === 0) last = 1
      continue
    }
    if (scale === 10_000) {
      whole += (total + (digit ?? 0) || 1) * scale
      total = 0
    } else total += (digit ?? 1) * scale
    digit = undefined
    last = scale
  }
  // 两百五 is 250; 两百零五 is 205.
  return whole + total + (digit ?? 0) * (last >= 100 ? last / 10 : 1)
}
