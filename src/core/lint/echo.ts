import { nameWordsInChinese } from '../reading/words/chinese-name-words'
import { FILLER_WORDS } from '../reading/words/filler-words'
import { nameWords, stem, stemsOf } from '../reading/words/name-words'

/** A longer text says something more. */
const LONGEST_ECHO = 80

/** Whether a parameter's description says no more than its name does. */
export function isEcho(name: string, text: string): boolean {
  if (text.length > LONGEST_ECHO) return false
  const said = nameWords(text)
  if (said.length === 0 || /[^\x20-\x7e\s]/.test(text))
    return (said.length === 1 && said[0] === name.toLowerCase()) || isTranslated(name, text)
  const own = nameWords(name)
  const known = stemsOf(own)
  return (
    said.every((word) => FILLER_WORDS.has(word) || known.has(stem(word))) ||
    own.join('') === said.join('')
  )
}

/** A Chinese text longer than this says something more. */
const LONGEST_TRANSLATION = 14

/** `user_id`: 用户ID says it once more in Chinese. */
function isTranslated(name: string, text: string): boolean {
  if (text.length > LONGEST_TRANSLATION || !/[\u3400-\u9fff]/.test(text)) return false
  const own = stemsOf(nameWords(name))
  const said = nameWordsInChinese(text)
  return said !== undefined && said.every((words) => words.some((word) => own.has(stem(word))))
}
