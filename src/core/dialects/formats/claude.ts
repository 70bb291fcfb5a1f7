import { booleanOf, get, type JsonObject, stringOf } from '../../json/node'
import { isClosedForStrict } from '../checks/strict-ready'
import { checkClaude, checkClaudeSet } from '../claude-rules'
import type { Dialect, DialectError, Loss } from '../dialect'
import { finish } from '../finish'
import { withoutInjected } from '../injected'
import { CLAUDE, CLAUDE_STRICT } from '../profiles/claude'
import { readShape } from '../read-shape'
import { spellOutBooleans, withoutIdentity } from '../schema-changes'
import { field, schemaField, type Shape } from '../shape'
import { checkStrictTool } from '../strict/check-tool'
import { type StrictRules, strictTool, writeStrict } from '../strict/write-strict'
import { type Laid, layOut, withSchema } from '../write-shape'

const shape: Shape = {
  family: 'claude',
  path: [],
  marks: {},
  fields: [
    field('name'),
    field('description'),
    schemaField('input_schema', 'inputSchema'),
    field('input_examples', 'inputExamples'),
    field('strict'),
  ],
  vendorFields: [
    'type',
    'cache_control',
    'defer_loading',
    'allowed_callers',
    'eager_input_streaming',
  ],
  needsSchema: true,
}

const layOutClaude = (tool: JsonObject): Laid => layOut(tool, shape, { keepsBlank: true })

/** `{name, description, input_schema, input_examples, strict, …}` of the Messages API. */
export const claude: Dialect = {
  id: 'claude',
  label: 'Claude Messages',
  family: shape.family,
  source: {
    page: 'https://platform.claude.com/docs/en/agents-and-tools/tool-use/define-tools',
    read: '2026-10',
  },
  limits: { nameLength: CLAUDE.name.value.most },
  accepts: (item) => {
    if (!get(item, 'input_schema')) return 0
    const type = get(item, 'type')
    return !type || type.kind === 'null' || stringOf(type) === 'custom' ? 3 : 1
  },
  read: (item) => readShape(item, shape),
  write: (tool) => {
    const slim = withoutInjected(tool)
    const losses: Loss[] = [...slim.losses]
    let ready = slim.tool
    const schema = get(ready, 'inputSchema')
    if (schema) {
      const found = (path: Loss['path']) => losses.push({ code: 'schema.boolean', path })
      ready = withSchema(ready, spellOutBooleans(withoutIdentity(schema, ['$schema']), found))
    }
    if (booleanOf(get(ready, 'strict')) === true && !isClosedForStrict(schema)) {
      losses.push({ code: 'dropped.strict', path: ['strict'], values: { field: 'strict' } })
      ready = { ...ready, members: ready.members.filter((each) => each.key !== 'strict') }
    }
    return finish(layOutClaude(ready), losses, checkClaude(ready))
  },
  check: checkClaude,
  checkSet: checkClaudeSet,
}

const checkStrict = (tool: JsonObject): readonly DialectError[] =>
  checkStrictTool(tool, checkClaude, CLAUDE_STRICT)

const strictRules: StrictRules = {
  passes: [CLAUDE_STRICT],
  rootRefuses: CLAUDE.rootRefuses.value,
  check: checkStrict,
  layOut: layOutClaude,
}

/** The same with a schema that Claude's strict mode takes. */
export const claudeStrict: Dialect = {
  ...claude,
  id: 'claude.strict',
  label: 'Claude Messages, strict',
  strictOf: claude.id,
  source: { page: CLAUDE_STRICT.keeps.page, read: CLAUDE_STRICT.keeps.read },
  accepts: () => 0,
  write: (tool) => writeStrict(tool, strictRules),
  check: checkStrict,
  // The budgets count what is sent: the tools that can be strict, as they are written.
  checkSet: (tools) => {
    const sent = tools.map((tool) => strictTool(tool, strictRules))
    const able = sent.filter(({ errors }) => errors.every((each) => each.severity === 'warning'))
    return checkClaudeSet(able.map((each) => each.tool))
  },
}
