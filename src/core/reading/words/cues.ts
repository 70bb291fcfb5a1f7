import type { Cue } from './cue'
import { LIMITS_CUES } from './limits-cues'
import { RETURNS_CUES } from './returns-cues'
import { WHEN_CUES } from './when-cues'
import { WHEN_NOT_CUES } from './when-not-cues'

/** All cues; `does` has none, it is read off what a sentence adds to the name. */
export const CUES: readonly Cue[] = [
  ...WHEN_CUES,
  ...WHEN_NOT_CUES,
  ...RETURNS_CUES,
  ...LIMITS_CUES,
]
