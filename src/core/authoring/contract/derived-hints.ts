import type { JsonObject } from '../../json/node'
import { annotationsOf, type Hint, HINTS } from '../../model/annotations'
import { contractOf } from '../../model/contract'

/** Why a hint is what it is, as a key of the words that say so. */
export type HintReason =
  | 'reads'
  | 'changes'
  | 'destroys'
  | 'takenBack'
  | 'fields'
  | 'repeats'
  | 'keyOnly'
  | 'unsaid'
  | 'noMatter'
  | 'yours'

export interface DerivedHint {
  readonly hint: Hint
  /** What follows from the contract; undefined where nothing does. */
  readonly derived: boolean | undefined
  readonly reason: HintReason
  /** What the document's annotations say. */
  readonly stated: boolean | undefined
}

/**
 * What the annotations have to be by the contract, beside what they are; none without an effect. Of a
 * tool that only reads, MCP gives `destructiveHint` and `idempotentHint` no meaning.
 */
export function derivedHints(tool: JsonObject): readonly DerivedHint[] {
  const contract = contractOf(tool)
  const effect = contract?.effect
  if (effect === undefined) return []
  const stated = annotationsOf(tool)
  const reads = effect === 'read'
  const by = contract?.idempotency?.by
  const follows: Readonly<Record<Hint, readonly [boolean | undefined, HintReason]>> = {
    readOnlyHint: reads ? [true, 'reads'] : [false, 'changes'],
    destructiveHint: reads
      ? [undefined, 'noMatter']
      : effect === 'destructive'
        ? [true, 'destroys']
        : [false, 'takenBack'],
    idempotentHint: reads
      ? [undefined, 'noMatter']
      : by === 'fields'
        ? [true, 'fields']
        : by === 'key'
          ? [undefined, 'keyOnly']
          : by === 'none'
            ? [false, 'repeats']
            : [stated.idempotentHint ?? false, 'unsaid'],
    openWorldHint: [undefined, 'yours'],
  }
  return HINTS.map((hint) => ({
    hint,
    derived: follows[hint][0],
    reason: follows[hint][1],
    stated: stated[hint],
  }))
}

/** Whether the annotations say something else, or nothing, where something follows. */
export const differs = ({ derived, stated }: DerivedHint): boolean =>
  derived !== undefined && derived !== stated
