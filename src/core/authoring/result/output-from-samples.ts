import type { Edit } from '../../json/edit'
import { get, type JsonNode, type JsonObject, withMember } from '../../json/node'
import { setMember } from '../../model/write-members'
import { readSamples } from '../rows/read-samples'
import { schemaFromSamples } from '../rows/sample-schema'

/** What samples of a result make of the output schema, or why they make nothing of it. */
export type OutputFromSamples =
  | { readonly kind: 'schema'; readonly schema: JsonObject; readonly secrets: number }
  /** The text stops being JSON in this line, counted from 1. */
  | { readonly kind: 'unreadable'; readonly line: number }
  /** A sample is no object, so it is no result. */
  | { readonly kind: 'no-object' }
  | { readonly kind: 'nothing' }

/**
 * The output schema of sample results in a text: one object, several, or a list of them. What the tool
 * says of fields that are still there, their descriptions and titles, is kept.
 */
export function outputFromSamples(
  tool: JsonObject,
  text: string,
  hasExamples: boolean,
): OutputFromSamples {
  if (text.trim() === '') return { kind: 'nothing' }
  const read = readSamples(text)
  if (!read.ok) return { kind: 'unreadable', line: read.line }
  const [only] = read.samples
  const samples = read.samples.length === 1 && only?.kind === 'array' ? only.items : read.samples
  if (samples.length === 0 || samples.some(({ kind }) => kind !== 'object'))
    return { kind: 'no-object' }
  const { schema, secrets } = schemaFromSamples(samples, { hasExamples })
  return {
    kind: 'schema',
    schema: withWords(schema, get(tool, 'outputSchema')),
    secrets: secrets.length,
  }
}

/** The edit that puts an output schema in its place. */
export const setOutputSchema = (tool: JsonObject, schema: JsonObject): readonly Edit[] =>
  setMember(tool, 'outputSchema', schema)

const WORDS = ['title', 'description'] as const

function withWords(schema: JsonObject, old: JsonNode | undefined): JsonObject {
  if (old?.kind !== 'object') return schema
  let now = schema
  for (const key of WORDS) {
    const said = get(old, key)
    if (said && !get(now, key)) now = withMember(now, key, said)
  }
  const properties = get(now, 'properties')
  if (properties?.kind === 'object') {
    const before = get(old, 'properties')
    const members = properties.members.map(({ key, value }) => ({
      key,
      value: value.kind === 'object' ? withWords(value, get(before, key)) : value,
    }))
    now = withMember(now, 'properties', { kind: 'object', members })
  }
  const items = get(now, 'items')
  if (items?.kind === 'object') now = withMember(now, 'items', withWords(items, get(old, 'items')))
  return now
}
