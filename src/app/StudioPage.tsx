import { lazy, Suspense, useEffect, useLayoutEffect, useState } from 'react'
import { isUntouched } from '../core/model/tool-set'
import type { ReviewFile } from '../core/review/review-file'
import { useDocument } from '../state/document'
import { powers } from '../state/powers'
import { useView } from '../state/view'
import { takeWaitingReview } from '../state/waiting-review'
import type { Arrival } from '../ui/exchange/import-source'
import { afterPaint } from '../state/after-paint'
import { useSignal } from '../ui/kit/signal'
import { StartRow } from '../ui/form/StartRow'
import { compareRequest } from '../ui/compare/compare-request'
import { drawBeforeEvents } from '../ui/frame/draw-before-events'
import { Studio } from '../ui/frame/Studio'
import { historyRequest } from '../ui/history/history-request'
import { galleryRequest } from '../ui/templates/gallery-request'
import { takeOverFirstScreen } from './first-screen'
import { listenForPastedDefinitions } from './pasted-definitions'
import { listenForShortcuts } from './shortcuts'

const ImportDialog = lazy(() => import('../ui/exchange/ImportDialog'))
const GalleryDialog = lazy(() => import('../ui/templates/GalleryDialog'))
const MergeDialog = lazy(() => import('../ui/review-notes/MergeDialog'))
const ShareDialog = lazy(() => import('../ui/share/ShareDialog'))
const CompareDialog = lazy(() => import('../ui/compare/CompareDialog'))
const HistoryDialog = lazy(() => import('../ui/history/HistoryDialog'))
const ConflictNotice = lazy(() => import('./ConflictNotice'))
const Toasts = lazy(() => import('../ui/kit/Toasts'))
const LastImport = lazy(() => import('../ui/exchange/LastImport'))

type Open =
  | { dialog: 'import'; arrival?: Arrival }
  | { dialog: 'share' }
  | { dialog: 'merge'; file: ReviewFile }

/** The studio with its dialogs, and what the page listens for. */
export function StudioPage() {
  const [open, setOpen] = useState<Open>()
  const [late, setLate] = useState(false)
  // Where a set is kept, an empty form would only flash before it.
  const [isWaiting, setWaiting] = useState('kept' in document.documentElement.dataset)
  const conflict = useView((state) => state.saved === 'conflict')
  const isGalleryOpen = useSignal(galleryRequest)
  const comparing = useSignal(compareRequest)
  const isHistoryOpen = useSignal(historyRequest)
  const merging = (file: ReviewFile) => setOpen({ dialog: 'merge', file })
  const importing = (arrival?: Arrival) =>
    setOpen({ dialog: 'import', ...(arrival && { arrival }) })
  const openFiles = () =>
    void powers()
      .pickFiles()
      .then((files) => files.length > 0 && importing({ files }))
  useLayoutEffect(takeOverFirstScreen, [])
  useEffect(() => {
    const stop = [drawBeforeEvents(), listenForShortcuts(), listenForPastedDefinitions(importing)]
    const start = afterPaint(() => {
      void import('./start')
        .then(({ startStudio }) => startStudio(() => setWaiting(false)))
        .then(() => {
          setLate(true)
          const review = takeWaitingReview()
          if (review !== undefined) merging(review)
        })
    })
    return () => [start, ...stop].forEach((end) => end())
  }, [])
  const close = () => setOpen(undefined)
  return (
    <>
      <Studio
        isWaiting={isWaiting}
        actions={{ onImport: () => importing(), onShare: () => setOpen({ dialog: 'share' }) }}
        notice={
          conflict && (
            <Suspense>
              <ConflictNotice />
            </Suspense>
          )
        }
        startRow={<FirstScreenRow onPaste={() => importing()} onFile={openFiles} />}
      />
      <Suspense>
        {open?.dialog === 'import' && (
          <ImportDialog arrival={open.arrival} onClose={close} onReview={merging} />
        )}
        {open?.dialog === 'merge' && <MergeDialog file={open.file} onClose={close} />}
        {open?.dialog === 'share' && <ShareDialog onClose={close} />}
      </Suspense>
      <Suspense>
        {isGalleryOpen && <GalleryDialog onClose={() => galleryRequest.set(false)} />}
      </Suspense>
      <Suspense>
        {isHistoryOpen && <HistoryDialog onClose={() => historyRequest.set(false)} />}
        {comparing && (
          <CompareDialog request={comparing} onClose={() => compareRequest.set(undefined)} />
        )}
      </Suspense>
      {/* Apart, since a part that is still loading hides what stands in one boundary with it. */}
      <Suspense>{late && <Toasts />}</Suspense>
      <Suspense>{late && <LastImport />}</Suspense>
    </>
  )
}

function FirstScreenRow({ onPaste, onFile }: { onPaste: () => void; onFile: () => void }) {
  const untouched = useDocument(({ set }) => isUntouched(set))
  return untouched ? <StartRow onPaste={onPaste} onFile={onFile} /> : null
}
