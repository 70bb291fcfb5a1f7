import { booleanOf, get, type JsonNode, type JsonObject, type Path, stringOf } from '../json/node'
import { withMember, withoutMembers } from '../json/node'
import { bool } from '../json/node'
import { walkSchema } from '../schema/walk'
import { checkArrayItems } from './checks/arrays'
import { hasLookaround } from './checks/lookaround'
import { declaresOldDraft, illegalPlaces } from '../schema/legality'
import { checkName } from './checks/name'
import { checkExternalReferences, checkUnresolvedReferences } from './checks/references'
import { checkRootKeywords, checkRootProperties, checkRootType, OPENAI_ROOT } from './checks/root'
import { isClosedForStrict, requiresAll } from './checks/strict-ready'
import type { DialectError, Loss } from './dialect'
import { withoutInjected } from './injected'
import { NO_PARAMETERS } from './no-parameters'
import { OPENAI } from './profiles/openai'
import { moveToDescription } from './constraint-notes'
import { changeSchema, spellOutBooleans } from './schema-changes'
import { withoutIdentity, withProperties } from './schema-changes'
import { withSchema } from './write-shape'

/** What the OpenAI APIs share, Chat and Responses alike. */
export const OPENAI_NAME = OPENAI.name.value
export const OPENAI_LIMITS = {
  tools: { most: OPENAI.tools.value, code: 'openai.too-many-tools' },
  nameLength: OPENAI_NAME.most,
}

/**
 * The tool as both OpenAI shapes take it: no `$schema` and `$id`, `properties` always there, no
 * look-around in a pattern, no boolean at a property, `strict: true` only on a schema that can bear it.
 */
export function forOpenAi(tool: JsonObject): {
  readonly tool: JsonObject
  readonly losses: readonly Loss[]
} {
  const slim = withoutInjected(tool)
  const losses: Loss[] = [...slim.losses]
  const schema = get(slim.tool, 'inputSchema')
  let next = slim.tool
  if (schema && schema !== NO_PARAMETERS) {
    let changed = withProperties(withoutIdentity(schema, identityKeysOf(schema)))
    changed = spellOutBooleans(changed, (path) => losses.push({ code: 'schema.boolean', path }))
    changed = withoutLookaround(changed, (path, pattern) =>
      losses.push({ code: 'strict.pattern-to-description', path, values: { pattern } }),
    )
    next = withSchema(next, changed)
  }
  if (booleanOf(get(next, 'strict')) === true && !canBeStrict(schema)) {
    losses.push({ code: 'dropped.strict', path: ['strict'], values: { field: 'strict' } })
    next = withMember(next, 'strict', bool(false))
  } else if (get(next, 'strict')?.kind === 'null') next = withoutMembers(next, ['strict'])
  return { tool: next, losses }
}

/** What both OpenAI APIs refuse in a tool. Schema paths count from the input schema. */
export function checkOpenAi(tool: JsonObject): readonly DialectError[] {
  const schema = get(tool, 'inputSchema')
  const name = checkName(tool, OPENAI_NAME)
  if (!schema) return [...name, ...checkRootType(schema)]
  const declaresOld = declaresOldDraft(schema)
  const illegal = illegalPlaces(schema).map(({ path, keyword, isOldDraft }): DialectError => {
    const error = { code: 'schema.not-2020-12', path, values: { keyword } }
    return isOldDraft ? { ...error, severity: 'warning' } : error
  })
  return [
    ...name,
    ...checkRootType(schema),
    ...checkRootKeywords(schema, OPENAI_ROOT),
    ...checkRootProperties(schema),
    ...checkArrayItems(schema),
    ...checkExternalReferences(schema),
    ...checkUnresolvedReferences(schema),
    ...illegal.filter((each) => !declaresOld || each.severity !== 'warning'),
  ]
}

function canBeStrict(schema: JsonNode | undefined): boolean {
  return isClosedForStrict(schema) && requiresAll(schema)
}

function withoutLookaround(
  schema: JsonNode,
  found: (path: Path, pattern: string) => void,
): JsonNode {
  return changeSchema(schema, (each, path) => {
    const pattern = stringOf(get(each, 'pattern'))
    if (each.kind !== 'object' || pattern === undefined || !hasLookaround(pattern)) return each
    found([...path, 'pattern'], pattern)
    return moveToDescription(each, ['pattern'])
  })
}

/** `$id` stays where a reference leans on it. */
function identityKeysOf(schema: JsonNode): readonly string[] {
  const leans = walkSchema(schema).some(
    (place) => stringOf(get(place.schema, '$ref'))?.startsWith('#') === false,
  )
  return leans ? ['$schema'] : ['$schema', '$id']
}
