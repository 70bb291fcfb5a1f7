import { judgeTrials } from '../../core/bench/judging/judge'
import { hostOf } from '../../core/bench/wire/base-url'
import { TIMEOUT } from '../../core/bench/wire/model-sender'
import { PROVIDERS } from '../../core/bench/wire/providers'
import { readRun, writeRun } from '../../core/bench/runs/run-file'
import type { Run } from '../../core/bench/runs/run'
import { replayed } from '../../core/bench/runs/replay'
import { benchResults, compareArms, type Results } from '../../core/bench/results/results'
import type { JsonObject } from '../../core/json/node'
import { reviewState } from '../../core/review/review-state'
import { benchCommandText, type BenchCommandWord } from '../../i18n/bench-run-command'
import { failureText, tellingFailure } from '../../i18n/bench-run-failure'
import { benchHtml, benchMarkdown } from '../../i18n/bench-results-report'
import type { Command, ExitCode, Io } from '../command'
import { readInputs } from '../read-input'
import { usageError } from '../usage-error'
import { exportSuite } from './export-suite'
import { prettyFormat, type WhereWhole } from './pretty-format'
import { questionsFor } from './questions'
import { type BenchFormat, type BenchRequest, type ModelRequest, readBenchRequest } from './request'
import { runNow } from './run'
import { tellPlan } from './tell-plan'
import { setsOf, versionsOf } from './versions'
import { writeFiles } from './write-files'

const KEY_VARIABLES = PROVIDERS.flatMap(({ keyEnv }) => keyEnv ?? []).join(', ')

/** Asks a model which tool it picks with each version of a set, and says which version does better. */
export const benchCommand: Command = {
  name: 'bench',
  usage:
    'bench SET [--questions FILE [--add-functions]] --base-url URL --model NAME [--arm FILE]… [--wire openai-chat|anthropic] [--key-env NAME] [--trials N] [--temperature N] [--seed N] [--system FILE] [--max-calls N] [--price-in N --price-out N [--currency NAME] [--max-spend N]] [--timeout SECONDS] [--out FILE]… [--format pretty|markdown|json|html] [--fail-on worse] [--yes] | bench SET --replay RUN | bench SET [--questions FILE [--add-functions]] --export promptfoo --base-url URL --model NAME [--arm FILE]… [--key-env NAME]',
  details: (lang) => [
    benchCommandText(lang, 'help-bench'),
    benchCommandText(lang, 'help-functions'),
    benchCommandText(lang, 'help-key', { known: KEY_VARIABLES }),
    benchCommandText(lang, 'help-out'),
    benchCommandText(lang, 'help-format'),
    benchCommandText(lang, 'help-export'),
    benchCommandText(lang, 'help-exit'),
  ],
  run: async (args, io) => {
    const request = readBenchRequest(args, io.lang)
    if (typeof request === 'string') return usageError(benchCommand, request, io)
    const made = await runOf(request, io)
    return typeof made === 'number' ? made : tellRun(made, request, io)
  },
}

/** A run, and the set that it is told for. */
interface RunOfSet {
  readonly run: Run
  readonly document: JsonObject
}

/** The run that was asked for, made or read; or how the command ends without one. */
async function runOf(request: BenchRequest, io: Io): Promise<RunOfSet | ExitCode> {
  const say = sayingTo(io)
  const system = request.system === undefined ? '' : await textOf(request.system, io)
  const sets = system === undefined ? undefined : await setsOf(request.set, request.arms, io)
  if (system === undefined || !sets) return 2
  const { document } = sets
  if (request.replay !== undefined) {
    const run = await runIn(request.replay, document, io)
    return run ? { run, document } : 2
  }
  const asked = await questionsFor(request, document, io)
  if (!asked) return 2
  const { questions } = asked
  const { model } = request
  if (!model) return 2
  const versions = versionsOf(sets, system, asked.tools)
  const arms = versions.map(({ arm }) => arm)
  if (request.isExport)
    return exportSuite({ questions, arms, trials: request.trials }, model, request, io)
  const plan = tellPlan(versions, questions, request, model, io)
  if (!plan) return 2
  const ask = benchCommandText(io.lang, 'go-on', { host: hostOf(model.baseUrl) })
  if (!request.isAgreed && io.confirm && !(await io.confirm(ask))) {
    say('not-asked')
    return 0
  }
  const run = await runNow(questions, arms, request, model, plan, io)
  tellTroubles(run, model, io)
  return { run, document }
}

async function textOf(path: string, io: Io): Promise<string | undefined> {
  return (await readInputs([path], io)).read[0]?.text
}

/** The run of a file, with what the set expects today. */
async function runIn(path: string, document: JsonObject, io: Io): Promise<Run | undefined> {
  const text = await textOf(path, io)
  if (text === undefined) return undefined
  const { run } = readRun(text)
  if (run) return replayed(run, document).run
  sayingTo(io)('no-run', { path })
  return undefined
}

/** Why rows are missing, in words that tell what to do. */
function tellTroubles(run: Run, { timeout = TIMEOUT }: ModelRequest, io: Io): void {
  const say = sayingTo(io)
  const worst = tellingFailure(run.trials)
  if (worst) {
    const about = { host: hostOf(run.baseUrl), model: run.model, access: 'unknown' } as const
    const told = failureText(worst, { ...about, seconds: timeout / 1_000 }, io.lang)
    say('failed', { what: told.what, todo: told.todo })
    if (told.said !== undefined) say('said', { said: told.said })
  }
  if (run.ended !== 'done') say(run.ended)
}

type Say = (word: BenchCommandWord, values?: Readonly<Record<string, string | number>>) => void

const sayingTo =
  (io: Io): Say =>
  (word, values = {}) =>
    io.err(benchCommandText(io.lang, word, values) + '\n')

type Writer = (results: Results, io: Io, request: BenchRequest) => string

const WRITERS: Readonly<Record<BenchFormat, Writer>> = {
  pretty: (results, io, request) => prettyFormat(results, io.lang, whereWhole(request)),
  markdown: (results, io) => benchMarkdown(results, io.lang),
  html: (results, io) => benchHtml(results, io.lang),
  json: ({ run }) => writeRun(run),
}

/** What a file holds, by its ending. */
const formatOf = (path: string): Exclude<BenchFormat, 'pretty'> =>
  /\.html?$/i.test(path) ? 'html' : /\.md$/i.test(path) ? 'markdown' : 'json'

/** The files of a request that hold more than a terminal shows. */
function whereWhole({ out, replay }: BenchRequest): WhereWhole {
  const report = out.find((path) => formatOf(path) !== 'json')
  const run = out.find((path) => formatOf(path) === 'json') ?? replay
  return { ...(report === undefined ? {} : { report }), ...(run === undefined ? {} : { run }) }
}

async function tellRun(
  { run, document }: RunOfSet,
  request: BenchRequest,
  io: Io,
): Promise<ExitCode> {
  const judged = judgeTrials(run.trials, run.questions, run.arms)
  const results = benchResults(run, judged, reviewState(document).picks)
  const say = sayingTo(io)
  const measured = results.arms.reduce(
    (sum, arm) => sum + arm.measured.planned - arm.measured.notMeasured,
    0,
  )
  const planned = run.questions.length * run.arms.length * run.trialsPerQuestion
  const used = (key: 'input' | 'output'): number =>
    run.trials.reduce((sum, { usage }) => sum + (usage?.[key] ?? 0), 0)
  say('ended', { measured, planned, input: used('input'), output: used('output') })
  const textFor = (path: string): string => WRITERS[formatOf(path)](results, io, request)
  if (!(await writeFiles(request.out, textFor, io))) return 2
  io.out(WRITERS[request.format](results, io, request))
  return results.isIncomplete || (request.failsOnWorse && isWorse(results)) ? 1 : 0
}

/** Whether the set is worse than the first version it is compared with. */
function isWorse(results: Results): boolean {
  const [first] = results.arms
  const last = results.arms.at(-1)
  if (!first || !last || first === last) return false
  return compareArms(results, first.arm.id, last.arm.id).verdict === 'worse'
}
