import { snakeName } from '../reading/parameter-name'
import type { ArgumentPlace } from './api-parameters'

/** Names that only a credential has, wherever in the request it goes. */
const ANYWHERE =
  /^(?:x_)?(?:authorization|proxy_authorization|(?:[a-z]+_)*api_?key|(?:[a-z]+_)*access_?token|access_?key(?:_id)?|(?:[a-z]+_)*secret(?:_key)?|(?:app|client)_?secret|auth_?(?:token|key)|bearer(?:_token)?|refresh_token|id_token|csrf_?token|xsrf_?token)$/

/**
 * What a header or a cookie by such a name is: what the calling application or session is known by.
 * In an address the same words name things (`app_token` of a table, `page_token`, `file_token`).
 */
const IN_HEADERS =
  /^(?:x_)?(?:(?:[a-z]+_)*tokens?|(?:app|client)_?(?:id|key)|credentials?|signature|sign|cookie|(?:j|php)?sess(?:ion)?_?id|session(?:_(?:id|key|token))?|jwt)$/

/** Whether a parameter asks for a credential, judged by its name and place alone. */
export function isCredential(name: string, place: ArgumentPlace): boolean {
  const words = snakeName(name)
  if (place === 'path' || place === 'body') return false
  if (ANYWHERE.test(words)) return true
  return (place === 'header' || place === 'cookie') && IN_HEADERS.test(words)
}
