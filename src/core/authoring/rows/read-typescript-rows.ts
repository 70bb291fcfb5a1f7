import type { SyntaxNode } from '@lezer/common'
import { parser } from '@lezer/javascript'
import { get, itemsOf, type JsonObject, membersOf, obj, stringOf } from '../../json/node'
import { lineStarts, positionAt } from '../../json/position'
import { failed, type PastedRow, plainRow, type ReadRows } from './pasted-rows'
import { withoutFences } from './read-samples'
import { TypeReader } from './typescript-schema'

const language = parser.configure({ dialect: 'ts' })
const DECLARED = ['InterfaceDeclaration', 'TypeAliasDeclaration', 'ClassDeclaration']

/** An interface, a type, or the parameters of a function, as TypeScript writes them. */
export function readTypeScriptRows(text: string): ReadRows {
  const inner = withoutFences(text).trim().replace(/;$/, '')
  // A list by itself is no program: it is read as one of a function, or of a type.
  for (const source of [
    inner,
    `function f${inner.startsWith('(') ? inner : `(${inner})`} {}`,
    `type T = ${inner}`,
    `type T = {${inner}}`,
  ]) {
    const read = rowsOf(source)
    if (read) return read
  }
  const fault = faultOf(inner)
  return fault === undefined
    ? failed('no-types')
    : failed('no-types', { ...positionAt(lineStarts(inner), fault) })
}

function rowsOf(source: string): ReadRows | undefined {
  const { topNode } = language.parse(source)
  if (faultIn(topNode) !== undefined) return undefined
  const reader = new TypeReader(source, topNode)
  const list = firstOf(topNode, ['ParamList'])
  const types = DECLARED.flatMap((kind) => allOf(topNode, kind))
  // What others in the text are made of is not what was pasted for: the one that no other names.
  const main = types.filter((each) => !isNamedElsewhere(each, types, reader)).at(-1) ?? types[0]
  const rows = main ? rowsOfSchema(reader.main(main)) : list ? rowsOfList(list, reader) : []
  if (rows.length === 0) return undefined
  return { rows, injected: [], problems: reader.problems.slice(0, 5) }
}

function isNamedElsewhere(
  node: SyntaxNode,
  all: readonly SyntaxNode[],
  reader: TypeReader,
): boolean {
  const own = node.getChild('TypeDefinition')
  const name = own ? reader.slice(own) : ''
  return all.some(
    (each) => each !== node && allOf(each, 'TypeName').some((at) => reader.slice(at) === name),
  )
}

const rowsOfSchema = (schema: JsonObject): readonly PastedRow[] => {
  const required = itemsOf(get(schema, 'required')).map(stringOf)
  return membersOf(get(schema, 'properties')).map(({ key, value }) =>
    plainRow(key, value.kind === 'object' ? value : obj([]), required.includes(key)),
  )
}

function rowsOfList(list: SyntaxNode, reader: TypeReader): readonly PastedRow[] {
  const rows: PastedRow[] = []
  for (let at = list.firstChild; at; at = at.nextSibling) {
    if (at.name === 'ObjectPattern') {
      // What is taken apart at once is one record of arguments: its fields are the parameters.
      const type = at.nextSibling?.name === 'TypeAnnotation' ? at.nextSibling.lastChild : undefined
      if (type) rows.push(...rowsOfSchema(reader.schema(type)))
    } else if (at.name === 'VariableDefinition' && reader.slice(at) !== 'this') {
      const behind = nextParts(at)
      const type = behind.find(({ name }) => name === 'TypeAnnotation')?.lastChild
      const isOptional = behind.some(({ name }) => name === 'Optional' || name === 'Equals')
      const schema = reader.described(type ? reader.schema(type) : obj([]), at)
      rows.push(plainRow(reader.slice(at), schema, !isOptional))
    }
  }
  const [only] = rows
  // One record of arguments, by whatever name.
  if (rows.length === 1 && only && membersOf(get(only.schema, 'properties')).length > 0)
    return rowsOfSchema(only.schema)
  return rows
}

/** What stands between a parameter and the next comma. */
function nextParts(node: SyntaxNode): readonly SyntaxNode[] {
  const parts: SyntaxNode[] = []
  for (let at = node.nextSibling; at && at.name !== ',' && at.name !== ')'; at = at.nextSibling)
    parts.push(at)
  return parts
}

function allOf(node: SyntaxNode, kind: string): readonly SyntaxNode[] {
  const found: SyntaxNode[] = []
  node.cursor().iterate((each) => {
    if (each.name === kind) found.push(each.node)
  })
  return found
}

const firstOf = (node: SyntaxNode, kinds: readonly string[]): SyntaxNode | undefined =>
  kinds.flatMap((kind) => allOf(node, kind))[0]

function faultIn(node: SyntaxNode): number | undefined {
  let fault: number | undefined
  node.cursor().iterate((each) => {
    if (each.type.isError) fault ??= each.from
  })
  return fault
}

const faultOf = (source: string): number | undefined => faultIn(language.parse(source).topNode)
