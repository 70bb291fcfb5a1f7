import type { Rule } from '../rule'
import { nameIsText } from '../rules/naming/name-is-text'
import { nameMatchesEffect } from '../rules/naming/name-matches-effect'
import { namePortable } from '../rules/naming/name-portable'
import { nameSnakeCase } from '../rules/naming/name-snake-case'
import { nameVerbFirst } from '../rules/naming/name-verb-first'
import { noAbbreviatedName } from '../rules/naming/no-abbreviated-name'
import { noDatabaseVerb } from '../rules/naming/no-database-verb'
import { noVagueName } from '../rules/naming/no-vague-name'
import { noVersionInName } from '../rules/naming/no-version-in-name'

export const NAMING_RULES: readonly Rule[] = [
  nameIsText,
  namePortable,
  noVagueName,
  nameVerbFirst,
  nameMatchesEffect,
  noDatabaseVerb,
  noAbbreviatedName,
  nameSnakeCase,
  noVersionInName,
]
