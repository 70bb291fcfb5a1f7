import type { DialectError, Loss } from '../../core/dialects/dialect'

/**
 * What became of something in a tool: `moved` into a description, `leftOut` although a model would
 * have read it or been held to it, `rewritten`, `host` for what the vendor has no field for and no
 * model ever sees, such as a title for people, or `warned`.
 *
 * The difference between `leftOut` and `host` keeps the marks meaningful: a tool that only leaves its
 * title and its hints behind is, for the model, the tool that was written.
 */
export type Fate = 'moved' | 'leftOut' | 'rewritten' | 'host' | 'warned'

export const FATES: readonly Fate[] = ['moved', 'leftOut', 'rewritten', 'host', 'warned']

/** Members of a tool that a model reads or is held to; all else that is dropped was for the host. */
const FOR_THE_MODEL = ['dropped.inputExamples', 'dropped.strict', 'dropped.namespace']

/** Nothing changes with an empty description, but it is seldom meant. */
const EMPTY = ['dropped.description', 'description.empty']

/** The fate of a loss. A code that is not known here has rewritten something. */
export function fateOf({ code }: Loss): Fate {
  if (EMPTY.includes(code)) return 'warned'
  if (code.endsWith('-to-description')) return 'moved'
  if (code.startsWith('dropped.')) return FOR_THE_MODEL.includes(code) ? 'leftOut' : 'host'
  return /dropped|-truncated$|^description\.not-text$/.test(code) ? 'leftOut' : 'rewritten'
}

export const isWarning = (error: DialectError): boolean => error.severity === 'warning'
