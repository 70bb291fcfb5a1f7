import type { Carried } from '../lint/rule'
import { oncePer } from '../once-per'
import type { Dialect } from './dialect'
import { dialectById, IMPORT_NAMES } from './registry'

const NOTHING: ReadonlySet<Carried> = new Set()

const carriedIn = oncePer(({ carries }: Dialect): ReadonlySet<Carried> =>
  carries ? new Set(carries) : NOTHING,
)

/**
 * What a definition in a dialect can say beside name, text and parameters, by the dialect's id or a
 * name that an import takes; nothing for a name that is unknown. The same set for the same dialect.
 */
export function carriedBy(dialectId: string): ReadonlySet<Carried> {
  const name = Object.hasOwn(IMPORT_NAMES, dialectId) ? IMPORT_NAMES[dialectId] : dialectId
  const dialect = dialectById(name ?? '')
  return dialect ? carriedIn(dialect) : NOTHING
}
