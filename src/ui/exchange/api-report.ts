import type { Loss } from '../../core/dialects/dialect'
import { get, nil, stringOf } from '../../core/json/node'
import { print } from '../../core/json/print'
import { nameOf, titleOf } from '../../core/model/tool'
import type { ApiDocument } from '../../core/openapi/api-document'
import { type Draft, type Drafts, draftsOf } from '../../core/openapi/drafts'
import { API_DIALECT } from '../../core/openapi/import-api-document'
import { readApiDocument } from '../../core/openapi/read-api-document'
import type { ApiOverview } from './api-overview'
import { type ImportReport, isNoRepair, located, type ReadTool } from './import-report'
import { isRepair, type ListedRepair, NO_ANSWERS, type RepairAnswers } from './repair-list'

/** Reads an API document for import: a draft of every operation, of which the author then chooses. */
export function apiReport(text: string, answers: RepairAnswers = NO_ANSWERS): ImportReport {
  const document = readApiDocument(text)
  const drafts = draftsOf(document, undefined, { repair: answers })
  const root = document.root ? print(document.root) : print(nil)
  const faults = document.problems.filter(({ severity }) => severity !== 'warning')
  return {
    reading: {
      dialect: API_DIALECT,
      tools: drafts.drafts.map(readTool),
      opaque: [],
      errors: faults.map((error) => ({ index: 0, text: root, error })),
      namespaces: [],
      losses: document.problems.filter(({ severity }) => severity === 'warning'),
      isWhole: document.isWhole,
    },
    problems: located(text, document.textProblems),
    repairs: drafts.drafts.flatMap(repairsOf),
    diffs: [],
    api: overviewOf(document, drafts),
  }
}

function readTool({ operation, tool, losses }: Draft): ReadTool {
  return {
    key: operation.id,
    name: nameOf(tool),
    title: titleOf(tool),
    dialect: API_DIALECT,
    text: print(tool),
    // That they are translated as they are is said once, of all of them.
    losses: losses.filter((loss) => isNoRepair(loss) && loss.code !== 'openapi.translated-as-is'),
    operationAt: operation.at,
  }
}

function repairsOf({ tool, losses, offers }: Draft): readonly ListedRepair[] {
  const made = new Set<Loss>(losses)
  return [...losses.filter(isRepair), ...offers].map((repair) => ({
    id: repair.id,
    loss: { code: repair.code, path: repair.path, ...(repair.values && { values: repair.values }) },
    tool: nameOf(tool),
    isOptIn: repair.isOptIn === true,
    state: made.has(repair) ? 'made' : 'not-made',
  }))
}

function overviewOf(document: ApiDocument, { drafts, refused }: Drafts): ApiOverview {
  const names = new Map(drafts.map(({ operation, tool }) => [operation, nameOf(tool)]))
  const errors = new Map(refused.map((each) => [each.operation, each.errors]))
  const isSwagger = get(document.root, 'openapi') === undefined
  return {
    title: document.title,
    version: stringOf(get(get(document.root, 'info'), 'version')) ?? '',
    format: `${isSwagger ? 'Swagger' : 'OpenAPI'} ${document.version}`,
    operations: document.operations.map((operation) => {
      const { id, method, path, summary, description, tags, isDeprecated } = operation
      const name = names.get(operation)
      return {
        ...{ id, method, path, summary, description, tags, isDeprecated },
        ...(name !== undefined && { name }),
        errors: errors.get(operation) ?? [],
      }
    }),
  }
}
