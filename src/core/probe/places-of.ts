import { callSchemaOf } from '../authoring/samples/calls'
import type { Sample } from '../authoring/samples/sample-of'
import { type JsonNode, type JsonObject, type Path } from '../json/node'
import { pointer } from '../json/pointer'
import { descriptionText } from '../model/description'
import { oncePer } from '../once-per'
import { askedParameters } from '../reading/asked-parameters'
import { languageOf } from '../reading/language'
import { parametersOf } from '../schema/parameters'
import type { Field, ObjectPlace } from './field'
import { MOST_FIELDS } from './most-fields'
import { saidOf, walkCall, type Walk } from './places-in-call'
import { furtherCalls, validCalls } from './valid-calls'

/** All that can be made wrong in the calls of a tool. */
export interface FoundPlaces {
  readonly fields: readonly Field[]
  readonly objects: readonly ObjectPlace[]
  /** The calls that the places stand in. */
  readonly calls: readonly JsonNode[]
  /** Why there is no valid call to start from. */
  readonly problem?: Extract<Sample, { ok: false }>
  /** Parameters that no valid call was found for. */
  readonly missed: readonly Path[]
  /** How many fields of the calls were left out, because there are so many. */
  readonly leftOut: number
}

const NO_PLACES: FoundPlaces = { fields: [], objects: [], calls: [], missed: [], leftOut: 0 }

/** The fields and objects of a tool's calls, at every depth, each in a valid call; one per place. */
export const placesOf = oncePer((tool: JsonObject): FoundPlaces => {
  const schema = callSchemaOf(tool)
  if (!schema) return { ...NO_PLACES }
  const { calls: first, problem } = validCalls(tool)
  if (first.length === 0) return { ...NO_PLACES, ...(problem ? { problem } : {}) }
  const lang = languageOf(textsOf(tool))
  const fields = new Map<string, Field>()
  const objects = new Map<string, ObjectPlace>()
  const seen = new Set<string>()
  const leftOut = new Set<string>()
  const calls: JsonNode[] = []
  const look = (call: JsonNode): void => {
    calls.push(call)
    const said = saidOf(schema, ['inputSchema'], call, tool)
    const walk: Walk = {
      tool,
      call,
      lang,
      fields: [],
      objects: [],
      seen: (path) => void seen.add(pointer(path)),
    }
    walkCall(said, call, [], walk)
    for (const field of walk.fields) {
      const key = `${field.is} ${shapeOf(field.at)} ${pointer(field.path)}`
      if (fields.has(key)) continue
      if (fields.size < MOST_FIELDS) fields.set(key, field)
      else leftOut.add(key)
    }
    for (const place of walk.objects) {
      const key = `${shapeOf(place.at)} ${pointer(place.path)}`
      if (!objects.has(key)) objects.set(key, place)
    }
  }
  for (const call of first) look(call)
  const isSeen = (path: Path): boolean => seen.has(pointer(path))
  // With so many fields nothing further would be tried, so no calls are made for it.
  if (fields.size < MOST_FIELDS)
    for (const call of furtherCalls(tool, isSeen)) {
      look(call)
      if (fields.size >= MOST_FIELDS) break
    }
  const unseen = askedParameters(tool).flatMap(({ path }) => (isSeen(path) ? [] : [path]))
  const isFull = fields.size >= MOST_FIELDS
  return {
    fields: [...fields.values()],
    objects: [...objects.values()],
    calls,
    missed: isFull ? [] : unseen,
    leftOut: leftOut.size + (isFull ? unseen.length : 0),
  }
})

const textsOf = (tool: JsonObject): string => {
  const own = descriptionText(tool)
  return own.trim() !== ''
    ? own
    : parametersOf(tool)
        .map(({ text }) => text)
        .join(' ')
}

/** A place in a call, whichever entry of a list it is in. */
const shapeOf = (at: Path): string =>
  pointer(at.map((step) => (typeof step === 'number' ? '#' : step)))
