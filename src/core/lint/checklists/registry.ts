import { CAPABILITY } from './capability'
import { type Checklist, type ChecklistId } from './checklist'
import { DESCRIPTION } from './description'
import { ENGINEERING } from './engineering'
import { PRODUCT } from './product'
import { SCHEMA } from './schema'

/** The lists, in the order they are offered. */
export const CHECKLISTS: Readonly<Record<ChecklistId, Checklist>> = {
  product: PRODUCT,
  description: DESCRIPTION,
  engineering: ENGINEERING,
  schema: SCHEMA,
  capability: CAPABILITY,
}
