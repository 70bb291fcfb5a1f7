import { isLocalAddress } from '../../share/local-address'
import { budgetOf, type Caps } from './budget'
import { HOPELESS } from './outcome-reason'
import { type PlannedCall, plannedCalls } from './plan'
import type { Prices } from './plan-estimate'
import type { Question } from '../questions/question'
import { retryWait } from './retry'
import { type Arm, isCounted, type Run, type Trial, type Wire } from './run'
import { toolOrder } from './shuffle'
import { prepareArm, type SentTool } from '../wire/prepare-arm'
import { type Asked, requestBody } from '../wire/request-body'
import { type ReadOutcome, readOutcome, type Sent } from '../wire/request-outcome'

/** What a run may touch of the world; a test hands in its own. Times are in milliseconds. */
export interface RunnerWorld {
  /** Sends a body and says what came of it. */
  readonly send: (body: string) => Promise<Sent>
  /** Comes back early when the run is stopped. */
  readonly sleep: (milliseconds: number) => Promise<void>
  readonly now: () => number
  /** From 0 to 1. */
  readonly random: () => number
  readonly isStopped: () => boolean
}

export interface RunRequest {
  readonly wire: Wire
  readonly model: string
  readonly temperature?: number
  readonly seed?: number
  readonly hasKey: boolean
  readonly questions: readonly Question[]
  readonly arms: readonly Arm[]
  readonly trials: number
  /** Requests under way at once. */
  readonly atOnce: number
  readonly caps?: Caps
  readonly prices?: Prices
  /** Estimated input of a request, for the cap on spending as long as nothing real is known. */
  readonly tokensPerRequest?: number
}

/** How many requests are under way at once: fewer to a server of one's own than to one elsewhere. */
export const atOnceTo = (baseUrl: string): number => (isLocalAddress(baseUrl) ? 1 : 4)

/** So many rows in a row without a measurement, and the server is taken to be out of order. */
const MOST_UNMEASURED = 10

/**
 * Asks every planned question and gives each row out as it comes. A failure that waiting can mend is
 * waited for by all workers together; one that holds for every request ends the run. Rows that are
 * done stay, whatever ends it; what was never asked has no row.
 */
export async function runBench(
  request: RunRequest,
  world: RunnerWorld,
  onTrial: (trial: Trial) => void,
): Promise<Run['ended']> {
  const { wire, hasKey } = request
  const calls = plannedCalls(request.questions, request.arms, request.trials)
  const budget = budgetOf(request.caps ?? {}, request.prices, request.tokensPerRequest ?? 0)
  let next = 0
  let pausedUntil = 0
  let hasWorked = false
  let unmeasured = 0
  let ended: Run['ended'] = 'done'

  const goesOn = (): boolean => {
    if (world.isStopped() && ended === 'done') ended = 'stopped'
    return ended === 'done'
  }

  /** One pause for all: others wait too when one of them is told to. */
  async function pauseOver(): Promise<void> {
    while (goesOn()) {
      const left = pausedUntil - world.now()
      if (left <= 0) return
      await world.sleep(left)
    }
  }

  /** A request with its repetitions; undefined where the run ended before it was sent. */
  async function answered(tools: readonly SentTool[], body: string): Promise<Row | undefined> {
    let last: Row | undefined
    for (let attempt = 0; ; attempt++) {
      await pauseOver()
      if (!goesOn()) return last
      if (!budget.reserve()) {
        ended = 'capped'
        return last
      }
      const began = world.now()
      const sent = await world.send(body)
      const read = readOutcome(sent, wire, tools, hasKey)
      last = { ...read, milliseconds: Math.max(0, Math.round(world.now() - began)) }
      const { outcome, reason, usage } = read.outcome
      budget.settle(usage, read.answer !== undefined || outcome === 'timeout')
      if (isCounted(outcome)) {
        hasWorked = true
        unmeasured = 0
        return last
      }
      const retryAfter = sent.is === 'answered' ? sent.retryAfter : undefined
      const now = world.now()
      const moment = { attempt, now, random: world.random(), hasWorked }
      const wait = retryWait({ outcome, reason, retryAfter }, moment)
      if (wait === undefined) {
        unmeasured++
        const isOver = (reason && HOPELESS.has(reason)) || unmeasured >= MOST_UNMEASURED
        if (isOver && ended === 'done') ended = 'stopped'
        return last
      }
      pausedUntil = Math.max(pausedUntil, now + wait)
    }
  }

  async function ask({ question, arm, trial }: PlannedCall): Promise<void> {
    const tools = toolsInOrder(arm, question, trial, request)
    const asked = askedOf(request, arm, question, tools)
    const row = (turn: 0 | 1, { outcome, milliseconds }: Row): void => {
      const order = tools.map(({ place }) => place)
      onTrial({ question: question.id, arm: arm.id, trial, turn, order, ...outcome, milliseconds })
    }
    const first = await answered(tools, requestBody(asked, wire))
    if (!first) return
    row(0, first)
    const { then } = question
    if (!then || !first.answer || !isFirstRight(question, arm, first)) return
    const follow = { ...asked, then: { answer: first.answer, result: then.result } }
    const second = await answered(tools, requestBody(follow, wire))
    if (second) row(1, second)
  }

  async function work(): Promise<void> {
    while (goesOn()) {
      const call = calls[next++]
      if (!call) return
      await ask(call)
    }
  }

  await Promise.all(Array.from({ length: Math.max(1, request.atOnce) }, work))
  return ended
}

interface Row extends ReadOutcome {
  readonly milliseconds: number
}

function askedOf(
  { model, temperature, seed }: RunRequest,
  { systemPrompt }: Arm,
  { text }: Question,
  tools: readonly SentTool[],
): Asked {
  return {
    ...{ model, systemPrompt, question: text, tools },
    ...(temperature === undefined ? {} : { temperature }),
    ...(seed === undefined ? {} : { seed }),
  }
}

function toolsInOrder(
  arm: Arm,
  question: Question,
  trial: number,
  { wire, seed = 0 }: RunRequest,
): readonly SentTool[] {
  const byPlace = new Map(prepareArm(arm, wire).tools.map((tool) => [tool.place, tool]))
  const nameAt = (place: number): string => byPlace.get(place)!.name
  const order = toolOrder(arm, [...byPlace.keys()], nameAt, { question: question.id, trial, seed })
  return order.map((place) => byPlace.get(place)!)
}

/** A canned result is the expected tool's own, so it can only follow a call of that. */
function isFirstRight({ expected }: Question, arm: Arm, { outcome }: Row): boolean {
  const [call] = outcome.calls
  const isGood = outcome.outcome === 'ok' || outcome.outcome === 'several_tool_calls'
  if (!call || !isGood || expected.is !== 'tool') return false
  return expected.tools.some(
    (name) => Object.hasOwn(arm.matches.tools, name) && arm.matches.tools[name] === call.name,
  )
}
