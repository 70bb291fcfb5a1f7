import type { JsonObject } from '../../json/node'
import type { Lang } from '../../lint/rule'
import { isFlag, type ResultRow, type ResultTable } from './result-rows'
import { stateField } from './state-field'

/** What each table's sentence starts with; the signals name themselves. */
const HEADS: Readonly<Record<ResultTable, Readonly<Record<Lang, (field: string) => string>>>> = {
  outcomes: { en: (field) => `Returns ${field}: `, zh: (field) => `返回${field}：` },
  signals: { en: () => 'Returns ', zh: () => '返回' },
  errors: { en: () => 'Fails with ', zh: () => '失败时返回错误码' },
}
/** How these starts are found again, whatever the field is called by now. */
const HEAD_PATTERNS: Readonly<Record<ResultTable, Readonly<Record<Lang, RegExp>>>> = {
  outcomes: {
    en: /Returns [\p{L}_][\p{L}\p{N}_]*: /gu,
    zh: /返回[\p{L}_][\p{L}\p{N}_]*：/gu,
  },
  signals: { en: /Returns /g, zh: /返回/g },
  errors: { en: /Fails with /g, zh: /失败时返回错误码/g },
}
const BETWEEN: Readonly<Record<Lang, string>> = { en: ', ', zh: '、' }
const STOP: Readonly<Record<Lang, string>> = { en: '.', zh: '。' }

/** The one sentence that tells a model of rows, such as `Returns status: ACCEPTED (…), REJECTED (…).` */
export function rowSentence(
  tool: JsonObject,
  table: ResultTable,
  rows: readonly ResultRow[],
  lang: Lang,
): string {
  const items = rows.map((row) => itemOf(tool, table, row, lang))
  return headOf(tool, table, lang) + items.join(BETWEEN[lang]) + STOP[lang]
}

/** A sentence of ours in a text: where it stands, and which rows it tells of. */
export interface FoundSentence {
  readonly start: number
  readonly end: number
  readonly rows: readonly ResultRow[]
  readonly lang: Lang
}

/**
 * The sentence in a text that is, letter for letter, what would be written of some of the rows in
 * their order; undefined where there is none. What an author wrote differently is never taken for it.
 */
export function findSentence(
  tool: JsonObject,
  table: ResultTable,
  rows: readonly ResultRow[],
  text: string,
): FoundSentence | undefined {
  for (const lang of ['en', 'zh'] as const)
    for (const { 0: head, index: start } of text.matchAll(HEAD_PATTERNS[table][lang])) {
      const found = readItems(tool, table, rows, text, start + head.length, lang)
      if (found) return { start, lang, ...found }
    }
  return undefined
}

function readItems(
  tool: JsonObject,
  table: ResultTable,
  rows: readonly ResultRow[],
  text: string,
  from: number,
  lang: Lang,
): { readonly end: number; readonly rows: readonly ResultRow[] } | undefined {
  const told: ResultRow[] = []
  let at = from
  for (const row of rows) {
    const glue = told.length === 0 ? '' : BETWEEN[lang]
    const item = glue + itemOf(tool, table, row, lang)
    const next = text[at + item.length] ?? ''
    const isWhole = next === STOP[lang] || next === BETWEEN[lang][0]
    if (!text.startsWith(item, at) || !isWhole) continue
    told.push(row)
    at += item.length
  }
  return told.length > 0 && text[at] === STOP[lang] ? { end: at + 1, rows: told } : undefined
}

const headOf = (tool: JsonObject, table: ResultTable, lang: Lang): string =>
  HEADS[table][lang](table === 'outcomes' ? stateField(tool) : '')

function itemOf(tool: JsonObject, table: ResultTable, row: ResultRow, lang: Lang): string {
  const said = insideSentence(row.meaning, lang)
  const inside = table === 'signals' ? signalWords(tool, row, said, lang) : said
  if (inside === '') return row.key
  return lang === 'zh' ? `${row.key}（${inside}）` : `${row.key} (${inside})`
}

function signalWords(tool: JsonObject, row: ResultRow, said: string, lang: Lang): string {
  const flag = isFlag(tool, row)
  if (lang === 'zh') {
    const when = flag ? '为true时' : '有值时'
    if (row.tool === '') return said === '' ? '' : `${when}：${said}`
    return said === '' ? `${when}改用${row.tool}` : `${when}改用${row.tool}：${said}`
  }
  const when = flag ? 'when true' : 'when present'
  if (row.tool === '') return said === '' ? '' : `${when}: ${said}`
  return `${when}, use ${row.tool}${said === '' ? '' : `: ${said}`}`
}

const OPENERS =
  /(^|; )(The(?:re|se|y)?|An?|Th(?:is|at)|Its?|No|Nothing|Some|All|Every|One|Any|Wait|Ask|Use|You|Done|Refused|Taken)\b/g

/** A text as a part of a sentence: its own stops become semicolons, so that it stays one sentence. */
function insideSentence(text: string, lang: Lang): string {
  const bare = text
    .trim()
    .replace(/\s*\n+\s*/g, ' ')
    .replace(/[.。!！;；\s]+$/, '')
    .replace(/[。！]\s*/g, '；')
    .replace(/[.!]\s+(?=[A-Z“"])/g, '; ')
  if (lang === 'zh') return bare
  // Only a function word loses its capital: anything else may be a name.
  return bare.replace(OPENERS, (_, gap: string, word: string) => gap + word.toLowerCase())
}
