import { sha256 } from '../../policy/sha-256'
import type { Arm } from './run'

/**
 * The order in which an arm's tools are sent: the author's in trial 0, later one that is drawn by
 * seed, question and trial from what the document calls the tools, so that the tools that two versions
 * share stand in the same order in both.
 */
export function toolOrder(
  arm: Arm,
  places: readonly number[],
  nameAt: (place: number) => string,
  {
    question,
    trial,
    seed,
  }: { readonly question: string; readonly trial: number; readonly seed: number },
): readonly number[] {
  if (trial === 0) return places
  const documentName = new Map(Object.entries(arm.matches.tools).map(([own, here]) => [here, own]))
  const drawn = (place: number): string => {
    const name = nameAt(place)
    return sha256(JSON.stringify([seed, question, trial, documentName.get(name) ?? name]))
  }
  return places
    .map((place) => ({ place, key: drawn(place) }))
    .sort((a, b) => (a.key < b.key ? -1 : a.key > b.key ? 1 : a.place - b.place))
    .map(({ place }) => place)
}
