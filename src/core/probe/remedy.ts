import type { Edit } from '../json/edit'
import type { JsonNode, JsonObject } from '../json/node'
import { print } from '../json/print'
import type { Field, ObjectPlace } from './field'
import type { Ask, CheckId, Mistake, Wrong } from './mistake'
import { keptAfter, stops } from './tested-edits'
import type { Subject } from './tightening'
import { TIGHTENINGS } from './tightenings/registry'

/** What can be done about a mistake that a schema lets through. */
export type Remedy =
  /** The smallest edit that stops it and refuses nothing that is right; tried out. */
  | {
      readonly is: 'edit'
      readonly tightening: string
      readonly keyword: string
      readonly edits: readonly Edit[]
    }
  /** A schema could stop it, once the author has said what nothing tells yet. */
  | { readonly is: 'ask'; readonly ask: Ask }
  /** No schema can stop it: the program has to check. */
  | { readonly is: 'check'; readonly check: CheckId }

/** How much an edit adds to the text; of those that stop a mistake the smallest is offered. */
const sizeOf = (edits: readonly Edit[]): number =>
  edits.reduce(
    (sum, edit) =>
      sum + String(edit.path.at(-1)).length + ('value' in edit ? print(edit.value, 0).length : 0),
    0,
  )

/** What to do about a wrong call that the tool lets through. */
export function remedyFor(
  tool: JsonObject,
  mistake: Mistake,
  about: Field | ObjectPlace,
  wrong: Wrong,
  call: JsonNode,
): Remedy {
  const field = mistake.on === 'field' ? (about as Field) : undefined
  const place = mistake.on === 'object' ? (about as ObjectPlace) : undefined
  const subject: Subject = {
    tool,
    wrong,
    ...(field ? { field } : {}),
    ...(place ? { place } : {}),
  }
  const ways = mistake.stoppedBy
    .map((id) => ({ id, edits: TIGHTENINGS.get(id)?.edits(subject) ?? [] }))
    .filter(({ edits }) => edits.length > 0)
    .sort((a, b) => sizeOf(a.edits) - sizeOf(b.edits))
  for (const { id, edits } of ways) {
    const after = keptAfter(tool, edits, field)
    if (after && stops(after, call))
      return { is: 'edit', tightening: id, keyword: keywordOf(edits), edits }
  }
  const otherwise =
    mistake.on === 'field' ? mistake.otherwise(field!, tool) : mistake.otherwise(place!, tool)
  return 'check' in otherwise
    ? { is: 'check', check: otherwise.check }
    : { is: 'ask', ask: otherwise.ask }
}

const keywordOf = (edits: readonly Edit[]): string =>
  String(edits[0]!.path.findLast((step) => typeof step === 'string'))
