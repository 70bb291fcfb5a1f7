import { plainLetters } from '../../reading/plain-letters'

/** What is an id as a whole: addresses of the web and of mail, and UUIDs. */
const WHOLE_ID =
  /\bhttps?:\/\/[^\s，。、）)"'”]+|[\w.+-]+@[\w-]+(?:\.[\w-]+)+|\b[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\b/gi

/** A number with the letters that belong to it ("A1001", "SKU-88", "ORD_2024_001") and what hangs on to it. */
const WITH_DIGITS =
  /(?<![A-Za-z])(?:[A-Z]{1,4}[-_#]|#)?[A-Za-z]*\d[A-Za-z0-9]*(?:[-_.:/,]\d[A-Za-z0-9]*)*/g

/** "mp3", "ipv6", "S3", "k8s": a short word with one digit in it is a word. */
const WORD_WITH_DIGIT = /^(?=.{2,5}$)[A-Za-z]+\d[A-Za-z]*$/

/**
 * A question without what tells one case from another and no tool from another: ids, numbers and
 * dates go; full-width letters become plain and traditional characters simplified ones.
 */
export const questionText = (question: string): string =>
  plainLetters(question)
    .replace(WHOLE_ID, ' ')
    .replace(WITH_DIGITS, (found) => (WORD_WITH_DIGIT.test(found) ? found : ' '))
