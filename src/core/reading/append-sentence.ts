import type { Words } from '../lint/rule'
import { endsInChinese, languageOf } from './language'

/** Kana and Hangul: the sentences to append are in neither of these languages. */
const OTHER_SCRIPT = /[\u3041-\u30fa\uac00-\ud7af]/

/** Whether a sentence in English or Chinese reads as part of the text. */
export const canAppendTo = (text: string): boolean => !OTHER_SCRIPT.test(text)

/**
 * A text with one sentence more, in the text's own language: a stop where it had none, a blank
 * between Latin sentences, nothing between Chinese ones. An empty text takes the fallback's language.
 */
export function appendSentence(text: string, sentence: Words, fallback = ''): string {
  const own = text.trim() === '' ? '' : text.trimEnd()
  const lang = languageOf(own === '' ? fallback : own)
  const added = sentence[lang]
  if (own === '') return added
  const stopped = /[.!?。！？；;:：…]["'”’）)】」\]`*]*$/.test(own)
    ? own
    : own + (endsInChinese(own) || lang === 'zh' ? '。' : '.')
  return stopped + (lang === 'zh' && endsInChinese(stopped) ? '' : ' ') + added
}
