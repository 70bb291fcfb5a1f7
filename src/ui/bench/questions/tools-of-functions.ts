import type { FunctionsAlong } from '../../../core/bench/questions/functions-along'
import { lastImport } from '../../exchange/last-import'
import type { ReadSource } from '../../exchange/use-import-reports'

/** The functions that came along, read as tools, with the report that any import has. */
export interface ToolsOfFunctions {
  readonly texts: readonly string[]
  readonly showReport: () => void
}

/** Reads them as the import dialog does; what reads is fetched for that. */
export async function toolsOfFunctions({ text }: FunctionsAlong): Promise<ToolsOfFunctions> {
  const [{ readImport }, { newSource }, { NO_ANSWERS }] = await Promise.all([
    import('../../exchange/read-import'),
    import('../../exchange/import-source'),
    import('../../exchange/repair-list'),
  ])
  const report = await readImport({ text, answers: NO_ANSWERS }).report
  const read: readonly ReadSource[] = [{ source: newSource(text), report }]
  return {
    texts: report.reading.tools.map((tool) => tool.text),
    showReport: () => lastImport.set({ read, choices: new Map(), isOpen: true }),
  }
}
