import { callSchemaOf } from '../authoring/samples/calls'
import { accepts, newJudge } from '../authoring/samples/accepts'
import { injectedList } from '../authoring/injected/injected-list'
import {
  booleanOf,
  getIn,
  type JsonNode,
  type JsonObject,
  membersOf,
  type Path,
} from '../json/node'
import { contractOf } from '../model/contract'
import { inputSchemaOf } from '../model/tool'
import { collectFaults } from './collect-faults'
import { breaksCallFormat } from './formats'
import { isNothing } from './misreadings'
import type { CallProblem } from './problem'
import { problemOf, withMeanings } from './problem-of'

/** What came of checking the arguments of a call. */
export interface CheckedArguments {
  /** Errors, notes, and what cannot be judged, in the order of the schema. */
  readonly problems: readonly CallProblem[]
  /** No error was found. */
  readonly isValid: boolean
}

const BASE: Path = ['inputSchema']

/**
 * Everything that is wrong with the arguments of a call to a tool, and what is worth noting: against
 * the input schema (draft 2020-12, older spellings included) and the contract. Formats count as
 * rules. What the program fills in is no argument; a value for it is an error of its own.
 */
export function checkArguments(tool: JsonNode, args: JsonNode): CheckedArguments {
  const injected = injectedProblems(tool, args)
  const own = withoutMembers(
    args,
    injected.map((each) => each.name ?? ''),
  )
  const problems = [...injected, ...schemaProblems(tool, own), ...contractNotes(tool)]
  return { problems, isValid: problems.every(({ severity }) => severity !== 'error') }
}

function schemaProblems(tool: JsonNode, args: JsonNode): readonly CallProblem[] {
  const schema = callSchemaOf(tool)
  const root = inputSchemaOf(tool)
  if (!schema || !root)
    return [{ code: 'no-schema', severity: 'note', path: [], place: BASE, readings: [] }]
  const { faults, notes } = collectFaults(args, schema, root, BASE)
  const accepted = (value: JsonNode, own: JsonNode): boolean =>
    accepts(value, own, newJudge(root, undefined, breaksCallFormat))
  const problems = [...faults, ...notes].map((each) => problemOf(each, root, accepted))
  // A schema that says nothing of its type still stands for the arguments, and those are an object.
  const isObject = args.kind === 'object'
  const isTold = problems.some(({ path, code }) => path.length === 0 && code === 'type')
  const shape: CallProblem[] =
    isObject || isTold
      ? []
      : [
          {
            code: 'type',
            severity: 'error',
            path: [],
            place: [],
            types: ['object'],
            got: args,
            readings: [],
          },
        ]
  const told = withMeanings([...shape, ...problems], args)
  return told.map((each) =>
    each.severity === 'error' && each.got && isNothing(each.got) && each.path.length > 0
      ? { ...each, canBeLeftOut: canBeLeftOut(each.path, args, schema, root) }
      : each,
  )
}

/** Whether arguments without a member miss nothing in its place. */
function canBeLeftOut(path: Path, args: JsonNode, schema: JsonNode, root: JsonNode): boolean {
  const name = path.at(-1)
  const above = path.slice(0, -1)
  const owner = getIn(args, above)
  if (typeof name !== 'string' || owner?.kind !== 'object') return false
  const reduced = replaced(args, above, withoutMembers(owner, [name]))
  return !collectFaults(reduced, schema, root, BASE).faults.some(
    (each) =>
      each.path.length === above.length && (each.name === name || each.groups !== undefined),
  )
}

function replaced(node: JsonNode, path: Path, value: JsonNode): JsonNode {
  const [step, ...rest] = path
  if (step === undefined) return value
  if (node.kind === 'array')
    return {
      ...node,
      items: node.items.map((each, i) => (i === step ? replaced(each, rest, value) : each)),
    }
  if (node.kind !== 'object') return node
  return {
    ...node,
    members: node.members.map((each) =>
      each.key === step ? { ...each, value: replaced(each.value, rest, value) } : each,
    ),
  }
}

function withoutMembers<T extends JsonNode>(node: T, names: readonly string[]): T | JsonObject {
  if (node.kind !== 'object' || names.length === 0) return node
  return { ...node, members: node.members.filter(({ key }) => !names.includes(key)) }
}

function injectedProblems(tool: JsonNode, args: JsonNode): readonly CallProblem[] {
  const list = injectedList(tool)
  return membersOf(args).flatMap(({ key, value }): readonly CallProblem[] => {
    const entry = list.find(({ name }) => name === key)
    if (!entry) return []
    return [
      {
        code: 'injected',
        severity: 'error',
        path: [key],
        place: ['contract', 'injected', entry.index],
        name: key,
        got: value,
        source: entry.source,
        readings: [],
      },
    ]
  })
}

/** What the contract and the exports say that no argument can meet. */
function contractNotes(tool: JsonNode): readonly CallProblem[] {
  const notes: CallProblem[] = []
  const contract = contractOf(tool)
  const { who, when } = contract?.confirmation ?? {}
  if (contract?.effect === 'destructive' && (who === undefined || who === 'none'))
    notes.push({
      code: 'unconfirmed',
      severity: 'note',
      path: [],
      place: ['contract', 'effect'],
      readings: [],
    })
  if (who !== undefined && who !== 'none')
    notes.push({
      code: 'needs-confirmation',
      severity: 'note',
      path: [],
      place: ['contract', 'confirmation'],
      who,
      ...(when === undefined ? {} : { when }),
      readings: [],
    })
  if (booleanOf(getIn(tool, ['exports', 'hidden'])) === true)
    notes.push({
      code: 'hidden',
      severity: 'note',
      path: [],
      place: ['exports', 'hidden'],
      readings: [],
    })
  return notes
}
