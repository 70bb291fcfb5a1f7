import { get, type JsonNode } from '../json/node'
import { field, schemaField, type Shape } from '../dialects/shape'
import type { Loss } from '../dialects/dialect'
import { isPythonName } from './python/identifier'
import { literal, quoted } from './python/literal'
import { planTool, type Planned, type ToolPlan } from './script/tool-plan'
import { takeName, wordsOfName } from './script/words-of-name'
import type { SourceItem, SourceTarget } from './target'

const shape: Shape = {
  family: '',
  path: [],
  marks: {},
  fields: [field('name'), field('description'), schemaField('inputSchema', 'inputSchema')],
  vendorFields: [],
  needsSchema: true,
}

const KINDS = { description: 'string', inputSchema: 'object' } as const

const KEEPING = { hasLongIntegers: true, keepsKeyOrder: true }

/** Names that the framework gives a tool's function itself. */
const OWN_NAMES = new Set(['self', 'config', 'run_manager', 'callbacks'])
/** Names that the module has before any tool. */
const MODULE_NAMES = ['Annotated', 'Any', 'InjectedToolArg', 'StructuredTool', 'json', 'tools']

/**
 * A module of `StructuredTool`s whose schema is a dictionary: the one form of LangChain that takes a
 * JSON Schema as it is.
 */
export const langchainPython: SourceTarget = {
  id: 'langchain-python',
  label: 'LangChain (Python)',
  language: 'python',
  source: {
    page: 'https://reference.langchain.com/python/langchain-core/tools/structured/StructuredTool',
    read: '2026-11',
  },
  write: (tools, title) => {
    const names = new Set<string>()
    const planned = tools.map((tool): Planned => {
      const each = planTool(tool, shape, KINDS, KEEPING, names)
      if (each.plan) names.add(each.plan.name)
      return each
    })
    const items = planned.map(({ plan, losses, errors }): SourceItem => ({
      ok: plan !== undefined,
      losses: [...losses, ...(plan ? unnamedOf(plan) : [])],
      errors,
    }))
    const plans = planned.flatMap(({ plan }) => plan ?? [])
    const name = wordsOfName(title ?? '').join('_')
    const file = isPythonName(name) ? name : 'tools'
    return {
      files: plans.length > 0 ? [{ name: `${file}.py`, text: moduleOf(plans) }] : [],
      items,
    }
  },
}

const canBeNamed = (name: string): boolean => isPythonName(name) && !OWN_NAMES.has(name)

/** Injected parameters that no parameter of a Python function can be named after. */
function unnamedOf({ injected }: ToolPlan): readonly Loss[] {
  return injected
    .filter(({ name }) => !canBeNamed(name))
    .map(({ name }) => ({ code: 'script.injected-unnamed', path: [], values: { field: name } }))
}

function moduleOf(plans: readonly ToolPlan[]): string {
  const taken = new Set<string>(MODULE_NAMES)
  const written = plans.map((plan, i) => {
    const base = wordsOfName(plan.name).join('_')
    const variable = takeName(isPythonName(base) ? base : `tool_${base || i + 1}`, taken)
    return { variable, ...toolCode(plan, variable) }
  })
  const usesInjected = plans.some(({ injected }) => injected.some(({ name }) => canBeNamed(name)))
  return [
    ...(written.some(({ usesJson }) => usesJson) ? ['import json', ''] : []),
    `from typing import ${usesInjected ? 'Annotated, Any' : 'Any'}`,
    '',
    `from langchain_core.tools import ${usesInjected ? 'InjectedToolArg, ' : ''}StructuredTool`,
    '',
    '',
    ...written.flatMap(({ code }) => [...code, '', '']),
    `tools = [${written.map(({ variable }) => variable).join(', ')}]`,
    '',
  ].join('\n')
}

function toolCode(
  plan: ToolPlan,
  variable: string,
): { readonly code: readonly string[]; readonly usesJson: boolean } {
  const schema: JsonNode = get(plan.fields, 'inputSchema')!
  const { code, usesJson } = literal(schema, '    ')
  const injected = plan.injected.flatMap(({ name }) => (canBeNamed(name) ? [name] : []))
  const rest = takeName('arguments', new Set(injected))
  const parameters = [
    ...(injected.length > 0 ? ['*'] : []),
    ...injected.map((name) => `${name}: Annotated[Any, InjectedToolArg]`),
    `**${rest}: Any`,
  ]
  const one = `def _${variable}(${parameters.join(', ')}) -> Any:`
  const head =
    one.length <= 88
      ? [one]
      : [`def _${variable}(`, ...parameters.map((each) => `    ${each},`), ') -> Any:']
  return {
    usesJson,
    code: [
      ...head,
      '    raise NotImplementedError("This tool is not implemented yet.")',
      '',
      '',
      `${variable} = StructuredTool(`,
      `    name=${quoted(plan.name)},`,
      ...(plan.description === undefined ? [] : [`    description=${quoted(plan.description)},`]),
      `    args_schema=${code},`,
      `    func=_${variable},`,
      ')',
    ],
  }
}
