import type { Words } from './terms'

/** What BM25 is usually asked with: how soon a word said again stops counting, how much length does. */
const SATURATION = 1.5
const LENGTH = 0.75

/**
 * BM25 of questions' words over texts: how often, in so long a text, it says the words of the
 * question that few of the texts say. For each question a number per text, from 0 up, without a unit.
 */
export function bm25(
  texts: readonly Words[],
  questions: readonly Words[],
): readonly Float64Array[] {
  const lengths = texts.map((words) => sum(words.values()))
  const mean = sum(lengths) / Math.max(1, texts.length) || 1
  const places = placesOf(texts, questions)
  return questions.map((question) => {
    const scores = new Float64Array(texts.length)
    for (const [word, asked] of question) {
      const found = places.get(word) ?? []
      const rarity = Math.log(1 + (texts.length - found.length + 0.5) / (found.length + 0.5))
      for (const { at, times } of found) {
        const worn = times + SATURATION * (1 - LENGTH + (LENGTH * lengths[at]!) / mean)
        scores[at]! += (asked * rarity * times * (SATURATION + 1)) / worn
      }
    }
    return scores
  })
}

interface Occurrence {
  readonly at: number
  readonly times: number
}

/** In which texts the words are that are asked about; no others, which are by far the most. */
function placesOf(
  texts: readonly Words[],
  questions: readonly Words[],
): ReadonlyMap<string, readonly Occurrence[]> {
  const places = new Map<string, Occurrence[]>()
  for (const question of questions) for (const word of question.keys()) places.set(word, [])
  texts.forEach((words, at) => {
    for (const [word, times] of words) places.get(word)?.push({ at, times })
  })
  return places
}

function sum(numbers: Iterable<number>): number {
  let total = 0
  for (const each of numbers) total += each
  return total
}
