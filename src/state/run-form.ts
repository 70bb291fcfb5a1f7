import type { Split } from '../core/bench/questions/question'
import type { Prices } from '../core/bench/runs/plan-estimate'
import type { Wire } from '../core/bench/runs/run'
import { type BaseUrlProblem, readBaseUrl } from '../core/bench/wire/base-url'

/** What is asked for on the page of a run, as it is typed: numbers are texts until they are used. */
export interface RunForm {
  readonly provider: string
  readonly baseUrl: string
  readonly wire: Wire
  readonly model: string
  readonly systemPrompt: string
  readonly half: 'all' | Split
  readonly trials: string
  readonly temperature: string
  readonly seed: string
  readonly timeout: string
  readonly maxCalls: string
  readonly priceIn: string
  readonly priceOut: string
  readonly currency: string
  readonly maxSpend: string
}

export const NUMBER_FIELDS = [
  'trials',
  'temperature',
  'seed',
  'timeout',
  'maxCalls',
  'priceIn',
  'priceOut',
  'maxSpend',
] as const
export type NumberField = (typeof NUMBER_FIELDS)[number]

/** What a number may be; an empty field stands for none, where that is allowed. */
export const RANGES: Readonly<
  Record<NumberField, { least: number; most: number; isWhole: boolean; isNeeded: boolean }>
> = {
  trials: { least: 1, most: 100, isWhole: true, isNeeded: true },
  temperature: { least: 0, most: 2, isWhole: false, isNeeded: false },
  seed: { least: 0, most: 2_147_483_647, isWhole: true, isNeeded: false },
  timeout: { least: 1, most: 3_600, isWhole: false, isNeeded: true },
  maxCalls: { least: 1, most: 1_000_000, isWhole: true, isNeeded: true },
  priceIn: { least: 0, most: 1_000_000, isWhole: false, isNeeded: false },
  priceOut: { least: 0, most: 1_000_000, isWhole: false, isNeeded: false },
  maxSpend: { least: 0, most: 1_000_000, isWhole: false, isNeeded: false },
}

export const START_FORM: RunForm = {
  provider: 'openai',
  baseUrl: 'https://api.openai.com/v1',
  wire: 'openai-chat',
  model: '',
  systemPrompt: '',
  half: 'all',
  trials: '3',
  temperature: '',
  seed: '',
  timeout: '60',
  maxCalls: '500',
  priceIn: '',
  priceOut: '',
  currency: '',
  maxSpend: '',
}

/** What is typed, as far as it can be used. */
export interface ReadForm {
  /** Undefined where it cannot be used. */
  readonly baseUrl: string | undefined
  readonly urlProblem: BaseUrlProblem | undefined
  readonly numbers: Readonly<Partial<Record<NumberField, number>>>
  readonly wrong: readonly NumberField[]
  readonly prices: Prices | undefined
}

export function readForm(form: RunForm): ReadForm {
  const read = readBaseUrl(form.baseUrl)
  const numbers: Partial<Record<NumberField, number>> = {}
  const wrong: NumberField[] = []
  for (const field of NUMBER_FIELDS) {
    const text = plainDigits(form[field])
    const { least, most, isWhole, isNeeded } = RANGES[field]
    if (text === '' && !isNeeded) continue
    const number = /^\d+(?:\.\d+)?$/.test(text) ? Number(text) : NaN
    if (number >= least && number <= most && (!isWhole || Number.isInteger(number)))
      numbers[field] = number
    else wrong.push(field)
  }
  const { priceIn: input, priceOut: output } = numbers
  const currency = form.currency.trim()
  const prices =
    input === undefined || output === undefined ? undefined : { input, output, currency }
  return {
    baseUrl: read.ok ? read.url : undefined,
    urlProblem: read.ok ? undefined : read.problem,
    numbers,
    wrong,
    prices,
  }
}

/** Full-width digits, as a Chinese keyboard writes them, are digits. */
const plainDigits = (text: string): string =>
  text.trim().replace(/[０-９．]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) - 0xfee0))
