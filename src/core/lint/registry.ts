import { CONTRACT_RULES } from './lists/contract-rules'
import { DESCRIPTION_RULES } from './lists/description-rules'
import { NAMING_RULES } from './lists/naming-rules'
import { PARAMS_RULES } from './lists/params-rules'
import { SCHEMA_RULES } from './lists/schema-rules'
import { SET_RULES } from './lists/set-rules'
import type { Rule } from './rule'

/** Every rule, in the order findings at one place are shown. */
export const RULES: readonly Rule[] = [
  ...NAMING_RULES,
  ...DESCRIPTION_RULES,
  ...SCHEMA_RULES,
  ...PARAMS_RULES,
  ...CONTRACT_RULES,
  ...SET_RULES,
]

const byId: ReadonlyMap<string, Rule> = new Map(RULES.map((rule) => [rule.id, rule]))

export const ruleOf = (id: string): Rule | undefined => byId.get(id)
