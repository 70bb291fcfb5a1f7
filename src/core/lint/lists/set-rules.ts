import type { Rule } from '../rule'
import { namesUnique } from '../rules/set/names-unique'
import { overlapPointsElsewhere } from '../rules/set/overlap-points-elsewhere'
import { pointersResolve } from '../rules/set/pointers-resolve'
import { setFitsLimits } from '../rules/set/set-fits-limits'

export const SET_RULES: readonly Rule[] = [
  namesUnique,
  overlapPointsElsewhere,
  pointersResolve,
  setFitsLimits,
]
