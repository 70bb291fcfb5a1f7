import type { Split } from '../core/bench/questions/question'
import type { Prices } from '../core/bench/runs/plan-estimate'
import { numberWithin, RUN_LIMITS, type RunNumber } from '../core/bench/runs/run-limits'
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

const NUMBER_FIELDS = Object.keys(RUN_LIMITS) as readonly RunNumber[]

/** The numbers that a run cannot be without; an empty field of another stands for none. */
const NEEDED: ReadonlySet<RunNumber> = new Set(['trials', 'timeout', 'maxCalls'])

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
  readonly numbers: Readonly<Partial<Record<RunNumber, number>>>
  readonly wrong: readonly RunNumber[]
  readonly prices: Prices | undefined
}

export function readForm(form: RunForm): ReadForm {
  const read = readBaseUrl(form.baseUrl)
  const numbers: Partial<Record<RunNumber, number>> = {}
  const wrong: RunNumber[] = []
  for (const field of NUMBER_FIELDS) {
    const text = plainDigits(form[field])
    if (text === '' && !NEEDED.has(field)) continue
    const number = numberWithin(text, RUN_LIMITS[field])
    if (number === undefined) wrong.push(field)
    else numbers[field] = number
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
