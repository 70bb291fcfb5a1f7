import type { Rule } from '../rule'
import { descriptionPresent } from '../rules/description/description-present'
import { noBreadthWords } from '../rules/description/no-breadth-words'
import { noCoercion } from '../rules/description/no-coercion'
import { noCutOffText } from '../rules/description/no-cut-off-text'
import { noHiddenCharacters } from '../rules/description/no-hidden-characters'
import { noInternals } from '../rules/description/no-internals'
import { noPlaceholder } from '../rules/description/no-placeholder'
import { noRepeatedSchemaInText } from '../rules/description/no-repeated-schema-in-text'
import { noSeeElsewhere } from '../rules/description/no-see-elsewhere'
import { noSelfPromotion } from '../rules/description/no-self-promotion'
import { noTautology } from '../rules/description/no-tautology'
import { oneJob } from '../rules/description/one-job'
import { rulesBetweenParamsSaid } from '../rules/description/rules-between-params-said'
import { saysLimits } from '../rules/description/says-limits'
import { saysWhatItDoes } from '../rules/description/says-what-it-does'
import { saysWhatItReturns } from '../rules/description/says-what-it-returns'
import { saysWhen } from '../rules/description/says-when'
import { saysWhenNot } from '../rules/description/says-when-not'
import { saysWhoDoesWhat } from '../rules/description/says-who-does-what'

export const DESCRIPTION_RULES: readonly Rule[] = [
  descriptionPresent,
  noPlaceholder,
  noHiddenCharacters,
  noTautology,
  saysWhatItDoes,
  saysWhen,
  saysWhenNot,
  saysWhatItReturns,
  saysLimits,
  rulesBetweenParamsSaid,
  noBreadthWords,
  oneJob,
  noInternals,
  noCoercion,
  noSelfPromotion,
  saysWhoDoesWhat,
  noSeeElsewhere,
  noCutOffText,
  noRepeatedSchemaInText,
]
