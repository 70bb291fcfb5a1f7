const QUOTED = String.raw`"[\w-]{1,30}"|'[\w-]{1,30}'|\x60[\w-]{1,30}\x60|“[^”\s]{1,30}”|「[^」\s]{1,30}」`
const LATIN = new RegExp(
  String.raw`(?:${QUOTED}|[\w-]{1,30})(?:\s*(?:[,，、|/]|\bor\b|\band\b|或|和)\s*(?:or |and |或|和)?(?:${QUOTED}|[\w-]{1,30})){1,12}`,
  'gi',
)
const CHINESE =
  /[\u3400-\u9fff]{1,6}(?:[、/][\u3400-\u9fff]{1,6}){1,12}(?:或者?|和|及)?[\u3400-\u9fff]{0,6}/g
const BETWEEN = /\s*(?:[,，、|/]|\bor\b|\band\b|或者?|和|及)\s*/gi

/** A text longer than this speaks of more than its values. */
const LONGEST = 300
/** Nothing goes on behind the list, and it does not begin in the middle of a sentence's words. */
const ENDS = /^\s*(?:$|[.;:。；：()（）\]】,，]|之一|中的|三者|两者|表示|to\b|for\b|by\b)/
/** It stands at the start, behind a colon or bracket, or behind a word that leads up to values. */
const BEGINS = /(?:^|[:：(（。，,]|\b(?:of|either|be|is|are)|是|为|取|支持|只能)\s*$/i
const OPEN = /\b(?:etc|such as|like|e\.g|example|and so on|more)\b|\.\.\.|…|等|例如|比如/i

/**
 * A list in a text that holds some of the known values and others of their kind: for texts whose
 * list no word announces, which only the known values give away.
 */
export function listedBeside(text: string, known: ReadonlySet<string>): readonly string[] {
  if (text.length > LONGEST || OPEN.test(text) || !/[,，、|/]|\bor\b|\band\b|或|和/i.test(text))
    return []
  const isChinese = [...known].some((value) => /[\u3400-\u9fff]/.test(value))
  const shapes = new Set([...known].map(shapeOf))
  for (const run of text.matchAll(isChinese ? CHINESE : LATIN)) {
    const end = run.index + run[0].length
    if (!ENDS.test(text.slice(end, end + 6))) continue
    if (!BEGINS.test(text.slice(Math.max(0, run.index - 8), run.index))) continue
    const isMixed = /["'`“「]/.test(run[0]) && !isQuotedThroughout(run[0])
    if (isMixed) continue
    const words = run[0]
      .split(BETWEEN)
      .map(bare)
      .filter((word) => word !== '')
    const right = words.filter((word) => known.has(word)).length
    // Of two words one may be a word of the sentence.
    if (words.length < 3 && right < 2 && run[0].length < text.trim().length - 2) continue
    if (right === 0 || right * 2 < words.length || new Set(words).size < words.length) continue
    if (words.every((word) => shapes.has(shapeOf(word)) && !STOP.has(word.toLowerCase())))
      return words
  }
  return []
}

const STOP = new Set('or and the a an to of in by both other others then'.split(' '))

const isQuotedThroughout = (run: string): boolean =>
  run.split(BETWEEN).every((word) => word.trim() === '' || /^["'`“「].*["'`”」]$/.test(word.trim()))

const bare = (word: string): string =>
  word
    .replace(
      /^(?:分为|包括|包含|取值|可选|可以是|只能是|必须是|有|为|是|取)(?=[\u3400-\u9fff])/,
      '',
    )
    .replace(/^["'`“「]|["'`”」]$/g, '')
    .trim()

/** How a value is written: in capitals, in words with lines between, in digits, in Chinese. */
const shapeOf = (value: string): string =>
  /^\d+$/.test(value)
    ? 'digits'
    : /[\u3400-\u9fff]/.test(value)
      ? 'chinese'
      : value === value.toLowerCase()
        ? 'lower'
        : value === value.toUpperCase()
          ? 'upper'
          : 'mixed'
