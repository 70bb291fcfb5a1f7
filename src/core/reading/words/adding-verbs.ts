/** Verbs that only put something there that was not: nothing is lost by them. */
export const ADDING_VERBS: ReadonlySet<string> = new Set(
  'create add insert append register post book reserve'.split(' '),
)
