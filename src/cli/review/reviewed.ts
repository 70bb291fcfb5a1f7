import type { JsonObject } from '../../core/json/node'
import type { Asked } from '../../core/lint/checklists/answer'
import type { Lang } from '../../core/lint/rule'

/** A set with its review, and what is known of its tools. */
export interface Reviewed {
  readonly set: JsonObject
  readonly lang: Lang
  readonly asked: Asked
}
