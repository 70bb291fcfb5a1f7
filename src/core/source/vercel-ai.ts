import { get, itemsOf, type JsonNode, membersOf, stringOf } from '../json/node'
import { field, schemaField, type Shape } from '../dialects/shape'
import { planTool, type Planned, type ToolPlan } from './script/tool-plan'
import { takeName, wordsOfName } from './script/words-of-name'
import type { SourceItem, SourceTarget, SourceWritten } from './target'
import { isDraft7 } from './typescript/draft-7'
import { keyOf, literal, quoted } from './typescript/literal'
import { typeOfSchema } from './typescript/type-of-schema'

const shape: Shape = {
  // The SDK's own members of a tool are code or of a provider: none is written from a bag.
  family: '',
  path: [],
  marks: {},
  fields: [
    field('name'),
    field('title'),
    field('description'),
    schemaField('inputSchema', 'inputSchema'),
    field('inputExamples'),
    field('strict'),
    schemaField('outputSchema', 'outputSchema'),
  ],
  vendorFields: [],
  needsSchema: true,
}

const KINDS = {
  title: 'string',
  description: 'string',
  inputSchema: 'object',
  inputExamples: 'array',
  strict: 'boolean',
  outputSchema: 'object',
} as const

const KEEPING = { hasLongIntegers: false, keepsKeyOrder: false }

/** A module of `tool({…})` declarations of the AI SDK, in a record by name. */
export const vercelAi: SourceTarget = {
  id: 'vercel-ai',
  label: 'Vercel AI SDK',
  language: 'typescript',
  source: { page: 'https://ai-sdk.dev/docs/reference/ai-sdk-core/tool', read: '2026-11' },
  write: (tools, title) => {
    const names = new Set<string>()
    const planned = tools.map((tool): Planned => {
      const each = planTool(tool, shape, KINDS, KEEPING, names)
      if (each.plan) names.add(each.plan.name)
      return each
    })
    return writtenOf(planned, title)
  },
}

function writtenOf(planned: readonly Planned[], title: string | undefined): SourceWritten {
  const items = planned.map(({ plan, losses, errors }): SourceItem => ({
    ok: plan !== undefined,
    losses,
    errors,
  }))
  const plans = planned.flatMap(({ plan }) => plan ?? [])
  if (plans.length === 0) return { files: [], items }
  const name = wordsOfName(title ?? '').join('-')
  return { files: [{ name: `${name || 'tools'}.ts`, text: moduleOf(plans) }], items }
}

function moduleOf(plans: readonly ToolPlan[]): string {
  const taken = new Set<string>()
  const declared = plans.map((plan, i) => {
    const words = wordsOfName(plan.name).map((word) => word[0]!.toUpperCase() + word.slice(1))
    const joined = words.join('')
    const base = takeName(/^[A-Za-z]/.test(joined) ? joined : `Tool${joined || i + 1}`, taken)
    return { plan, base }
  })
  const usesInjected = plans.some(({ injected }) => injected.length > 0)
  return [
    `import { jsonSchema, tool, type ToolSet } from 'ai';`,
    '',
    ...declared.flatMap(({ plan, base }) => typesOf(plan, base)),
    'export const tools = {',
    ...declared.map(({ plan, base }) => toolCode(plan, base)),
    '} satisfies ToolSet;',
    '',
    'function notImplemented(..._given: readonly unknown[]): never {',
    "  throw new Error('This tool is not implemented yet.');",
    '}',
    ...(usesInjected ? INJECTED_BY : []),
    '',
  ].join('\n')
}

/** The context of a call is where the SDK has what the system knows and the model is not asked for. */
const INJECTED_BY = [
  '',
  '/** The context given to the call: `experimental_context` in version 6 of the SDK, `context` in 7. */',
  'function injectedBy<Injected>(options: {',
  '  readonly experimental_context?: unknown;',
  '  readonly context?: unknown;',
  '}): Injected {',
  '  return (options.context ?? options.experimental_context) as Injected;',
  '}',
]

function typesOf({ inputSchema, fields, injected }: ToolPlan, base: string): readonly string[] {
  const output = get(fields, 'outputSchema')
  return [
    `export type ${base}Input = ${typeOfSchema(inputSchema)};`,
    '',
    ...(output ? [`export type ${base}Output = ${typeOfSchema(output)};`, ''] : []),
    ...(injected.length > 0
      ? [
          '/** Filled in by the system, never by the model. */',
          `export type ${base}Injected = {`,
          ...injected.map(({ name, schema }) => {
            const type = schema ? typeOfSchema(schema, '  ') : 'unknown'
            return `  ${keyOf(name).replace(/^\[|\]$/g, '')}: ${type};`
          }),
          '};',
          '',
        ]
      : []),
  ]
}

function toolCode({ name, fields, injected }: ToolPlan, base: string): string {
  const output = get(fields, 'outputSchema') ? `${base}Output` : 'unknown'
  const context = injected.length > 0 ? `injectedBy<${base}Injected>(options)` : 'options'
  const lines = [
    ...membersOf(fields).flatMap(({ key, value }) => memberCode(key, value, base)),
    `execute: async (input: ${base}Input, options): Promise<${output}> =>`,
    `  notImplemented(input, ${context}),`,
  ]
  return [`  ${keyOf(name)}: tool({`, ...lines.map((line) => `    ${line}`), '  }),'].join('\n')
}

function memberCode(key: string, value: JsonNode, base: string): readonly string[] {
  switch (key) {
    case 'title':
    case 'description':
      return [`${key}: ${quoted(stringOf(value) ?? '')},`]
    case 'inputSchema':
      return [`${key}: ${schemaCode(value, `${base}Input`)},`]
    case 'outputSchema':
      return [`${key}: ${schemaCode(value, `${base}Output`)},`]
    case 'strict':
      return [`${key}: ${literal(value, '')},`]
    case 'inputExamples':
      return [
        `${key}: [`,
        // An example may be wrong, and is then for the author to see, not for the type checker.
        ...itemsOf(value).map((item) => `  { input: ${literal(item, '      ')} as never },`),
        '],',
      ]
    default:
      return []
  }
}

/** The SDK's type of a schema is that of draft 7; any other is passed by it. */
function schemaCode(schema: JsonNode, type: string): string {
  const code = literal(schema, '    ')
  return `jsonSchema<${type}>(${code}${isDraft7(schema) ? '' : ' as never'})`
}
