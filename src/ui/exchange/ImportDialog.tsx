import '../../i18n/words/exchange'
import { useDeferredValue, useEffect, useMemo, useRef, useState } from 'react'
import { toolsImported } from '../../state/document'
import { powers } from '../../state/powers'
import { Modal } from '../kit/Modal'
import { toasted } from '../kit/toast'
import { useWords } from '../kit/use-words'
import './import.css'
import { chosenReading, noteCount } from './chosen-reading'
import { ImportReportView } from './ImportReportView'
import {
  addedBy,
  type Arrival,
  draftOf,
  importDraft,
  type ImportSource,
  newSource,
  sourcesOf,
  unreadOf,
} from './import-source'
import { lastImport } from './last-import'
import { PasteArea } from './PasteArea'
import { useImportReports } from './use-import-reports'

interface ImportDialogProps {
  /** Something that was dropped or pasted on the page, or files that were opened. */
  readonly arrival?: Arrival | undefined
  readonly onClose: () => void
}

/** Reads definitions in any dialect as they are pasted, says what it made of them, and adds them. */
export default function ImportDialog({ arrival, onClose }: ImportDialogProps) {
  const t = useWords()
  const field = useRef<HTMLTextAreaElement>(null)
  const first = useState(() => (arrival ? draftOf(arrival) : importDraft))[0]
  const [text, setText] = useState(first.text)
  const [others, setOthers] = useState(first.others)
  const [unread, setUnread] = useState(() => unreadOf(arrival?.files))
  const [repair, setRepair] = useState(false)
  const [openFailed, setOpenFailed] = useState(false)

  // Another drop while the dialog is open comes as another arrival.
  const [taken, setTaken] = useState(arrival)
  if (arrival && arrival !== taken) {
    setTaken(arrival)
    setOthers([...others, ...addedBy(arrival)])
    setUnread(unreadOf(arrival.files))
  }
  useEffect(() => {
    importDraft.text = text
    importDraft.others = others
  }, [text, others])

  const settled = useDeferredValue(text)
  const pasted = useMemo(() => (settled.trim() ? [newSource(settled)] : []), [settled])
  const sources = useMemo(() => [...pasted, ...others], [pasted, others])
  const { read, isWorking } = useImportReports(sources)
  const texts = read.flatMap(({ report }) =>
    chosenReading(report, repair).tools.map((tool) => tool.text),
  )
  const set = sources.length === 1 && read[0]?.report.set ? sources[0] : undefined

  const done = () => {
    importDraft.text = ''
    importDraft.others = []
    onClose()
  }
  const add = () => {
    toolsImported(texts)
    const notes = read.reduce((sum, { report }) => sum + noteCount(report, repair), 0)
    lastImport.set({ read, repair, isOpen: false })
    toasted({
      text: t(notes ? 'exchange.addedWithNotes' : 'exchange.added', { count: texts.length, notes }),
      action: {
        label: t('exchange.showReport'),
        run: () => lastImport.set({ read, repair, isOpen: true }),
      },
    })
    done()
  }
  const openSet = async (source: ImportSource) => {
    if (await powers().openAsNewSet(source.text)) done()
    else setOpenFailed(true)
  }
  return (
    <Modal
      wide
      title={t('exchange.importTitle')}
      focusFirst={field}
      onClose={onClose}
      footer={
        <>
          <span role="status" className="error">
            {openFailed && t('exchange.openFailed')}
          </span>
          <span className="grow" />
          <button type="button" className="btn" onClick={onClose}>
            {t('exchange.cancel')}
          </button>
          <button
            type="button"
            className={set ? 'btn line' : 'btn main'}
            disabled={isWorking || texts.length === 0}
            onClick={add}
          >
            {t('exchange.add', { count: texts.length })}
          </button>
          {set && (
            <button type="button" className="btn main" onClick={() => void openSet(set)}>
              {t('exchange.openAsSet')}
            </button>
          )}
        </>
      }
    >
      <PasteArea
        field={field}
        text={text}
        others={others}
        onText={setText}
        unread={unread}
        onAdd={(more) => setOthers((before) => [...before, ...more])}
        onFiles={(files) => {
          setUnread(unreadOf(files))
          setOthers((before) => [...before, ...sourcesOf(files)])
        }}
        onRemove={(key) => setOthers((before) => before.filter((each) => each.key !== key))}
      />
      <ImportReportView
        read={read}
        unread={isWorking ? sources.filter((each) => read.every((r) => r.source !== each)) : []}
        repair={repair}
        onRepair={setRepair}
      />
    </Modal>
  )
}
