import type { Rule } from '../rule'
import { arrayHasItems } from '../rules/schema/array-has-items'
import { inputSchemaIsObject } from '../rules/schema/input-schema-is-object'
import { noMisspeltKeyword } from '../rules/schema/no-misspelt-keyword'
import { requiredAsArray } from '../rules/schema/required-as-array'
import { requiredDeclared } from '../rules/schema/required-declared'
import { validTypes } from '../rules/schema/valid-types'
import { valuesFitSchema } from '../rules/schema/values-fit-schema'

export const SCHEMA_RULES: readonly Rule[] = [
  inputSchemaIsObject,
  validTypes,
  requiredAsArray,
  requiredDeclared,
  arrayHasItems,
  noMisspeltKeyword,
  valuesFitSchema,
]
