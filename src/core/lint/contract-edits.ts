import type { Edit } from '../json/edit'
import { arr, bool, get, type JsonNode, type JsonObject, member, obj, str } from '../json/node'
import { annotationsOf, type Hint, HINTS } from '../model/annotations'
import { contractOf } from '../model/contract'
import { setInOrder, setMember } from '../model/write-members'

/** Adds a record to one of the lists of the contract; makes what is missing above it. */
export function addToContract(tool: JsonNode, list: string, record: JsonObject): Edit {
  const path = ['contract', list]
  const node = get(get(tool, 'contract'), list)
  return node?.kind === 'array'
    ? { op: 'insert', path: [...path, node.items.length], value: record }
    : { op: 'set', path, value: arr([record]) }
}

/** States who agrees before the call; a condition that stands there already stays. */
export function stateConfirmation(tool: JsonNode, who: 'user' | 'human'): Edit {
  const node = get(get(tool, 'contract'), 'confirmation')
  return node?.kind === 'object'
    ? { op: 'set', path: ['contract', 'confirmation', 'who'], value: str(who) }
    : { op: 'set', path: ['contract', 'confirmation'], value: obj([member('who', str(who))]) }
}

/** A record of texts, those that are there. */
export const textRecord = (texts: Readonly<Record<string, string>>): JsonObject =>
  obj(Object.entries(texts).map(([key, text]) => member(key, str(text))))

/** The hints as the contract has them; those that are right already are not among the edits. */
export function hintsByContract(tool: JsonNode): readonly Edit[] {
  const contract = contractOf(tool)
  if (contract?.effect === undefined) return []
  const stated = annotationsOf(tool)
  const by = contract.idempotency?.by
  const isIdempotent = by === 'fields' ? true : by === 'none' ? false : stated.idempotentHint
  const wanted: Partial<Record<Hint, boolean>> =
    contract.effect === 'read'
      ? { readOnlyHint: true }
      : {
          readOnlyHint: false,
          destructiveHint: contract.effect === 'destructive',
          idempotentHint: isIdempotent ?? false,
        }
  // What only says something of a tool that changes something is no longer true of a read.
  const gone: readonly Edit[] =
    contract.effect === 'read' && stated.destructiveHint === true
      ? [{ op: 'remove', path: ['annotations', 'destructiveHint'] }]
      : []
  return [...stateHints(tool, wanted), ...gone]
}

/** Sets hints, those that are not so already; a new one goes to its place in the usual order. */
export function stateHints(
  tool: JsonNode,
  hints: Readonly<Partial<Record<Hint, boolean>>>,
): readonly Edit[] {
  const stated = annotationsOf(tool)
  const annotations = get(tool, 'annotations')
  const wanted = HINTS.flatMap((hint) => {
    const value = hints[hint]
    return value === undefined || value === stated[hint] ? [] : [member(hint, bool(value))]
  })
  if (wanted.length === 0) return []
  if (!annotations && tool.kind === 'object') return setMember(tool, 'annotations', obj(wanted))
  return wanted.map(({ key, value }) => setInOrder(annotations, HINTS, ['annotations', key], value))
}
