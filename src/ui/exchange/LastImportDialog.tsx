import '../../i18n/words/exchange'
import { Modal } from '../kit/Modal'
import { useWords } from '../kit/use-words'
import './import.css'
import { ImportReportView } from './ImportReportView'
import { lastImport, type LastImportReport } from './last-import'

/** The report of an import that is already done. */
export default function LastImportDialog({ report }: { report: LastImportReport }) {
  const t = useWords()
  const close = () => lastImport.set({ ...report, isOpen: false })
  return (
    <Modal
      wide
      title={t('exchange.reportTitle')}
      onClose={close}
      footer={
        <>
          <span className="grow" />
          <button type="button" className="btn" onClick={close}>
            {t('exchange.close')}
          </button>
        </>
      }
    >
      <ImportReportView read={report.read} unread={[]} choices={report.choices} />
    </Modal>
  )
}
