import type { Words } from '../lint/rule'
import { endsInChinese, languageOf } from './language'
import { literalPattern } from './literal-pattern'

/** What a text says that a value means, and where: the meaning alone, and with its value. */
export interface ValueMeaning {
  readonly value: string
  readonly meaning: string
  /** UTF-16 offsets of the meaning in the text. */
  readonly start: number
  readonly end: number
  /** Offsets of the whole entry, its value included. */
  readonly from: number
  readonly to: number
}

const LEAD: Words = { en: 'Values:', zh: '取值：' }
/** Stands between a value and its meaning. */
const SAYS: Words = { en: ' = ', zh: '表示' }
/** A clause that was written here: the lead, then entries up to its stop, or one in each line. */
const INLINE = /(?:^|(?<=[\s.。!?！？;；:：)）”"]))(?:Values: |取值：)(?=\S)/gu
const IN_LINES = /(?:^|\n)(?:Values:|取值：)\n(?=- )/gu
const OPEN = '["\'`“「]?'
const CLOSE = '["\'`”」]?'

/**
 * The meanings that a text gives for values, in the order of the values. Read are `A = meaning`,
 * `A: meaning`, `A (meaning)`, `A表示meaning` and lines of a list; of a value named twice the first.
 */
export function meaningsIn(text: string, values: readonly string[]): readonly ValueMeaning[] {
  const clause = clauseOf(text, values)
  const written = clause?.entries ?? []
  // What a clause says of its values may name others ("A = B:2"), and tells nothing of those.
  const own = clause ? hidden(text, clause) : text
  const others = values
    .filter((value) => !written.some((entry) => entry.value === value))
    .flatMap((value) => meaningOf(own, value, values) ?? [])
  const all = [...written, ...others]
  return values.flatMap((value) => all.find((entry) => entry.value === value) ?? [])
}

/** The text with line breaks for the characters of a clause, so that all else keeps its place. */
const hidden = (text: string, { from, to }: Clause): string =>
  text.slice(0, from) + '\n'.repeat(to - from) + text.slice(to)

/**
 * The text with these meanings, in the order given; a value without one has an empty meaning. What
 * stands in the author's own words is changed where it stands, the rest goes into one clause at the
 * end, in the language of the text (of `fallback` where it has none). Nothing is said twice.
 */
export function withMeanings(
  text: string,
  wanted: readonly { readonly value: string; readonly meaning: string }[],
  before: readonly string[] = wanted.map(({ value }) => value),
  fallback = '',
): string {
  const clause = clauseOf(text, before)
  const outside = clause ? text.slice(0, clause.from) + text.slice(clause.to) : text
  let own = outside
  const inOwnWords = new Set<string>()
  for (const value of [...before].sort((a, b) => b.length - a.length)) {
    if (clause?.entries.some((entry) => entry.value === value)) continue
    const found = meaningOf(own, value, before)
    if (!found) continue
    const next = wanted.find((each) => each.value === value)
    if (next && tidy(next.meaning) === found.meaning) inOwnWords.add(value)
    else if (next && tidy(next.meaning) !== '' && fits(next.meaning)) {
      own = own.slice(0, found.start) + tidy(next.meaning) + own.slice(found.end)
      inOwnWords.add(value)
    } else if (next) own = withoutEntry(own, found)
  }
  const listed = wanted
    .filter(({ value, meaning }) => !inOwnWords.has(value) && tidy(meaning) !== '')
    .map(({ value, meaning }) => ({ value, meaning: tidy(meaning) }))
  if (listed.length === 0) return clause ? withoutClause(text, clause, own, outside) : own
  const at = clause && own === outside ? clause.from : undefined
  const written = clauseFor(listed, languageOf(listedLanguage(own, fallback, listed)))
  if (at === undefined) return joined(own, written)
  return joined(own.slice(0, at), written) + afterClause(own.slice(at), written)
}

/** Blanks at the ends and line breaks inside say nothing; a stop is the sentence's. */
export const tidy = (meaning: string): string =>
  meaning
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/(?<![.。])[.。;；]$/, '')

const listedLanguage = (
  own: string,
  fallback: string,
  listed: readonly { readonly meaning: string }[],
): string => {
  if (own.trim() !== '') return own
  return fallback.trim() !== '' ? fallback : listed.map(({ meaning }) => meaning).join(' ')
}

/** The text around a clause that goes, its halves joined again. */
function withoutClause(text: string, clause: Clause, own: string, outside: string): string {
  if (own !== outside) return own.trimEnd()
  const before = text.slice(0, clause.from).trimEnd()
  const after = text.slice(clause.to).trimStart()
  return after === '' ? before : before + (endsInChinese(before) ? '' : ' ') + after
}

interface Clause {
  readonly entries: readonly ValueMeaning[]
  readonly from: number
  readonly to: number
}

/** Whether a meaning can stand in a sentence without ending it. */
const fits = (meaning: string): boolean =>
  !/[;；。\n]|[.!?！？](?=\s)/.test(meaning) && !/^["'`“「]/.test(meaning)

function clauseFor(
  listed: readonly { readonly value: string; readonly meaning: string }[],
  lang: keyof Words,
): string {
  if (!listed.every(({ meaning }) => fits(meaning)))
    return [
      LEAD[lang],
      ...listed.map(({ value, meaning }) => `- ${named(value)}: ${meaning}`),
    ].join('\n')
  const zh = lang === 'zh'
  const entries = listed.map(({ value, meaning }) => named(value) + SAYS[lang] + meaning)
  return `${LEAD[lang]}${zh ? '' : ' '}${entries.join(zh ? '；' : '; ')}${zh ? '。' : '.'}`
}

/** A value that is more than a word stands in quotes. */
const named = (value: string): string =>
  /^[\p{L}\p{N}_.+/-]+$/u.test(value) ? value : JSON.stringify(value)

function clauseOf(text: string, values: readonly string[]): Clause | undefined {
  for (const lead of text.matchAll(IN_LINES)) {
    const from = lead[0].startsWith('\n') ? lead.index + 1 : lead.index
    const found = entriesFrom(text, lead.index + lead[0].length, values, true)
    if (found.entries.length) return { entries: found.entries, from, to: found.to }
  }
  for (const lead of text.matchAll(INLINE)) {
    const found = entriesFrom(text, lead.index + lead[0].length, values, false)
    if (found.entries.length) return { entries: found.entries, from: lead.index, to: found.to }
  }
  return undefined
}

/** Entries one behind the other, as far as they go on. */
function entriesFrom(
  text: string,
  start: number,
  values: readonly string[],
  inLines: boolean,
): { entries: ValueMeaning[]; to: number } {
  const entries: ValueMeaning[] = []
  let at = start
  let to = start
  while (at < text.length) {
    const rest = text.slice(at)
    const mark = inLines ? '- ' : ''
    if (!rest.startsWith(mark)) break
    const signs = inLines ? [': '] : Object.values(SAYS)
    const heads = values.flatMap((each) =>
      signs.map((sign) => ({ each, head: mark + named(each) + sign })),
    )
    const hit = heads
      .sort((a, b) => b.head.length - a.head.length)
      .find(({ head }) => rest.startsWith(head))
    if (!hit) break
    const value = hit.each
    const from = at + mark.length
    const begin = at + hit.head.length
    const end = inLines ? endOfLine(text, begin) : endOfEntry(text, begin)
    entries.push({ value, meaning: text.slice(begin, end), start: begin, end, from, to: end })
    to = end
    if (inLines) {
      if (text[end] !== '\n') break
      at = end + 1
    } else {
      const next = /^[;；]\s*/.exec(text.slice(end))
      if (!next) {
        if (/[.。]/.test(text[end] ?? '')) to = end + 1
        break
      }
      at = end + next[0].length
    }
  }
  return { entries, to }
}

const endOfLine = (text: string, from: number): number => {
  const at = text.indexOf('\n', from)
  return at < 0 ? text.length : at
}

function endOfEntry(text: string, from: number): number {
  const stop = /[;；。\n]|\.(?=\s|$)/.exec(text.slice(from))
  return stop ? from + stop.index : text.length
}

const SIGNS = String.raw`\s*(?:[=＝]|[:：]|[—–]|->|→)\s*|\s+-\s+|\s+(?:means|stands for|is for)\s+|\s*(?:表示|代表|意为|即)\s*`

/** One value with its meaning, in the author's own words. */
function meaningOf(
  text: string,
  value: string,
  values: readonly string[],
): ValueMeaning | undefined {
  if (value === '') return undefined
  const plain = literalPattern(value)
  const head = String.raw`(?<![\p{L}\p{N}_.-])${OPEN}${plain}${CLOSE}`
  const sign = new RegExp(`${head}(?:${SIGNS})(?=[^\\s=:：])`, 'u')
  const bracket = new RegExp(String.raw`${head}\s*[(（](?=[^)）\n]+[)）])`, 'u')
  const signed = sign.exec(text)
  const held = bracket.exec(text)
  if (held && (!signed || held.index < signed.index)) {
    const start = held.index + held[0].length
    const end = start + /[)）]/.exec(text.slice(start))!.index
    return entry(text, value, held.index, start, end, end + 1)
  }
  if (!signed) return undefined
  const start = signed.index + signed[0].length
  const end = endAmong(text, start, values)
  return entry(text, value, signed.index, start, end, end)
}

function entry(
  text: string,
  value: string,
  from: number,
  start: number,
  end: number,
  to: number,
): ValueMeaning | undefined {
  const meaning = text.slice(start, end).trimEnd()
  if (!/[\p{L}\p{N}]/u.test(meaning) || /^(?:default|默认)$/i.test(meaning)) return undefined
  return {
    value,
    meaning,
    start,
    end: start + meaning.length,
    from,
    to: to === end ? start + meaning.length : to,
  }
}

/** A meaning ends where its sentence does, or where another value is named behind a comma. */
function endAmong(text: string, from: number, values: readonly string[]): number {
  const stop = endOfEntry(text, from)
  const others = values.filter((value) => value !== '').map(literalPattern)
  const next = new RegExp(
    String.raw`\s*[,，、/|](?:\s*(?:and|or|和|或)\s*)?\s*${OPEN}(?:${others.join('|')})${CLOSE}(?![\p{L}\p{N}_-])|\s+(?:and|or)\s+${OPEN}(?:${others.join('|')})${CLOSE}\s*(?:[=＝:：(（]|means\b)|\)(?![^(]*\))`,
    'u',
  ).exec(text.slice(from, stop))
  return next ? from + next.index : stop
}

/** The entry goes with the mark before or behind it; a bracket leaves its value standing. */
function withoutEntry(text: string, { from, to, start, value }: ValueMeaning): string {
  if (/[(（]$/.test(text.slice(from, start))) {
    const kept = text.slice(from, start).replace(/\s*[(（]$/, '')
    return text.slice(0, from) + kept + text.slice(to)
  }
  const kept = text.slice(from, from + text.slice(from).indexOf(value) + value.length)
  const closing = /^["'`”」]/.exec(text.slice(from + kept.length))?.[0] ?? ''
  return text.slice(0, from) + kept + closing + text.slice(to)
}

/** Behind the text: a stop where it has none, a blank between Latin sentences, a line for a list. */
function joined(text: string, clause: string): string {
  const own = text.trimEnd()
  if (own === '') return clause
  const isLines = clause.includes('\n')
  const isChinese = endsInChinese(own)
  const stopped = /[.!?。！？；;:：…]["'”’）)】」\]`*]*$/.test(own)
    ? own
    : own + (isChinese ? '。' : '.')
  if (isLines || own.includes('\n')) return `${stopped}\n${clause}`
  return stopped + (isChinese && clause.startsWith(LEAD.zh) ? '' : ' ') + clause
}

/** What came behind the clause, a line or a blank away from it. */
function afterClause(rest: string, clause: string): string {
  const own = rest.trimStart()
  if (own === '') return ''
  if (clause.includes('\n') || rest.startsWith('\n'))
    return (/^\s*\n\s*\n/.test(rest) ? '\n\n' : '\n') + own
  return (clause.endsWith('。') ? '' : ' ') + own
}
