import { booleanOf } from '../../json/node'
import type { JavaFramework } from './frameworks'
import { constantText, isLongText } from './java-text'
import type { JavaEnum } from './java-type'
import type { JavaParameter, ToolPlan } from './tool-plan'

const INDENT = '                    '

/** Attributes of an annotation as `name = value`; a call without any has no brackets. */
export function annotation(name: string, attributes: readonly string[], indent: string): string {
  if (attributes.length === 0) return `@${name}`
  const inLine = `@${name}(${attributes.join(', ')})`
  if (inLine.length <= 80 && !inLine.includes('\n')) return inLine
  return `@${name}(\n${attributes.map((each) => indent + each).join(',\n')})`
}

const text = (name: string, value: string, indent = INDENT): string =>
  `${name} = ${constantText(value, indent)}`

/**
 * The method of a tool with its annotations, and what it says of itself in a comment. `injected`
 * is a parameter that the framework fills in.
 */
export function toolMethod(
  plan: ToolPlan,
  method: string,
  framework: JavaFramework,
  comment: string | undefined,
  injected: string | undefined,
): string {
  const parameters = [
    ...plan.parameters.map((each) => parameterText(each, framework)),
    ...(injected === undefined ? [] : [injected]),
  ]
  const list =
    parameters.length === 0 ? '()' : `(\n${parameters.map((p) => `            ${p}`).join(',\n')})`
  return [
    ...(comment === undefined ? [] : [`    /** ${comment} */`]),
    `    ${annotation('Tool', toolAttributes(plan, framework, injected), '            ')}`,
    `    public String ${method}${list} {`,
    '        throw new UnsupportedOperationException("This tool is not written yet.");',
    '    }',
  ].join('\n')
}

function toolAttributes(
  plan: ToolPlan,
  framework: JavaFramework,
  injected: string | undefined,
): readonly string[] {
  const isAgentScope = framework.id === 'agentscope-java'
  // Too long for a constant: it stands in full where the tool is described in full.
  const isSaid = plan.description !== '' && !isLongText(plan.description)
  return [
    text('name', plan.name),
    ...(isSaid ? [text(framework.description, plan.description)] : []),
    ...(isAgentScope && plan.strict ? ['strict = true'] : []),
    ...(isAgentScope && plan.isReadOnly ? ['readOnly = true'] : []),
    ...(isAgentScope && injected !== undefined ? ['stateInjected = true'] : []),
    ...plan.attributes.flatMap(({ key, value }) => {
      const flag = booleanOf(value)
      return flag === undefined ? [] : [`${key} = ${flag}`]
    }),
  ]
}

function parameterText(parameter: JavaParameter, framework: JavaFramework): string {
  const { annotation: name, name: nameAttribute } = framework.parameter
  const attributes = [
    ...(nameAttribute === undefined ? [] : [text(nameAttribute, parameter.wire)]),
    ...(parameter.description === '' ? [] : [text('description', parameter.description)]),
    ...(parameter.isRequired ? [] : ['required = false']),
  ]
  const typed = `${parameter.type} ${parameter.identifier}`
  const head = annotation(name, attributes, '                    ')
  const needsLine = head.includes('\n') || head.length + typed.length > 80
  // Of an annotation that says nothing, only AgentScope has need.
  if (attributes.length === 0) return typed
  return needsLine ? `${head}\n                    ${typed}` : `${head} ${typed}`
}

/** An enum whose constants are the values of a parameter. */
export function enumText({ name, values }: JavaEnum): string {
  const inLine = values.join(', ')
  const body = inLine.length <= 80 ? inLine : values.join(',\n        ')
  return `    public enum ${name} {\n        ${body}\n    }`
}
