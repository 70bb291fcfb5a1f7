import { booleanOf, get, withoutMembers } from '../../json/node'
import type { Dialect, Loss } from '../dialect'
import { finish } from '../finish'
import { checkOpenAi, forOpenAi } from '../openai-rules'
import { QWEN_NAME } from '../profiles/qwen'
import { readShape } from '../read-shape'
import { field, schemaField, type Shape } from '../shape'
import { layOut } from '../write-shape'

const shape: Shape = {
  family: 'dashscope',
  path: ['function'],
  marks: { type: 'function' },
  // No strict flag: `QWEN_HAS_STRICT`.
  fields: [field('name'), field('description'), schemaField('parameters', 'inputSchema')],
  vendorFields: [],
  needsSchema: false,
  wrapperBag: 'qwen.dashscope',
}

const DROPPED_STRICT: Loss = {
  code: 'dropped.strict',
  path: ['strict'],
  values: { field: 'strict' },
}

/** Qwen on DashScope takes the tools of OpenAI Chat Completions, without `strict`. */
export const qwenDashscope: Dialect = {
  id: 'qwen.dashscope',
  label: 'Qwen (DashScope)',
  family: shape.family,
  source: { page: QWEN_NAME.page, read: QWEN_NAME.read },
  limits: { nameLength: QWEN_NAME.value.most },
  // The shape of Chat Completions, which is the commoner one: read as this only when asked for.
  accepts: (item) => (get(item, 'function')?.kind === 'object' ? 1 : 0),
  read: (item) => readShape(item, shape),
  write: (tool) => {
    const ready = forOpenAi(withoutMembers(tool, ['strict']))
    const isStrict = booleanOf(get(tool, 'strict')) === true
    const losses = isStrict ? [...ready.losses, DROPPED_STRICT] : ready.losses
    return finish(layOut(ready.tool, shape), losses, checkOpenAi(ready.tool))
  },
  check: checkOpenAi,
}
