import { callSchemaOf } from '../authoring/samples/calls'
import { accepts, newJudge } from '../authoring/samples/accepts'
import { injectedList } from '../authoring/injected/injected-list'
import { booleanOf, getIn, type JsonNode, membersOf, type Path, withoutMembers } from '../json/node'
import { contractOf } from '../model/contract'
import { inputSchemaOf } from '../model/tool'
import { changed } from '../probe/change'
import { collectFaults } from './collect-faults'
import { breaksCallFormat } from './formats'
import { isNothing } from './misreadings'
import type { CallCode, CallProblem } from './problem'
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
  const names = injected.flatMap(({ name }) => name ?? [])
  const own = args.kind === 'object' ? withoutMembers(args, names) : args
  const problems = [...injected, ...schemaProblems(tool, own), ...contractNotes(tool)]
  return { problems, isValid: problems.every(({ severity }) => severity !== 'error') }
}

function schemaProblems(tool: JsonNode, args: JsonNode): readonly CallProblem[] {
  const schema = callSchemaOf(tool)
  const root = inputSchemaOf(tool)
  if (!schema || !root) return [note('no-schema', BASE)]
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
  const reduced = changed(args, { op: 'leave-out', at: path })
  if (!reduced) return false
  return !collectFaults(reduced, schema, root, BASE).faults.some(
    (each) =>
      each.path.length === path.length - 1 &&
      (each.name === path.at(-1) || each.groups !== undefined),
  )
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

/** Of the call as a whole. */
const note = (code: CallCode, place: Path): CallProblem => ({
  code,
  severity: 'note',
  path: [],
  place,
  readings: [],
})

/** What the contract and the exports say that no argument can meet. */
function contractNotes(tool: JsonNode): readonly CallProblem[] {
  const notes: CallProblem[] = []
  const contract = contractOf(tool)
  const { who, when } = contract?.confirmation ?? {}
  if (contract?.effect === 'destructive' && (who === undefined || who === 'none'))
    notes.push(note('unconfirmed', ['contract', 'effect']))
  if (who !== undefined && who !== 'none')
    notes.push({
      ...note('needs-confirmation', ['contract', 'confirmation']),
      who,
      ...(when === undefined ? {} : { when }),
    })
  if (booleanOf(getIn(tool, ['exports', 'hidden'])) === true)
    notes.push(note('hidden', ['exports', 'hidden']))
  return notes
}
