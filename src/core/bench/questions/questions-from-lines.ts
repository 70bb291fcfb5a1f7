import { type FindTool, givenExpectation, sureExpectation } from './expected-words'
import type { DraftLine, DraftLines, ImportProblem } from './question-draft'

/** A bullet, a number or a letter Q in front of a question: "1.", "2、", "（3）", "- ", "Q4:", "问题5：". */
const LEAD =
  /^\s*(?:(?:[-*+•·▪●○–—]|\[[ x]?\])\s+|(?:q|question|问题?|题目?|第)?\s*[（(【[]?\d{1,4}(?:[.．](?!\d)|[、)）:：\]】]|题[:：]?)\s*|(?:q|question|问|问题)\s*[:：]\s*)/i

/** How the expected tool is put behind a question. */
const TAILS: readonly RegExp[] = [
  /^(.+?)\s*(?:=>|->|→|⇒|➜|——>)\s*(.+)$/,
  /^(.+)\s*\t\s*(.+)$/,
  /^(.+)\s+[|｜]\s*(.+)$/,
  /^(.+?)\s*[[【(（]\s*([^[\]【】()（）]+)\s*[\]】)）]$/,
  /^(.+)\s*(?:——|--|[:：])\s*(.+)$/,
]

/** An arrow and one name as tools have it. */
const NAMED = /^(.+?)\s*(?:=>|->|→|⇒|➜)\s*(`?[A-Za-z][\w.:-]*[_.A-Z][\w.:-]*`?)\s*$/

/**
 * One question a line, numbered or not; behind it may stand what is expected ("→ get_order", "[none]",
 * "：追问"), which counts only where it is a tool of the set or says none or ask. A heading is told.
 */
export function draftsFromLines(text: string, find: FindTool): DraftLines {
  const drafts: DraftLine[] = []
  const problems: ImportProblem[] = []
  text.split(/\r\n?|\n/).forEach((raw, i) => {
    const line = i + 1
    if (raw.trim() === '') return
    if (/^\s*#{1,6}\s/.test(raw)) {
      problems.push({ line, code: 'heading', values: { text: raw.trim() } })
      return
    }
    const said = raw.replace(LEAD, '').trim()
    const tail = TAILS.map((pattern) => pattern.exec(said)).find(
      (found) => found !== null && sureExpectation(found[2]!, find) !== undefined,
    )
    // Behind an arrow stands what is expected, even where the set has no such tool.
    const named = tail ?? NAMED.exec(said)
    const expected = named && givenExpectation(named[2]!, find)
    const question = unquoted((named?.[1] ?? said).trim())
    if (question === '') problems.push({ line, code: 'no-text', values: { text: raw.trim() } })
    else drafts.push({ line, draft: { text: question, ...(expected && { expected }) }, notes: [] })
  })
  return { drafts, problems }
}

const QUOTES: readonly (readonly [string, string])[] = [
  ['“', '”'],
  ['"', '"'],
  ['「', '」'],
  ['‘', '’'],
]

/** Without quotes around the whole. */
function unquoted(text: string): string {
  const pair = QUOTES.find(
    ([open, close]) => text.length > 1 && text.startsWith(open) && text.endsWith(close),
  )
  if (!pair) return text
  const inside = text.slice(1, -1)
  return inside.includes(pair[0]) || inside.includes(pair[1]) ? text : inside.trim()
}
