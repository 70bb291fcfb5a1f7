import { dialectById } from '../dialects/registry'
import { JAVA_FRAMEWORKS } from './java/frameworks'

/** The vendor's own name of a dialect or of a framework whose source was read; none for `mixed`. */
export const labelOf = (id: string): string | undefined =>
  (dialectById(id) ?? JAVA_FRAMEWORKS.find((framework) => framework.id === id))?.label
