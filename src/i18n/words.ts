import type { Lang } from '../core/lint/rule'
import type { apart } from './words/apart'
import type { bench } from './words/bench'
import type { questions } from './words/bench-questions'
import type { questionsIn } from './words/bench-questions-in'
import type { benchReport } from './words/bench-report'
import type { benchResults } from './words/bench-results'
import type { benchRun } from './words/bench-run'
import type { benchRuns } from './words/bench-runs'
import type { blind } from './words/blind'
import type { calls } from './words/calls'
import type { checklist } from './words/checklist'
import type { comparing } from './words/comparing'
import type { conditions } from './words/conditions'
import type { contract } from './words/contract'
import type { describing } from './words/describing'
import type { exchange } from './words/exchange'
import type { facts } from './words/facts'
import { form } from './words/form'
import { frame } from './words/frame'
import type { history } from './words/history'
import type { imports } from './words/imports'
import type { injected } from './words/injected'
import type { json } from './words/json'
import type { naming } from './words/naming'
import type { overlap } from './words/bench-overlap'
import type { params } from './words/params'
import type { people } from './words/people'
import type { policy } from './words/policy'
import type { probing } from './words/probing'
import type { profiles } from './words/profiles'
import type { refusals } from './words/refusals'
import type { result } from './words/result'
import type { review } from './words/review'
import type { reviewing } from './words/reviewing'
import type { rows } from './words/rows'
import type { share } from './words/share'
import type { targets } from './words/targets'
import type { templates } from './words/templates'
import type { toolset } from './words/toolset'
import type { sent } from './words/sent'

/** The words of the interface, by feature. */
interface Dictionaries {
  apart: typeof apart
  bench: typeof bench
  questions: typeof questions
  questionsIn: typeof questionsIn
  benchReport: typeof benchReport
  benchResults: typeof benchResults
  benchRun: typeof benchRun
  benchRuns: typeof benchRuns
  blind: typeof blind
  calls: typeof calls
  checklist: typeof checklist
  comparing: typeof comparing
  conditions: typeof conditions
  contract: typeof contract
  describing: typeof describing
  exchange: typeof exchange
  facts: typeof facts
  form: typeof form
  frame: typeof frame
  history: typeof history
  imports: typeof imports
  injected: typeof injected
  json: typeof json
  naming: typeof naming
  overlap: typeof overlap
  params: typeof params
  people: typeof people
  policy: typeof policy
  probing: typeof probing
  profiles: typeof profiles
  refusals: typeof refusals
  result: typeof result
  review: typeof review
  reviewing: typeof reviewing
  rows: typeof rows
  share: typeof share
  targets: typeof targets
  templates: typeof templates
  toolset: typeof toolset
  sent: typeof sent
}

export type WordKey = {
  [F in keyof Dictionaries]: `${F}.${keyof Dictionaries[F]['en'] & string}`
}[keyof Dictionaries]

export type WordValues = Readonly<Record<string, string | number>>

type Loaded = Record<Lang, Readonly<Record<string, string>>>

/** What the first screen says comes with it; other features bring their own words along. */
const loaded: Partial<Record<keyof Dictionaries, Loaded>> = { form, frame }

export function addWords<F extends keyof Dictionaries>(feature: F, words: Dictionaries[F]): void {
  loaded[feature] = words
}

let fillIcu: typeof import('./icu').fillIcu | undefined
const waiting = new Set<() => void>()

/** Fetches what plurals and numbers need; the first screen has none. */
export async function loadIcu(): Promise<void> {
  ;({ fillIcu } = await import('./icu'))
  for (const hear of waiting) hear()
}

let wasMissed = false

/** Whether something was said without its plurals and can now be said anew. */
export const icuHasArrived = (): boolean => wasMissed && fillIcu !== undefined

export function onIcuLoaded(hear: () => void): () => void {
  waiting.add(hear)
  return () => waiting.delete(hear)
}

/** The words for a key in a language, with its slots filled: `{name}`, or ICU's `{n, plural, …}`. */
export function words(lang: Lang, key: WordKey, values?: WordValues): string {
  const dot = key.indexOf('.')
  const template = loaded[key.slice(0, dot) as keyof Dictionaries]?.[lang][key.slice(dot + 1)]
  if (template === undefined) throw new Error(`no words for ${key}`)
  if (!template.includes('{')) return template
  if (/\{\w+,/.test(template)) {
    if (fillIcu) return fillIcu(template, lang, values)
    wasMissed = true
    return ''
  }
  return template.replace(/\{(\w+)\}/g, (slot, name: string) => String(values?.[name] ?? slot))
}
