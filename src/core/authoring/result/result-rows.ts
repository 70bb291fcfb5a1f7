import { get, getIn, type JsonNode, type JsonObject, stringOf } from '../../json/node'
import type { Lang } from '../../lint/rule'
import { type Contract, contractOf } from '../../model/contract'
import { descriptionText } from '../../model/description'
import { languageOf } from '../../reading/language'

/** The tables of a contract that say what comes back. */
export const RESULT_TABLES = ['outcomes', 'signals', 'errors'] as const
export type ResultTable = (typeof RESULT_TABLES)[number]

/** A row as it is told: its key, what it means, and the tool it leads to. */
export interface ResultRow {
  /** The index in the list of the contract. */
  readonly index: number
  /** The state, the field or the code. */
  readonly key: string
  readonly meaning: string
  readonly tool: string
}

/** The rows of a table that have a key, in order. */
export function resultRows(tool: JsonNode, table: ResultTable): readonly ResultRow[] {
  const contract = contractOf(tool)
  return contract ? READERS[table](contract) : []
}

const READERS: Readonly<Record<ResultTable, (contract: Contract) => readonly ResultRow[]>> = {
  outcomes: ({ outcomes }) =>
    outcomes.map(({ state, meaning = '', index }) => ({ index, key: state, meaning, tool: '' })),
  signals: ({ signals }) =>
    signals.map(({ field, meaning = '', tool = '', index }) => ({
      index,
      key: field,
      meaning,
      tool,
    })),
  errors: ({ errors }) =>
    errors.map(({ code, when = '', index }) => ({ index, key: code, meaning: when, tool: '' })),
}

/** The language that what is written must be in: the description's, else that of the rows. */
export function languageOfResult(tool: JsonNode): Lang {
  const text = descriptionText(tool)
  if (text.trim() !== '') return languageOf(text)
  const rows = RESULT_TABLES.flatMap((table) => resultRows(tool, table))
  return languageOf(rows.map(({ meaning }) => meaning).join('\n'))
}

const IS_FLAG =
  /^(?:is|has|have|needs?|can|should|must|requires?|beyond|was|were|may)_|_(?:required|needed|exceeded|reached|available|unavailable)$/

/** Whether a signal is true or false: as the output schema has it, else as its name reads. */
export function isFlag(tool: JsonObject, { key, tool: other }: ResultRow): boolean {
  const type = stringOf(get(getIn(tool, ['outputSchema', 'properties', key]), 'type'))
  return type === undefined ? IS_FLAG.test(key) || other !== '' : type === 'boolean'
}
