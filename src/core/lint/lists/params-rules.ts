import type { Rule } from '../rule'
import { defaultInSchema } from '../rules/params/default-in-schema'
import { enumInSchema } from '../rules/params/enum-in-schema'
import { formatStated } from '../rules/params/format-stated'
import { identityNotAsked } from '../rules/params/identity-not-asked'
import { noEchoParamDescription } from '../rules/params/no-echo-param-description'
import { noMixedEffects } from '../rules/params/no-mixed-effects'
import { paramsDescribed } from '../rules/params/params-described'
import { rangeInSchema } from '../rules/params/range-in-schema'
import { textAgreesWithSchema } from '../rules/params/text-agrees-with-schema'

export const PARAMS_RULES: readonly Rule[] = [
  textAgreesWithSchema,
  paramsDescribed,
  noEchoParamDescription,
  identityNotAsked,
  noMixedEffects,
  enumInSchema,
  rangeInSchema,
  defaultInSchema,
  formatStated,
]
