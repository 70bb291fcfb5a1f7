import { profileOf } from '../../authoring/set/profiles'
import type { DialectError } from '../../dialects/dialect'
import { exportTools } from '../../dialects/export'
import { get, type JsonObject } from '../../json/node'
import { nameOf } from '../../model/tool'
import { oncePer } from '../../once-per'
import type { Arm, Wire } from '../runs/run'

/** A tool as a model gets it. */
export interface SentTool {
  /** Its place in the arm. */
  readonly place: number
  /** What the arm calls it, and what it is called on the wire. */
  readonly name: string
  readonly sentAs: string
  readonly wire: JsonObject
}

/** A tool that a model cannot be given, and why the vendor would refuse it. */
export interface UnsentTool {
  readonly place: number
  readonly name: string
  /** `hidden`: its author keeps it from every export. */
  readonly why: 'hidden' | readonly DialectError[]
}

export interface PreparedArm {
  readonly arm: Arm
  readonly tools: readonly SentTool[]
  readonly unsent: readonly UnsentTool[]
  /** Tools whose name the vendor would refuse, so that they go under another. */
  readonly renamed: readonly SentTool[]
  /** Two tools of one name: no vendor takes that. */
  readonly doubled: readonly string[]
}

const DIALECT_OF: Readonly<Record<Wire, string>> = {
  'openai-chat': 'openai.chat',
  anthropic: 'claude',
}

/**
 * A version's tools in the words of a wire, by the same exporters that the studio has. What cannot be
 * sent, and what has to go by another name, is told before anything is sent.
 */
export function prepareArm(arm: Arm, wire: Wire): PreparedArm {
  const known = prepared(arm)
  const made = known.get(wire) ?? make(arm, wire)
  known.set(wire, made)
  return made
}

const prepared = oncePer((_: Arm) => new Map<Wire, PreparedArm>())

function make(arm: Arm, wire: Wire): PreparedArm {
  const profiled = profileOf({}, arm.tools)
  const places = arm.tools.flatMap((_, place) =>
    profiled[place]!.why === undefined ? [place] : [],
  )
  const given = places.map((place) => arm.tools[place]!)
  const exported = exportTools(given, DIALECT_OF[wire], [], [], ['export.name'])!
  const tools: SentTool[] = []
  const unsent: UnsentTool[] = arm.tools.flatMap((tool, place) =>
    profiled[place]!.why === undefined ? [] : [{ place, name: nameOf(tool), why: 'hidden' }],
  )
  exported.items.forEach(({ tool, written }, i) => {
    const place = places[i]!
    const name = nameOf(tool)
    const errors = written.errors.filter((each) => each.severity !== 'warning')
    if (!written.ok) unsent.push({ place, name, why: errors })
    else tools.push({ place, name, sentAs: sentName(written.wire, wire), wire: written.wire })
  })
  const seen = new Set<string>()
  const doubled = tools.flatMap(({ sentAs }) =>
    seen.has(sentAs) ? [sentAs] : (seen.add(sentAs), []),
  )
  return {
    arm,
    tools,
    unsent: unsent.sort((a, b) => a.place - b.place),
    renamed: tools.filter(({ name, sentAs }) => name !== sentAs),
    doubled,
  }
}

const sentName = (wire: JsonObject, kind: Wire): string =>
  nameOf(kind === 'anthropic' ? wire : functionOf(wire))

function functionOf(wire: JsonObject): JsonObject {
  const inside = get(wire, 'function')
  return inside?.kind === 'object' ? inside : wire
}
