import { pageBase } from '../platform/address'
import { keepReview, keptReview } from '../platform/kept-review'
import { isAnythingKept } from '../platform/last-opened'
import { readPreferences, savePreferences } from '../platform/preferences'
import type { Powers } from '../state/powers'
import { idle } from '../ui/kit/when-idle'
import { leaveLink } from './address'
import { shareBase } from './share-base'

const load = () => import('./browser-powers').then((module) => module.browserPowers)

/** The token table is two megabytes: it does not compete with what is being brought on screen. */
let quiet: Promise<void> | undefined

/** The browser's powers, fetched when the first of them is used: no field waits for storage. */
export const lazyPowers: Powers = {
  shareBase,
  leaveLink,
  keptReview,
  keepReview,
  pageParts: async () => (await import('../platform/page-parts')).fetchPageParts(pageBase()),
  reviewerName: () => readPreferences().reviewer ?? '',
  keepReviewerName: (reviewer) => savePreferences({ reviewer }),
  copyText: async (text) => (await load()).copyText(text),
  saveFile: (...file) => void load().then((powers) => powers.saveFile(...file)),
  pickFiles: async () => (await load()).pickFiles(),
  readFile: async (file) => (await load()).readFile(file),
  countTokens: async (texts) => {
    await (quiet ??= idle())
    return (await load()).countTokens(texts)
  },
  check: async (task, signal) => (await load()).check(task, signal),
  overlap: async (task) => (await load()).overlap(task),
  // Storage need not be opened to know that nothing was ever kept.
  listSets: async () => (isAnythingKept() ? (await load()).listSets() : []),
  currentSet: async () => (await load()).currentSet(),
  keptRuns: async (set) => (await load()).keptRuns(set),
  keepRun: async (run) => (await load()).keepRun(run),
  dropRun: async (set, id) => (await load()).dropRun(set, id),
  openStoredSet: async (id) => (await load()).openStoredSet(id),
  storedSetText: async (id) => (await load()).storedSetText(id),
  openAsNewSet: async (text) => (await load()).openAsNewSet(text),
  models: async () => (await import('./model-powers')).modelPowers,
  history: async () => (await load()).history(),
  startNewSet: async () => (await load()).startNewSet(),
}
