import type { Words } from '../../lint/rule'
import type { Both } from '../../templates/both'
import type { Template } from '../../templates/template'

/** A question of a demonstration: in both languages, for the good versions of the templates. */
export interface DemonstrationQuestion {
  readonly id: string
  readonly text: Both
  /** The tool's name; null for none, `ask` for a question back. */
  readonly expected: string | null | { readonly ask: true }
  readonly expectedArgs?: Readonly<Record<string, object>>
  readonly tags?: readonly string[]
  /** Kept back; most are not. */
  readonly split?: 'holdout'
  readonly then?: object
}

/** A set to try the bench with, whose poorer versions are those of its templates. */
export interface Demonstration {
  readonly id: string
  readonly title: Words
  readonly note: Words
  readonly templates: readonly Template[]
  readonly questions: readonly DemonstrationQuestion[]
}
