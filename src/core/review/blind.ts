import { questionsOf } from '../bench/questions/read-questions'
import { get, itemsOf, type JsonObject } from '../json/node'
import { nameOf } from '../model/tool'
import type { Picked } from './review-state'
import { seenBy, type Told } from './seen-by'

/** A question as a reader is asked it: what it expects stays with the author. */
export interface BlindQuestion {
  readonly id: string
  readonly text: string
}

/** A tool to pick, as a model of the dialect is told of it. */
export interface BlindTool {
  /** Its name in the set, which a pick is written with. */
  readonly name: string
  readonly told: Told
  /** All that the model gets of it, word for word. */
  readonly text: string
}

/** The questions of a set that readers can be asked, in the set's order. */
export const blindQuestions = (set: JsonObject): readonly BlindQuestion[] =>
  questionsOf(set)
    .questions.filter(({ text }) => text.trim() !== '')
    .map(({ id, text }) => ({ id, text }))

/**
 * The tools of a set that a model of a dialect gets, in their order. A hidden tool is none of them,
 * and one without a name cannot be picked.
 */
export const blindTools = (set: JsonObject, dialectId: string): readonly BlindTool[] =>
  itemsOf(get(set, 'tools')).flatMap((tool): readonly BlindTool[] => {
    const name = nameOf(tool)
    const seen = tool.kind === 'object' ? seenBy(tool, dialectId) : undefined
    return name && seen?.told ? [{ name, told: seen.told, text: seen.text }] : []
  })

/** What a person picked for a question as it stands, if it still counts. */
export const pickOf = (
  picks: readonly Picked[],
  person: string,
  question: BlindQuestion,
): Picked['entry'] | undefined =>
  picks.find(
    ({ entry, isCurrent }) =>
      isCurrent &&
      entry.by === person &&
      entry.question === question.id &&
      entry.asked === question.text,
  )?.entry
