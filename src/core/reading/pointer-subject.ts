import type { Pointer } from './pointers'
import { CHINESE_FILLER } from './words/filler-words'
import { stem } from './words/name-words'
import { NEGATION, NO_DIFFERENCE } from './words/overlap-words'

/** Words of sending away that say nothing of what is sent away. */
const SENDING =
  /\b(?:use|using|call|calling|try|prefer|choose|run|see|please|instead|rather|tool|do not|don['’]t|never|not|only|for|when|if|to|you|want|need|needs|wants|user|users|asks?|should|must|it|this|that)\b|请|改用|使用|调用|用|不要|勿|工具|时|查询?|若|如果|当|需要|想要?|应|应该|则|用于|此|本|该|来/gi

/** Stop marks that part one case from the next. */
const CLAUSE_END = /[;；。!！?？]|\.\s/

/**
 * What a pointer of the kind "instead" is about, as stems and pairs of Chinese characters: the
 * clause around the name, and where that says nothing, the sentence before. Empty: any case.
 */
export function subjectOfPointer({ sentence, at, name, previous }: Pointer): ReadonlySet<string> {
  const before = sentence.slice(0, at).split(CLAUSE_END).at(-1)!
  const after = sentence.slice(at + name.length).split(CLAUSE_END)[0]!
  const own = wordsOf(`${before} ${after}`)
  if (own.size > 0) return own
  const whole = wordsOf(sentence.slice(0, at) + sentence.slice(at + name.length))
  // The sentence before only where it sends away as well: "Not for refunds. Use X instead."
  return whole.size > 0 || !SENT_AWAY.test(previous) ? whole : wordsOf(previous)
}

const SENT_AWAY = /\b(?:not|never|don['’]t|only|except)\b|不|勿|仅|只/i

/** From here on two cases are the same. */
const SAME_CASE = 0.8

/** Whether two pointers send away the same case: the same words, and as often negated. */
export function isSameCase(a: Pointer, b: Pointer): boolean {
  const [one, other] = [subjectOfPointer(a), subjectOfPointer(b)]
  let both = 0
  for (const word of one) if (other.has(word)) both++
  const all = one.size + other.size - both
  if (all > 0 && both / all < SAME_CASE) return false
  return negationsIn(a.sentence) === negationsIn(b.sentence)
}

const negationsIn = (text: string): number => text.match(NEGATION)?.length ?? 0

function wordsOf(text: string): ReadonlySet<string> {
  const words = new Set<string>()
  const said = text.replace(SENDING, ' ')
  for (const word of said.toLowerCase().match(/[a-z][a-z'-]+/g) ?? [])
    if (!NO_DIFFERENCE.has(word)) words.add(stem(word))
  for (const run of said.replace(CHINESE_FILLER, ' ').match(/[\u3400-\u9fff]{2,}/g) ?? [])
    for (let i = 0; i + 1 < run.length; i++) words.add(run.slice(i, i + 2))
  return words
}
