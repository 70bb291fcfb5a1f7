import type { JsonNode } from '../../json/node'
import type { Fact, Facts, Placed } from './facts'

/** A question that is being answered further up, and how far down in the value that was. */
export interface Proof {
  /** Questions that may still be asked. */
  work: number
  /** Members and items gone down into. */
  level: number
  readonly open: Map<string, number>
  readonly ids: WeakMap<JsonNode, number>
  nextId: number
}

/** Schemas refer to each other, so one question can lead to a great many. */
const MOST_WORK = 20_000

export const newProof = (): Proof => ({
  work: MOST_WORK,
  level: 0,
  open: new Map(),
  ids: new WeakMap(),
  nextId: 0,
})

/** The answer to a question about a schema and what is known, asked by `covers` and its parts. */
export type Ask = (wanted: Placed, facts: Facts, proof: Proof) => boolean

/** One text for one question, whichever way it was come by. */
export function questionKey(wanted: Placed, facts: readonly Fact[], proof: Proof): string {
  const known = facts.map(
    ({ schema, root, spent }) => `${placeOf({ schema, root }, proof)}${spent.join('')}`,
  )
  return `${placeOf(wanted, proof)}:${known.sort().join()}`
}

/** The same node may stand in two documents, and refer to other things in each. */
const placeOf = ({ schema, root }: Placed, proof: Proof): string =>
  `${idOf(schema, proof)}@${idOf(root, proof)}`

function idOf(node: JsonNode, proof: Proof): number {
  let id = proof.ids.get(node)
  if (id === undefined) {
    id = proof.nextId++
    proof.ids.set(node, id)
  }
  return id
}

/** The same question about a part of the value. */
export function askBelow(ask: Ask, wanted: Placed, facts: Facts, proof: Proof): boolean {
  proof.level++
  const answer = ask(wanted, facts, proof)
  proof.level--
  return answer
}
