import type { JsonNode, Path } from '../json/node'
import type { Fault } from './fault'
import type { Misreading } from './misreadings'

/** What can be said of the arguments of a call, errors of the schema first. */
export const CALL_CODES = [
  'type',
  'enum',
  'const',
  'choice',
  'minimum',
  'maximum',
  'exclusiveMinimum',
  'exclusiveMaximum',
  'multipleOf',
  'minLength',
  'maxLength',
  'pattern',
  'format',
  'minItems',
  'maxItems',
  'uniqueItems',
  'contains',
  'minProperties',
  'maxProperties',
  'missing',
  'missing-with',
  'needs-one',
  'extra',
  'misspelt',
  'name',
  'item-extra',
  'refused',
  'several',
  'no-branch',
  'injected',
  'extra-open',
  'misspelt-open',
  'whole-with-point',
  'needs-confirmation',
  'unconfirmed',
  'hidden',
  'no-schema',
  'undecided',
] as const
export type CallCode = (typeof CALL_CODES)[number]

/** An error makes the call invalid; a note does not; what cannot be judged is neither. */
export type Severity = 'error' | 'note' | 'undecided'

/** What a problem has from its fault as it is. */
export const AS_FOUND = ['name', 'with', 'groups', 'branch', 'because', 'undecided'] as const

/** One thing to say of a call's arguments; the words stand in i18n. */
export interface CallProblem extends Pick<Fault, (typeof AS_FOUND)[number]> {
  readonly code: CallCode
  readonly severity: Severity
  /** In the arguments. For a missing member the path of the object that lacks it. */
  readonly path: Path
  /** In the tool's document, the keyword last; empty where no keyword says it. */
  readonly place: Path
  readonly keyword?: string
  readonly got?: JsonNode
  /** The keyword's own value. */
  readonly bound?: JsonNode
  readonly types?: readonly string[]
  readonly choices?: readonly JsonNode[]
  /** Of a member one too many: the names there are. */
  readonly declared?: readonly string[]
  /** The parameter that a misspelt one was meant for, or the allowed value that is near. */
  readonly meant?: string
  /** A missing one that stands there under this other name. */
  readonly under?: string
  /** The value stands for nothing, and the member may be left out. */
  readonly canBeLeftOut?: boolean
  /** A value that the author shows for it. */
  readonly example?: JsonNode
  readonly readings: readonly Misreading[]
  /** Of a confirmation: who gives it, and when. */
  readonly who?: string
  readonly when?: string
  /** Whose value it is, of what the system fills in. */
  readonly source?: string
}
