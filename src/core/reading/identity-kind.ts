import type { JsonNode } from '../json/node'
import type { Lang } from '../lint/rule'
import { descriptionText } from '../model/description'
import type { Parameter } from '../schema/parameters'
import { snakeName } from './parameter-name'

const SECRET =
  /^(?:(?:access|auth|api|bearer|refresh|session|user|app|client|secret|security|csrf|oauth|sdk|private)_?)?(?:tokens?|api_?keys?|access_?keys?|secret_?keys?|private_?keys?|keys?|secrets?|credentials?)$|^(?:authorization|auth_?headers?)$/
const IDEMPOTENT = /idempoten|幂等|冪等/i

/** Whether what the system knows is a secret that no conversation should hold. */
export const isSecret = ({ name, text }: Parameter): boolean =>
  SECRET.test(snakeName(name)) && !IDEMPOTENT.test(text)

const OF_USER = /user|uid|open_?id|union_?id/
const OF_ORGANISATION = /^(?:org|organi[sz]ation|tenant|company|corp|enterprise)/
/** The tool speaks of users as of others: `orders of a user`, 某个用户的订单. */
const ANY_USER =
  /\b(?:for|of|from|by|about) (?:a|any|another|each|specific|given|particular|specified) (?:\w+ )?(?:users?|players?)\b|\b(?:steam|gamer?|players?)\b|(?:特定|指定|某个?|任意|其他)的?(?:用户|玩家)|玩家/i

/** Whether the id of a user or an organisation may also be another's than the caller's. */
export function mayBeAnother(tool: JsonNode, { name, text, isNested }: Parameter): boolean {
  const snake = snakeName(name)
  if (/\b(?:current|own|my|caller|logged[- ]in)\b|当前|本人|登录/i.test(`${text} ${snake}`))
    return false
  if (OF_ORGANISATION.test(snake)) return isNested
  return OF_USER.test(snake) && ANY_USER.test(`${text}\n${descriptionText(tool)}`)
}

/** Where a program usually takes such a value from; the author sees it in the contract. */
export function usualSource(name: string, lang: Lang): string {
  if (/trace|request|correlation|span|nonce/.test(name)) return lang === 'zh' ? '链路' : 'trace'
  if (/token|key|secret|credential|auth|url|path|env/.test(name))
    return lang === 'zh' ? '配置' : 'configuration'
  return lang === 'zh' ? '会话' : 'session'
}
