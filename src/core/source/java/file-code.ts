import type { JsonObject } from '../../json/node'
import { nameOf } from '../../model/tool'
import type { DialectError, Loss } from '../../dialects/dialect'
import type { SourceItem, SourceWritten } from '../target'
import type { JavaFramework } from './frameworks'
import { className, classNames, type FreeNames, methodName, methodNames } from './java-names'
import { textExpression } from './java-text'
import { holderName, MapCode, type PartMethod } from './map-code'
import { enumText, toolMethod } from './method-code'
import { planTool, type ToolPlan } from './tool-plan'

/** What a framework writes of a tool beside its method. */
export interface FullForm {
  /** Members of the class, in their order. */
  readonly members: readonly string[]
  /** Classes of the framework and of Java that they use. */
  readonly imports: readonly string[]
  /** Losses that are other than planned, and what cannot be said at all. */
  readonly losses: readonly Loss[]
  readonly errors: readonly DialectError[]
}

/** How a framework writes its part of a file. */
export interface JavaStyle {
  readonly framework: JavaFramework
  /** Imports of every file. */
  readonly imports: readonly string[]
  /** The parameter through which the system gives what it fills in, and its class. */
  readonly injected: { readonly text: string; readonly import: string }
  /** Writes in full what the annotations cannot say; gives the comment that leads there. */
  readonly full: (plan: ToolPlan, method: string, tools: FileNames) => FullForm
  /** The comment on a method whose tool is written in full as well. */
  readonly comment: (method: string, className: string) => string
  /** Members that the full forms call. */
  readonly helpers: string
  readonly helperImports: readonly string[]
}

/** The names of a file, and the writer of its maps. */
export interface FileNames {
  readonly classes: FreeNames
  readonly methods: FreeNames
  readonly maps: MapCode
}

/** Writes tools as one Java class of a framework; a tool with an error is left out. Never throws. */
export function writeJava(
  tools: readonly JsonObject[],
  style: JavaStyle,
  title?: string,
): SourceWritten {
  const classes = classNames()
  const methods = methodNames()
  for (const helper of HELPER_NAMES) methods.take(helper)
  const names: FileNames = { classes, methods, maps: new MapCode(methods) }
  const name = classes.take(fileClass(tools, title))
  const seen = new Set<string>()
  const items: SourceItem[] = []
  const members: string[] = []
  const enums: string[] = []
  const imports = new Set(style.imports)
  for (const tool of tools) {
    const plan = planTool(tool, style.framework, classes)
    const known = [...plan.errors, ...doubled(plan.name, seen)]
    seen.add(plan.name)
    if (!isFine(known)) {
      items.push({ ok: false, losses: plan.losses, errors: known })
      continue
    }
    const written = writeTool(plan, style, names)
    const errors = [...known, ...written.errors]
    items.push({ ok: isFine(errors), losses: written.losses, errors })
    if (!isFine(errors)) continue
    members.push(...written.members)
    enums.push(...plan.enums.map(enumText))
    for (const each of [...written.imports, ...typeImports(plan)]) imports.add(each)
  }
  if (members.length === 0) return { files: [], items }
  const usesMaps = members.some((each) =>
    /\bordered(?:Map|List)\(|\bjoined(?:Maps|Lists)\(/.test(each),
  )
  if (usesMaps || names.maps.methods.length > 0)
    for (const each of style.helperImports) imports.add(each)
  const body = [
    ...enums,
    ...members,
    ...names.maps.methods.filter((part) => part.holder === 0).map((part) => part.text),
    ...(usesMaps || names.maps.methods.length > 0 ? [style.helpers] : []),
    ...holders(names.maps.methods),
  ].filter((each) => each !== '')
  const text = fileText(name, style.framework, imports, body)
  return { files: [{ name: `${name}.java`, text }], items }
}

const isFine = (errors: readonly DialectError[]): boolean =>
  errors.every((each) => each.severity === 'warning')

const HELPER_NAMES = ['orderedMap', 'orderedList', 'joinedMaps', 'joinedLists']

function writeTool(
  plan: ToolPlan,
  style: JavaStyle,
  names: FileNames,
): Pick<FullForm, 'losses' | 'errors' | 'members' | 'imports'> {
  const method = names.methods.take(methodName(plan.name))
  const hasInjected = plan.injected.length > 0
  const full = plan.needsFull ? style.full(plan, method, names) : undefined
  const injected = hasInjected ? style.injected.text : undefined
  const comment = full && style.comment(method, className(plan.name) ?? 'Tool')
  const injectedMember = hasInjected ? [injectedNamesMethod(plan, method, names)] : []
  return {
    members: [
      toolMethod(plan, method, style.framework, comment, injected),
      ...injectedMember,
      ...(full?.members ?? []),
    ],
    imports: [
      ...(hasInjected ? [style.injected.import, 'java.util.List'] : []),
      ...(plan.parameters.length > 0 ? parameterImports(style.framework, plan) : []),
      ...(full?.imports ?? []),
    ],
    losses: full ? full.losses : plan.losses,
    errors: full?.errors ?? [],
  }
}

/** The names that the system fills in, as code: a comment could not hold any text. */
function injectedNamesMethod(plan: ToolPlan, method: string, names: FileNames): string {
  const name = names.methods.take(`${method}Injected`)
  const list = plan.injected.map((each) => textExpression(each, '                ')).join(', ')
  return [
    '    /** What the system fills in and the model is never asked for. */',
    `    static List<String> ${name}() {`,
    `        return List.of(${list});`,
    '    }',
  ].join('\n')
}

function parameterImports(
  { packageName, parameter }: JavaFramework,
  plan: ToolPlan,
): readonly string[] {
  const annotated = plan.parameters.some(
    (each) => parameter.name !== undefined || each.description !== '' || !each.isRequired,
  )
  if (!annotated) return []
  const place: Readonly<Record<string, string>> = {
    'io.agentscope': 'io.agentscope.core.tool.ToolParam',
    'dev.langchain4j': 'dev.langchain4j.agent.tool.P',
    'org.springframework.ai': 'org.springframework.ai.tool.annotation.ToolParam',
  }
  return [place[packageName]!]
}

function typeImports(plan: ToolPlan): readonly string[] {
  const types = plan.parameters.map((each) => each.type).join(' ')
  return [
    ...(/\bList</.test(types) ? ['java.util.List'] : []),
    ...(/\bMap</.test(types) ? ['java.util.Map'] : []),
  ]
}

/** Every framework refuses, or silently replaces, a second tool of one name. */
function doubled(name: string, seen: ReadonlySet<string>): readonly DialectError[] {
  if (name === '' || !seen.has(name)) return []
  return [{ code: 'name.duplicate', path: ['name'], values: { name } }]
}

function fileClass(tools: readonly JsonObject[], title: string | undefined): string {
  const titled = title === undefined ? undefined : className(title)
  if (titled !== undefined) return titled
  const only = tools.length === 1 ? className(nameOf(tools[0])) : undefined
  return only === undefined ? 'Tools' : `${only}Tools`
}

/** Further classes for the parts that one class cannot hold. */
function holders(parts: readonly PartMethod[]): readonly string[] {
  const numbers = [...new Set(parts.map((part) => part.holder))].filter((each) => each > 0)
  return numbers.map((holder) => {
    const inside = parts.filter((part) => part.holder === holder).map((part) => part.text)
    const body = inside.join('\n\n')
    return `    private static final class ${holderName(holder)} {\n\n${body}\n    }`
  })
}

function fileText(
  name: string,
  framework: JavaFramework,
  imports: ReadonlySet<string>,
  body: readonly string[],
): string {
  const lines = [...imports].sort((a, b) => (a < b ? -1 : 1)).map((each) => `import ${each};`)
  return [
    ...lines,
    '',
    `/** Tools for ${framework.label}. */`,
    `public class ${name} {`,
    '',
    `${body.join('\n\n')}`,
    '}',
    '',
  ].join('\n')
}
