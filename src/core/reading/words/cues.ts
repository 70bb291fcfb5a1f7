import type { Cue } from './cue'
import { LIMITS_CUES } from './limits-cues'
import { LIMITS_CUES_ZH } from './limits-cues-zh'
import { LIMITS_HINT_CUES } from './limits-hint-cues'
import { LIMITS_KIND_CUES } from './limits-kinds'
import { RESULT_PARTS_CUES } from './result-parts-cues'
import { RETURNS_CUES } from './returns-cues'
import { RETURNS_CUES_ZH } from './returns-cues-zh'
import { SIDE_EFFECT_CUES } from './side-effect-cues'
import { WHEN_CUES } from './when-cues'
import { WHEN_CUES_ZH } from './when-cues-zh'
import { WHEN_HINT_CUES } from './when-hint-cues'
import { WHEN_NOT_CUES } from './when-not-cues'
import { WHEN_NOT_CUES_ZH } from './when-not-cues-zh'
import { WHEN_NOT_KIND_CUES } from './when-not-kinds'
import { WHEN_NOT_KIND_CUES_ZH } from './when-not-kinds-zh'

const ALL: readonly Cue[] = [
  ...WHEN_CUES,
  ...WHEN_HINT_CUES,
  ...WHEN_CUES_ZH,
  ...WHEN_NOT_CUES,
  ...WHEN_NOT_CUES_ZH,
  ...WHEN_NOT_KIND_CUES,
  ...WHEN_NOT_KIND_CUES_ZH,
  ...RETURNS_CUES,
  ...RETURNS_CUES_ZH,
  ...RESULT_PARTS_CUES,
  ...LIMITS_CUES,
  ...LIMITS_HINT_CUES,
  ...LIMITS_CUES_ZH,
  ...LIMITS_KIND_CUES,
  ...SIDE_EFFECT_CUES,
]

/**
 * All cues; `does` has none, it is read off what a sentence adds to the name. What is clearly said
 * comes first, so that nothing is asked that is settled.
 */
export const CUES: readonly Cue[] = ALL.toSorted((a, b) => b.level - a.level)
