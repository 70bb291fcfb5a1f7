import { callSchemaOf } from '../authoring/samples/calls'
import type { Sample } from '../authoring/samples/sample-of'
import { get, getIn, type JsonNode, type JsonObject, type Path, stringOf } from '../json/node'
import { inputSchemaOf } from '../model/tool'
import { isSameValue } from '../schema/misfit'
import { changed } from './change'
import type { Field, ObjectPlace } from './field'
import { factsOf } from './field-facts'
import type { Mistake, Wrong } from './mistake'
import { MISTAKES } from './mistakes/registry'
import { placesOf } from './places-of'
import { type Remedy, remedyFor } from './remedy'
import { sumOf, type Tally, tallyOf } from './tally'
import { type TightenedTool, tightenAll } from './tighten-all'
import { type Verdict, verdictOf } from './verdict'

/** One wrong call, and what becomes of it. */
export interface Trial {
  readonly mistake: string
  readonly variant?: string
  /** Where in the call the mistake is. */
  readonly at: Path
  /** Every place that was changed, where it takes more than one. */
  readonly touched: readonly Path[]
  /** What stands there; absent where something was left out. */
  readonly value?: JsonNode
  /** All arguments of the wrong call. */
  readonly call: JsonNode
  readonly verdict: Verdict
  /** Only of what was let through, and only where it was asked for. */
  readonly remedy?: Remedy
}

/** The mistakes at one place: a parameter at any depth, or what is between the members of an object. */
export interface PlaceReport {
  readonly is: Field['is'] | 'object'
  /** From the tool. */
  readonly path: Path
  readonly at: Path
  readonly trials: readonly Trial[]
  readonly tally: Tally
  /** All changes offered here that go together; only where that was asked for. */
  readonly together?: TightenedTool
}

export interface ToolProbe {
  readonly places: readonly PlaceReport[]
  readonly tally: Tally
  /** Why there is no valid call to start from; nothing was tried then. */
  readonly problem?: Extract<Sample, { ok: false }>
  /** Parameters that no valid call was found for; they were not tried. */
  readonly missed: readonly Path[]
  /** How many further fields were not tried, because the tool has more than are tried in one. */
  readonly leftOut: number
  /** All changes offered for the tool that go together; only where that was asked for. */
  readonly together?: TightenedTool
}

export interface ProbeOptions {
  /** Whether to look for what would stop the mistakes that are let through. */
  readonly offers?: boolean
  /** Whether to try the offers together too, per place and for the whole tool. */
  readonly together?: boolean
}

/**
 * Makes the mistakes that models make, one at a time, in a valid call of a tool, and says which the
 * input schema stops and by which keyword. A tool without a usable schema has nothing to be tried.
 */
export function probeTool(
  tool: JsonObject,
  { offers = false, together = false }: ProbeOptions = {},
): ToolProbe {
  const { fields, objects, problem, missed, leftOut } = placesOf(tool)
  const alone = [
    ...objects.filter(({ at }) => at.length === 0).map((each) => objectReport(tool, each, offers)),
    ...fields.map((each) => fieldReport(tool, each, offers)),
    ...objects.filter(({ at }) => at.length > 0).map((each) => objectReport(tool, each, offers)),
  ].filter(({ trials }) => trials.length > 0)
  const tally = sumOf(alone.map((each) => each.tally))
  const told = { tally, missed, leftOut, ...(problem ? { problem } : {}) }
  if (!together) return { ...told, places: alone }
  const places = alone.map((each) => ({ ...each, together: tightenAll(tool, each.trials) }))
  return {
    ...told,
    places,
    together: tightenAll(
      tool,
      alone.flatMap(({ trials }) => trials),
    ),
  }
}

function fieldReport(tool: JsonObject, field: Field, offers: boolean): PlaceReport {
  const trials = MISTAKES.flatMap((mistake) =>
    mistake.on === 'field'
      ? mistake
          .wrongs(field, tool)
          .flatMap((wrong) => trialOf(tool, mistake, field, wrong, offers) ?? [])
      : [],
  )
  const { is, path, at } = field
  return { is, path, at, trials, tally: tallyOf(trials) }
}

function objectReport(tool: JsonObject, place: ObjectPlace, offers: boolean): PlaceReport {
  const trials = MISTAKES.flatMap((mistake) =>
    mistake.on === 'object'
      ? mistake
          .wrongs(place, tool)
          .flatMap((wrong) => trialOf(tool, mistake, place, wrong, offers) ?? [])
      : [],
  )
  const { path, at } = place
  return { is: 'object', path, at, trials, tally: tallyOf(trials) }
}

/** Undefined where the wrong call is none: the value is one that the author wrote, or nothing changed. */
function trialOf(
  tool: JsonObject,
  mistake: Mistake,
  about: Field | ObjectPlace,
  wrong: Wrong,
  offers: boolean,
): Trial | undefined {
  const { change, variant } = wrong
  const schema = callSchemaOf(tool)
  const root = inputSchemaOf(tool)
  const call = changed(about.call, change)
  if (!schema || !root || !call) return undefined
  const field = mistake.on === 'field' ? (about as Field) : undefined
  const isCopy = mistake.on === 'field' && mistake.isCopy === true
  const value = change.op === 'set' ? change.value : undefined
  if (field && value && !isCopy && isRight(field, value)) return undefined
  const judged = verdictOf(call, schema, root)
  const format = field && value?.kind === 'string' ? unjudgedFormat(field) : undefined
  const verdict: Verdict =
    judged.is === 'through' && format !== undefined && !isCopy
      ? { is: 'undecided', why: 'format', detail: format }
      : judged
  const at = change.op === 'all' && change.changes.length === 1 ? change.changes[0]!.at : change.at
  const shown = change.op === 'rename' ? getIn(about.call, change.at) : getIn(call, at)
  return {
    mistake: mistake.id,
    ...(variant === undefined ? {} : { variant }),
    touched: change.op === 'all' ? change.changes.map((each) => each.at) : [],
    at: change.op === 'rename' ? [...change.at.slice(0, -1), change.to] : at,
    ...(shown ? { value: shown } : {}),
    call,
    verdict,
    ...(offers && verdict.is === 'through'
      ? { remedy: remedyFor(tool, mistake, about, wrong, call) }
      : {}),
  }
}

/** What the author wrote is right, whatever it looks like. */
const isRight = (field: Field, value: JsonNode): boolean =>
  [field.value, ...factsOf(field).written].some((each) => isSameValue(each, value))

/** Formats that validators know and our judge does not: what it lets through they may stop. */
const UNJUDGED = new Set([
  'hostname',
  'idn-hostname',
  'uri-reference',
  'iri',
  'iri-reference',
  'uri-template',
  'json-pointer',
  'relative-json-pointer',
  'regex',
  'byte',
])

function unjudgedFormat(field: Field): string | undefined {
  const format = stringOf(get(field.whole, 'format'))
  return format !== undefined && UNJUDGED.has(format) ? format : undefined
}
