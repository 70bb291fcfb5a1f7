import type { Rule } from '../rule'

export const CONTRACT_RULES: readonly Rule[] = []
