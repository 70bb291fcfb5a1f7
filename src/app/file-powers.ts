import { isLocalAddress } from '../core/share/local-address'
import { copyText } from '../platform/clipboard'
import { saveFile } from '../platform/files'
import { keepReview, keptReview } from '../platform/kept-review'
import { readPreferences, savePreferences } from '../platform/preferences'
import type { Powers } from '../state/powers'

/**
 * What a page in a file of its own can do. `base` is the address of the studio that it came from:
 * the link that takes a review back leads there. All other powers are the studio's, and no part of
 * the studio is in the file that could ask for them.
 */
export const filePowers = (base: string): Powers =>
  ({
    copyText,
    saveFile,
    keptReview,
    keepReview,
    reviewerName: () => readPreferences().reviewer ?? '',
    keepReviewerName: (reviewer) => savePreferences({ reviewer }),
    shareBase: () => ({ url: base, local: isLocalAddress(base) }),
    leaveLink: () => undefined,
    pageParts: async () => undefined,
  }) satisfies Partial<Powers> as unknown as Powers
