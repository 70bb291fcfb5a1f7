import '../../i18n/words/exchange'
import '../../i18n/words/imports'
import { useDeferredValue, useEffect, useMemo, useRef, useState } from 'react'
import type { ReviewFile } from '../../core/review/review-file'
import { namesApart } from '../../core/authoring/set/names-apart'
import { toolsImported, useDocument } from '../../state/document'
import { powers } from '../../state/powers'
import { snapshotBefore } from '../../state/snapshot-before'
import { paneChosen, sideTabChosen } from '../../state/view'
import { Modal } from '../kit/Modal'
import { toasted, type ToastNote } from '../kit/toast'
import { useWords } from '../kit/use-words'
import './import.css'
import { goToText } from './go-to-text'
import {
  asChosen,
  type ChoicesBySource,
  choicesOf,
  madeCount,
  noteCount,
  type SourceChoices,
} from './import-choices'
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
import { withToldApart } from './told-apart'
import { useImportReports } from './use-import-reports'
import { useReviewAmong } from './use-review-among'

interface ImportDialogProps {
  /** Something that was dropped or pasted on the page, or files that were opened. */
  readonly arrival?: Arrival | undefined
  readonly onClose: () => void
  /** A review was brought instead of a definition. */
  readonly onReview: (file: ReviewFile) => void
}

/** Reads definitions in any dialect as they are pasted, says what it made of them, and adds them. */
export default function ImportDialog({ arrival, onClose, onReview }: ImportDialogProps) {
  const t = useWords()
  const field = useRef<HTMLTextAreaElement>(null)
  const first = useState(() => (arrival ? draftOf(arrival) : importDraft))[0]
  const [text, setText] = useState(first.text)
  const [others, setOthers] = useState(first.others)
  const [unread, setUnread] = useState(() => unreadOf(arrival?.files))
  const [choices, setChoices] = useState<ChoicesBySource>(new Map())
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
  useReviewAmong(sources, (review) => {
    importDraft.text = ''
    importDraft.others = []
    onReview(review)
  })
  const { read, isWorking } = useImportReports(sources, choices)
  const added = useMemo(
    () => read.map((each) => asChosen(each.report, choicesOf(choices, each.source))),
    [read, choices],
  )
  const texts = added.flatMap(({ reading }) => reading.tools.map((tool) => tool.text))
  const set = sources.length === 1 && read[0]?.report.set ? sources[0] : undefined

  const done = () => {
    importDraft.text = ''
    importDraft.others = []
    onClose()
  }
  const add = () => {
    const { texts: apart, renamed } = namesApart(texts, useDocument.getState().set.tools)
    snapshotBefore('import')
    toolsImported(apart)
    lastImport.set({ read, choices, isOpen: false })
    const note = added.every(({ api }) => api) ? draftsAdded() : toolsAdded()
    toasted({ ...note, text: withToldApart(t, note.text, renamed) })
    done()
  }
  const toolsAdded = (): ToastNote => ({
    text: t('imports.added', {
      count: texts.length,
      notes: added.reduce((sum, each) => sum + noteCount(each), 0),
      repairs: added.reduce((sum, each) => sum + madeCount(each), 0),
    }),
    action: {
      label: t('exchange.showReport'),
      run: () => lastImport.set({ read, choices, isOpen: true }),
    },
  })
  const draftsAdded = (): ToastNote => ({
    text: t('imports.addedAsIs', { count: texts.length }),
    action: {
      label: t('imports.openChecklist'),
      run: () => {
        sideTabChosen('checklist')
        paneChosen('side')
      },
    },
  })
  const choose = (source: ImportSource, own: SourceChoices): void =>
    setChoices((before) => new Map(before).set(source.key, own))
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
        choices={choices}
        onChoices={choose}
        inField={{
          source: pasted[0],
          goTo: (start, end) => field.current && goToText(field.current, settled, start, end),
        }}
      />
    </Modal>
  )
}
