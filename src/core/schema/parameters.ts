import { get, itemsOf, type JsonNode, type Path, stringOf } from '../json/node'
import { inputSchemaOf } from '../model/tool'
import { oncePer } from '../once-per'
import { resolveReference } from './reference'
import { walkSchema } from './walk'

/** A named value the model fills in. */
export interface Parameter {
  /** From the tool: `['inputSchema', 'properties', 'city']`. */
  readonly path: Path
  readonly name: string
  readonly schema: JsonNode
  /** What its description says; where it has none, what the schema it refers to says. */
  readonly text: string
  /** Named in the `required` of the schema it stands in. */
  readonly isRequired: boolean
  /** Stands inside another parameter, in a branch, or in a definition. */
  readonly isNested: boolean
  /** The schema whose `properties` it stands in, and its path. */
  readonly owner: { readonly path: Path; readonly schema: JsonNode }
}

/** The parameters of a tool, nested ones and those in definitions included, in document order. */
export function parametersOf(tool: JsonNode): readonly Parameter[] {
  const schema = inputSchemaOf(tool)
  return schema ? readParameters(schema) : []
}

const readParameters = oncePer((root: JsonNode): readonly Parameter[] => {
  const base: Path = ['inputSchema']
  const parameters: Parameter[] = []
  for (const { path, schema, keyword, name, parent } of walkSchema(root, base)) {
    if (keyword !== 'properties' || name === undefined || !parent) continue
    const isRequired = itemsOf(get(parent.schema, 'required')).some((x) => stringOf(x) === name)
    const owner = { path: parent.path, schema: parent.schema }
    const isNested = parent.path.length > base.length
    const text = textOf(root, schema)
    parameters.push({ path, name, schema, text, isRequired, isNested, owner })
  }
  return parameters
})

function textOf(root: JsonNode, schema: JsonNode): string {
  const own = stringOf(get(schema, 'description'))
  if (own !== undefined && own.trim() !== '') return own
  const target = resolveReference(root, schema)
  return target === undefined ? '' : (stringOf(get(target, 'description')) ?? '')
}
