import { illegalPlaces } from '../schema/legality'
import type { DialectError, Loss } from '../dialects/dialect'
import { isChosen, type Repair, type RepairChoice, repairId } from '../dialects/repairs/repair'
import { arr, bool, type JsonObject, type Member, member, obj, str } from '../json/node'
import { get } from '../json/node'
import type { ApiDocument, ApiOperation } from './api-document'
import type { SchemaSource } from './gathered-schemas'
import { mergeInput } from './merged-input'
import { operationRecord, RECORD } from './operation-record'
import { readAnswer } from './responses'
import { type ToolName, toolNames } from './tool-names'

/** A tool that says what the document says, and no more: a draft for its author to work on. */
export interface Draft {
  readonly operation: ApiOperation
  readonly tool: JsonObject
  /** Paths of `openapi.*` and `import.*` count from the document's root, all others from the input schema. */
  readonly losses: readonly Loss[]
  /** What could be done to it and was not. */
  readonly offers: readonly Repair[]
}

/** An operation that no tool could be made of, and why. */
export interface RefusedOperation {
  readonly operation: ApiOperation
  readonly errors: readonly DialectError[]
}

export interface Drafts {
  readonly drafts: readonly Draft[]
  readonly refused: readonly RefusedOperation[]
  /** Ids that the document does not have. */
  readonly unknown: readonly string[]
}

export interface DraftOptions {
  /** Which repairs to make instead of offering them, as an import takes them. */
  readonly repair?: RepairChoice
}

/** Methods that change nothing by the meaning of HTTP (RFC 9110, section 9.2.1). */
const SAFE = ['GET', 'HEAD', 'OPTIONS', 'TRACE', 'QUERY']

/**
 * One tool for each operation chosen by its id, or for all of them: literal, with every difference
 * from the document reported. Names are the same whichever are chosen. An operation that cannot be
 * said whole (a parameter or body out of reach) is refused, not cut short.
 */
export function draftsOf(
  document: ApiDocument,
  chosen?: readonly string[],
  options: DraftOptions = {},
): Drafts {
  const { operations } = document
  const names = toolNames(operations)
  const ids = chosen && new Set(chosen)
  const source: SchemaSource = { document, repair: options.repair ?? false, known: new Map() }
  const drafts: Draft[] = []
  const refused: RefusedOperation[] = []
  for (const operation of operations) {
    const name = names.get(operation)
    if (!name || (ids && !ids.has(operation.id))) continue
    const made = draftOf(source, operation, name)
    if ('errors' in made) refused.push(made)
    else drafts.push(made)
  }
  const unknown = [...(ids ?? [])].filter((id) => !operations.some((each) => each.id === id))
  return { drafts, refused, unknown }
}

function draftOf(
  source: SchemaSource,
  operation: ApiOperation,
  { name, losses: nameLosses }: ToolName,
): Draft | RefusedOperation {
  const input = mergeInput(source, operation)
  if (input.errors.length > 0) return { operation, errors: input.errors }
  const answer = readAnswer(source, operation)
  const description = descriptionOf(operation)
  const readOnly = readOnlyOffer(operation)
  const isReadOnly = readOnly !== undefined && isChosen(source.repair, readOnly)
  const members: (Member | undefined | false)[] = [
    member('name', str(name)),
    description !== '' && member('description', str(description)),
    member('inputSchema', input.inputSchema),
    answer.outputSchema && member('outputSchema', answer.outputSchema),
    input.inputExamples.length > 0 && member('inputExamples', arr(input.inputExamples)),
    isReadOnly && member('annotations', obj([member('readOnlyHint', bool(true))])),
    input.injected.length > 0 && member('contract', obj([member('injected', arr(input.injected))])),
    member('vendor', obj([member(RECORD, operationRecord(source.document, operation, input))])),
  ]
  const rest = restLosses(operation)
  const illegal = illegalPlaces(input.inputSchema).map(({ path, keyword }) => ({
    code: 'schema.not-2020-12',
    path,
    values: { keyword },
  }))
  const losses = toldOnce([...nameLosses, ...input.losses, ...answer.losses, ...rest, ...illegal])
  const offers = toldOnce([...input.offers, ...answer.offers])
  return {
    operation,
    tool: obj(members.filter((each): each is Member => typeof each === 'object')),
    losses: [
      { code: 'openapi.translated-as-is', path: [] },
      ...losses,
      ...(readOnly && isReadOnly ? [readOnly] : []),
    ],
    offers: [...offers, ...(readOnly && !isReadOnly ? [readOnly] : [])],
  }
}

/**
 * That a tool only reads is a claim about the server that its method alone does not prove, so it is
 * made only where it is chosen.
 */
function readOnlyOffer({ method, at: path }: ApiOperation): Repair | undefined {
  if (!SAFE.includes(method)) return undefined
  const code = 'openapi.read-only-method'
  return { code, path, id: repairId(code, path), isOptIn: true, values: { method } }
}

/** Summary and description as they stand; a summary that the description begins with is not said twice. */
function descriptionOf({ summary, description }: ApiOperation): string {
  if (summary.trim() === '') return description
  if (description.trim() === '') return summary
  const isSaid =
    description.startsWith(summary) && !/^[a-z\d]/i.test(description.slice(summary.length))
  return isSaid ? description : `${summary}\n\n${description}`
}

/** A shared schema that is used in its parts and as a whole is changed twice, and told of once. */
function toldOnce<T extends Loss>(losses: readonly T[]): readonly T[] {
  const seen = new Set<string>()
  return losses.filter(({ code, path, values }) => {
    const id = repairId(code, path) + JSON.stringify(values ?? {})
    return !seen.has(id) && seen.add(id)
  })
}

/** What else an operation has that a tool has no place for. */
function restLosses(operation: ApiOperation): readonly Loss[] {
  const losses: Loss[] = []
  if (operation.isDeprecated)
    losses.push({ code: 'openapi.deprecated', path: [...operation.at, 'deprecated'] })
  if (get(operation.node, 'callbacks'))
    losses.push({ code: 'openapi.callbacks', path: [...operation.at, 'callbacks'] })
  return losses
}
