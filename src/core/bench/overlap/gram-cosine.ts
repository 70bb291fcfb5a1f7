import type { Grams } from './terms'

/** A text's runs by their number in this comparison, each with its share of the text's length. */
interface Weighed {
  readonly ids: Int32Array
  readonly weights: Float64Array
}

/**
 * The cosine between each question and each text, runs of characters weighed by how few texts have
 * them, and one said often by the logarithm of how often. For each question a number per text, from
 * 0 to 1.
 */
export function gramCosine(
  texts: readonly Grams[],
  questions: readonly Grams[],
): readonly Float64Array[] {
  const idOf = new Map<number, number>()
  const among: number[] = []
  const ids = texts.map(({ hashes }) =>
    hashes.map((hash) => {
      let id = idOf.get(hash)
      if (id === undefined) idOf.set(hash, (id = among.push(0) - 1))
      among[id]!++
      return id
    }),
  )
  const rarityOf = (count: number): number => 1 + Math.log((1 + texts.length) / (1 + count))
  const rarities = Float64Array.from(among, rarityOf)
  const unheard = rarityOf(0)
  const weighed = texts.map(({ times }, i) => weigh(ids[i]!, times, rarities, unheard))
  const asked = questions.map(({ hashes, times }) =>
    weigh(
      hashes.map((hash) => idOf.get(hash) ?? UNHEARD),
      times,
      rarities,
      unheard,
    ),
  )
  const placed = placesOf(weighed, asked, among.length)
  return asked.map((question) => cosines(question, placed, texts.length))
}

/** A run that no text has. */
const UNHEARD = -1

function weigh(
  ids: Int32Array,
  times: Int32Array,
  rarities: Float64Array,
  unheard: number,
): Weighed {
  const weights = new Float64Array(ids.length)
  let square = 0
  for (let i = 0; i < ids.length; i++) {
    const often = times[i] === 1 ? 1 : 1 + Math.log(times[i]!)
    const weight = often * (ids[i] === UNHEARD ? unheard : rarities[ids[i]!]!)
    weights[i] = weight
    square += weight * weight
  }
  const norm = Math.sqrt(square) || 1
  return { ids, weights: weights.map((weight) => weight / norm) }
}

/** By the number of each run that is asked about, in which texts it is and what it weighs there. */
function placesOf(
  texts: readonly Weighed[],
  questions: readonly Weighed[],
  count: number,
): readonly (readonly number[] | undefined)[] {
  const placed: (number[] | undefined)[] = Array.from({ length: count })
  for (const { ids } of questions) for (const id of ids) if (id !== UNHEARD) placed[id] ??= []
  texts.forEach(({ ids, weights }, at) => {
    for (let i = 0; i < ids.length; i++) placed[ids[i]!]?.push(at, weights[i]!)
  })
  return placed
}

function cosines(
  { ids, weights }: Weighed,
  placed: readonly (readonly number[] | undefined)[],
  count: number,
): Float64Array {
  const scores = new Float64Array(count)
  for (let i = 0; i < ids.length; i++) {
    const places = placed[ids[i]!] ?? []
    for (let j = 0; j < places.length; j += 2) scores[places[j]!]! += weights[i]! * places[j + 1]!
  }
  return scores
}
