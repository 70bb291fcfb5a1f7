import type { SyntaxNode } from '@lezer/common'
import {
  arr,
  bool,
  type JsonNode,
  type JsonObject,
  type Member,
  member,
  obj,
  str,
} from '../../json/node'
import type { DialectError, Loss } from '../../dialects/dialect'
import type { JavaFramework } from '../java/frameworks'
import { type Definition, definitionsIn } from './definitions'
import { Evaluator } from './evaluate'
import { frameworkOf } from './framework-of'
import { JavaFile } from './java-file'
import { HEADER, javaIn } from './java-text-of'
import { type ToolMethod, toolMethods } from './tool-methods'

/** A tool that Java source declares, and where it stands; or why it could not be read. */
export interface JavaTool {
  readonly tool?: JsonObject
  readonly error?: DialectError
  readonly source: string
  readonly losses: readonly Loss[]
}

/** All tools of a Java source, in text order. */
export interface ReadJava {
  readonly framework: JavaFramework['id']
  readonly tools: readonly JavaTool[]
  /** Of the text as a whole. */
  readonly losses: readonly Loss[]
}

/** So many places that are no Java are told one by one. */
const MOST_SYNTAX_ERRORS = 20

/**
 * Reads the tools of a Java source of AgentScope, LangChain4j or Spring AI: `@Tool` methods by
 * their annotations and signatures, and tools that a builder describes with their whole schema; of
 * two with one name the whole schema counts. Never throws and never guesses: what is not plain is
 * left open and noted with its line. `asked` names the framework, else it is detected.
 */
export function readJava(text: string, asked?: string): ReadJava {
  const file = fileOf(javaIn(text))
  const evaluator = new Evaluator(file)
  const { framework, isSure } = frameworkOf(file, asked)
  const methods = toolMethods(evaluator, framework)
  const definitions = definitionsIn(evaluator)
  const named = new Set(methods.map((each) => each.name))
  const alone = definitions.filter((each) => !named.has(each.name))
  const entries: { readonly from: number; readonly read: JavaTool }[] = [
    ...methods.map((method) => ({
      from: method.node.from,
      read: toolOf(
        method,
        definitions.findLast((each) => each.name === method.name),
        framework,
        file.slice(method.node),
      ),
    })),
    ...alone.map((each) => ({ from: each.node.from, read: definedTool(each, file) })),
  ]
  entries.sort((a, b) => a.from - b.from)
  return {
    framework: framework.id,
    tools: entries.map((each) => each.read),
    losses: [
      ...(isSure || entries.length === 0
        ? []
        : [{ code: 'import.java-framework', path: [], values: { framework: framework.label } }]),
      ...syntaxErrors(file),
      ...(entries.length === 0 ? [{ code: 'import.java-no-tools', path: [] }] : []),
    ],
  }
}

/** The file; methods that stand without a class are read as if in one, on the same lines. */
function fileOf(text: string): JavaFile {
  const file = new JavaFile(text)
  if (file.hasTypes || !/@Tool\b/.test(text)) return file
  const imports = HEADER.exec(text)![0].length
  return new JavaFile(`${text.slice(0, imports)}class Snippet {${text.slice(imports)}\n}`)
}

function syntaxErrors(file: JavaFile): readonly Loss[] {
  const losses: Loss[] = []
  let lastLine = 0
  file.tree.iterate({
    enter: ({ type, node }) => {
      if (losses.length >= MOST_SYNTAX_ERRORS) return false
      if (!type.isError) return true
      const line = file.line(node)
      if (line !== lastLine) losses.push({ code: 'import.java-syntax', path: [], values: { line } })
      lastLine = line
      return true
    },
  })
  return losses
}

function toolOf(
  method: ToolMethod,
  definition: Definition | undefined,
  framework: JavaFramework,
  source: string,
): JavaTool {
  if (method.error) return { error: method.error, source, losses: method.losses }
  const schema = definition?.schema
  // What the signature could not say does not matter where the whole schema is read.
  const losses = schema
    ? method.losses.filter((each) => !SIGNATURE_ONLY.has(each.code))
    : method.losses
  const members = membersOfTool({
    name: method.name,
    description: definition?.description ?? method.description,
    schema: schema ?? method.schema,
    outputSchema: definition?.outputSchema,
    strict: definition?.strict ?? method.strict,
    isReadOnly: definition?.isReadOnly ?? method.isReadOnly,
    injected: method.injected,
    kept: method.kept,
    family: framework.family,
  })
  return { tool: obj(members), source, losses: [...losses, ...(definition?.losses ?? [])] }
}

const SIGNATURE_ONLY = new Set(['import.java-unread-type', 'import.java-unread-annotation'])

function definedTool(definition: Definition, file: JavaFile): JavaTool {
  const { schema } = definition
  const missing = {
    code: 'import.schema-missing',
    path: [],
  }
  const hasLoss = schema !== undefined || definition.losses.length > 0
  const members = membersOfTool({
    ...definition,
    schema: schema ?? obj([member('type', str('object'))]),
    injected: [],
    kept: [],
    family: '',
  })
  return {
    tool: obj(members),
    source: file.slice(aroundOf(definition.node)),
    losses: [...definition.losses, ...(hasLoss ? [] : [missing])],
  }
}

/** The statement or member that a builder stands in. */
function aroundOf(node: SyntaxNode): SyntaxNode {
  let around = node
  while (around.parent && !/Body$|^Block$|^Program$/.test(around.parent.name))
    around = around.parent
  return around
}

interface ToolParts {
  readonly name: string
  readonly description?: string | undefined
  readonly schema: JsonNode
  readonly outputSchema?: JsonNode | undefined
  readonly strict?: boolean | undefined
  readonly isReadOnly?: boolean | undefined
  readonly injected: readonly string[]
  readonly kept: readonly Member[]
  readonly family: string
}

function membersOfTool(parts: ToolParts): readonly Member[] {
  const { description, outputSchema, strict, isReadOnly, injected, kept } = parts
  const members: Member[] = [member('name', str(parts.name))]
  if (description !== undefined) members.push(member('description', str(description)))
  members.push(member('inputSchema', parts.schema))
  if (outputSchema) members.push(member('outputSchema', outputSchema))
  if (isReadOnly !== undefined)
    members.push(member('annotations', obj([member('readOnlyHint', bool(isReadOnly))])))
  if (strict !== undefined) members.push(member('strict', bool(strict)))
  if (injected.length > 0)
    members.push(member('contract', obj([member('injected', arr(injected.map(str)))])))
  if (kept.length > 0) members.push(member('vendor', obj([member(parts.family, obj(kept))])))
  return members
}
