/** Why a request came to what it came to, closer than its kind of outcome; each has its own advice. */
export const OUTCOME_REASONS = [
  /** The model, or a filter that speaks for it, would not answer. */
  'refused',
  /** The server asks for a key and none was sent. */
  'no-key',
  'key-refused',
  /** The key is good, but not for this model or from this place. */
  'not-permitted',
  /** The account, or the server, takes no requests from web pages. */
  'no-web-pages',
  'no-credit',
  'too-fast',
  'overloaded',
  'server-failed',
  'no-such-model',
  'no-such-address',
  'no-tools',
  'tool-refused',
  'too-long',
  'setting-refused',
  'filtered',
  'redirected',
  /** The answer is no JSON, or none that this wire knows. */
  'not-an-answer',
  'too-large',
  'request-refused',
  /** The server is there; the browser keeps its answer from the page. */
  'blocked',
  'unreachable',
  /** The page's own policy does not let it ask this host. */
  'not-listed',
  /** A key that cannot stand in a header. */
  'key-unreadable',
] as const
export type OutcomeReason = (typeof OUTCOME_REASONS)[number]

/** What holds for every request of a run, so that asking on would only cost time and money. */
export const HOPELESS: ReadonlySet<OutcomeReason> = new Set([
  'no-key',
  'key-refused',
  'not-permitted',
  'no-web-pages',
  'no-credit',
  'no-such-model',
  'no-such-address',
  'no-tools',
  'tool-refused',
  'setting-refused',
  'redirected',
  'blocked',
  'unreachable',
  'not-listed',
  'key-unreadable',
])
