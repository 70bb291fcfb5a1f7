import { nameOf } from '../../model/tool'
import type { Judged } from '../judging/judged'
import type { Question } from '../questions/question'
import type { Arm, Trial } from '../runs/run'
import { nameInVersion } from './name-in-version'

/** Right picks where the expected tool stood at these places in the list, both from 1. */
export interface PlaceCount {
  readonly from: number
  readonly to: number
  readonly right: number
  readonly of: number
}

/** Longer lists are told by thirds. */
const MOST_SINGLE = 6

/**
 * Whether the place of the expected tool in what was sent makes a difference: judged first calls of
 * one version, for questions that expect a tool that the version has. Of several the first counts.
 */
export function byPosition(
  arm: Arm,
  questions: readonly Question[],
  rows: readonly { readonly judged: Judged; readonly trial: Trial }[],
): readonly PlaceCount[] {
  const byId = new Map(questions.map((question) => [question.id, question]))
  const places = rows.flatMap(({ judged, trial }) => {
    const { judgement } = judged
    if (judgement !== 'right' && judgement !== 'wrong') return []
    const place = placeOf(arm, byId.get(judged.question), trial.order)
    return place === undefined ? [] : [{ place, isRight: judgement === 'right' }]
  })
  if (places.length === 0) return []
  const longest = Math.max(...new Set(rows.map(({ trial }) => trial.order.length)))
  return bounds(longest).map(([from, to]) => {
    const here = places.filter(({ place }) => place >= from && place <= to)
    return { from, to, right: here.filter(({ isRight }) => isRight).length, of: here.length }
  })
}

function placeOf(
  arm: Arm,
  question: Question | undefined,
  order: readonly number[],
): number | undefined {
  if (question?.expected.is !== 'tool') return undefined
  const names = new Set(question.expected.tools.flatMap((name) => nameInVersion(arm, name) ?? []))
  const at = order.findIndex((index) => names.has(nameOf(arm.tools[index])))
  return at < 0 ? undefined : at + 1
}

function bounds(count: number): readonly (readonly [number, number])[] {
  if (count <= MOST_SINGLE) return Array.from({ length: count }, (_, i) => [i + 1, i + 1])
  const third = Math.ceil(count / 3)
  return [
    [1, third],
    [third + 1, 2 * third],
    [2 * third + 1, count],
  ]
}
