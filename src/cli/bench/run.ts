import process from 'node:process'
import type { Question } from '../../core/bench/questions/question'
import type { Arm, Run, Trial } from '../../core/bench/runs/run'
import { atOnceTo, runBench } from '../../core/bench/runs/runner'
import { benchCommandText } from '../../i18n/bench-run-command'
import type { Io } from '../command'
import type { BenchRequest, ModelRequest } from './request'
import { openModel } from './send'
import type { Plan } from './tell-plan'

/** Lines of progress in a run; more would only fill a log. */
const LINES = 10

/** Asks the model, and gives back the run with all rows there are, however it ended. */
export async function runNow(
  questions: readonly Question[],
  arms: readonly Arm[],
  request: BenchRequest,
  model: ModelRequest,
  plan: Plan,
  io: Io,
): Promise<Run> {
  const { wire, baseUrl, model: name, key, temperature, seed } = model
  const { trials: count, prices, maxCalls, maxSpend } = request
  const stop = new AbortController()
  const stopped = (): void => {
    io.err(benchCommandText(io.lang, 'stopping') + '\n')
    stop.abort()
  }
  // The second time the signal does what it always does.
  process.once('SIGINT', stopped)
  const started = new Date().toISOString()
  const trials: Trial[] = []
  const tell = progress(plan.calls, io)
  const settings = {
    ...(temperature === undefined ? {} : { temperature }),
    ...(seed === undefined ? {} : { seed }),
    ...(prices ? { prices } : {}),
  }
  try {
    const ended = await runBench(
      {
        ...{ wire, model: name, questions, arms, trials: count, hasKey: key !== '' },
        ...settings,
        atOnce: atOnceTo(baseUrl),
        tokensPerRequest: plan.tokensPerRequest,
        caps: {
          ...(maxCalls === undefined ? {} : { requests: maxCalls }),
          ...(maxSpend === undefined ? {} : { spend: maxSpend }),
        },
      },
      {
        ...openModel(model, stop.signal),
        now: Date.now,
        random: Math.random,
        isStopped: () => stop.signal.aborted,
      },
      (trial) => {
        trials.push(trial)
        if (trial.turn === 0) tell()
      },
    )
    return {
      ...{ toolwrightRun: 1, started, wire, baseUrl, model: name, ...settings },
      ...{ trialsPerQuestion: count, questions, arms, trials, ended },
    }
  } finally {
    process.removeListener('SIGINT', stopped)
  }
}

function progress(all: number, io: Io): () => void {
  let done = 0
  return () => {
    done++
    const line = (count: number): number => Math.floor((count * LINES) / all)
    if (line(done) > line(done - 1))
      io.err(benchCommandText(io.lang, 'progress', { done, all }) + '\n')
  }
}
