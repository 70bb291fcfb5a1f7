import { openChecker } from '../platform/check-worker-client'
import { copyText } from '../platform/clipboard'
import { pickFiles, readFile, saveFile } from '../platform/files'
import { openTokenCounter } from '../platform/token-count'
import type { Powers } from '../state/powers'
import { openedStorage } from './opened-storage'
import { currentSlotId, showAsNewSet, showFreshSet, showStoredSet, slotStarted } from './slot'

const tokens = openTokenCounter()
const checker = openChecker()

/** The browser's powers as this page has them. */
export const browserPowers: Omit<
  Powers,
  'shareBase' | 'leaveLink' | 'keptReview' | 'keepReview' | 'reviewerName' | 'keepReviewerName'
> = {
  copyText,
  saveFile,
  pickFiles: async () => Promise.all((await pickFiles()).map(readFile)),
  readFile,
  countTokens: tokens.count,
  check: checker.check,
  listSets: async () => {
    const storage = await openedStorage()
    return (await storage.listSets()).filter((set) => set.id !== currentSlotId())
  },
  storedSetText: async (id) => (await (await openedStorage()).loadSet(id))?.text,
  openStoredSet: showStoredSet,
  startNewSet: showFreshSet,
  openAsNewSet: async (text) => {
    await slotStarted()
    return showAsNewSet(text)
  },
}
