import process from 'node:process'
import type { Prices } from '../../core/bench/runs/plan-estimate'
import { type Wire, WIRES } from '../../core/bench/runs/run'
import { numberWithin, RUN_LIMITS, type RunNumber } from '../../core/bench/runs/run-limits'
import { readBaseUrl } from '../../core/bench/wire/base-url'
import { isReadableKey } from '../../core/bench/wire/key-out-of-text'
import { providerAt } from '../../core/bench/wire/providers'
import type { Lang } from '../../core/lint/rule'
import { benchCommandText } from '../../i18n/bench-run-command'
import { commandLineText } from '../../i18n/command-line'
import { readArguments, textOption } from '../args'

const FORMATS = ['pretty', 'markdown', 'json', 'html'] as const
export type BenchFormat = (typeof FORMATS)[number]

const OPTIONS = {
  questions: { type: 'string' },
  arm: { type: 'string' },
  'base-url': { type: 'string' },
  model: { type: 'string' },
  wire: { type: 'string', oneOf: WIRES },
  'key-env': { type: 'string' },
  trials: { type: 'string' },
  temperature: { type: 'string' },
  seed: { type: 'string' },
  system: { type: 'string' },
  'max-calls': { type: 'string' },
  'max-spend': { type: 'string' },
  'price-in': { type: 'string' },
  'price-out': { type: 'string' },
  currency: { type: 'string' },
  timeout: { type: 'string' },
  out: { type: 'string' },
  format: { type: 'string', oneOf: FORMATS },
  replay: { type: 'string' },
  export: { type: 'string', oneOf: ['promptfoo'] },
  'fail-on': { type: 'string', oneOf: ['worse'] },
  'add-functions': { type: 'boolean' },
  yes: { type: 'boolean' },
} as const

/** What is asked of a model. */
export interface ModelRequest {
  readonly wire: Wire
  readonly baseUrl: string
  readonly model: string
  readonly key: string
  /** The variable that the key is read from; absent where none is wanted. */
  readonly keyEnv?: string
  readonly temperature?: number
  readonly seed?: number
  /** In milliseconds. */
  readonly timeout?: number
}

export interface BenchRequest {
  readonly set: string
  readonly questions?: string
  readonly arms: readonly string[]
  /** Absent for a replay. */
  readonly model?: ModelRequest
  readonly replay?: string
  readonly isExport: boolean
  readonly system?: string
  readonly trials: number
  readonly maxCalls?: number
  readonly maxSpend?: number
  readonly prices?: Prices
  readonly out: readonly string[]
  readonly format: BenchFormat
  /** Functions that come with the questions are asked with as tools. */
  readonly addsFunctions: boolean
  readonly failsOnWorse: boolean
  readonly isAgreed: boolean
}

const DEFAULT_TRIALS = 3

type Values = Readonly<Record<string, string | boolean | undefined>>
type Environment = Readonly<Record<string, string | undefined>>

/** What was asked for, or a sentence on what is wrong with it. */
export function readBenchRequest(
  args: readonly string[],
  lang: Lang,
  environment: Environment = process.env,
): BenchRequest | string {
  const read = readArguments(args, OPTIONS, lang)
  if (!read.ok) return read.message
  const { values, every, names } = read
  const [set, ...more] = names
  if (set === undefined || more.length > 0) return benchCommandText(lang, 'one-set')
  const numbers = numbersIn(values, lang)
  if (typeof numbers === 'string') return numbers
  const prices = pricesIn(numbers, textOption(values, 'currency'))
  if (prices === 'half') return benchCommandText(lang, 'price-alone')
  const replay = textOption(values, 'replay')
  const isExport = values['export'] !== undefined
  const model =
    replay === undefined ? modelIn(values, numbers, lang, environment, isExport) : undefined
  if (typeof model === 'string') return model
  return {
    set,
    ...optional({ questions: textOption(values, 'questions'), replay }),
    ...optional({ system: textOption(values, 'system'), model, prices }),
    ...optional({ maxCalls: numbers.maxCalls, maxSpend: numbers.maxSpend }),
    arms: every['arm'] ?? [],
    isExport,
    trials: numbers.trials ?? DEFAULT_TRIALS,
    out: every['out'] ?? [],
    format: FORMATS.find((each) => each === values['format']) ?? 'pretty',
    addsFunctions: values['add-functions'] === true,
    failsOnWorse: values['fail-on'] === 'worse',
    isAgreed: values['yes'] === true,
  }
}

const NUMBER_OPTIONS: Readonly<Record<string, RunNumber>> = {
  trials: 'trials',
  temperature: 'temperature',
  seed: 'seed',
  'max-calls': 'maxCalls',
  'max-spend': 'maxSpend',
  'price-in': 'priceIn',
  'price-out': 'priceOut',
  timeout: 'timeout',
}

type Numbers = Readonly<Partial<Record<RunNumber, number>>>

function numbersIn(values: Values, lang: Lang): Numbers | string {
  const numbers: Partial<Record<RunNumber, number>> = {}
  for (const [name, member] of Object.entries(NUMBER_OPTIONS)) {
    const value = textOption(values, name)
    if (value === undefined) continue
    const { least, most } = RUN_LIMITS[member]
    const number = numberWithin(value, RUN_LIMITS[member])
    if (number === undefined)
      return benchCommandText(lang, 'bad-number', { name: `--${name}`, least, most, value })
    numbers[member] = number
  }
  return numbers
}

function pricesIn(numbers: Numbers, currency = ''): Prices | undefined | 'half' {
  const { priceIn: input, priceOut: output, maxSpend: spend } = numbers
  if (input === undefined && output === undefined && spend === undefined) return undefined
  return input === undefined || output === undefined ? 'half' : { input, output, currency }
}

/** A configuration for another engine names the variable of the key, which need not be set here. */
function modelIn(
  values: Values,
  numbers: Numbers,
  lang: Lang,
  environment: Environment,
  isExport: boolean,
): ModelRequest | string {
  const given = textOption(values, 'base-url')
  const model = textOption(values, 'model')
  const missing = given === undefined ? '--base-url' : model === undefined ? '--model' : undefined
  if (missing) return commandLineText(lang, 'missing-option', { name: missing })
  const read = readBaseUrl(given!)
  if (!read.ok) return benchCommandText(lang, `url-${read.problem}`)
  const provider = providerAt(read.url)
  const named = textOption(values, 'key-env')
  const name = named ?? provider?.keyEnv
  const key = (name === undefined ? '' : (environment[name] ?? '')).trim()
  if (!isExport && named !== undefined && key === '')
    return benchCommandText(lang, 'no-env', { name: named })
  if (!isReadableKey(key)) return benchCommandText(lang, 'bad-key', { name: name! })
  return {
    wire: WIRES.find((each) => each === values['wire']) ?? provider?.wire ?? 'openai-chat',
    baseUrl: read.url,
    model: model!,
    key,
    ...optional({ keyEnv: name, temperature: numbers.temperature, seed: numbers.seed }),
    ...(numbers.timeout === undefined ? {} : { timeout: numbers.timeout * 1_000 }),
  }
}

/** The members that have a value. */
function optional<T extends object>(members: T): { [K in keyof T]?: Exclude<T[K], undefined> } {
  const there = Object.entries(members).filter(([, value]) => value !== undefined)
  return Object.fromEntries(there) as { [K in keyof T]?: Exclude<T[K], undefined> }
}
