import type { JsonObject } from '../json/node'
import { layOut, type Laid } from './write-shape'
import { field, schemaField, type Shape } from './shape'

/** `{"type": "function", "function": {name, description, parameters, strict}}`, which others speak too. */
export const OPENAI_CHAT_SHAPE: Shape = {
  family: 'openai',
  path: ['function'],
  marks: { type: 'function' },
  fields: [
    field('name'),
    field('description'),
    schemaField('parameters', 'inputSchema'),
    field('strict'),
  ],
  vendorFields: [],
  // The flat Responses tool knows these; Chat Completions does not.
  foreignFields: ['allowed_callers', 'defer_loading', 'async'],
  needsSchema: false,
  wrapperBag: 'openai.chat',
}

export const layOutChat = (tool: JsonObject): Laid => layOut(tool, OPENAI_CHAT_SHAPE)
