import { splitSentences } from '../../reading/sentences'
import { ASKS_FOR, POLITE_ENDS, QUESTION_END } from './asks-back-words'

/** What a text only quotes or shows is not said by it. */
const QUOTED =
  /“[^”\n]{0,400}”|「[^」\n]{0,400}」|"[^"\n]{0,400}"|`[^`\n]{0,400}`|```[\s\S]{0,4000}?```/g
const ADDRESS = /\bhttps?:\/\/\S+/g
/** Only so much of a long answer is looked at. */
const LONGEST = 8000

/**
 * Whether a model's words ask the user for something before it goes on, in English or Chinese: a
 * sentence that ends in a question mark, or that asks for a value ("please tell me your order number",
 * 请提供订单号). An offer of further help at the end asks for nothing.
 */
export function asksBack(text: string): boolean {
  const own = text.slice(0, LONGEST).replace(ADDRESS, ' ').replace(QUOTED, ' … ')
  return splitSentences(own).some(({ text: sentence }) => {
    if (POLITE_ENDS.some((pattern) => pattern.test(sentence))) return false
    return QUESTION_END.test(sentence) || ASKS_FOR.some((pattern) => pattern.test(sentence))
  })
}
