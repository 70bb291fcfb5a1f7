import { get, stringOf } from '../../json/node'
import type { Dialect } from '../dialect'
import { finish } from '../finish'
import { checkOpenAi, forOpenAi, OPENAI_LIMITS } from '../openai-rules'
import { readShape } from '../read-shape'
import { field, schemaField, type Shape } from '../shape'
import { layOut } from '../write-shape'

const shape: Shape = {
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

/** `{"type": "function", "function": {name, description, parameters, strict}}` */
export const openaiChat: Dialect = {
  id: 'openai.chat',
  label: 'OpenAI Chat Completions',
  family: shape.family,
  source: {
    page: 'https://developers.openai.com/api/docs/guides/function-calling',
    read: '2026-10',
  },
  limits: OPENAI_LIMITS,
  accepts: (item) => {
    if (get(item, 'function')?.kind !== 'object') return 0
    const type = stringOf(get(item, 'type'))
    return type === 'function' ? 3 : type === undefined ? 2 : 0
  },
  read: (item) => readShape(item, shape),
  write: (tool) => {
    const ready = forOpenAi(tool)
    return finish(layOut(ready.tool, shape), ready.losses, checkOpenAi(ready.tool))
  },
  check: checkOpenAi,
}
