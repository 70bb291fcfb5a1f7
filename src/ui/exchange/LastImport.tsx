import { lazy, Suspense } from 'react'
import { useSignal } from '../kit/signal'
import { lastImport } from './last-import'

const LastImportDialog = lazy(() => import('./LastImportDialog'))

/** Stands once in the page: shows the report of the last import when it is asked for. */
export default function LastImport() {
  const report = useSignal(lastImport)
  return report?.isOpen ? (
    <Suspense>
      <LastImportDialog report={report} />
    </Suspense>
  ) : null
}
