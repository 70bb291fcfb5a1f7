import type { Violators } from './change'
import { VIOLATORS_OF_CONTRACT } from './violators-of-contract'
import { VIOLATORS_OF_PARAMETERS } from './violators-of-parameters'
import { VIOLATORS_OF_TEXT } from './violators-of-text'

/** For every question that rules answer: changes to the sound set that break it, and no other. */
export const VIOLATORS: Violators = {
  ...VIOLATORS_OF_TEXT,
  ...VIOLATORS_OF_PARAMETERS,
  ...VIOLATORS_OF_CONTRACT,
}
