import type { Edit } from '../json/edit'
import type { JsonObject, Path } from '../json/node'
import type { Severity, Values } from './finding'

export type Lang = 'en' | 'zh'
export type Words = Readonly<Record<Lang, string>>

/** What a rule is about, and its folder; the set's rules count in the set's score only. */
export const GROUPS = ['naming', 'description', 'params', 'schema', 'contract', 'set'] as const
export type Group = (typeof GROUPS)[number]

/**
 * What some dialects have no place for. A rule that needs one of these is not asked about a
 * definition whose dialect, or whose author, could not or did not state it.
 */
export type Carried = 'annotations' | 'output' | 'contract'

/**
 * How well it is known that the rule matters. Opinions are off until switched on; they and the
 * limits of vendors never count in the score.
 */
export type Evidence = 'measured' | 'study' | 'vendor-limit' | 'guidance' | 'opinion'

/** The slots of a message, `{name}`, as a type. */
type Slots<T extends string> = T extends `${string}{${infer Slot}}${infer Rest}`
  ? Slot | Slots<Rest>
  : never

type Template = { readonly en: string; readonly zh: string }
type ValuesFor<T extends Template> = { readonly [S in Slots<T['en'] | T['zh']>]: string | number }

export interface Report<M extends Record<string, Template>, F extends Record<string, Template>> {
  <K extends keyof M & string>(finding: {
    readonly message: K
    readonly path: Path
    readonly values: ValuesFor<M[K]>
    readonly severity?: Severity
    /** Set rules only: the index of the tool that the path is in. */
    readonly tool?: number
    /** Where it takes time to make, a function: it is called when somebody looks at the fix. */
    readonly fix?: FixFor<F> | (() => FixFor<F> | undefined)
  }): void
}

export type FixFor<F extends Record<string, Template>> = {
  [K in keyof F & string]: {
    readonly id: K
    readonly values: ValuesFor<F[K]>
    readonly edits: readonly Edit[]
    readonly tools?: readonly JsonObject[]
  }
}[keyof F & string]

/** A definition the rule passes (`good`) or flags (`bad`); a test runs every one. */
export interface Example {
  readonly lang: Lang
  readonly tools: readonly object[]
}

export interface Rule<
  M extends Record<string, Template> = Record<string, Template>,
  F extends Record<string, Template> = Record<string, Template>,
> {
  /** The file's name; says the wanted condition, or starts with `no-`. */
  readonly id: string
  readonly group: Group
  readonly severity: Severity
  readonly evidence: Evidence
  /** Where the rule and its grade come from. */
  readonly source: string
  /** Off until switched on, as opinions are; a checklist asks it all the same. */
  readonly isOptional?: true
  readonly needs?: Carried
  readonly summary: Words
  readonly why: Words
  readonly messages: M
  readonly fixes: F
  readonly examples: { readonly good: readonly Example[]; readonly bad: readonly Example[] }
  readonly check: (context: RuleContext, report: Report<M, F>) => void
}

/**
 * What a rule sees. A rule of group `set` sees all tools, in order, and says which it means. Any
 * other sees its own tool only, so that what it found stays true while other tools change.
 */
export interface RuleContext {
  readonly tool: JsonObject
  readonly tools: readonly JsonObject[]
}

/** Checks a rule's words at compile time: both languages, known ids, slots spelt right. */
export function defineRule<
  const M extends Record<string, Template>,
  const F extends Record<string, Template>,
>(rule: Rule<M, F>): Rule {
  return rule as unknown as Rule
}

/** Whether a rule speaks without being asked to. */
export const isOnByDefault = (rule: Rule): boolean =>
  rule.evidence !== 'opinion' && rule.isOptional !== true

export type { Values }
