import fc from '../../drawn.fixture'
import { describe, expect, it } from 'vitest'
import { print } from '../json/print'
import { exportTools } from './export'
import { importText } from './import'
import type { RepairChoice } from './repairs/repair'
import { DIALECTS, IMPORT_NAMES, WRITABLE } from './registry'

const WORDS = [
  ...['name', 'description', 'inputSchema', 'input_schema', 'parameters', 'function', 'type'],
  ...['toolSpec', 'functionDeclarations', 'parametersJsonSchema', 'tools', 'functions', 'title'],
  ...['properties', 'required', 'items', 'enum', 'anyOf', 'allOf', '$ref', '$defs', 'pattern'],
  ...['additionalProperties', 'nullable', 'propertyOrdering', 'default', 'strict', 'vendor'],
  ...['input_examples', 'inputExamples', 'contract', 'injected', 'annotations', 'outputSchema'],
  ...['execution', '_meta', 'toolwright', 'namespace', 'cache_control', 'json', 'x-mcp-header'],
  ...['name_for_model', 'allowed_callers', 'defer_loading', 'arguments', 'openapi', 'info'],
  ...['__proto__', 'constructor', 'toString', '1', ''],
]
const VALUES = ['function', 'object', 'STRING', 'namespace', 'mcp_toolset', 'custom', '#', '#/']

/** JSON made of the words that dialects look for, in all the wrong places. */
const { value: hostile } = fc.letrec((tie) => ({
  value: fc.oneof(
    { maxDepth: 6, withCrossShrink: true },
    fc.constantFrom<unknown>(null, true, false, 0, 1.5, ...VALUES, '{}', '[{"name":"f"}]', '{'),
    fc.array(tie('value'), { maxLength: 3 }),
    fc
      .array(fc.tuple(fc.constantFrom(...WORDS), tie('value')), { maxLength: 6 })
      .map((pairs) => ({ pairs })),
  ),
}))

function textOf(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(textOf).join(',')}]`
  if (value === null || typeof value !== 'object') return JSON.stringify(value)
  const { pairs } = value as { pairs: [string, unknown][] }
  return `{${pairs.map(([key, inner]) => `${JSON.stringify(key)}:${textOf(inner)}`).join(',')}}`
}

/** The last makes every repair, those too that only who chooses them gets. */
const choices = fc.constantFrom<RepairChoice>(false, true, () => true)

const froms = [undefined, ...DIALECTS.map(({ id }) => id), ...Object.keys(IMPORT_NAMES)]

describe('any JSON in the place of tools', () => {
  it('is read, repaired, checked and written without throwing, and no item is lost', () => {
    fc.assert(
      fc.property(hostile, fc.constantFrom(...froms), choices, (value, from, repair) => {
        const text = textOf(value)
        const got = importText(text, { repair, ...(from === undefined ? {} : { from }) })
        expect(got.isWhole).toBe(true)
        const tools = got.tools.map(({ tool }) => tool)
        for (const { id, check } of WRITABLE) {
          const { items } = exportTools(tools, id, got.namespaces)!
          expect(items).toHaveLength(tools.length)
          for (const { tool, written } of items) {
            check?.(tool)
            expect(() => JSON.parse(print(written.wire)) as unknown).not.toThrow()
          }
        }
      }),
      { numRuns: 300 },
    )
  })
})
