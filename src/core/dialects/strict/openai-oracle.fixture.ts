import { toStrictJsonSchema } from 'openai/lib/transform'

/**
 * Whether the transform of OpenAI's own package leaves a schema as it is, which it must if the
 * schema is strict; else what it says or makes of it. It accepts more than the API, so this is one
 * check among others.
 */
export function isUnchangedByOpenAi(schema: Record<string, unknown>): string {
  const before = JSON.stringify(schema)
  try {
    const after = JSON.stringify(toStrictJsonSchema(JSON.parse(before) as never))
    return after === before ? 'unchanged' : after
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}
