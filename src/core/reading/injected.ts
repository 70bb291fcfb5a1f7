import { get, getIn, itemsOf, type JsonNode, memberOf, type Path, stringOf } from '../json/node'
import { inputSchemaOf, nameOf } from '../model/tool'
import { oncePer } from '../once-per'
import { oncePerText } from '../once-per-text'
import { type Parameter, parametersOf } from '../schema/parameters'
import { resolveReference } from '../schema/reference'
import { mainTypeOf } from '../schema/types'
import { snakeName } from './parameter-name'
import {
  APP_ID,
  APP_SECRET,
  AUTHENTICATES,
  INJECTED_NAMES,
  INJECTED_TEXT,
  MAY_BE_INJECTED,
  NAMES_DOCUMENT,
  NARROWS,
  NOT_INJECTED_TEXT,
  OF_ONE_ACTION,
  UID_OF_THING,
} from './words/injected-names'
import { nameWords } from './words/name-words'

/**
 * The parameters that ask the model for what the running system knows: the caller's identity,
 * tenant, session, credentials, trace and idempotency keys. What the contract already says the
 * system fills in is not asked of the model, and is not among them.
 */
export const injectedParameters = oncePer((tool: JsonNode): readonly Parameter[] => {
  const settled = namesInContract(tool)
  return parametersOf(tool).filter(
    (parameter) => !settled.includes(parameter.name) && isInjected(tool, parameter),
  )
})

const namesInContract = (tool: JsonNode): readonly string[] =>
  itemsOf(getIn(tool, ['contract', 'injected'])).flatMap(
    (item) => stringOf(item) ?? stringOf(get(item, 'name')) ?? [],
  )

function isInjected(tool: JsonNode, parameter: Parameter): boolean {
  const name = snakeName(parameter.name)
  const { text, path, schema } = parameter
  const type = mainTypeOf(schema)
  // A flag or a place for any name identifies nobody.
  if (type === 'boolean' || parameter.name.includes('{')) return false
  if (type === 'object' && !/credential|auth|secret/.test(name)) return false
  if (type === 'array' && isOfRecords(tool, schema)) return false
  if (type === 'string' && !memberOf(schema, 'enum') && isSaid(text)) return true
  if (APP_ID.test(name) && hasSecretBeside(tool, parameter)) return true
  if (!isInjectedName(name)) return false
  if (name === 'uid' && UID_OF_THING.test(text)) return false
  if (NOT_INJECTED_TEXT.some((cue) => cue.test(text))) return false
  // Of which company, in the words of whoever asks.
  if (BARE_COMPANY.test(name) && ASKS_A_NAME.test(text)) return false
  if (name.endsWith('token') && NAMES_DOCUMENT.test(text) && !AUTHENTICATES.test(text)) return false
  return !isObjectOfRequest(tool, path, name, text)
}

/** The same few names come back in most tools. */
const isInjectedName = oncePerText(
  (name) => INJECTED_NAMES.some((pattern) => pattern.test(name)),
  20_000,
)

const BARE_COMPANY = /^(?:company|corp|enterprise|organi[sz]ation|org)$/
const ASKS_A_NAME = /^(?!.*\bids?\b).*(?:\bnames?\b|名称|名字)/is

const hasSecretBeside = (tool: JsonNode, { owner }: Parameter): boolean =>
  parametersOf(tool).some(
    (other) => other.owner.schema === owner.schema && APP_SECRET.test(snakeName(other.name)),
  )

/** Whether a list holds records, written out or referred to. */
function isOfRecords(tool: JsonNode, schema: JsonNode): boolean {
  const items = get(schema, 'items')
  const root = inputSchemaOf(tool)
  return mainTypeOf(items && root ? (resolveReference(root, items) ?? items) : items) === 'object'
}

const isSaid = oncePerText(
  (text) =>
    MAY_BE_INJECTED.test(text) &&
    !OF_ONE_ACTION.test(text) &&
    !NARROWS.test(text) &&
    INJECTED_TEXT.some((cue) => cue.test(text)),
  20_000,
)

/** `user_id` of `get_user` names what is asked for; so does the one of several a listing offers. */
function isObjectOfRequest(tool: JsonNode, path: Path, name: string, text: string): boolean {
  const first = name.split('_')[0] ?? ''
  if (/(?:token|key|secret|credentials?|confirm(?:ed)?)$/.test(name)) return false
  // One of many rows of data names the row, not the caller.
  if (
    path.includes('items') ||
    path.some((step) => /(?:ref|reference|target)$/i.test(String(step)))
  )
    return true
  const names = parametersOf(tool).map((parameter) => snakeName(parameter.name))
  if (names.includes(name + 's')) return true
  const words = nameWords(nameOf(tool))
  const at = words.findIndex((word) => word === first || word === first + 's')
  if (at >= 0 && NAMED_AFTER.test(first) && !holdsObject(first, words.slice(at + 1))) return true
  // Who is made a member or given a role is seldom the caller.
  if (
    /^u(?:ser|id)/.test(first) &&
    words.some((word) => /^(?:member|permission|role)s?$/.test(word))
  )
    return true
  if (isOfRecord(first, path)) return true
  return (
    /\bowns?\b|\b(?:search|filter)\b.*\bby\b|\b(?:list_|from (?:the )?list|e\.g\.|example)\b/i.test(
      text,
    ) && !/\bcurrent\b/i.test(text)
  )
}

const NAMED_AFTER =
  /^(?:user|uid|org|organi[sz]ation|tenant|company|session|env|environment|conversation|subscription|agent|request)/

/** `get_company_department` asks for a department, wherever in the company of the caller it is. */
const holdsObject = (first: string, behind: readonly string[]): boolean =>
  /^(?:org|organi[sz]ation|tenant|company|enterprise|corp)$/.test(first) &&
  behind.some((word) =>
    /^(?:departments?|members?|users?|employees?|groups?|teams?|roles?|projects?|staff)$/.test(
      word,
    ),
  )

/** `audit_session.session_id` is one field of the record, not the session of the caller. */
function isOfRecord(first: string, path: Path): boolean {
  if (!/^(?:session|request|conversation|org|organi[sz]ation|tenant|company)$/.test(first))
    return false
  const owner = path.at(-2) === 'properties' ? snakeName(String(path.at(-3))).split('_') : []
  return owner.length > 1 && owner.some((word) => word.startsWith(first))
}
