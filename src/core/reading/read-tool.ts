import type { JsonNode } from '../json/node'
import { type Answer, nameOf } from '../model/tool'
import { oncePer } from '../once-per'
import { type Effect, effectOf } from './effect'
import { listedInProse } from './enum-in-prose'
import { type Flag, flagsOf } from './flags'
import { formatMissing } from './format-missing'
import { injectedParameters } from './injected'
import type { Level } from './read-does'
import { readDescription } from './read-description'
import type { Sentence } from './read-text'

export { readDescription } from './read-description'

/** What a tool's definition says to a reader, as the model and a reviewer would read it. */
export interface Reading {
  /** 0 absent, 1 partial or implied, 2 clearly stated. */
  readonly answers: Readonly<Record<Answer, Level>>
  /** The description's sentences and the answers each gives; offsets are in the composed text. */
  readonly sentences: readonly Sentence[]
  /** The worst the text or schema clearly allows. */
  readonly effect: Effect
  readonly flags: readonly Flag[]
  /** Parameters by leaf name, each once, in document order. */
  readonly injected: readonly string[]
  readonly enumInProse: readonly string[]
  readonly formatMissing: readonly string[]
}

/** The whole reading of a tool; the same object for the same tool. */
export const readTool = oncePer((tool: JsonNode): Reading => {
  const description = readDescription(tool)
  return {
    answers: description.answers,
    sentences: description.sentences,
    effect: effectOf(tool),
    flags: flagsOf(description, nameOf(tool)),
    injected: names(injectedParameters(tool)),
    enumInProse: names([...listedInProse(tool).keys()]),
    formatMissing: names(formatMissing(tool)),
  }
})

const names = (parameters: readonly { readonly name: string }[]): readonly string[] => [
  ...new Set(parameters.map((parameter) => parameter.name)),
]
