import { print } from '../../json/print'
import type { SourceTarget } from '../target'
import { writeJava, type FileNames, type FullForm, type JavaStyle } from './file-code'
import { SPRING_AI } from './frameworks'
import { blockExpression, textExpression } from './java-text'
import type { ToolPlan } from './tool-plan'

const TEXT_INDENT = '                        '

/** The tool in full: its schema as JSON text, and a callback that gives it to the model. */
function fullForm(plan: ToolPlan, method: string, { methods }: FileNames): FullForm {
  const schema = methods.take(`${method}InputSchema`)
  const callback = methods.take(`${method}Callback`)
  const calls = [
    // Without a description the framework makes one of the name.
    ...(plan.description === ''
      ? []
      : [`.description(${textExpression(plan.description, TEXT_INDENT)})`]),
    `.inputSchema(${schema}())`,
    '.inputType(Map.class)',
    '.build()',
  ]
  return {
    members: [
      [
        `    public static String ${schema}() {`,
        `        return ${blockExpression(print(plan.schema), '                ')};`,
        '    }',
      ].join('\n'),
      [
        '    /** The tool with its whole schema; give it to the model instead of the method. */',
        `    public FunctionToolCallback<Map<String, Object>, Object> ${callback}() {`,
        '        BiFunction<Map<String, Object>, ToolContext, Object> function = (input, context) -> {',
        '            throw new UnsupportedOperationException("This tool is not written yet.");',
        '        };',
        `        return FunctionToolCallback.builder(${textExpression(plan.name, TEXT_INDENT)}, function)`,
        `${calls.map((call) => `                ${call}`).join('\n')};`,
        '    }',
      ].join('\n'),
    ],
    imports: [
      'java.util.Map',
      'java.util.function.BiFunction',
      'org.springframework.ai.chat.model.ToolContext',
      'org.springframework.ai.tool.function.FunctionToolCallback',
    ],
    losses: plan.losses,
    errors: [],
  }
}

const style: JavaStyle = {
  framework: SPRING_AI,
  imports: ['org.springframework.ai.tool.annotation.Tool'],
  injected: {
    text: 'ToolContext context',
    import: 'org.springframework.ai.chat.model.ToolContext',
  },
  full: fullForm,
  comment: () =>
    'Annotations say only a part of this tool; the callback below says all. Give one of them, not both.',
  helpers: '',
  helperImports: [],
}

/** `@Tool` methods of Spring AI, with a `FunctionToolCallback` where annotations do not suffice. */
export const springAiSource: SourceTarget = {
  id: SPRING_AI.id,
  label: SPRING_AI.label,
  language: 'java',
  source: SPRING_AI.source,
  write: (tools, title) => writeJava(tools, style, title),
}
