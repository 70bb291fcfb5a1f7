import type { Rule } from '../rule'
import { nameIsText } from '../rules/naming/name-is-text'
import { namePortable } from '../rules/naming/name-portable'
import { nameVerbFirst } from '../rules/naming/name-verb-first'
import { noVagueName } from '../rules/naming/no-vague-name'

export const NAMING_RULES: readonly Rule[] = [nameIsText, namePortable, noVagueName, nameVerbFirst]
