import type { Imported, ImportedRest, ImportedTool } from '../dialects/import'
import type { RepairChoice } from '../dialects/repairs/repair'
import { nil } from '../json/node'
import { draftsOf } from './drafts'
import { readApiDocument } from './read-api-document'

/** What an import says its tools were read as. */
export const API_DIALECT = 'openapi'

export interface ApiImportOptions {
  /** The ids of the operations to take; all when absent. */
  readonly operations?: readonly string[]
  /** Which repairs to make instead of offering them. */
  readonly repair?: RepairChoice
}

/**
 * Reads an OpenAPI document as `importText` reads tools: every operation is in `tools` or, with the
 * reason, in `errors`; `item` is the operation as it stood. Faults of a YAML text are among the errors.
 */
export function importApiDocument(text: string, options: ApiImportOptions = {}): Imported {
  const document = readApiDocument(text)
  const { drafts, refused } = draftsOf(document, options.operations, options)
  const indexes = new Map(document.operations.map((each, index) => [each, index]))
  const tools = drafts.map(({ operation, tool, losses, offers }): ImportedTool => ({
    tool,
    item: operation.node,
    dialect: API_DIALECT,
    index: indexes.get(operation) ?? 0,
    losses,
    offers,
  }))
  const faults = document.problems.filter((each) => each.severity !== 'warning')
  const errors: ImportedRest[] = [
    ...faults.map((error) => ({ index: 0, value: document.root ?? nil, error })),
    ...refused.flatMap(({ operation, errors: reasons }) =>
      reasons.map((error) => ({
        index: indexes.get(operation) ?? 0,
        value: operation.node,
        error,
      })),
    ),
  ]
  return {
    dialect: tools.length > 0 ? API_DIALECT : undefined,
    detected: tools.length > 0,
    isSingle: false,
    tools,
    opaque: [],
    errors,
    namespaces: [],
    losses: document.problems.filter((each) => each.severity === 'warning'),
    problems: document.textProblems,
    isWhole: document.isWhole,
  }
}
