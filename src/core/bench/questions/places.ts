/** Where a set keeps its questions. */
export const QUESTIONS_PATH = ['bench', 'questions'] as const
/** Where it keeps what was matched by hand between its versions. */
export const MATCHES_PATH = ['bench', 'matches'] as const
