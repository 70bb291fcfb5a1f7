import type { Edit } from '../core/json/edit'
import { getIn, type JsonNode, type JsonObject, type Path } from '../core/json/node'
import { INPUT } from '../core/model/parameters'
import { rowPaths, type RowPlace } from '../core/model/row-places'
import { bodyOf } from '../core/model/schema-body'

/** What the monkey has in its hands: three numbers that choose, and a text. */
export interface Whim {
  readonly a: number
  readonly b: number
  readonly c: number
  readonly text: string
}

export interface Act {
  readonly name: string
  readonly edits: (tool: JsonObject, whim: Whim) => readonly Edit[]
  /** Takes out what the author pointed at, and what stands inside with it. */
  readonly removes?: true
}

export const pick = <T>(all: readonly T[], turn: number): T | undefined => all[turn % all.length]

interface Row {
  readonly at: Path
  readonly owner: Path
  readonly schema: JsonNode
  readonly body: { readonly path: Path; readonly schema: JsonNode }
  readonly place: RowPlace
}

function rowOf(tool: JsonObject, { a }: Whim): Row | undefined {
  const at = pick(rowPaths(tool, INPUT), a)
  const schema = at && getIn(tool, at)
  if (!at || !schema) return undefined
  const parent = at.slice(0, -1)
  const role =
    at.at(-2) === 'properties'
      ? 'parameter'
      : getIn(tool, parent)?.kind !== 'array'
        ? 'item'
        : at.at(-2) === 'anyOf' || at.at(-2) === 'oneOf'
          ? 'variant'
          : 'entry'
  const name = String(at.at(-1))
  const place: RowPlace = { role, path: at, schema, name, isRequired: a % 2 === 0 }
  return { at, owner: at.slice(0, -2), schema, body: bodyOf(tool, at), place }
}

export const atRow =
  (edits: (row: Row, tool: JsonObject, whim: Whim) => readonly Edit[]): Act['edits'] =>
  (tool, whim) => {
    const row = rowOf(tool, whim)
    return row ? edits(row, tool, whim) : []
  }

export const atParameter = (edits: (row: Row, tool: JsonObject, whim: Whim) => readonly Edit[]) =>
  atRow((row, tool, whim) => (row.place.role === 'parameter' ? edits(row, tool, whim) : []))
