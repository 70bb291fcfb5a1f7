import {
  get,
  itemsOf,
  type JsonNode,
  type JsonObject,
  membersOf,
  type Path,
  stringOf,
} from '../../json/node'
import { isWhole, parse } from '../../json/parse'
import { armHash } from './arm-hash'
import { plainAddress } from './plain-address'
import type { Question } from '../questions/question'
import { readQuestion } from '../questions/read-questions'
import { type Arm, type Matches, type Run, type Trial, type Wire, WIRES } from './run'
import type { RunFileCode } from './run-file-codes'
import { amountIn, numberIn, textIn, wordIn } from './run-file-members'
import { readTrial } from './run-file-trial'

/** What is wrong with a file, and where; of what stands many times there is one with its `count`. */
export interface RunFileProblem {
  readonly code: RunFileCode
  readonly path: Path
  readonly values: Readonly<Record<string, string | number>>
}

export interface ReadRun {
  /** Absent where the file is no run, or what every run has is missing. */
  readonly run?: Run
  /** Also of a run that was read: what of it was left out, and what is odd. */
  readonly problems: readonly RunFileProblem[]
}

/** What is read at most, so that no file holds up the page. */
const MOST = { characters: 64 * 1024 * 1024, questions: 5_000, arms: 20, trials: 200_000 } as const

/**
 * Reads the text of a run file. Never throws: a question, version or request that is not understood is
 * left out and told, and only members that a run has are taken, so that nothing else travels on.
 */
export function readRun(text: string): ReadRun {
  if (text.length > MOST.characters) return refused('too-large')
  const parsed = parse(text)
  if (!isWhole(parsed)) return refused('not-json')
  const { root } = parsed
  const version = numberIn(root, 'toolwrightRun')
  if (version === undefined || root.kind !== 'object') return refused('not-a-run')
  if (version !== 1) return refused('newer')
  return readWhole(root)
}

const refused = (code: RunFileCode): ReadRun => ({ problems: [problem(code)] })

const problem = (
  code: RunFileCode,
  path: Path = [],
  values: RunFileProblem['values'] = {},
): RunFileProblem => ({ code, path, values })

function readWhole(root: JsonObject): ReadRun {
  const problems: RunFileProblem[] = []
  const head = readHead(root)
  if (!head.ok) return { problems: [problem('bad-member', [head.key], { name: head.key })] }
  for (const key of ['questions', 'arms', 'trials'] as const) {
    if (get(root, key)?.kind !== 'array')
      return { problems: [problem('bad-member', [key], { name: key })] }
    if (itemsOf(get(root, key)).length > MOST[key])
      return { problems: [problem('too-many', [key], { name: key, most: MOST[key] })] }
  }
  const questions = readList(root, 'questions', 'bad-question', problems, readOneQuestion)
  const arms = readList(root, 'arms', 'bad-arm', problems, readArm)
  arms.forEach((arm, i) => {
    if (armHash(arm) !== arm.hash)
      problems.push(problem('hash-differs', ['arms', i, 'hash'], { name: arm.title }))
  })
  const trials = readTrials(root, questions, arms, problems)
  return { run: { ...head.run, questions, arms, trials }, problems }
}

type Head = Omit<Run, 'questions' | 'arms' | 'trials'>

/** What a run has beside its lists; else the member that is missing or is something else. */
function readHead(
  root: JsonObject,
): { readonly ok: true; readonly run: Head } | { readonly ok: false; readonly key: string } {
  const started = textIn(root, 'started')
  const wire: Wire | undefined = wordIn(root, 'wire', WIRES)
  const baseUrl = textIn(root, 'baseUrl')
  const model = textIn(root, 'model')
  const trialsPerQuestion = amountIn(root, 'trialsPerQuestion')
  const ended = wordIn(root, 'ended', ['done', 'stopped', 'capped'])
  if (started === undefined || !/^\d{4}-\d{2}-\d{2}T/.test(started)) return bad('started')
  if (wire === undefined) return bad('wire')
  if (baseUrl === undefined) return bad('baseUrl')
  if (model === undefined) return bad('model')
  if (trialsPerQuestion === undefined || trialsPerQuestion < 1) return bad('trialsPerQuestion')
  if (ended === undefined) return bad('ended')
  const temperature = numberIn(root, 'temperature')
  const seed = numberIn(root, 'seed')
  const prices = readPrices(get(root, 'prices'))
  const run: Head = {
    toolwrightRun: 1,
    started,
    wire,
    baseUrl: plainAddress(baseUrl),
    model,
    ...(temperature !== undefined && { temperature }),
    ...(seed !== undefined && { seed }),
    trialsPerQuestion,
    ...(prices && { prices }),
    ended,
  }
  return { ok: true, run }
}

const bad = (key: string) => ({ ok: false, key }) as const

function readPrices(node: JsonNode | undefined): Run['prices'] {
  const input = numberIn(node, 'input')
  const output = numberIn(node, 'output')
  const currency = textIn(node, 'currency')
  if (input === undefined || output === undefined || currency === undefined) return undefined
  return input >= 0 && output >= 0 ? { input, output, currency } : undefined
}

/** The items that can be read, each id once. */
function readList<T extends { readonly id: string }>(
  root: JsonObject,
  key: 'questions' | 'arms',
  code: RunFileCode,
  problems: RunFileProblem[],
  read: (node: JsonNode) => T | undefined,
): readonly T[] {
  const byId = new Map<string, T>()
  itemsOf(get(root, key)).forEach((node, i) => {
    const item = read(node)
    if (!item) problems.push(problem(code, [key, i], { number: i + 1 }))
    else if (byId.has(item.id)) problems.push(problem('id-twice', [key, i], { id: item.id }))
    else byId.set(item.id, item)
  })
  return [...byId.values()]
}

function readOneQuestion(node: JsonNode): Question | undefined {
  const read = readQuestion(node, [])
  return 'code' in read ? undefined : read
}

function readArm(node: JsonNode): Arm | undefined {
  const id = textIn(node, 'id')
  const title = textIn(node, 'title')
  const hash = textIn(node, 'hash')
  const systemPrompt = textIn(node, 'systemPrompt')
  const list = get(node, 'tools')
  const tools = itemsOf(list).filter((tool) => tool.kind === 'object')
  const matches = readMatches(get(node, 'matches'))
  if (id === undefined || title === undefined || hash === undefined || systemPrompt === undefined)
    return undefined
  if (list?.kind !== 'array' || tools.length !== list.items.length || !matches) return undefined
  return { id, title, hash, tools, systemPrompt, matches }
}

function readMatches(node: JsonNode | undefined): Matches | undefined {
  const tools = readRecord(get(node, 'tools'), stringOf)
  const parameters = readRecord(get(node, 'parameters'), (own) => readRecord(own, stringOf))
  const injected = get(node, 'injected')
  const filledIn = injected && readRecord(injected, readTexts)
  if (!tools || !parameters || (injected && !filledIn)) return undefined
  return { tools, parameters, ...(filledIn && { injected: filledIn }) }
}

function readTexts(node: JsonNode): readonly string[] | undefined {
  const texts = itemsOf(node).flatMap((item) => stringOf(item) ?? [])
  return node.kind === 'array' && texts.length === node.items.length ? texts : undefined
}

/** An object whose values all are what they have to be. */
function readRecord<T>(
  node: JsonNode | undefined,
  read: (value: JsonNode) => T | undefined,
): Readonly<Record<string, T>> | undefined {
  if (node?.kind !== 'object') return undefined
  const all = membersOf(node).map(({ key, value }) => [key, read(value)] as const)
  const whole = all.flatMap(([key, value]) => (value === undefined ? [] : [[key, value] as const]))
  return whole.length === all.length ? bare(whole) : undefined
}

/** A record that has nothing but its entries: asked for `constructor` it says that there is none. */
const bare = <T>(entries: readonly (readonly [string, T])[]): Readonly<Record<string, T>> =>
  Object.setPrototypeOf(Object.fromEntries(entries), null) as Record<string, T>

function readTrials(
  root: JsonObject,
  questions: readonly Question[],
  arms: readonly Arm[],
  problems: RunFileProblem[],
): readonly Trial[] {
  const asked = new Set(questions.map(({ id }) => id))
  const sizes = new Map(arms.map(({ id, tools }) => [id, tools.length]))
  const leftOut = new Map<RunFileCode, { first: number; count: number }>()
  const trials: Trial[] = []
  itemsOf(get(root, 'trials')).forEach((node, i) => {
    const trial = readTrial(node, sizes)
    const code = !trial
      ? 'bad-trial'
      : !asked.has(trial.question)
        ? 'unknown-question'
        : !sizes.has(trial.arm)
          ? 'unknown-arm'
          : undefined
    if (code === undefined) return void trials.push(trial!)
    const told = leftOut.get(code)
    leftOut.set(code, { first: told?.first ?? i, count: (told?.count ?? 0) + 1 })
  })
  for (const [code, { first, count }] of leftOut)
    problems.push(problem(code, ['trials', first], { count }))
  return trials
}
