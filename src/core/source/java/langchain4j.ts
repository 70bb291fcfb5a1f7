import {
  booleanOf,
  get,
  itemsOf,
  type JsonNode,
  type JsonObject,
  member,
  membersOf,
  obj,
  str,
  stringOf,
  withMember,
} from '../../json/node'
import { print } from '../../json/print'
import { OPENAI_ROOT } from '../../dialects/checks/root'
import type { DialectError, Loss } from '../../dialects/dialect'
import { changeSchema } from '../../dialects/schema-changes'
import type { SourceTarget } from '../target'
import { writeJava, type FileNames, type FullForm, type JavaStyle } from './file-code'
import { LANGCHAIN4J_JAVA } from './frameworks'
import { blockExpression, textExpression } from './java-text'
import type { ToolPlan } from './tool-plan'

const TEXT_INDENT = '                '
/** So many statements in one method; each may hold a long text. */
const MOST_IN_METHOD = 200
const ARGUMENTS =
  'JsonObjectSchema.Builder schema, List<String> required, Map<String, JsonSchemaElement> definitions'

/** The tool in full: a specification whose parameters are raw JSON Schema. */
function fullForm(plan: ToolPlan, method: string, { methods }: FileNames): FullForm {
  const name = methods.take(`${method}Specification`)
  const { schema, losses, errors } = sayable(plan)
  const statements = statementsOf(schema)
  const parts: string[] = []
  const lines: string[] = []
  if (statements.length <= MOST_IN_METHOD) lines.push(...statements)
  else
    for (let i = 0; i < statements.length; i += MOST_IN_METHOD) {
      const part = methods.take(`${name}Part`)
      const inside = statements.slice(i, i + MOST_IN_METHOD)
      lines.push(`${part}(schema, required, definitions);`)
      parts.push(methodText(`private static void ${part}(${ARGUMENTS})`, inside))
    }
  const closed = booleanOf(get(schema, 'additionalProperties'))
  const text = methodText(`public static ToolSpecification ${name}()`, [
    'JsonObjectSchema.Builder schema = JsonObjectSchema.builder();',
    'List<String> required = new ArrayList<>();',
    'Map<String, JsonSchemaElement> definitions = new LinkedHashMap<>();',
    ...lines,
    'schema.required(required);',
    ...(closed === undefined ? [] : [`schema.additionalProperties(${closed});`]),
    'schema.definitions(definitions);',
    'return ToolSpecification.builder()',
    `        .name(${textExpression(plan.name, TEXT_INDENT)})`,
    ...(plan.description === ''
      ? []
      : [`        .description(${textExpression(plan.description, TEXT_INDENT)})`]),
    '        .parameters(schema.build())',
    '        .build();',
  ])
  return { members: [text, ...parts], imports: IMPORTS, losses, errors }
}

const IMPORTS = [
  'dev.langchain4j.agent.tool.ToolSpecification',
  'dev.langchain4j.model.chat.request.json.JsonObjectSchema',
  'dev.langchain4j.model.chat.request.json.JsonRawSchema',
  'dev.langchain4j.model.chat.request.json.JsonSchemaElement',
  'java.util.ArrayList',
  'java.util.LinkedHashMap',
  'java.util.List',
  'java.util.Map',
]

const methodText = (head: string, lines: readonly string[]): string =>
  [`    ${head} {`, ...lines.map((line) => `        ${line}`), '    }'].join('\n')

function statementsOf(schema: JsonObject): readonly string[] {
  const description = stringOf(get(schema, 'description'))
  const raw = (node: JsonNode): string =>
    `JsonRawSchema.from(${blockExpression(print(node), TEXT_INDENT)})`
  return [
    ...(description === undefined
      ? []
      : [`schema.description(${textExpression(description, TEXT_INDENT)});`]),
    ...membersOf(get(schema, 'properties')).map(
      ({ key, value }) => `schema.addProperty(${textExpression(key, TEXT_INDENT)}, ${raw(value)});`,
    ),
    ...itemsOf(get(schema, 'required')).map(
      (item) => `required.add(${textExpression(stringOf(item) ?? '', TEXT_INDENT)});`,
    ),
    ...membersOf(get(schema, '$defs')).map(
      ({ key, value }) => `definitions.put(${textExpression(key, TEXT_INDENT)}, ${raw(value)});`,
    ),
  ]
}

/** What the specification has a place for at the root of its parameters. */
const ROOT_KEYS = ['type', 'properties', 'required', 'additionalProperties', '$defs', 'description']

interface Sayable {
  readonly schema: JsonObject
  readonly losses: readonly Loss[]
  readonly errors: readonly DialectError[]
}

/** The schema as a specification can say it, and what of the root it cannot. */
function sayable(plan: ToolPlan): Sayable {
  const moved = withDefs(plan.schema)
  const { schema, spelt } = spelledOut(moved.schema)
  const lost = membersOf(schema).filter((each) => !isSayable(each.key, each.value))
  const lostKeys = new Set(lost.map((each) => each.key))
  const roots = [...OPENAI_ROOT, 'if'] as readonly string[]
  const errors = lost
    .filter((each) => roots.includes(each.key))
    .map(({ key }) => ({
      code: 'schema.root-composition',
      path: [key],
      values: { keyword: key },
    }))
  const losses = [
    ...plan.losses.filter((loss) => !(isInFull(loss) && lostKeys.has(String(loss.path[0])))),
    ...lost
      .filter((each) => !roots.includes(each.key) && each.key !== '$schema')
      .map(({ key }) => ({ code: 'java.root-lost', path: [key], values: { keyword: key } })),
    ...moved.losses,
    ...spelt,
  ]
  return {
    schema: { ...schema, members: membersOf(schema).filter((each) => !lostKeys.has(each.key)) },
    losses,
    errors: [...errors, ...moved.errors],
  }
}

const isInFull = (loss: Loss): boolean => loss.code === 'java.in-full-schema'

function isSayable(key: string, value: JsonNode): boolean {
  if (key === 'additionalProperties') return value.kind === 'boolean'
  if (key === 'required')
    return value.kind === 'array' && value.items.every((item) => item.kind === 'string')
  if (key === 'properties' || key === '$defs') return value.kind === 'object'
  if (key === 'description') return value.kind === 'string'
  return ROOT_KEYS.includes(key)
}

/** A raw schema must be an object, so `true` and `false` are spelt as one. */
function spelledOut(schema: JsonObject): { schema: JsonObject; spelt: readonly Loss[] } {
  const spelt: Loss[] = []
  let whole = schema
  for (const key of ['properties', '$defs']) {
    const held = get(schema, key)
    if (held?.kind !== 'object' || held.members.every((each) => each.value.kind === 'object'))
      continue
    const members = held.members.map((each) => {
      if (each.value.kind === 'object') return each
      spelt.push({ code: 'schema.boolean', path: [key, each.key] })
      const isOpen = each.value.kind === 'boolean' && each.value.value
      return { ...each, value: isOpen ? obj([]) : obj([member('not', obj([]))]) }
    })
    whole = withMember(whole, key, obj(members))
  }
  return { schema: whole, spelt }
}

const OLD = '#/definitions/'

/** The framework writes its definitions under `$defs`; those of the older name move there. */
function withDefs(schema: JsonObject): Sayable {
  const old = get(schema, 'definitions')
  if (old?.kind !== 'object') return { schema, losses: [], errors: [] }
  const present = get(schema, '$defs')
  const clash = membersOf(old).find(({ key }) => get(present, key))
  if (clash) {
    const values = { ref: `${OLD}${clash.key}` }
    const path = ['definitions', clash.key]
    return { schema, losses: [], errors: [{ code: 'schema.unresolved-ref', path, values }] }
  }
  const joined = obj([...membersOf(present), ...membersOf(old)])
  const rest = { ...schema, members: schema.members.filter((each) => each.key !== 'definitions') }
  const pointed = changeSchema(withMember(rest, '$defs', joined), (each) => {
    const ref = stringOf(get(each, '$ref'))
    return each.kind === 'object' && ref?.startsWith(OLD)
      ? withMember(each, '$ref', str(`#/$defs/${ref.slice(OLD.length)}`))
      : each
  })
  const losses = [{ code: 'java.definitions-moved', path: ['definitions'] }]
  return { schema: pointed.kind === 'object' ? pointed : schema, losses, errors: [] }
}

const style: JavaStyle = {
  framework: LANGCHAIN4J_JAVA,
  imports: ['dev.langchain4j.agent.tool.Tool'],
  injected: {
    text: 'InvocationParameters invocation',
    import: 'dev.langchain4j.invocation.InvocationParameters',
  },
  full: fullForm,
  comment: () =>
    'Annotations say only a part of this tool; the specification below says all. Give one of them, not both.',
  helpers: '',
  helperImports: [],
}

/** `@Tool` methods of LangChain4j, with a `ToolSpecification` where annotations do not suffice. */
export const langchain4jSource: SourceTarget = {
  id: LANGCHAIN4J_JAVA.id,
  label: LANGCHAIN4J_JAVA.label,
  language: 'java',
  source: LANGCHAIN4J_JAVA.source,
  write: (tools, title) => writeJava(tools, style, title),
}
