import { WIRES } from '../core/bench/runs/run'
import { readBaseUrl } from '../core/bench/wire/base-url'
import { parse } from '../core/json/parse'
import { get, stringOf } from '../core/json/node'
import { fromPlain } from '../core/json/plain'
import { print } from '../core/json/print'

const KEY = 'toolwright.model'

/** The members that are kept, and no others: what could hold a key has no place here. */
const MEMBERS = ['provider', 'baseUrl', 'model', 'wire'] as const
type Choice = Readonly<Record<Exclude<(typeof MEMBERS)[number], 'wire'>, string>> & {
  readonly wire: (typeof WIRES)[number]
}

/** Which server and model were last asked in this browser; what is not understood was never kept. */
export function lastModelChoice(): Choice | undefined {
  try {
    return choiceIn(localStorage.getItem(KEY) ?? '')
  } catch {
    return undefined
  }
}

export function choiceIn(text: string): Choice | undefined {
  const { root } = parse(text)
  const [provider, given, model] = MEMBERS.map((key) => stringOf(get(root, key)))
  const wire = WIRES.find((each) => each === stringOf(get(root, 'wire')))
  const read = readBaseUrl(given ?? '')
  if (provider === undefined || model === undefined || !wire || !read.ok) return undefined
  return { provider, baseUrl: read.url, model, wire }
}

export function keepModelChoice(choice: Choice): void {
  const read = readBaseUrl(choice.baseUrl)
  if (!read.ok) return
  const kept = { ...choice, baseUrl: read.url }
  const text = print(fromPlain(Object.fromEntries(MEMBERS.map((key) => [key, kept[key]]))), 0)
  try {
    localStorage.setItem(KEY, text)
  } catch {
    // Without storage it is chosen anew next time.
  }
}
