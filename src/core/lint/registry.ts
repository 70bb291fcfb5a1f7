import type { Rule } from './rule'
import { descriptionPresent } from './rules/description/description-present'
import { noBreadthWords } from './rules/description/no-breadth-words'
import { noPlaceholder } from './rules/description/no-placeholder'
import { noSelfPromotion } from './rules/description/no-self-promotion'
import { saysLimits } from './rules/description/says-limits'
import { saysWhatItDoes } from './rules/description/says-what-it-does'
import { saysWhatItReturns } from './rules/description/says-what-it-returns'
import { saysWhen } from './rules/description/says-when'
import { saysWhenNot } from './rules/description/says-when-not'
import { nameIsText } from './rules/naming/name-is-text'
import { namePortable } from './rules/naming/name-portable'
import { nameVerbFirst } from './rules/naming/name-verb-first'
import { noVagueName } from './rules/naming/no-vague-name'
import { arrayHasItems } from './rules/params/array-has-items'
import { defaultInSchema } from './rules/params/default-in-schema'
import { enumInSchema } from './rules/params/enum-in-schema'
import { formatStated } from './rules/params/format-stated'
import { identityNotAsked } from './rules/params/identity-not-asked'
import { inputSchemaIsObject } from './rules/params/input-schema-is-object'
import { noEchoParamDescription } from './rules/params/no-echo-param-description'
import { noMisspeltKeyword } from './rules/params/no-misspelt-keyword'
import { noMixedEffects } from './rules/params/no-mixed-effects'
import { paramsDescribed } from './rules/params/params-described'
import { rangeInSchema } from './rules/params/range-in-schema'
import { requiredAsArray } from './rules/params/required-as-array'
import { requiredDeclared } from './rules/params/required-declared'
import { textAgreesWithSchema } from './rules/params/text-agrees-with-schema'
import { validTypes } from './rules/params/valid-types'
import { valuesFitSchema } from './rules/params/values-fit-schema'
import { namesUnique } from './rules/set/names-unique'
import { overlapPointsElsewhere } from './rules/set/overlap-points-elsewhere'
import { pointersResolve } from './rules/set/pointers-resolve'
import { setFitsLimits } from './rules/set/set-fits-limits'

/** Every rule, in the order findings at one place are shown. */
export const RULES: readonly Rule[] = [
  nameIsText,
  namePortable,
  noVagueName,
  nameVerbFirst,
  descriptionPresent,
  noPlaceholder,
  saysWhatItDoes,
  saysWhen,
  saysWhenNot,
  saysWhatItReturns,
  saysLimits,
  noBreadthWords,
  noSelfPromotion,
  validTypes,
  requiredAsArray,
  requiredDeclared,
  arrayHasItems,
  noMisspeltKeyword,
  textAgreesWithSchema,
  valuesFitSchema,
  paramsDescribed,
  inputSchemaIsObject,
  noEchoParamDescription,
  identityNotAsked,
  noMixedEffects,
  enumInSchema,
  rangeInSchema,
  defaultInSchema,
  formatStated,
  namesUnique,
  overlapPointsElsewhere,
  pointersResolve,
  setFitsLimits,
]

const byId: ReadonlyMap<string, Rule> = new Map(RULES.map((rule) => [rule.id, rule]))

export const ruleOf = (id: string): Rule | undefined => byId.get(id)
