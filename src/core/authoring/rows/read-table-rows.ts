import {
  arr,
  type JsonNode,
  type JsonObject,
  type Member,
  member,
  obj,
  str,
  stringOf,
  get,
} from '../../json/node'
import { type FlatRow, nestedRows } from './nested-rows'
import { failed, NOTHING_READ, type ReadRows, type RowsProblem } from './pasted-rows'
import { withoutFences } from './read-samples'
import { isSecretSample } from './sample-secrets'
import { type Column, columnsOf } from './table-columns'
import { tableCells } from './table-cells'
import { textValue } from './text-value'
import { requiredWord, schemaOfTypeWord } from './type-words'

/** So many type words that nobody knows are told one by one. */
const MOST_TOLD = 5

/** A table of parameters: from a spreadsheet, a document, Markdown; with a head or without. */
export function readTableRows(text: string): ReadRows {
  const table = tableCells(withoutFences(text))
  const columns = table && columnsOf(table.rows)
  if (!table || !columns) return failed('no-table')
  const problems: RowsProblem[] = []
  const flat = table.rows.slice(columns.hasHead ? 1 : 0).flatMap((cells): readonly FlatRow[] => {
    const cell = (column: Column): string => {
      const at = columns.at[column]
      return at === undefined ? '' : (cells[at] ?? '').trim()
    }
    // A star behind a name is how documents mark what is required.
    const name = cell('name').replace(/^[`*]+|[`*]+$/g, '')
    if (name === '') return []
    const said = requiredWord(cell('required'))
    const isStarred = columns.at.required === undefined && /\*$/.test(cell('name'))
    const isRequired = said === undefined ? isStarred : said !== columns.isOpposite || isStarred
    const type = cell('type')
    const schema = schemaOfTypeWord(type)
    if (!schema && type !== '') problems.push({ code: 'type-unread', values: { name, type } })
    return [{ name, schema: describedSchema(schema, cell, name), isRequired }]
  })
  if (flat.length === 0) return failed('no-fields')
  return { ...NOTHING_READ, rows: nestedRows(flat), problems: problems.slice(0, MOST_TOLD) }
}

function describedSchema(
  schema: JsonObject | undefined,
  cell: (column: Column) => string,
  name: string,
): JsonObject {
  const members: Member[] = [...(schema?.members ?? [])]
  const type = stringOf(get(schema, 'type'))
  const description = cell('description')
  const at = members.findIndex(({ key }) => key === 'type') + 1
  if (description !== '') members.splice(at, 0, member('description', str(description)))
  const values = cell('values')
    .split(/[,，、|/;；\n]/)
    .map((each) => each.trim())
    .filter((each) => each !== '')
  if (values.length > 1 && !get(schema, 'enum'))
    members.push(member('enum', arr(values.map((each) => valueOf(each, type)))))
  const fallback = cell('default')
  if (fallback !== '' && !/^(?:-|无|none|null|n\/a)$/i.test(fallback))
    members.push(member('default', valueOf(fallback, type)))
  const example = cell('example')
  const isPlain = type === undefined || !['array', 'object', 'boolean'].includes(type)
  if (example !== '' && isPlain && !isSecretSample(name, example))
    members.push(member('examples', arr([valueOf(example, type)])))
  return obj(members)
}

/** A cell as a value of the column's type; a text where it is none. */
function valueOf(cell: string, type: string | undefined): JsonNode {
  if (type === 'string') return str(cell)
  if (type === undefined) return str(cell)
  return textValue(cell)
}
