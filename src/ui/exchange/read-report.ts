import { looksLikeApiDocument } from '../../core/openapi/looks-like-api-document'
import { type ImportReport, importReport } from './import-report'
import type { RepairAnswers } from './repair-list'

/** A text to read, as it is handed to a worker. */
export interface ReadingTask {
  readonly text: string
  readonly answers: RepairAnswers
}

/** Reads tools or an API document, whichever the text is. What reads YAML is fetched when it is met. */
export async function readReport({ text, answers }: ReadingTask): Promise<ImportReport> {
  if (!looksLikeApiDocument(text)) return importReport(text, answers)
  const { apiReport } = await import('./api-report')
  return apiReport(text, answers)
}
