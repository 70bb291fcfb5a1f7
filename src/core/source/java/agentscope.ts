import type { SourceTarget } from '../target'
import { writeJava, type FileNames, type FullForm, type JavaStyle } from './file-code'
import { AGENTSCOPE_JAVA } from './frameworks'
import { className } from './java-names'
import { textExpression } from './java-text'
import { MAP_HELPERS } from './map-code'
import type { ToolPlan } from './tool-plan'

const TEXT_INDENT = '                    '

/** The tool in full: its schema as a map, and a `ToolBase` that gives it to the model. */
function fullForm(plan: ToolPlan, method: string, { classes, methods, maps }: FileNames): FullForm {
  const base = classes.take(`${className(plan.name) ?? ''}Tool`)
  const schema = methods.take(`${method}InputSchema`)
  const output = plan.outputSchema && methods.take(`${method}OutputSchema`)
  const members = [
    maps.method(schema, plan.schema, 'public static'),
    ...(plan.outputSchema && output
      ? [maps.method(output, plan.outputSchema, 'public static')]
      : []),
    toolBase(plan, base, schema, output),
  ]
  return {
    members,
    imports: ['io.agentscope.core.tool.ToolBase', 'java.util.Map'],
    losses: plan.losses,
    errors: [],
  }
}

function toolBase(
  plan: ToolPlan,
  name: string,
  schema: string,
  output: string | undefined,
): string {
  const calls = [
    `.name(${textExpression(plan.name, TEXT_INDENT)})`,
    // The framework refuses a tool without a description.
    `.description(${textExpression(plan.description, TEXT_INDENT)})`,
    `.inputSchema(${schema}())`,
    ...(plan.isReadOnly ? ['.readOnly(true)'] : []),
    ...(plan.injected.length > 0 ? ['.stateInjected(true)'] : []),
  ]
  return [
    '    /** The tool with its whole schema; registered later, it takes the place of the method. */',
    `    public static class ${name} extends ToolBase {`,
    '',
    `        public ${name}() {`,
    `            super(ToolBase.builder()\n${calls.map((call) => `                    ${call}`).join('\n')});`,
    '        }',
    ...(output === undefined
      ? []
      : override('Map<String, Object>', 'getOutputSchema', `${output}()`)),
    ...(plan.strict === true ? override('Boolean', 'getStrict', 'true') : []),
    '    }',
  ].join('\n')
}

const override = (type: string, name: string, value: string): readonly string[] => [
  '',
  '        @Override',
  `        public ${type} ${name}() {`,
  `            return ${value};`,
  '        }',
]

const style: JavaStyle = {
  framework: AGENTSCOPE_JAVA,
  imports: ['io.agentscope.core.tool.Tool'],
  injected: { text: 'AgentState state', import: 'io.agentscope.core.state.AgentState' },
  full: fullForm,
  comment: () =>
    'Annotations say only a part of this tool; the class below says all. Register it after this object.',
  helpers: MAP_HELPERS,
  helperImports: [
    'java.math.BigDecimal',
    'java.math.BigInteger',
    'java.util.ArrayList',
    'java.util.Arrays',
    'java.util.LinkedHashMap',
    'java.util.List',
    'java.util.Map',
  ],
}

/** `@Tool` methods of AgentScope Java, with a map and a `ToolBase` where annotations do not suffice. */
export const agentscopeJavaSource: SourceTarget = {
  id: AGENTSCOPE_JAVA.id,
  label: AGENTSCOPE_JAVA.label,
  language: 'java',
  source: AGENTSCOPE_JAVA.source,
  write: (tools, title) => writeJava(tools, style, title),
}
