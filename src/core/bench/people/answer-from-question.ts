import type { Edit } from '../../json/edit'
import { get, type JsonObject, type Path, stringOf } from '../../json/node'
import type { Lang } from '../../lint/rule'
import { descriptionText } from '../../model/description'
import { setAnswer, setImportedText } from '../../model/write-members'
import { appendSentence, canAppendTo } from '../../reading/append-sentence'
import { languageOf } from '../../reading/language'
import type { AnswerOffer } from './answer-offers'
import { OFFER_SENTENCES, type OfferSentence } from './offer-sentences'
import { questionCase } from './question-case'

/** Why nothing is offered. */
export const OFFER_REFUSALS = [
  /** The text has it already. */
  'said',
  /** The text is in a language that no sentence is at hand for. */
  'other-language',
  /** Something that is no text stands in its place. */
  'no-text',
] as const
export type OfferRefusal = (typeof OFFER_REFUSALS)[number]

export type OfferedAnswer =
  | {
      readonly ok: true
      /** Where the text stands: one of the answers, or the description as it was imported. */
      readonly path: Path
      readonly before: string
      readonly after: string
    }
  | { readonly ok: false; readonly reason: OfferRefusal }

/**
 * The answer of a tool with the case of a question in it, in the language of the tool's text; a sentence
 * of the same kind that stands there takes the case in, so that no beginning is said twice.
 */
export function answerFromQuestion(tool: JsonObject, offer: AnswerOffer): OfferedAnswer {
  const kind = OFFER_SENTENCES[offer.kind]
  const at = placeIn(tool, kind)
  if (!at) return { ok: false, reason: 'no-text' }
  const own = descriptionText(tool).trim() || offer.words
  if (!canAppendTo(own.replace(QUOTED, ''))) return { ok: false, reason: 'other-language' }
  const lang = languageOf(own.replace(QUOTED, ''))
  const quoted = questionCase(offer.words, lang)
  // An imported text has all answers in one, and may quote the case in another of them.
  const isQuoted = at.path.length > 1 && new RegExp(`[“"'‘「]${escaped(quoted)}`).test(at.before)
  if (isQuoted) return { ok: false, reason: 'said' }
  const said = { kind, lang, quoted, others: offer.others }
  const after = withCase(at.before, said)
  if (after === undefined) return { ok: false, reason: 'said' }
  return { ok: true, ...at, after }
}

/** The edits that put a text in the place of an offered answer. */
export const offeredEdits = (tool: JsonObject, path: Path, text: string): readonly Edit[] =>
  path.length === 1
    ? setImportedText(tool, text)
    : setAnswer(tool, path[1] === 'when' ? 'when' : 'whenNot', text)

function placeIn(tool: JsonObject, { answer }: OfferSentence) {
  const description = get(tool, 'description')
  if (description?.kind === 'string') return { path: ['description'], before: description.value }
  if (description && description.kind !== 'object' && description.kind !== 'null') return undefined
  const there = get(description, answer)
  if (there && there.kind !== 'string') return undefined
  return { path: ['description', answer], before: stringOf(there) ?? '' }
}

interface Said {
  readonly kind: OfferSentence
  readonly lang: Lang
  readonly quoted: string
  readonly others: readonly string[]
}

/** What users say may be in another language than the text that quotes it. */
const QUOTED = /“[^”]*”|"[^"]*"/g
const OTHERS_BETWEEN: Readonly<Record<Lang, string>> = { en: ' or ', zh: '或' }
/** One or more quotations in a row, as `inQuotes` and `listed` make them. */
const LISTED: Readonly<Record<Lang, string>> = {
  en: '"[^"]*"(?:(?:, | or )"[^"]*")*',
  zh: '“[^”]*”(?:“[^”]*”)*',
}

/** The text with the case in it; undefined where it has the case already. */
function withCase(before: string, { kind, lang, quoted, others }: Said): string | undefined {
  const pattern = kind.sentence[lang].replace('{others}', () => others.join(OTHERS_BETWEEN[lang]))
  const [lead = '', tail = ''] = pattern.split('{cases}')
  const own = lang === 'zh' ? `“${quoted}”` : `"${quoted}"`
  // Behind a question mark in quotes English sets no full stop.
  const stop = lang === 'en' && tail.startsWith('.') ? '\\.?' : ''
  const ending = stop === '' ? escaped(tail) : stop + escaped(tail.slice(1))
  const same = new RegExp(`${escaped(lead)}(${LISTED[lang]})${ending}`).exec(before)
  const cases = same ? same[1]! : ''
  if (cases.includes(own)) return undefined
  const sentence = lead + withStop(cases === '' ? own : listed(cases, own, lang), tail)
  if (!same) return appendSentence(before, { en: sentence, zh: sentence }, sentence)
  return before.slice(0, same.index) + sentence + before.slice(same.index + same[0].length)
}

const withStop = (cases: string, tail: string): string =>
  tail.startsWith('.') && /[?!…]"$/.test(cases) ? cases + tail.slice(1) : cases + tail

/** Chinese quotations stand side by side; English ones have a word in front of the last. */
const listed = (cases: string, own: string, lang: Lang): string =>
  lang === 'zh' ? cases + own : `${cases.replaceAll('" or "', '", "')} or ${own}`

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
