import { importText } from '../../core/dialects/import'
import { arr, type JsonNode, type JsonObject, member, obj } from '../../core/json/node'
import { print } from '../../core/json/print'
import type { Lang } from '../../core/lint/rule'
import { nameOf } from '../../core/model/tool'
import { type Conversion, conversionOf, conversionToJson } from '../conversion'
import type { PullFailure } from './failure'
import type { Listed } from './list-tools'

/** The reading of what a server sent: as `toolwright convert` reads a list of the protocol. */
const DIALECT = 'mcp.2025-11-25'

/** What is printed of a list, and what there is to say about it. */
export interface PulledOutput {
  /** The list as the server said it. */
  readonly wire: JsonObject
  readonly conversion: Conversion
  /** Whether every item is a tool that can be read. */
  readonly isReadable: boolean
}

/** Reads the list with the importer, to say what an import would change; the list stays as it is. */
export function pulledOutput(listed: Listed, lang: Lang): PulledOutput {
  const wire = obj([member('tools', arr(listed.tools))])
  const imported = importText(print(wire), { from: DIALECT })
  const items = imported.tools.map(({ tool }) => ({
    tool,
    name: nameOf(tool),
    written: { ok: true as const, wire: tool, losses: [], errors: [] },
  }))
  const wires = imported.tools.map(({ item }) => item as JsonObject)
  const read = conversionOf(imported, { items, setErrors: [], wires }, '', lang)
  return {
    wire,
    conversion: { ...read, detected: false, isSingle: false },
    isReadable: imported.isWhole && imported.errors.length + imported.opaque.length === 0,
  }
}

/** What a program gets instead of a list that could not be had. */
export function failureToJson(failure: PullFailure, message: string): JsonNode {
  const code = `pull.${failure.code}`
  return conversionToJson({
    dialect: undefined,
    detected: false,
    tools: [],
    losses: [],
    errors: [{ tool: '', code, path: '#', message }],
    opaque: [],
    namespaces: [],
    isSingle: false,
    keepsOpaque: false,
  })
}
