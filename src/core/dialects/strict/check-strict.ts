import {
  booleanOf,
  get,
  itemsOf,
  type JsonNode,
  membersOf,
  type Path,
  stringOf,
} from '../../json/node'
import { leadsToItself } from '../../schema/recursion'
import { resolveReference } from '../../schema/reference'
import { typeNamesOf } from '../../schema/types'
import { patternParts } from '../checks/pattern-parts'
import type { DialectError } from '../dialect'
import { isDefinitions, isExtension, isIdentity } from './annotations'
import { staysKeyword, takesValue } from './move-keywords'
import type { StrictProfile } from './profile'
import { checkSize } from './size'
import { choicesOf, isComplex, propertyNamesOf, strayChoices } from './types'

/**
 * What a vendor's strict mode refuses in an input schema as it stands; paths count from the schema.
 * What only some of its servers refuse is a warning.
 */
export function checkStrict(root: JsonNode, profile: StrictProfile): readonly DialectError[] {
  const errors: DialectError[] = []
  const say = (code: string, path: Path, values?: DialectError['values']): void =>
    void errors.push({ code, path, ...(values ? { values } : {}) })
  look(root, [], false)
  return [...errors, ...(profile.size ? checkSize(root, profile.size.value) : [])]

  function look(schema: JsonNode, path: Path, isBranch: boolean): void {
    if (schema.kind !== 'object') return say('schema.boolean', path)
    if (isBranch && profile.needsTypedBranches.value && !get(schema, 'type'))
      errors.push({ code: 'deepseek.anyof-branch-untyped', path, severity: 'warning' })
    if (get(schema, '$ref')) lookAtReference(schema, path)
    else if (!isTyped(schema)) say('strict.untyped', path)
    lookAtKeywords(schema, path)
    lookAtValues(schema, path)
    if (typeNamesOf(schema).includes('object')) lookAtObject(schema, path)
    for (const { key, value } of membersOf(schema)) {
      const at = [...path, key]
      if (key === 'properties' || isDefinitions(key))
        for (const each of membersOf(value)) look(each.value, [...at, each.key], false)
      else if (key === 'items' && value.kind !== 'array') look(value, at, false)
      else if (key === 'anyOf' || key === 'allOf' || key === 'oneOf')
        itemsOf(value).forEach((each, i) => look(each, [...at, i], key === 'anyOf'))
    }
  }

  function isTyped(schema: JsonNode): boolean {
    if (['type', 'anyOf', 'oneOf', 'allOf'].some((key) => get(schema, key))) return true
    return profile.bearsUntypedEnum.value && choicesOf(schema) !== undefined
  }

  function lookAtReference(schema: JsonNode, path: Path): void {
    const ref = stringOf(get(schema, '$ref')) ?? ''
    if (!ref.startsWith('#')) say('schema.external-ref', path, { ref })
    else if (!resolveReference(root, schema)) say('schema.unresolved-ref', path, { ref })
    else if (!profile.bearsRecursion.value && leadsToItself(root, schema))
      say('schema.recursive', path, { ref })
    const beside = membersOf(schema).filter(({ key }) => key !== '$ref' && !isDefinitions(key))
    if (beside.length > 0 && !profile.bearsRefSiblings.value)
      say('strict.ref-siblings', path, { keywords: beside.map((each) => each.key).join(', ') })
  }

  function lookAtKeywords(schema: JsonNode, path: Path): void {
    for (const { key, value } of membersOf(schema)) {
      const at = [...path, key]
      if (isExtension(key) || isIdentity(key)) continue
      if (key === 'oneOf') say('strict.oneof', path)
      else if (key === 'allOf' && !bearsAllOf(value)) say('strict.allof', path)
      else if (profile.grey.value.includes(key))
        errors.push({
          code: 'strict.unsupported-keyword',
          path: at,
          values: { keyword: key },
          severity: 'warning',
        })
      else if (key === 'format' && !takesValue(profile, key, value))
        say('strict.format', at, { format: stringOf(value) ?? '' })
      else if (key === 'pattern' && patternParts(stringOf(value) ?? '').has('lookaround'))
        say('strict.regex-lookaround', at)
      else if (key !== 'allOf' && (!staysKeyword(profile, key) || !takesValue(profile, key, value)))
        say('strict.unsupported-keyword', at, { keyword: key })
    }
    if (get(schema, 'prefixItems') || get(schema, 'items')?.kind === 'array')
      say('schema.tuple', path)
  }

  function bearsAllOf(branches: JsonNode): boolean {
    return (
      profile.bearsScalarAllOf.value &&
      itemsOf(branches).every((each) => {
        const types = typeNamesOf(each)
        return types.length > 0 && !types.includes('object') && !types.includes('array')
      })
    )
  }

  function lookAtValues(schema: JsonNode, path: Path): void {
    const types = typeNamesOf(schema)
    if (choicesOf(schema)?.some(isComplex)) say('schema.enum-complex', path)
    else if (choicesOf(schema)?.length === 0) say('schema.enum-empty', path)
    else if (strayChoices(schema).length > 0) say('strict.enum-type-mismatch', path)
    if (types.includes('array') && !get(schema, 'items') && profile.needsItems.value)
      say('schema.array-without-items', path)
    const lone = types.filter((name) => profile.loneTypes.value.includes(name))
    if (profile.splitLoss !== undefined && types.length > 1 && lone.length > 0)
      say('deepseek.type-array', [...path, 'type'], { type: lone.join(', ') })
  }

  function lookAtObject(schema: JsonNode, path: Path): void {
    if (booleanOf(get(schema, 'additionalProperties')) !== false) say('strict.object-open', path)
    if (!get(schema, 'properties') && profile.needsProperties.value)
      say('schema.object-without-properties', path)
    const names = propertyNamesOf(schema)
    if (names.length === 0 && !profile.bearsEmptyObject.value) say('deepseek.empty-object', path)
    const required = new Set(itemsOf(get(schema, 'required')).map(stringOf))
    const missing = names.filter((name) => !required.has(name))
    if (profile.requiresAll.value && (missing.length > 0 || !get(schema, 'required')))
      say('strict.required-incomplete', path, { names: missing.join(', ') })
    const declared = new Set(names)
    for (const name of required)
      if (name !== undefined && !declared.has(name)) say('strict.required-extra', path, { name })
  }
}
