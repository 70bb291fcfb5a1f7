import type { Lang } from '../lint/rule'

const CHINESE = /[\u3400-\u9fff\uf900-\ufaff]/g
const LATIN_WORD = /[A-Za-z][A-Za-z'-]*/g

/** The language a text is written in: Chinese when its characters outnumber the Latin words. */
export function languageOf(text: string): Lang {
  const chinese = text.match(CHINESE)?.length ?? 0
  if (chinese === 0) return 'en'
  return chinese >= (text.match(LATIN_WORD)?.length ?? 0) ? 'zh' : 'en'
}

/** Whether the text ends in Chinese: its last letter or mark is a Chinese one. */
export function endsInChinese(text: string): boolean {
  return /[\u3000-\u303f\u3400-\u9fff\uf900-\ufaff\uff00-\uffef]['"`*)]*$/u.test(text.trimEnd())
}

/** "Lists tasks. (列出任务)" says one thing twice; the English is read. */
export const withoutTranslation = (sentence: string): string =>
  /[\u3400-\u9fff]/.test(sentence) ? sentence.replace(TRANSLATION, '$1') : sentence

const TRANSLATION = /^(\W*[A-Za-z][^\u3400-\u9fff]{14,}?)\s*[(（][\u3400-\u9fff][^()（）]*[)）]\W*$/
