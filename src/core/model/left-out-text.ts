import type { Edit } from '../json/edit'
import { get, getIn, type JsonNode, type Path, str, stringOf } from '../json/node'
import type { Words } from '../lint/rule'
import { appendSentence } from '../reading/append-sentence'
import { endsInChinese, languageOf } from '../reading/language'
import { explainsLeavingOut } from '../reading/left-out'
import { splitSentences } from '../reading/sentences'
import { descriptionText } from './description'
import { setKeyword } from './parameters'

/** How the sentence begins that is written here. */
const LEAD: Words = { en: 'If left out, ', zh: '不填时' }

/** The last line is one of a list. */
const LISTED = /(?:^|\n)[ \t]*(?:[-*•]|\d{1,2}[.)、])[^\n]+\s*$/

/** What a parameter's text says of leaving it out, without the lead that is written here; empty when nothing. */
export function leftOutText(text: string): string {
  const span = sentenceOf(text)
  return span ? bodyOfSentence(span.text) : ''
}

/** The edit by which a parameter's description says what happens when it is left out; empty takes it out. */
export function setLeftOut(tool: JsonNode, path: Path, wanted: string): Edit[] {
  const schema = getIn(tool, path)
  const before = stringOf(get(schema, 'description')) ?? ''
  const text = withLeftOut(before, wanted, descriptionText(tool))
  if (text === before) return []
  return setKeyword(schema, path, 'description', text === '' ? undefined : str(text))
}

/** The text with what happens when its value is left out, in the language of the text. */
export function withLeftOut(text: string, wanted: string, fallback = ''): string {
  const said = tidyLeftOut(wanted)
  const span = sentenceOf(text)
  if (said === '') return span ? without(text, span) : text
  if (span && bodyOfSentence(span.text) === said) return text
  const lang = languageOf(text.trim() !== '' ? text : fallback.trim() !== '' ? fallback : said)
  const sentence = sentenceFor(said, lang)
  // Behind a list it would be read as a part of the last line, unless a line stands between.
  if (!span && LISTED.test(text)) return `${text.trimEnd()}\n\n${sentence}`
  if (!span) return appendSentence(text, { en: sentence, zh: sentence }, fallback || said)
  return text.slice(0, span.start) + sentence + text.slice(span.end)
}

/** What says so itself stands alone; anything else gets the words that make it say so. */
function sentenceFor(said: string, lang: keyof Words): string {
  const stop = lang === 'zh' || endsInChinese(said) ? '。' : '.'
  const body = explainsLeavingOut(said) ? said : LEAD[lang] + lowered(said)
  return /[.!?。！？]$/.test(body) ? body : body + stop
}

/** Behind the lead a function word loses its capital; anything else may be a name. */
const lowered = (said: string): string =>
  /^(?:The|A|An|All|Any|No|Every|It|Its|They|You|Nothing|Everything)\b/.test(said)
    ? said[0]!.toLowerCase() + said.slice(1)
    : said

/** Blanks at the ends and line breaks inside say nothing; the stop is the sentence's. */
export const tidyLeftOut = (text: string): string =>
  text
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/(?<![.。])[.。]$/, '')

interface Span {
  readonly text: string
  readonly start: number
  readonly end: number
}

/** The sentence that says it: the one written here, else the first. */
function sentenceOf(text: string): Span | undefined {
  if (!explainsLeavingOut(text)) return undefined
  const said = splitSentences(text).filter((each) => explainsLeavingOut(each.text))
  return (
    said.find((each) => each.text.startsWith(LEAD.en) || each.text.startsWith(LEAD.zh)) ?? said[0]
  )
}

function bodyOfSentence(sentence: string): string {
  const bare = tidyLeftOut(sentence)
  const lead = Object.values(LEAD).find((each) => bare.startsWith(each))
  if (lead === undefined) return bare
  const rest = bare.slice(lead.length).trimStart()
  // Without its lead it would say the same and get no lead: then the lead belongs to it.
  return rest === '' || explainsLeavingOut(rest) ? bare : rest
}

function without(text: string, { start, end }: Span): string {
  const before = text.slice(0, start).trimEnd()
  const after = text.slice(end).trimStart()
  if (before === '' || after === '') return before + after
  return before + (endsInChinese(before) ? '' : ' ') + after
}
