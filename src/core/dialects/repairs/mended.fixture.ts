import { fromPlain, toPlain } from '../../json/plain'
import { pointer } from '../../json/pointer'
import { mendSchema } from './schema-repairs'

/** What all repairs but those to be chosen make of a schema, and the choosable ones in brackets. */
export const repair = (schema: unknown, refuse: readonly string[] = []) => {
  const notes: string[] = []
  const mended = mendSchema(fromPlain(schema), ['inputSchema'], ({ code, path, isOptIn }) => {
    const note = `${code} ${pointer(path)}`
    if (refuse.includes(note)) return false
    notes.push(isOptIn ? `(${note})` : note)
    return !isOptIn
  })
  return { schema: toPlain(mended), notes }
}
export const inObject = (properties: unknown, more = {}) => ({
  type: 'object',
  properties,
  ...more,
})
export const AT = '/inputSchema/properties'
