import { print } from '../../core/json/print'
import { lintAllTogether, lintTool, setVerdict } from '../../core/lint/engine'
import type { Thread, Threads } from '../threads'
import type { Checked } from './checked'
import { LINT_THREAD } from './lint-thread'
import { type Judged, judgeNext, type SharedWork, sharedWork } from './shared-work'
import type { SetVerdict, Verdict } from './verdict'

/** The same verdict whether threads help or not. `withFixes`: somebody will look at the fixes. */
type Judge = (checked: readonly Checked[], withFixes: boolean) => Promise<SetVerdict>

/** A thread must first start and warm up: with fewer characters than this the command is done before. */
export const WORTH_A_THREAD = 1_000_000

/**
 * Gets ready to judge texts of so many characters in all. Threads take as long to start as the texts
 * take to read, so they are started first.
 */
export function judgeFor(characters: number, threads: Threads | undefined): Judge {
  const count = Math.min(threads?.most ?? 0, Math.floor(characters / WORTH_A_THREAD))
  if (!threads || count < 1) return (checked) => Promise.resolve(judgeAlone(checked))
  const helpers = new Helpers(threads, count)
  return (checked, withFixes) => judgeTogether(checked, withFixes, helpers)
}

const judgeAlone = (checked: readonly Checked[]): SetVerdict =>
  inAll(
    checked,
    checked.map(({ tool, settings }) => lintTool(tool, settings)),
    lintAllTogether(checked.map(({ tool }) => tool)),
  )

function inAll(
  checked: readonly Checked[],
  tools: readonly Verdict[],
  all: ReturnType<typeof lintAllTogether>,
): SetVerdict {
  const documents = checked.map(({ tool }) => tool)
  return { tools, ...setVerdict(documents, (index) => checked[index]!.settings, tools, all) }
}

async function judgeTogether(
  checked: readonly Checked[],
  withFixes: boolean,
  helpers: Helpers,
): Promise<SetVerdict> {
  const work = workOf(checked, withFixes)
  const verdicts: (Verdict | undefined)[] = checked.map(() => undefined)
  let missing = checked.length
  const take = ({ from, verdicts: some }: Judged): void => {
    for (const [i, verdict] of some.entries()) verdicts[from + i] = verdict
    missing -= some.length
    if (missing === 0) helpers.stop()
  }
  helpers.send(work, take)
  // Nobody else can do this, and what it reads of the tools is known when they are judged here.
  const all = lintAllTogether(checked.map(({ tool }) => tool))
  const toolAt = (index: number) => checked[index]!.tool
  for (let own = judgeNext(work, toolAt); own; own = judgeNext(work, toolAt)) take(own)
  await helpers.ended
  const tools = checked.map(
    ({ tool, settings }, i): Verdict => verdicts[i] ?? lintTool(tool, settings),
  )
  return inAll(checked, tools, all)
}

function workOf(checked: readonly Checked[], withFixes: boolean): SharedWork {
  const settings = [...new Set(checked.map((each) => each.settings))]
  return sharedWork({
    texts: checked.map(({ tool }) => print(tool, 0)),
    settings,
    settingsOf: checked.map((each) => settings.indexOf(each.settings)),
    withFixes,
  })
}

/** Threads that were started and wait for work. */
class Helpers {
  private readonly threads: readonly Thread[]
  private left: number
  private hear: (judged: Judged) => void = () => undefined
  private end: () => void = () => undefined
  /** Settles when no thread is left, whether they ended or failed. */
  readonly ended = new Promise<void>((resolve) => (this.end = resolve))

  constructor(threads: Threads, count: number) {
    this.left = count
    this.threads = Array.from({ length: count }, () =>
      threads.start(
        LINT_THREAD,
        (message) => this.hear(message as Judged),
        () => {
          this.left -= 1
          if (this.left === 0) this.end()
        },
      ),
    )
  }

  send(work: SharedWork, hear: (judged: Judged) => void): void {
    this.hear = hear
    for (const thread of this.threads) thread.send(work)
  }

  stop(): void {
    for (const thread of this.threads) thread.stop()
  }
}
