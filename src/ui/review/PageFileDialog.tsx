import '../../i18n/words/review'
import { PageFile } from '../share/PageFile'
import { Modal } from '../kit/Modal'
import { useWords } from '../kit/use-words'
import { titleIn } from './shared-set'

/** Keeps the page of a shared set as one file that opens by itself. */
export default function PageFileDialog({
  setText,
  onClose,
}: {
  setText: string
  onClose: () => void
}) {
  const t = useWords()
  return (
    <Modal title={t('review.savePage')} onClose={onClose}>
      <PageFile setText={setText} title={titleIn(setText)} />
      <p className="two">{t('review.savePageOwn')}</p>
    </Modal>
  )
}
