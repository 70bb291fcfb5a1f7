import type { Edit } from '../json/edit'
import {
  arr,
  bool,
  get,
  getIn,
  itemsOf,
  type JsonNode,
  type JsonObject,
  member,
  type Member,
  membersOf,
  obj,
  sameData,
  str,
  stringOf,
  withMember,
  withoutMembers,
} from '../json/node'
import { contractOf } from '../model/contract'
import { inputSchemaOf, nameOf } from '../model/tool'
import { hasChoiceOfJobs, listOfJobs } from '../reading/jobs'
import { readDescription } from '../reading/read-tool'
import { onlyRepeatsName } from '../reading/repeats-name'
import { parametersOf } from '../schema/parameters'
import { type Action, type ActionChoice, actionChoiceOf } from './action-choice'
import { partsOfName, splitNames } from './split-names'
import { splitSchema } from './split-schema'
import type { Sibling } from './split-siblings'
import { splitDescription } from './split-text'
import { answerPoints, COST, costPerParameter, DESCRIBED_POINTS, WEIGHTS } from './weights'

/** A tool that does several things, made into one tool for each. */
export interface Split {
  readonly names: readonly string[]
  /** Make the first of them of the tool. */
  readonly edits: readonly Edit[]
  /** The others, in the order of the actions. */
  readonly tools: readonly JsonObject[]
}

/** More actions than this are a system of their own, and not put right by one click. */
const MOST = 16

/**
 * A tool split by the parameter that chooses its action: each new tool has its own name, first
 * sentence, parameters, annotations and effect. What cannot be told apart is kept in all of them.
 * None where a part would tell the model less than the whole did, beyond what a warning that goes
 * with the split was worth: texts that cannot be taken apart are for a person to split.
 */
export function splitTool(tool: JsonObject, isWarned: boolean): Split | undefined {
  const choice = actionChoiceOf(tool)
  const schema = inputSchemaOf(tool)
  if (!choice || !schema || choice.actions.length > MOST) return undefined
  const names = splitNames(
    nameOf(tool),
    choice.actions.map(({ value }) => value),
  )
  if (!names) return undefined
  const siblings = choice.actions.map((action, i) => ({ name: names[i]!, action }))
  const [first, ...others] = siblings.map((own) => one(tool, own, choice, siblings))
  const least = pointsOf(tool) - (isWarned ? warningPoints(tool) : 0)
  const isSound = (part: JsonObject): boolean =>
    pointsOf(part) >= least && (onlyRepeatsName(tool) || !onlyRepeatsName(part))
  if (![first!, ...others].every(isSound)) return undefined
  return { names, edits: editsBetween(tool, first!), tools: others.map(asNew) }
}

/** What a new tool does not take over: settled findings, and what an import knew of the old one. */
const asNew = (tool: JsonObject): JsonObject => withoutMembers(tool, ['lint', 'vendor'])

/** What its answers are worth, and the share of its parameters that are described, as the score has them. */
function pointsOf(tool: JsonObject): number {
  const parameters = parametersOf(tool)
  const described = parameters.filter(({ text }) => text.trim() !== '').length
  const share = parameters.length === 0 ? 1 : described / parameters.length
  return answerPoints(readDescription(tool).answers) + DESCRIBED_POINTS * share
}

/** What the warnings cost that a split takes away: of the choice, and of the list of jobs. */
const warningPoints = (tool: JsonObject): number =>
  costPerParameter(parametersOf(tool).length) +
  (listOfJobs(tool) !== undefined && !hasChoiceOfJobs(tool)
    ? COST.warning * WEIGHTS.description
    : 0)

function one(
  tool: JsonObject,
  { name, action }: Sibling,
  choice: ActionChoice,
  siblings: readonly Sibling[],
): JsonObject {
  const { object } = partsOfName(nameOf(tool))
  const schema = splitSchema(inputSchemaOf(tool)!, object, action, choice)
  const kept = new Set(membersOf(get(schema, 'properties')).map(({ key }) => key))
  let now = withMember(withoutMembers(tool, ['title']), 'name', str(name))
  if (get(tool, 'description'))
    now = withMember(now, 'description', splitDescription(tool, action, choice, siblings))
  now = withMember(now, 'inputSchema', schema)
  now = withMember(now, 'annotations', annotationsFor(tool, action))
  const contract = get(tool, 'contract')
  if (contract?.kind === 'object')
    now = withMember(now, 'contract', contractFor(tool, contract, action, kept))
  const examples = get(tool, 'inputExamples')
  if (examples?.kind !== 'array') return now
  const own = examples.items.flatMap((each) => exampleFor(each, action, choice, kept))
  return own.length > 0
    ? withMember(now, 'inputExamples', arr(own))
    : withoutMembers(now, ['inputExamples'])
}

/** An example of a call of this action, without saying which action it is. */
function exampleFor(
  example: JsonNode,
  action: Action,
  choice: ActionChoice,
  kept: ReadonlySet<string>,
): readonly JsonNode[] {
  if (stringOf(get(example, choice.name)) !== action.value) return []
  return [obj(membersOf(example).filter(({ key }) => kept.has(key)))]
}

/** By the effect of the action; what its verb leaves open is stated as clients assume it. */
function annotationsFor(tool: JsonNode, { effect }: Action): JsonObject {
  const hints: readonly Member[] =
    effect === 'read'
      ? [member('readOnlyHint', bool(true))]
      : [
          member('readOnlyHint', bool(false)),
          member('destructiveHint', bool(effect !== 'write')),
          member('idempotentHint', bool(false)),
        ]
  const openWorld = getIn(tool, ['annotations', 'openWorldHint'])
  return obj(openWorld ? [...hints, member('openWorldHint', openWorld)] : hints)
}

/** What only says something of a change, which a read is not. */
const OF_CHANGES = ['confirmation', 'idempotency', 'verification', 'outcomes']

/** The contract with the effect of the action, where an effect is stated at all. */
function contractFor(
  tool: JsonNode,
  contract: JsonObject,
  { effect }: Action,
  kept: ReadonlySet<string>,
): JsonObject {
  const stated = contractOf(tool)?.effect
  const now =
    stated === undefined || effect === 'unclear'
      ? contract
      : withMember(contract, 'effect', str(effect))
  const slim = effect === 'read' ? withoutMembers(now, OF_CHANGES) : now
  const idempotency = get(slim, 'idempotency')
  const fields = get(idempotency, 'fields')
  if (idempotency?.kind !== 'object' || fields?.kind !== 'array') return slim
  const left = itemsOf(fields).filter((item) => kept.has(stringOf(item) ?? ''))
  return left.length > 0
    ? withMember(slim, 'idempotency', withMember(idempotency, 'fields', arr(left)))
    : withoutMembers(slim, ['idempotency'])
}

/** The edits that make one document of another, member by member. */
function editsBetween(before: JsonObject, after: JsonObject): readonly Edit[] {
  const gone = before.members.filter(({ key }) => !get(after, key))
  return [
    ...gone.map(({ key }): Edit => ({ op: 'remove', path: [key] })),
    ...membersOf(after).flatMap(({ key, value }): Edit[] =>
      sameData(get(before, key), value) ? [] : [{ op: 'set', path: [key], value }],
    ),
  ]
}
