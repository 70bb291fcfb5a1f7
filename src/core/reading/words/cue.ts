import type { Answer } from '../../model/tool'

/** A turn of phrase by which a sentence answers a question, in either language. */
export interface Cue {
  readonly answer: Answer
  /** 1 implied or partial, 2 clearly stated. */
  readonly level: 1 | 2
  /** Words of which a sentence must have one, whatever their ending, to be tried at all; `#` is any digit. */
  readonly anchors: readonly string[]
  /** Matched against plain letters: simplified characters, half-width digits. */
  readonly pattern: RegExp
  /** A sentence that also has this does not count. */
  readonly unless?: RegExp
  /** A sentence it is meant for; a test reads every one. */
  readonly example: string
}

/** A pattern from its parts, in either case or just as they are written. */
export const en = (...sources: readonly string[]): RegExp => new RegExp(sources.join(''), 'i')
export const exact = (...sources: readonly string[]): RegExp => new RegExp(sources.join(''))

/** A cue without its answer, in the order it is read: how clear, where, what, for instance, except. */
export type CueLine = readonly [
  level: 1 | 2,
  anchors: string,
  pattern: RegExp,
  example: string,
  unless?: RegExp,
]

export const cuesOf = (answer: Answer, lines: readonly CueLine[]): readonly Cue[] =>
  lines.map(([level, anchors, pattern, example, unless]) => ({
    answer,
    level,
    anchors: anchors.split(' '),
    pattern,
    example,
    ...(unless ? { unless } : {}),
  }))
