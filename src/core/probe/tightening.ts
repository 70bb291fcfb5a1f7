import type { Edit } from '../json/edit'
import type { JsonObject } from '../json/node'
import type { Field, ObjectPlace } from './field'
import type { Wrong } from './mistake'

/** What an edit is meant to stop, and where. */
export interface Subject {
  readonly tool: JsonObject
  readonly wrong: Wrong
  readonly field?: Field
  readonly place?: ObjectPlace
}

/** A way to make a schema narrower. */
export interface Tightening {
  readonly id: string
  /** The edits; none where it does not apply. Whether they stop the mistake is tried afterwards. */
  readonly edits: (subject: Subject) => readonly Edit[]
}
