import '../../i18n/words/json'
import type { RefusalCode } from '../../core/authoring/dialect-edits/change'
import type { Lang } from '../../core/lint/rule'
import { words, type WordKey } from '../../i18n/words'

/** Why something typed in a dialect is not in the document. */
const REASONS: Readonly<Record<RefusalCode, WordKey>> = {
  unreadable: 'json.refusedUnreadable',
  'strict-required': 'json.refusedStrictRequired',
  'strict-own': 'json.refusedStrictOwn',
  injected: 'json.refusedInjected',
  order: 'json.refusedOrder',
  'answer-order': 'json.refusedAnswerOrder',
  sentence: 'json.refusedSentence',
  note: 'json.refusedNote',
  shared: 'json.refusedShared',
  'unknown-member': 'json.refusedUnknownMember',
  format: 'json.refusedFormat',
}

export const refusalSentence = (code: RefusalCode, lang: Lang): string => words(lang, REASONS[code])
