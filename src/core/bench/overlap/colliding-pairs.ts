import type { JsonObject } from '../../json/node'
import { oncePer } from '../../once-per'
import { stem } from '../../reading/words/name-words'
import { tells } from './function-words'
import { gramCosine } from './gram-cosine'
import { questionText } from './question-text'
import { countWords, hashesOf, pairsIn, wordsIn } from './terms'
import { toolText } from './tool-text'
import type { AskedQuestion, OverlapRow } from './wording-overlap'

/** Two tools whose words collide: their places, the earlier first. */
export interface OverlapPair {
  readonly first: number
  readonly second: number
  /** The ids of the questions between the two of them. */
  readonly questions: readonly string[]
  /** How alike what they do and when to use them is worded: from 0 to 1. */
  readonly likeness: number
  /** The words that both have, those of the questions first, as one of the two writes them. */
  readonly words: readonly string[]
}

/** From here on two tools are worded alike, even if no question is between them. */
const ALIKE = 0.6
const MOST_PAIRS = 50
const MOST_WORDS = 8

/**
 * The pairs of tools that a question is close between, or that are worded alike; those with the
 * most questions first, then the likest. At most fifty.
 */
export function collidingPairs(
  tools: readonly JsonObject[],
  questions: readonly AskedQuestion[],
  rows: readonly OverlapRow[],
): readonly OverlapPair[] {
  const textOf = new Map(questions.map(({ id, text }) => [id, text]))
  const between = questionsBetween(rows)
  const uses = tools.map(useOf)
  const likeness = gramCosine(uses, uses)
  const pairs: Omit<OverlapPair, 'words'>[] = []
  for (let second = 1; second < tools.length; second++)
    for (let first = 0; first < second; first++) {
      const asked = between.get(`${first} ${second}`) ?? []
      const alike = Math.min(1, likeness[first]![second]!)
      if (asked.length > 0 || alike >= ALIKE)
        pairs.push({ first, second, questions: asked, likeness: alike })
    }
  pairs.sort((a, b) => b.questions.length - a.questions.length || b.likeness - a.likeness)
  const told = pairs.slice(0, MOST_PAIRS)
  const colliding = new Set(told.flatMap(({ first, second }) => [tools[first]!, tools[second]!]))
  const among = countIn([...colliding].map((tool) => surfacesOf(tool).keys()))
  return told.map((pair) => ({
    ...pair,
    words: wordsOfPair(
      surfacesOf(tools[pair.first]!),
      surfacesOf(tools[pair.second]!),
      pair.questions.map((id) => surfaces(questionText(textOf.get(id) ?? ''))),
      among,
    ),
  }))
}

/** The questions that are close between two tools; those between which nothing decides as well. */
function questionsBetween(rows: readonly OverlapRow[]): ReadonlyMap<string, string[]> {
  const between = new Map<string, string[]>()
  for (const { question, kind, best, second } of rows) {
    if (!best || !second || (kind !== 'close' && kind !== 'none')) continue
    const key = [best.tool, second.tool].sort((a, b) => a - b).join(' ')
    between.set(key, [...(between.get(key) ?? []), question])
  }
  return between
}

/** The words that could tell tools apart, by their stems, as they are written. */
type Surfaces = ReadonlyMap<string, string>

const surfacesOf = oncePer((tool: JsonObject): Surfaces => {
  const { name, rest } = toolText(tool)
  return surfaces(`${name}\n${rest}`)
})

/** Whole words: runs of characters would make any two English texts a little alike. */
const useOf = oncePer((tool: JsonObject) => {
  const { name, use } = toolText(tool)
  return hashesOf(countWords(`${name}\n${use}`))
})

/** Where the machine knows no words of an unspaced script, pairs of characters stand for them. */
function surfaces(text: string): Surfaces {
  const words = wordsIn(text)
  const known = words.some((word) => /[^\x00-\x7f]/.test(word))
    ? words
    : [...words, ...pairsIn(text)]
  return new Map(known.filter(tells).map((word) => [stem(word), word]))
}

function wordsOfPair(
  first: Surfaces,
  second: Surfaces,
  asked: readonly Surfaces[],
  among: ReadonlyMap<string, number>,
): readonly string[] {
  const inQuestions = countIn(asked.map((words) => words.keys()))
  return [...first]
    .filter(([word]) => second.has(word))
    .sort(
      ([a], [b]) =>
        (inQuestions.get(b) ?? 0) - (inQuestions.get(a) ?? 0) ||
        among.get(a)! - among.get(b)! ||
        b.length - a.length,
    )
    .slice(0, MOST_WORDS)
    .map(([, word]) => word)
}

/** In how many of them each word is. */
function countIn(all: readonly Iterable<string>[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>()
  for (const words of all) for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1)
  return counts
}
