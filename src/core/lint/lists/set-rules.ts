import type { Rule } from '../rule'
import { namesSurviveClients } from '../rules/set/names-survive-clients'
import { namesUnique } from '../rules/set/names-unique'
import { noDataHandedOn } from '../rules/set/no-data-handed-on'
import { noNearSynonyms } from '../rules/set/no-near-synonyms'
import { noPointerCycle } from '../rules/set/no-pointer-cycle'
import { noRepeatedSchema } from '../rules/set/no-repeated-schema'
import { noRepeatedText } from '../rules/set/no-repeated-text'
import { noScriptedSteps } from '../rules/set/no-scripted-steps'
import { oneNamingStyle } from '../rules/set/one-naming-style'
import { overlapPointsElsewhere } from '../rules/set/overlap-points-elsewhere'
import { pointersResolve } from '../rules/set/pointers-resolve'
import { setFitsLimits } from '../rules/set/set-fits-limits'
import { setFitsTokens } from '../rules/set/set-fits-tokens'
import { signalTargetsExist } from '../rules/set/signal-targets-exist'

export const SET_RULES: readonly Rule[] = [
  namesUnique,
  namesSurviveClients,
  noNearSynonyms,
  oneNamingStyle,
  overlapPointsElsewhere,
  pointersResolve,
  noPointerCycle,
  signalTargetsExist,
  noScriptedSteps,
  noDataHandedOn,
  noRepeatedSchema,
  noRepeatedText,
  setFitsLimits,
  setFitsTokens,
]
