import { dialectById } from '../../dialects/registry'
import { applyEdits, type Edit } from '../../json/edit'
import { type JsonObject, type Path } from '../../json/node'
import { fromPlain } from '../../json/plain'
import { parse, rootObject } from '../../json/parse'
import { print } from '../../json/print'
import { editsFromWire, wireOf, type WireEdits } from './edits-from-wire'

export interface TypedOver extends WireEdits {
  /** The document's text after the edits. */
  readonly text: string
  readonly tool: JsonObject
  /** What was typed, and what the dialect writes of the document now. */
  readonly typed: string
  readonly written: string
}

export const toolOf = (plain: object): JsonObject => fromPlain(plain) as JsonObject
export const read = (text: string): JsonObject => rootObject(parse(text))!

/** Where the parameters stand in a dialect's item. */
export function schemaAt(dialect: string, wire: JsonObject): Path {
  const got = dialectById(dialect)!.read(wire)
  if (got.kind !== 'tool') throw new Error('the fixture is no tool')
  return got.schemaAt
}

/** Types over what a dialect writes of a tool, and carries that back. */
export function typeOver(
  tool: JsonObject,
  dialect: string,
  change: (wire: string, schema: Path) => string,
): TypedOver {
  const own = print(tool)
  const before = read(print(wireOf(tool, dialect)!))
  const typed = change(print(before), schemaAt(dialect, before))
  const result = editsFromWire(read(own), dialect, before, read(typed))
  const done = applyEdits(own, result.edits)
  if (!done.ok)
    throw new Error(`an edit cannot be made: ${done.reason} ${JSON.stringify(done.edit)}`)
  const after = read(done.text)
  return {
    ...result,
    text: done.text,
    tool: after,
    typed: print(read(typed)),
    written: print(wireOf(after, dialect)!),
  }
}

/** Edits of a text that must be possible. */
export function withEdits(text: string, edits: readonly Edit[]): string {
  const done = applyEdits(text, edits)
  if (!done.ok) throw new Error(`no such edit: ${done.reason} ${JSON.stringify(done.edit)}`)
  return done.text
}
