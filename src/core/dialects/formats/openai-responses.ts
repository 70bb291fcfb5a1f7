import { bool, get, type JsonObject, member, obj, str, stringOf } from '../../json/node'
import { arr, memberOf } from '../../json/node'
import { OPENAI_ROOT } from '../checks/root'
import type { Dialect, DialectError } from '../dialect'
import { finish } from '../finish'
import { checkOpenAi, forOpenAi, OPENAI_LIMITS } from '../openai-rules'
import { OPENAI_STRICT } from '../profiles/openai'
import { readShape } from '../read-shape'
import { field, schemaField, type Shape } from '../shape'
import { checkStrictTool } from '../strict/check-tool'
import { type StrictRules, writeStrict } from '../strict/write-strict'
import { type Laid, layOut } from '../write-shape'

const shape: Shape = {
  family: 'openai',
  path: [],
  marks: { type: 'function' },
  fields: [
    field('name'),
    field('description'),
    schemaField('parameters', 'inputSchema'),
    field('strict'),
    schemaField('output_schema', 'outputSchema'),
  ],
  vendorFields: ['allowed_callers', 'defer_loading', 'async'],
  needsSchema: false,
}

const layOutResponses = (tool: JsonObject): Laid => layOut(tool, shape, { handled: ['namespace'] })

/** Flat: `{"type": "function", name, description, parameters, strict}`; `strict` is always written. */
export const openaiResponses: Dialect = {
  id: 'openai.responses',
  label: 'OpenAI Responses',
  family: shape.family,
  source: {
    page: 'https://developers.openai.com/api/docs/guides/function-calling',
    read: '2026-10',
  },
  limits: OPENAI_LIMITS,
  carries: ['output'],
  accepts: (item) => {
    if (stringOf(get(item, 'type')) !== 'function' || !get(item, 'name')) return 0
    return ['function', 'inputSchema', 'input_schema'].some((key) => get(item, key)) ? 0 : 3
  },
  read: (item) => {
    const read = readShape(item, shape)
    if (read.kind === 'error' || get(read.tool, 'strict')) return read
    // Left out, the API tries to make the schema strict, and required parameters of optional ones.
    return {
      ...read,
      losses: [...read.losses, { code: 'openai.responses.strict-omitted', path: ['strict'] }],
    }
  },
  write: (tool) => {
    const ready = forOpenAi(tool)
    const laid = layOutResponses(ready.tool)
    const wire = memberOf(laid.wire, 'strict')
      ? laid.wire
      : withStrict(laid.wire, shape.vendorFields)
    return finish({ ...laid, wire }, ready.losses, checkOpenAi(ready.tool))
  },
  check: checkResponses,
  group: (items, namespaces) => {
    const groups: JsonObject[] = []
    let open: { name: string; tools: JsonObject[] } | undefined
    const close = (): void => {
      if (!open) return
      const { name, tools } = open
      const known = namespaces.find((each) => stringOf(get(each, 'name')) === name)
      const own = known?.kind === 'object' ? known.members : [member('name', str(name))]
      groups.push(obj([member('type', str('namespace')), ...own, member('tools', arr(tools))]))
      open = undefined
    }
    for (const { tool, wire } of items) {
      const name = stringOf(get(tool, 'namespace'))
      if (open && open.name !== name) close()
      if (name === undefined) groups.push(wire)
      else if (open) open.tools.push(wire)
      else open = { name, tools: [wire] }
    }
    close()
    return groups
  },
}

/** `strict: false` behind the parameters, before the members that only a vendor knows. */
function withStrict(wire: JsonObject, later: readonly string[]): JsonObject {
  const at = wire.members.findIndex((each) => later.includes(each.key))
  const members = [...wire.members]
  members.splice(at < 0 ? members.length : at, 0, member('strict', bool(false)))
  return { ...wire, members }
}

function checkResponses(tool: JsonObject): readonly DialectError[] {
  return [...checkOpenAi(tool), ...checkStrictIsSaid(tool)]
}

function checkStrictIsSaid(tool: JsonObject): readonly DialectError[] {
  if (get(tool, 'strict')) return []
  return [{ code: 'openai.responses.strict-omitted', path: ['strict'], severity: 'warning' }]
}

const checkStrict = (tool: JsonObject): readonly DialectError[] =>
  checkStrictTool(tool, checkResponses, OPENAI_STRICT)

const strictRules: StrictRules = {
  passes: [OPENAI_STRICT],
  rootRefuses: OPENAI_ROOT,
  check: checkStrict,
  layOut: layOutResponses,
}

/** The same with a schema that OpenAI's strict mode takes. */
export const openaiResponsesStrict: Dialect = {
  ...openaiResponses,
  id: 'openai.responses.strict',
  label: 'OpenAI Responses, strict',
  strictOf: openaiResponses.id,
  source: { page: OPENAI_STRICT.keeps.page, read: OPENAI_STRICT.keeps.read },
  accepts: () => 0,
  write: (tool) => writeStrict(tool, strictRules),
  check: checkStrict,
}
