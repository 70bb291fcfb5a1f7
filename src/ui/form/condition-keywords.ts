/** Keywords by which an object says what must hold between its fields. */
export const CONDITION_KEYWORDS: readonly string[] = [
  ...['anyOf', 'oneOf', 'allOf', 'not', 'if', 'then', 'else'],
  ...['dependentRequired', 'dependentSchemas', 'dependencies'],
]
