import type { Words } from '../lint/rule'
import { endsInChinese, languageOf } from './language'

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
