import type { Rule } from '../rule'
import { arrayHasItems } from '../rules/schema/array-has-items'
import { boundsAreExact } from '../rules/schema/bounds-are-exact'
import { boundsInSchema } from '../rules/schema/bounds-in-schema'
import { closedSchema } from '../rules/schema/closed-schema'
import { enumWellFormed } from '../rules/schema/enum-well-formed'
import { idsAreText } from '../rules/schema/ids-are-text'
import { inputSchemaIsObject } from '../rules/schema/input-schema-is-object'
import { keywordValuesValid } from '../rules/schema/keyword-values-valid'
import { keywordsOfDraft } from '../rules/schema/keywords-of-draft'
import { noDeadBranch } from '../rules/schema/no-dead-branch'
import { noFixedParameter } from '../rules/schema/no-fixed-parameter'
import { noMisspeltKeyword } from '../rules/schema/no-misspelt-keyword'
import { noRequiredDefault } from '../rules/schema/no-required-default'
import { noRuleAtRoot } from '../rules/schema/no-rule-at-root'
import { nullOrLeftOut } from '../rules/schema/null-or-left-out'
import { objectHasFields } from '../rules/schema/object-has-fields'
import { outputSchemaValid } from '../rules/schema/output-schema-valid'
import { patternAnchored } from '../rules/schema/pattern-anchored'
import { patternSafe } from '../rules/schema/pattern-safe'
import { patternValid } from '../rules/schema/pattern-valid'
import { referencesResolve } from '../rules/schema/references-resolve'
import { requiredAsArray } from '../rules/schema/required-as-array'
import { requiredDeclared } from '../rules/schema/required-declared'
import { schemaSatisfiable } from '../rules/schema/schema-satisfiable'
import { typeDeclared } from '../rules/schema/type-declared'
import { validTypes } from '../rules/schema/valid-types'
import { valuesFitSchema } from '../rules/schema/values-fit-schema'
import { noSharedId } from '../rules/set/no-shared-id'

export const SCHEMA_RULES: readonly Rule[] = [
  inputSchemaIsObject,
  outputSchemaValid,
  keywordValuesValid,
  keywordsOfDraft,
  validTypes,
  typeDeclared,
  requiredAsArray,
  requiredDeclared,
  noRequiredDefault,
  arrayHasItems,
  objectHasFields,
  noRuleAtRoot,
  nullOrLeftOut,
  noFixedParameter,
  noMisspeltKeyword,
  referencesResolve,
  schemaSatisfiable,
  noDeadBranch,
  enumWellFormed,
  patternValid,
  patternSafe,
  patternAnchored,
  boundsAreExact,
  idsAreText,
  boundsInSchema,
  closedSchema,
  valuesFitSchema,
  // Of the set, since one tool alone does not show it.
  noSharedId,
]
