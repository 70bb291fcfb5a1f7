import {
  arr,
  bool,
  type JsonNode,
  type JsonObject,
  member,
  type Member,
  num,
  obj,
  str,
} from '../../json/node'
import { print } from '../../json/print'
import { ARGUMENTS_RIGHT, TOOL_RIGHT } from './promptfoo-assertions'
import type { Expected, ExpectedArgument, Question } from '../questions/question'
import { nameInVersion } from '../results/name-in-version'
import type { Arm, Wire } from '../runs/run'
import { prepareArm, type PreparedArm } from '../wire/prepare-arm'

/** A model that promptfoo is to ask. No key: it is read from the variable when promptfoo runs. */
export interface PromptfooModel {
  readonly wire: Wire
  /** As `toolwright bench` takes it, with its `/v1`. */
  readonly baseUrl: string
  readonly model: string
  /** The variable that holds the key; a server that wants none has none. */
  readonly keyEnv?: string
  readonly temperature?: number
  readonly seed?: number
}

export interface PromptfooSuite {
  readonly questions: readonly Question[]
  readonly arms: readonly Arm[]
  readonly models: readonly PromptfooModel[]
  /** How often each question is asked. */
  readonly trials: number
}

/** What of a suite is not in the configuration, and where. */
export interface PromptfooNote {
  readonly code:
    'waits' | 'no-counterpart' | 'no-argument' | 'first-call-only' | 'not-sent' | 'doubled-name'
  /** The question's id, and the version's title, the tool's or the parameter's name. */
  readonly values: Readonly<Record<string, string>>
}

export interface PromptfooConfig {
  readonly config: JsonObject
  readonly notes: readonly PromptfooNote[]
}

/**
 * The same questions and versions as a promptfoo configuration: a provider for each version and
 * model with the tools in that vendor's words, a test for each question and version under the names
 * that the version has, asserted by the rules that the bench judges by. Arguments that are expected
 * are asserted for the right tool only, and only the first call counts.
 */
export function promptfooConfig(suite: PromptfooSuite): PromptfooConfig {
  const notes: PromptfooNote[] = []
  const { arms, models, questions, trials } = suite
  const titles = distinctTitles(arms)
  const providers = arms.flatMap((arm, i) =>
    models.map((model) => {
      const prepared = prepareArm(arm, model.wire)
      notes.push(...notesOnTools(prepared, titles[i]!))
      return { arm, model, prepared, label: labelOf(titles[i]!, model, models) }
    }),
  )
  const tests = questions.flatMap((question) => {
    if (question.then) notes.push({ code: 'first-call-only', values: { question: question.id } })
    if (question.expected.is === 'tool' && question.expected.tools.length === 0) {
      notes.push({ code: 'waits', values: { question: question.id } })
      return []
    }
    return arms.flatMap((arm, i) => {
      const own = providers.filter((each) => each.arm === arm)
      return testsOf(question, arm, titles[i]!, own, notes)
    })
  })
  const config = object({
    description: str(arms.map((_, i) => titles[i]!).join(' / ')),
    prompts: arr(arms.map((arm, i) => promptOf(arm, titles[i]!))),
    providers: arr(
      providers.map(({ arm, model, prepared, label }) =>
        providerOf(model, prepared, label, titles[arms.indexOf(arm)]!),
      ),
    ),
    evaluateOptions: object({ repeat: num(trials) }),
    tests: arr(tests),
  })
  return { config, notes: unique(notes) }
}

/** The configuration as a file for `promptfoo eval -c`: JSON, with the numbers as they were written. */
export const promptfooText = ({ config }: PromptfooConfig): string => `${print(config)}\n`

interface ProviderEntry {
  readonly model: PromptfooModel
  readonly prepared: PreparedArm
  readonly label: string
}

/** Templates are filled in everywhere, so marks that begin one are written as a template that says them. */
const plain = (text: string): string => text.replace(/\{(?=[{%#])/g, "{{ '{' }}")

/** In the settings of a provider they are filled in twice: when the file is read, and at each request. */
const plainIn = (node: JsonNode): JsonNode => {
  if (node.kind === 'string') return { ...node, value: plain(plain(node.value)) }
  if (node.kind === 'array') return arr(node.items.map(plainIn))
  if (node.kind !== 'object') return node
  return obj(node.members.map(({ key, value }) => member(key, plainIn(value))))
}

function promptOf(arm: Arm, label: string): JsonObject {
  const message = (role: string, content: string): string =>
    `{"role": "${role}", "content": ${content}}`
  const system = arm.systemPrompt
  const messages = [
    ...(system === '' ? [] : [message('system', plain(JSON.stringify(system)))]),
    message('user', '{{ question | dump }}'),
  ]
  return object({ label: str(label), raw: str(`[${messages.join(', ')}]`) })
}

function providerOf(
  { wire, baseUrl, model, keyEnv, temperature, seed }: PromptfooModel,
  { tools }: PreparedArm,
  label: string,
  prompt: string,
): JsonObject {
  const isAnthropic = wire === 'anthropic'
  // The vendor's own client adds the version to the address.
  const address = isAnthropic ? baseUrl.replace(/\/v1\/?$/, '') : baseUrl
  return object({
    id: str(isAnthropic ? `anthropic:messages:${model}` : `openai:chat:${model}`),
    label: str(label),
    prompts: arr([str(prompt)]),
    config: object({
      apiBaseUrl: str(address),
      apiKeyEnvar: keyEnv === undefined ? undefined : str(keyEnv),
      apiKeyRequired: keyEnv === undefined && !isAnthropic ? bool(false) : undefined,
      temperature: temperature === undefined ? undefined : num(temperature),
      seed: seed === undefined || isAnthropic ? undefined : num(seed),
      // Else a temperature is sent that nobody asked for.
      omitDefaults: isAnthropic ? undefined : bool(true),
      tools: plainIn(arr(tools.map((tool) => tool.wire))),
    }),
  })
}

function testsOf(
  question: Question,
  arm: Arm,
  title: string,
  providers: readonly ProviderEntry[],
  notes: PromptfooNote[],
): readonly JsonObject[] {
  const { id, text, expected, tags, split } = question
  const where = { question: id, version: title }
  const names =
    expected.is === 'tool' ? expected.tools.flatMap((name) => nameInVersion(arm, name) ?? []) : []
  if (expected.is === 'tool' && names.length === 0) {
    notes.push({ code: 'no-counterpart', values: { ...where, name: expected.tools.join(', ') } })
    return []
  }
  const asked = argumentsIn(question, arm, where, notes)
  return bySentNames(names, providers).map(({ sent, labels }) =>
    object({
      description: str(plain(`${id} · ${title}`)),
      vars: object({ question: str(plain(text)) }),
      providers: arr(labels.map(str)),
      metadata: object({
        question: str(id),
        version: str(title),
        split: str(split),
        tags: tags.length ? arr(tags.map(str)) : undefined,
        expected: expectedNode(expected, sent),
        arguments: asked.length ? arr(asked.map(argumentNode)) : undefined,
      }),
      assert: arr([
        assertion('tool', TOOL_RIGHT),
        ...(asked.length ? [assertion('arguments', ARGUMENTS_RIGHT)] : []),
      ]),
    }),
  )
}

/** Providers that call the tools alike share a test; a vendor may not take a name as it is. */
function bySentNames(
  names: readonly string[],
  providers: readonly ProviderEntry[],
): readonly { readonly sent: readonly string[]; readonly labels: readonly string[] }[] {
  const groups = new Map<string, { sent: readonly string[]; labels: string[] }>()
  for (const { prepared, label } of providers) {
    const sent = names.flatMap(
      (name) => prepared.tools.find((tool) => tool.name === name)?.sentAs ?? [],
    )
    // A tool that the model is not given cannot be picked.
    if (names.length > 0 && sent.length === 0) continue
    const key = JSON.stringify(sent)
    const group = groups.get(key) ?? { sent, labels: [] }
    group.labels.push(label)
    groups.set(key, group)
  }
  return [...groups.values()]
}

/** The arguments under the names that the version has for them. */
function argumentsIn(
  { expected, expectedArgs }: Question,
  arm: Arm,
  where: Readonly<Record<string, string>>,
  notes: PromptfooNote[],
): readonly ExpectedArgument[] {
  if (expected.is !== 'tool') return []
  const tool = expected.tools.find((name) => Object.hasOwn(arm.matches.parameters, name))
  const known = tool === undefined ? {} : arm.matches.parameters[tool]!
  return expectedArgs.flatMap((each) => {
    if (Object.hasOwn(known, each.name)) return { ...each, name: known[each.name]! }
    notes.push({ code: 'no-argument', values: { ...where, name: each.name } })
    return []
  })
}

const expectedNode = (expected: Expected, tools: readonly string[]): JsonObject =>
  object({
    is: str(expected.is),
    tools: expected.is === 'tool' ? arr(tools.map(str)) : undefined,
  })

const argumentNode = ({ name, match, value }: ExpectedArgument): JsonObject =>
  object({ name: str(name), match: str(match), value })

const assertion = (metric: string, value: string): JsonObject =>
  object({ type: str('javascript'), metric: str(metric), value: str(value) })

function notesOnTools({ unsent, doubled }: PreparedArm, version: string): readonly PromptfooNote[] {
  return [
    ...unsent.map(({ name }) => ({ code: 'not-sent' as const, values: { version, name } })),
    ...doubled.map((name) => ({ code: 'doubled-name' as const, values: { version, name } })),
  ]
}

/** Tests and prompts point to a version by its title, so no two may share one. */
function distinctTitles(arms: readonly Arm[]): readonly string[] {
  const seen = new Set<string>()
  return arms.map(({ title }) => {
    // A comma, a star and a colon have a meaning where a provider is named.
    const base = title.replace(/[,*:]/g, ' ').replace(/\s+/g, ' ').trim() || '-'
    let own = base
    for (let i = 2; seen.has(own); i++) own = `${base} ${i}`
    seen.add(own)
    return own
  })
}

const labelOf = (title: string, model: PromptfooModel, all: readonly PromptfooModel[]): string => {
  const isOnly = all.filter((each) => each.model === model.model).length === 1
  return isOnly ? `${title} · ${model.model}` : `${title} · ${model.model} · ${model.baseUrl}`
}

function object(members: Readonly<Record<string, JsonNode | undefined>>): JsonObject {
  return obj(
    Object.entries(members).flatMap(([key, value]): Member[] =>
      value === undefined ? [] : [member(key, value)],
    ),
  )
}

function unique(notes: readonly PromptfooNote[]): readonly PromptfooNote[] {
  return [...new Map(notes.map((note) => [JSON.stringify(note), note])).values()]
}
