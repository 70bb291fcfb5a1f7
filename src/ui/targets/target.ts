import type { Dialect, DialectError, Loss } from '../../core/dialects/dialect'
import type { JsonObject } from '../../core/json/node'
import type { SourceTarget } from '../../core/source/target'

/** One way in which a vendor takes a tool: a version, or one of two forms. */
export interface Variant {
  readonly dialect: Dialect
  /** What tells it from its siblings. */
  readonly label: string
  /** The same with strict on, where the vendor has that. */
  readonly strict?: Dialect
}

/** A vendor's JSON; the first variant is the one that is meant when nothing else is said. */
export interface Vendor {
  readonly kind: 'json'
  readonly key: string
  /** Short, the same in every language. */
  readonly name: string
  readonly variants: readonly [Variant, ...Variant[]]
}

/** A framework's source code. */
export interface Framework {
  readonly kind: 'source'
  readonly key: string
  readonly name: string
  readonly source: SourceTarget
}

/** What a platform enforces: it goes to no model, so nothing can be lost in it. */
export interface HostPolicy {
  readonly kind: 'policy'
  readonly key: string
  readonly name: string
}

export type Target = Vendor | Framework | HostPolicy

/** What writes an export, after vendor, variant and strict have been chosen. */
export type Writer =
  | { readonly kind: 'json'; readonly dialect: Dialect }
  | { readonly kind: 'source'; readonly source: SourceTarget }
  | { readonly kind: 'policy'; readonly key: string }

export function writerId(writer: Writer): string {
  if (writer.kind === 'policy') return writer.key
  return writer.kind === 'json' ? writer.dialect.id : writer.source.id
}

/** What became of one tool. */
export interface Took {
  readonly ok: boolean
  readonly losses: readonly Loss[]
  readonly errors: readonly DialectError[]
}

/** How a target takes one tool by itself. */
export function takes(tool: JsonObject, writer: Writer): Took {
  if (writer.kind === 'json') return writer.dialect.write!(tool)
  if (writer.kind === 'policy') return { ok: true, losses: [], errors: [] }
  return writer.source.write([tool]).items[0]!
}
