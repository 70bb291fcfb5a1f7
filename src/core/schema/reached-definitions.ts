import { get, type JsonNode, membersOf, type Path, stringOf } from '../json/node'
import { inputSchemaOf } from '../model/tool'
import { oncePer } from '../once-per'
import { type Parameter, parametersOf } from './parameters'
import { referencePath } from './reference'
import { walkSchema } from './walk'

const HOLDERS = ['$defs', 'definitions']

/**
 * The parameters of a tool without those in definitions that nothing refers to: generators write
 * the definitions of a whole API into every tool, and no call is ever measured by the rest.
 */
export const reachedParameters = oncePer((tool: JsonNode): readonly Parameter[] => {
  const all = parametersOf(tool)
  const root = inputSchemaOf(tool)
  if (!root || !HOLDERS.some((key) => membersOf(get(root, key)).length > 0)) return all
  const reached = reachedDefinitions(root)
  return all.filter(({ path }) => {
    const definition = definitionAt(path.slice(1))
    return definition === undefined || reached.has(definition)
  })
})

/** `$defs/name` for a place inside a definition. */
const definitionAt = (path: Path): string | undefined =>
  HOLDERS.includes(String(path[0])) && path.length > 1 ? `${path[0]}/${path[1]}` : undefined

function reachedDefinitions(root: JsonNode): ReadonlySet<string> {
  const named = new Map<string | undefined, string[]>()
  for (const { schema, path } of walkSchema(root, ['inputSchema'])) {
    const ref = stringOf(get(schema, '$ref')) ?? stringOf(get(schema, '$dynamicRef'))
    if (ref === undefined) continue
    const from = definitionAt(path.slice(1))
    const refs = named.get(from)
    if (refs) refs.push(ref)
    else named.set(from, [ref])
  }
  const reached = new Set<string>()
  const open: (string | undefined)[] = [undefined]
  while (open.length > 0) {
    for (const ref of named.get(open.pop()) ?? []) {
      const definition = definitionAt(referencePath(root, ref) ?? addressedIn(root, ref))
      if (definition === undefined || reached.has(definition)) continue
      reached.add(definition)
      open.push(definition)
    }
  }
  return reached
}

/** The schema that gives itself the address of a reference. */
const addressedIn = (root: JsonNode, ref: string): Path =>
  walkSchema(root).find(({ schema }) => stringOf(get(schema, '$id')) === ref)?.path ?? []
