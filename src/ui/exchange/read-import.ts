import { looksLikeApiDocument } from '../../core/openapi/looks-like-api-document'
import type { ImportReport } from './import-report'
import { type ReadingTask, readReport } from './read-report'

/** Shorter texts are read at once: starting a worker would take longer. YAML is slower to read. */
const AT_ONCE = { tools: 200_000, api: 20_000 }

export interface Reading {
  readonly report: Promise<ImportReport>
  /** Stops the work; the promise then never settles. */
  readonly stop: () => void
}

/** Reads a text for import, a long one beside the page. */
export function readImport(task: ReadingTask): Reading {
  if (task.text.length <= AT_ONCE[looksLikeApiDocument(task.text) ? 'api' : 'tools'])
    return { report: Promise.resolve().then(() => readReport(task)), stop: () => {} }
  let worker: Worker | undefined
  const report = new Promise<ImportReport>((resolve) => {
    // Where the browser starts no worker the page does the work itself, after it has said so.
    const here = () => setTimeout(() => resolve(readReport(task)), 50)
    try {
      worker = new Worker(new URL('./import-worker.ts', import.meta.url), { type: 'module' })
      worker.onmessage = (event: MessageEvent<ImportReport>) => {
        resolve(event.data)
        worker?.terminate()
      }
      worker.onerror = here
      worker.postMessage(task)
    } catch {
      here()
    }
  })
  return { report, stop: () => worker?.terminate() }
}
