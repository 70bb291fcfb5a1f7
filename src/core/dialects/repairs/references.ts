import { get, type JsonNode, membersOf, obj, member, type Path, str } from '../../json/node'
import { stringOf, withMember } from '../../json/node'
import { pointer } from '../../json/pointer'
import { resolveReference } from '../../schema/reference'
import { walkSchema } from '../../schema/walk'
import { changeSchema } from '../schema-changes'
import type { Ask } from './repair'

/**
 * Mends references that lead nowhere, where exactly one place of the schema is what they mean:
 * written for another root, for the other name of `$defs`, or with a pointer inside a pointer.
 */
export function mendReferences(schema: JsonNode, at: Path, ask: Ask): JsonNode {
  return changeSchema(
    schema,
    (each, path) => {
      const from = stringOf(get(each, '$ref'))
      if (each.kind !== 'object' || from === undefined || leadsSomewhere(schema, from)) return each
      const meant = [...new Set(candidates(schema, from, at))].filter((to) =>
        leadsSomewhere(schema, to),
      )
      const [to] = meant
      if (to === undefined || meant.length > 1) return each
      const values = { from, to }
      return ask({ code: 'import.reference', path: [...path, '$ref'], values })
        ? withMember(each, '$ref', str(to))
        : each
    },
    at,
  )
}

/** A reference out of the document, or by an anchor, is none that we can tell to be broken. */
function leadsSomewhere(root: JsonNode, ref: string): boolean {
  if (/^\w+:/.test(ref) || /^#[^/]/.test(ref) || /[^\w#/]/.test(ref.slice(0, 1))) return true
  return ref.startsWith('#') && resolveReference(root, refTo(ref)) !== undefined
}

const refTo = (ref: string): JsonNode => obj([member('$ref', str(ref))])

function candidates(root: JsonNode, ref: string, at: Path): readonly string[] {
  const found: string[] = []
  // `#/$defs/#/properties/a`: a converter put its prefix in front of a whole pointer.
  const last = ref.lastIndexOf('#')
  if (last > 0) found.push(ref.slice(last))
  // Counted from the tool, not from its schema.
  const outside = `#${pointer(at)}`
  if (ref === outside) found.push('#')
  else if (ref.startsWith(`${outside}/`)) found.push(`#${ref.slice(outside.length)}`)
  const name = /^(?:#\/(?:\$defs|definitions|components\/schemas)\/)?([^/#]+)$/.exec(ref)?.[1]
  if (name !== undefined)
    for (const { path, schema } of walkSchema(root))
      for (const { key, value } of membersOf(schema))
        if ((key === '$defs' || key === 'definitions') && get(value, unescaped(name)))
          found.push(`#${pointer([...path, key])}/${name}`)
  const components = get(get(root, 'components'), 'schemas')
  if (name !== undefined && get(components, unescaped(name)))
    found.push(`#/components/schemas/${name}`)
  return found
}

const unescaped = (step: string): string => step.replace(/~1/g, '/').replace(/~0/g, '~')
