import { openChecker } from '../platform/check-worker-client'
import { copyText } from '../platform/clipboard'
import { pickFiles, readFile, saveFile } from '../platform/files'
import { dropRun, keepRun, keptRuns } from '../platform/kept-runs'
import { openOverlapper } from '../platform/overlap-worker-client'
import { openTokenCounter } from '../platform/token-count'
import type { Powers } from '../state/powers'
import { openedStorage } from './opened-storage'
import { currentSlotId, showAsNewSet, showFreshSet, showStoredSet, slotStarted } from './slot'

const tokens = openTokenCounter()
const checker = openChecker()
const overlapper = openOverlapper()

/** The browser's powers as this page has them. */
export const browserPowers: Omit<
  Powers,
  | 'shareBase'
  | 'leaveLink'
  | 'keptReview'
  | 'keepReview'
  | 'reviewerName'
  | 'keepReviewerName'
  | 'pageParts'
  | 'models'
> = {
  copyText,
  saveFile,
  pickFiles: async () => Promise.all((await pickFiles()).map(readFile)),
  readFile,
  countTokens: tokens.count,
  check: checker.check,
  overlap: overlapper.overlap,
  listSets: async () => {
    const storage = await openedStorage()
    return (await storage.listSets()).filter((set) => set.id !== currentSlotId())
  },
  storedSetText: async (id) => (await (await openedStorage()).loadSet(id))?.text,
  currentSet: async () => {
    await slotStarted()
    return currentSlotId()
  },
  keptRuns,
  keepRun,
  dropRun,
  history: async () => {
    const { openSnapshots } = await import('../platform/snapshots')
    const store = await openSnapshots()
    await slotStarted()
    return { store, set: currentSlotId() }
  },
  openStoredSet: showStoredSet,
  startNewSet: showFreshSet,
  openAsNewSet: async (text) => {
    await slotStarted()
    return showAsNewSet(text)
  },
}
