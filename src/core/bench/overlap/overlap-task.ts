import { type JsonObject, obj } from '../../json/node'
import { parse, rootObject } from '../../json/parse'
import { type AskedQuestion, type WordingOverlap, wordingOverlap } from './wording-overlap'

/** Versions of a set, each as its tools' JSON texts, and what is asked of all of them. */
export interface OverlapTask {
  readonly versions: readonly (readonly string[])[]
  readonly questions: readonly AskedQuestion[]
}

/** The same with a number for each text, and the texts of those numbers that are new. */
export interface OverlapRequest {
  readonly versions: readonly (readonly number[])[]
  readonly added: readonly (readonly [number, string])[]
  readonly questions: readonly AskedQuestion[]
}

/** What came of a task: an overlap for each version, or why there is none. */
export type OverlapOutcome =
  | { readonly ok: true; readonly versions: readonly WordingOverlap[] }
  | { readonly ok: false; readonly reason: 'no-worker' | 'too-slow' | 'failed' | 'stopped' }

/** Tools that were read before, by their numbers. */
export type KnownTools = Map<number, JsonObject>

/** Answers a request; only texts that are new are read. Forgets the tools that it does not name. */
export function answerOverlap(
  known: KnownTools,
  { versions, added, questions }: OverlapRequest,
): readonly WordingOverlap[] {
  for (const [number, text] of added) known.set(number, rootObject(parse(text)) ?? obj([]))
  const named = new Set(versions.flat())
  for (const number of known.keys()) if (!named.has(number)) known.delete(number)
  return versions.map((numbers) =>
    wordingOverlap(
      numbers.map((number) => known.get(number) ?? obj([])),
      questions,
    ),
  )
}
