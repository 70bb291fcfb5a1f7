import { get, itemsOf, type JsonNode, numberOf } from '../../json/node'
import { OUTCOME_REASONS } from './outcome-reason'
import { COUNTED, type ModelCall, NOT_COUNTED, type Trial, type Usage } from './run'
import { amountIn, numberIn, textIn, wordIn } from './run-file-members'

const OUTCOMES = [...COUNTED, ...NOT_COUNTED] as const

/**
 * One request of a run; undefined where it is not whole. `sizes` are the counts of tools of the arms; of
 * an arm that is not there any place is taken, since that is told apart.
 */
export function readTrial(node: JsonNode, sizes: ReadonlyMap<string, number>): Trial | undefined {
  const question = textIn(node, 'question')
  const arm = textIn(node, 'arm')
  const trial = amountIn(node, 'trial')
  const turn = amountIn(node, 'turn')
  const outcome = wordIn(node, 'outcome', OUTCOMES)
  const milliseconds = numberIn(node, 'milliseconds')
  const calls = readCalls(get(node, 'calls'))
  if (question === undefined || arm === undefined || trial === undefined) return undefined
  const order = readOrder(get(node, 'order'), sizes.get(arm) ?? Infinity)
  if ((turn !== 0 && turn !== 1) || !outcome || !calls || !order) return undefined
  if (milliseconds === undefined || milliseconds < 0) return undefined
  const reason = wordIn(node, 'reason', OUTCOME_REASONS)
  const status = amountIn(node, 'status')
  const usage = readUsage(get(node, 'usage'))
  return {
    ...{ question, arm, trial, turn, order, outcome, calls, milliseconds },
    ...(reason !== undefined && { reason }),
    ...(status !== undefined && { status }),
    ...(usage && { usage }),
    ...saidIn(node),
  }
}

function saidIn(
  node: JsonNode,
): Partial<Record<'text' | 'message' | 'model' | 'fingerprint', string>> {
  const keys = ['text', 'message', 'model', 'fingerprint'] as const
  return Object.fromEntries(
    keys.flatMap((key) => {
      const text = textIn(node, key)
      return text === undefined ? [] : [[key, text]]
    }),
  )
}

function readCalls(node: JsonNode | undefined): readonly ModelCall[] | undefined {
  if (node?.kind !== 'array') return undefined
  const calls = node.items.flatMap((item) => {
    const name = textIn(item, 'name')
    const argumentsText = textIn(item, 'argumentsText')
    return name === undefined || argumentsText === undefined ? [] : [{ name, argumentsText }]
  })
  return calls.length === node.items.length ? calls : undefined
}

/** Places of tools in their arm, each at most once. */
function readOrder(node: JsonNode | undefined, size: number): readonly number[] | undefined {
  if (node?.kind !== 'array') return undefined
  const places = itemsOf(node).map(numberOf)
  const isPlace = (place: number | undefined): place is number =>
    place !== undefined && Number.isInteger(place) && place >= 0 && place < size
  if (!places.every(isPlace)) return undefined
  return new Set(places).size === places.length ? places : undefined
}

function readUsage(node: JsonNode | undefined): Usage | undefined {
  const input = amountIn(node, 'input')
  const output = amountIn(node, 'output')
  return input === undefined || output === undefined ? undefined : { input, output }
}
