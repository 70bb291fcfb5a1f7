import {
  get,
  type JsonObject,
  membersOf,
  obj,
  type Path,
  stringOf,
  withoutMembers,
} from '../../json/node'
import { leadsToItself } from '../../schema/recursion'
import { followReference, resolveReference } from '../../schema/reference'
import { isTooMuchInlining } from '../inlining-limits'
import { ownOnTop } from '../own-on-top'
import { isDefinitions, isIdentity } from './annotations'
import { lose, type Pass, refuse } from './pass'

/** Whether a reference may stay where it stands, or its target has to stand there. */
export type Inlining = 'as-needed' | 'where-possible' | 'always'

/** References to definitions, and to the whole; what else they may point at changes on the way. */
const TO_DEFINITION = /^#(\/(\$defs|definitions)\/[^/]+)?$/

/**
 * The schema with its reference either alone or replaced by what it refers to, its own members on
 * top. Undefined where it was refused.
 */
export function settleReference(
  pass: Pass,
  schema: JsonObject,
  path: Path,
  inlining: Inlining,
): JsonObject | undefined {
  const ref = stringOf(get(schema, '$ref'))
  if (ref === undefined) return schema
  const target = ref.startsWith('#') ? followReference(pass.root, schema) : undefined
  if (!target || !resolveReference(pass.root, schema)) {
    const code = ref.startsWith('#') ? 'schema.unresolved-ref' : 'schema.external-ref'
    return refuse(pass, code, path, { ref })
  }
  if (target.kind !== 'object') return refuse(pass, 'schema.boolean', path)
  const siblings = membersOf(schema).filter(
    ({ key }) => key !== '$ref' && !isDefinitions(key) && !isIdentity(key),
  )
  if (leadsToItself(pass.root, schema)) {
    const bears = pass.profile.bearsRecursion.value && TO_DEFINITION.test(ref)
    if (!bears || path.length === 0) return refuseRecursion(pass, ref, path)
    if (inlining === 'always') return refuse(pass, 'schema.allof', path)
    if (siblings.length > 0) {
      const keywords = siblings.map((each) => each.key).join(', ')
      lose(pass, 'strict.ref-siblings-dropped', path, { ref, keywords })
    }
    return obj(schema.members.filter((each) => each.key === '$ref'))
  }
  const staysHere = inlining === 'as-needed' && siblings.length === 0 && TO_DEFINITION.test(ref)
  if (staysHere && path.length > 0) return schema
  if (isTooMuchInlining(++pass.inlined, path))
    return refuse(pass, 'schema.too-many-refs', path, { ref })
  lose(pass, 'strict.ref-inlined', path, { ref })
  const both = ownOnTop(withoutMembers(schema, ['$ref']), target)
  return both ? both : refuse(pass, 'schema.allof', path)
}

function refuseRecursion(pass: Pass, ref: string, path: Path): undefined {
  if (pass.refusedReferences.has(ref)) return undefined
  pass.refusedReferences.add(ref)
  return refuse(pass, 'schema.recursive', path, { ref })
}
