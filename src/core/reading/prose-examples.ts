import { oncePerText } from '../once-per-text'

const QUOTED = String.raw`"([^"\n]{1,80})"|'([^'\n]{1,80})'|\x60([^\x60\n]{1,80})\x60|“([^”\n]{1,80})”|「([^」\n]{1,80})」`
/** A value without quotes: something no sentence has as a word, or all that stands there. */
const BARE = String.raw`(-?\d+(?:\.\d+)?(?![\w%:/.,-]*\w)|[A-Za-z]*\d[\w+./:@-]*[\w]|[A-Z]{1,6}[-_][A-Z0-9][\w-]*)`
const LEAD =
  /(?:\be\.g\.?,?|\bfor example,?|\bexample(?: value)?s?\s*[:：]|\bfor instance,?|\bsuch as|例如|比如|譬如|示例(?:值)?\s*[:：]?|例[:：]|举例[:：]?|形如|如[:：]|如\s*(?=[“"「]))\s*[:：]?\s*/gi
const VALUE = new RegExp(
  String.raw`^(?:${QUOTED}|${BARE})(?=\s*(?:[.,;)\]，。、；）】"]|$|or\b|and\b|或|和))`,
)
const NEXT = /^(?:\s*(?:,|，|、|;|；|\bor\b|\band\b|或|和)\s*)+/

/** What the cheap look finds, every text with an example has. */
const MAY_SHOW = /e\.g|example|instance|such as|例|比如|譬如|形如|如\s*[:：“"「]/i

export interface ShownValue {
  readonly value: string
  readonly isQuoted: boolean
}

/** The values a text gives as examples, as far as they stand out from the sentence. */
export const shownValues = oncePerText((text): readonly ShownValue[] => {
  if (!MAY_SHOW.test(text)) return []
  const shown: ShownValue[] = []
  for (const lead of text.matchAll(LEAD)) {
    let at = lead.index + lead[0].length
    for (let count = 0; count < 8; count++) {
      const rest = text.slice(at, at + 120)
      const hit = VALUE.exec(rest)
      if (!hit) break
      const bare = hit[6]
      const value = hit[1] ?? hit[2] ?? hit[3] ?? hit[4] ?? hit[5] ?? bare ?? ''
      shown.push({ value, isQuoted: bare === undefined })
      at += hit[0].length
      const next = NEXT.exec(text.slice(at, at + 12))
      if (!next) break
      at += next[0].length
    }
  }
  return shown
})

/** Whether a text shows what a value looks like: an example, a quoted value, a mask such as YYYY-MM-DD. */
export const showsExample = (text: string): boolean =>
  MAY_SHOW.test(text) ||
  /[“"'`「][^“”"'`「」\n]{1,60}[”"'`」]|YYYY|\blike [A-Z0-9]|，如|（如|\(如/.test(text)
