import type { Rule } from '../rule'
import { descriptionPresent } from '../rules/description/description-present'
import { noBreadthWords } from '../rules/description/no-breadth-words'
import { noPlaceholder } from '../rules/description/no-placeholder'
import { noSelfPromotion } from '../rules/description/no-self-promotion'
import { saysLimits } from '../rules/description/says-limits'
import { saysWhatItDoes } from '../rules/description/says-what-it-does'
import { saysWhatItReturns } from '../rules/description/says-what-it-returns'
import { saysWhen } from '../rules/description/says-when'
import { saysWhenNot } from '../rules/description/says-when-not'

export const DESCRIPTION_RULES: readonly Rule[] = [
  descriptionPresent,
  noPlaceholder,
  saysWhatItDoes,
  saysWhen,
  saysWhenNot,
  saysWhatItReturns,
  saysLimits,
  noBreadthWords,
  noSelfPromotion,
]
