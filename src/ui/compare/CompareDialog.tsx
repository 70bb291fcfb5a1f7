import '../../i18n/words/comparing'
import { useMemo } from 'react'
import { useDocument } from '../../state/document'
import { Modal } from '../kit/Modal'
import { useWords } from '../kit/use-words'
import '../kit/fields.css'
import { chosenSides } from './chosen-sides'
import { comparableText } from './comparable-text'
import { type CompareRequest, compareRequest, type GivenVersion } from './compare-request'
import './compare-dialog.css'
import { ComparedDialog } from './ComparedDialog'
import { VersionChoice } from './VersionChoice'

interface CompareDialogProps {
  readonly request: CompareRequest
  readonly onClose: () => void
}

/** Compares the set on screen with another version: one that was asked for, or one chosen here. */
export default function CompareDialog({ request, onClose }: CompareDialogProps) {
  const t = useWords()
  const { set, lastGood } = useDocument()
  const now = useMemo(() => comparableText({ set, lastGood }), [set, lastGood])
  const given = request.with
  const chosen = useMemo(
    () => (given ? chosenSides(given, { name: t('comparing.now'), text: now.text }) : undefined),
    [given, now, t],
  )
  const { back } = request
  const choose = (version: GivenVersion | undefined) =>
    compareRequest.set({ ...(version && { with: version }), ...(back && { back }) })
  const close = () => {
    onClose()
    back?.()
  }
  if (chosen?.ok)
    return (
      <ComparedDialog
        key={given?.text}
        chosen={chosen}
        ids={now.ids}
        isOlder={now.isOlder}
        onOther={() => choose(undefined)}
        onClose={close}
        onLeave={onClose}
      />
    )
  return (
    <Modal
      wide
      title={t('comparing.dialog')}
      onClose={close}
      footer={
        <>
          <span className="grow" />
          <button type="button" className="btn" onClick={close}>
            {t('comparing.cancel')}
          </button>
        </>
      }
    >
      <VersionChoice given={given} problem={chosen?.problem} onChoose={choose} />
    </Modal>
  )
}
