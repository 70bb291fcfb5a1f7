import type { JsonNode, Path } from '../../json/node'
import type { DialectError, Loss } from '../dialect'
import type { StrictProfile } from './profile'

/** One walk through a schema that makes it strict, and what it has found so far. */
export interface Pass {
  /** The schema that references count from. */
  readonly root: JsonNode
  readonly profile: StrictProfile
  readonly losses: Loss[]
  readonly errors: DialectError[]
  /** References that were refused already; each is told of once. */
  readonly refusedReferences: Set<string>
  inlined: number
}

export function newPass(root: JsonNode, profile: StrictProfile): Pass {
  return { root, profile, losses: [], errors: [], refusedReferences: new Set(), inlined: 0 }
}

export function lose(pass: Pass, code: string, path: Path, values?: Loss['values']): void {
  pass.losses.push({ code, path, ...(values ? { values } : {}) })
}

/** Tells an error and gives back nothing, for the places that then have nothing to go on with. */
export function refuse(
  pass: Pass,
  code: string,
  path: Path,
  values?: DialectError['values'],
): undefined {
  pass.errors.push({ code, path, ...(values ? { values } : {}) })
  return undefined
}
