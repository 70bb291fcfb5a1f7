import { afterEdits } from '../../json/after-edits'
import type { Edit } from '../../json/edit'
import {
  getIn,
  itemsOf,
  type JsonNode,
  type JsonObject,
  sameData,
  str,
  stringOf,
} from '../../json/node'
import { removeRow, setCell } from '../contract/contract-edits'
import { languageOfResult, type ResultRow, resultRows, type ResultTable } from './result-rows'
import { listPath, signalSchema, signalText } from './result-schema'
import { rowSentence } from './row-sentence'
import { replaceSentence, writtenSentence } from './written-sentence'

/** The member of a row that is its key. */
const KEYS: Readonly<Record<ResultTable, string>> = {
  outcomes: 'state',
  signals: 'field',
  errors: 'code',
}

/** Sets a cell of a row, and with it what the row wrote into output schema and description. */
export function changeRow(
  tool: JsonObject,
  table: ResultTable,
  index: number,
  cell: string,
  value: JsonNode | undefined,
): readonly Edit[] {
  const own = setCell(tool, table, index, cell, value)
  const before = rowAt(tool, table, index)
  const after = rowAt(afterEdits(tool, own), table, index)
  if (!before || !after) return own
  const inSchema = cell === KEYS[table] ? renamed(tool, table, before.key, after.key) : []
  const inText = table === 'signals' ? retold(tool, before, after) : []
  return followed(tool, table, [...own, ...inText, ...inSchema], (row) => row)
}

/** Takes a row out, and what it wrote: its value in a list, a field that is as it was written. */
export function dropRow(tool: JsonObject, table: ResultTable, index: number): readonly Edit[] {
  const row = rowAt(tool, table, index)
  const own = [...removeRow(tool, table, index), ...(row ? undeclared(tool, table, row) : [])]
  return followed(tool, table, own, (at) => (at === index ? undefined : at > index ? at - 1 : at))
}

/** Moves a row, in the sentence and the list of values too where they have the same order. */
export function moveRow(
  tool: JsonObject,
  table: ResultTable,
  from: number,
  to: number,
): readonly Edit[] {
  const own: Edit[] = [{ op: 'move', path: ['contract', table, from], to }]
  if (table !== 'signals') {
    const path = listPath(tool, table)
    const values = itemsOf(getIn(tool, path)).map(stringOf)
    const keys = resultRows(tool, table).map(({ key }) => key)
    const isSame = values.length === keys.length && keys.every((key, i) => key === values[i])
    if (isSame && keys.length === itemsOf(getIn(tool, ['contract', table])).length)
      own.push({ op: 'move', path: [...path, from], to })
  }
  const moved = (at: number): number => {
    if (at === from) return to
    if (from < at && at <= to) return at - 1
    return to <= at && at < from ? at + 1 : at
  }
  return followed(tool, table, own, moved)
}

const rowAt = (tool: JsonObject, table: ResultTable, index: number): ResultRow | undefined =>
  resultRows(tool, table).find((row) => row.index === index)

/** The edits, and what becomes of the table's sentence by them; `newIndex` says where each row went. */
function followed(
  tool: JsonObject,
  table: ResultTable,
  edits: readonly Edit[],
  newIndex: (index: number) => number | undefined,
): readonly Edit[] {
  const found = writtenSentence(tool, table)
  if (!found) return edits
  const now = afterEdits(tool, edits)
  const told = new Set(found.rows.map(({ index }) => newIndex(index)))
  const rows = resultRows(now, table).filter(({ index }) => told.has(index))
  const sentence = rows.length === 0 ? '' : rowSentence(now, table, rows, found.lang)
  return [...edits, ...replaceSentence(tool, found, sentence)]
}

/** Another key where the output schema has the old one: a value of the list, or the field's name. */
function renamed(tool: JsonObject, table: ResultTable, from: string, to: string): Edit[] {
  if (from === to) return []
  if (table === 'signals') {
    const properties = ['outputSchema', 'properties']
    if (!getIn(tool, [...properties, from]) || getIn(tool, [...properties, to])) return []
    const required = itemsOf(getIn(tool, ['outputSchema', 'required'])).map(stringOf)
    const at = required.indexOf(from)
    return [
      { op: 'rename', path: [...properties, from], to },
      ...(at < 0
        ? []
        : [{ op: 'set', path: ['outputSchema', 'required', at], value: str(to) } as const]),
    ]
  }
  const path = listPath(tool, table)
  const values = itemsOf(getIn(tool, path)).map(stringOf)
  const at = values.indexOf(from)
  return at < 0 || values.includes(to) ? [] : [{ op: 'set', path: [...path, at], value: str(to) }]
}

/** The description of a signal's field, where it is the one that was written of the row. */
function retold(tool: JsonObject, before: ResultRow, after: ResultRow): Edit[] {
  const at = ['outputSchema', 'properties', before.key]
  const path = [...at, 'description']
  if (getIn(tool, at)?.kind !== 'object') return []
  const node = getIn(tool, path)
  const said = node ? stringOf(node) : ''
  const lang = languageOfResult(tool)
  const own = [lang, lang === 'en' ? ('zh' as const) : ('en' as const)]
  const written = own.find((each) => said === signalText(before, each))
  if (written === undefined) return []
  const text = signalText(after, written)
  if (text === said) return []
  return text === '' ? [{ op: 'remove', path }] : [{ op: 'set', path, value: str(text) }]
}

function undeclared(tool: JsonObject, table: ResultTable, row: ResultRow): Edit[] {
  if (table === 'signals') {
    const path = ['outputSchema', 'properties', row.key]
    const isOurs = sameData(getIn(tool, path), signalSchema(tool, row, languageOfResult(tool)))
    return isOurs ? [{ op: 'remove', path }] : []
  }
  const path = listPath(tool, table)
  const values = itemsOf(getIn(tool, path)).map(stringOf)
  const at = values.indexOf(row.key)
  if (at < 0) return []
  return [{ op: 'remove', path: values.length === 1 ? path : [...path, at] }]
}
