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
import { asksWhenUnsaid } from '../rules/params/asks-when-unsaid'
import { enumValuesExplained } from '../rules/params/enum-values-explained'
import { lengthInText } from '../rules/params/length-in-text'
import { noCarriedData } from '../rules/params/no-carried-data'
import { noExclusiveBooleans } from '../rules/params/no-exclusive-booleans'
import { noInjectedRequired } from '../rules/params/no-injected-required'
import { noJsonString } from '../rules/params/no-json-string'
import { noUnusedParam } from '../rules/params/no-unused-param'
import { notTooManyParams } from '../rules/params/not-too-many-params'
import { paramSourceStated } from '../rules/params/param-source-stated'
import { paramsHaveExamples } from '../rules/params/params-have-examples'
import { saysWhenLeftOut } from '../rules/params/says-when-left-out'
import { zerosInFrontKept } from '../rules/params/zeros-in-front-kept'
import { unitStated } from '../rules/params/unit-stated'

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
  asksWhenUnsaid,
  enumValuesExplained,
  lengthInText,
  noCarriedData,
  noExclusiveBooleans,
  noInjectedRequired,
  noJsonString,
  noUnusedParam,
  notTooManyParams,
  paramSourceStated,
  paramsHaveExamples,
  saysWhenLeftOut,
  unitStated,
  zerosInFrontKept,
]
