import { snakeName } from '../../reading/parameter-name'

/** Where the system takes a value from, as it is written in the document; any other text may stand there too. */
export const SOURCES = [
  'session',
  'tenant',
  'role',
  'trace',
  'idempotency key',
  'configuration',
] as const
export type InjectedSource = (typeof SOURCES)[number]

/** The source that a parameter's name speaks of, in this order; the caller is whom the session knows. */
const BY_NAME: readonly (readonly [RegExp, InjectedSource])[] = [
  [/idempoten|nonce|dedup|^client_request/, 'idempotency key'],
  [/trace|correlation|request_id|span/, 'trace'],
  [/tenant|org(?:ani[sz]ation)?(?:_|$)|company|corp|enterprise|workspace/, 'tenant'],
  [/role|permission|scope|approval_limit/, 'role'],
  [/key|secret|token|credential|authorization|url|env|config|region|cookie/, 'configuration'],
  [/session|user|uid|caller|operator|account|actor|login|open_?id/, 'session'],
]

/** The source a name suggests; undefined where it says nothing of one. */
export function suggestedSource(name: string): InjectedSource | undefined {
  const words = snakeName(name)
  if (/^(?:session|id|access|user|refresh)_token$/.test(words)) return 'session'
  return BY_NAME.find(([pattern]) => pattern.test(words))?.[1]
}
