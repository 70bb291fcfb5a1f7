import type { Tightening } from '../tightening'
import { OF_OBJECTS } from './of-objects'
import { OF_VALUES } from './of-values'

/** Every way to make a schema narrower. */
export const TIGHTENINGS: ReadonlyMap<string, Tightening> = new Map(
  [...OF_OBJECTS, ...OF_VALUES].map((each) => [each.id, each]),
)
