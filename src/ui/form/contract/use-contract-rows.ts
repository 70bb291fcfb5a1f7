import type { Edit } from '../../../core/json/edit'
import {
  get,
  getIn,
  itemsOf,
  type JsonNode,
  type JsonObject,
  obj,
  str,
  stringOf,
} from '../../../core/json/node'
import { addRow, removeRow, setCell } from '../../../core/authoring/contract/contract-edits'
import { LISTS, type ListFacet } from '../../../core/authoring/contract/facets'
import { changeRow, dropRow, moveRow } from '../../../core/authoring/result/change-row'
import { RESULT_TABLES, type ResultTable } from '../../../core/authoring/result/result-rows'
import { useEdit, useFormTool } from '../form-context'
import { rowsMoveBy } from '../row-movers'

/** One row of a list of the contract, as it stands in the document. */
export interface ContractRow {
  readonly index: number
  readonly node: JsonNode
  /** What the row is known by; undefined where it is no record with that member. */
  readonly main: string | undefined
}

export interface ContractRows {
  readonly rows: readonly ContractRow[]
  /** Something else stands where the list belongs. */
  readonly isStrange: boolean
  readonly set: (index: number, key: string, value: JsonNode | undefined) => void
  readonly remove: (index: number) => void
  readonly add: (record: Readonly<Record<string, string>>) => void
}

const isResult = (list: ListFacet): list is ListFacet & ResultTable =>
  (RESULT_TABLES as readonly string[]).includes(list)

/** The rows of a list of the contract; a single text counts as one. */
export function rowsIn(tool: JsonObject, list: ListFacet): readonly ContractRow[] {
  const [main] = LISTS[list]
  const node = getIn(tool, ['contract', list])
  const items = node?.kind === 'string' ? [node] : itemsOf(node)
  return items.map((item, index) => ({
    index,
    node: item,
    main: stringOf(item) ?? stringOf(get(item, main)),
  }))
}

/** The rows of a list and what can be done to them; what a row wrote elsewhere follows it. */
export function useContractRows(list: ListFacet): ContractRows {
  const { tool } = useFormTool()
  const edit = useEdit()
  const node = getIn(tool, ['contract', list])
  return {
    rows: rowsIn(tool, list),
    isStrange: node !== undefined && !['array', 'string', 'null'].includes(node.kind),
    set: (index, key, value) =>
      edit(
        isResult(list)
          ? changeRow(tool, list, index, key, value)
          : setCell(tool, list, index, key, value),
        ['contract', list, index, key],
      ),
    remove: (index) =>
      edit(isResult(list) ? dropRow(tool, list, index) : removeRow(tool, list, index)),
    add: (record) =>
      edit(
        addRow(
          tool,
          list,
          obj(Object.entries(record).map(([key, text]) => ({ key, value: str(text) }))),
        ),
      ),
  }
}

/** The text of a cell; a bare text is the row's main member. */
export function cellText({ node, main }: ContractRow, key: string, mainKey: string): string {
  if (key === mainKey) return main ?? ''
  return stringOf(get(node, key)) ?? ''
}

rowsMoveBy('contract', (tool: JsonObject, { list, from, to }): readonly Edit[] => {
  const table = RESULT_TABLES.find((each) => each === list[1])
  return table && list.length === 2
    ? moveRow(tool, table, from, to)
    : [{ op: 'move', path: [...list, from], to }]
})
