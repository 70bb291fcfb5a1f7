import type { SetDiff } from '../../core/diff/compare-sets'
import { print } from '../../core/json/print'
import type { Tally } from '../../core/probe/tally'
import { powers } from '../../state/powers'
import type { Comparison, Sides } from './use-comparison'

/** The checks give the page its turn after so long. */
const SLICE_MS = 30

interface Asked {
  /** Whether the mistakes of models are tried too. */
  readonly isTried: boolean
  readonly signal: AbortSignal
  /** Hears of every step that is done. */
  readonly tell: (comparison: Comparison) => void
}

/** Checks both versions and tells what each is worth, then how tight they are, tried beside the page. */
export async function measured(
  { before, after }: Sides,
  diff: SetDiff,
  { isTried, signal, tell }: Asked,
): Promise<void> {
  const [{ lintTool }, { measureDiff, withTallies }] = await Promise.all([
    import('../../core/lint/engine'),
    import('../../core/diff/measures'),
  ])
  let began = performance.now()
  for (const { tool } of [...before.tools, ...after.tools]) {
    if (signal.aborted) return
    // What the rules find in a tool is kept by the engine, so the measures find it done.
    lintTool(tool)
    if (performance.now() - began < SLICE_MS) continue
    await new Promise((resolve) => setTimeout(resolve))
    began = performance.now()
  }
  const measures = measureDiff(before, after, diff)
  tell({ diff, measures, tightness: isTried ? 'trying' : 'waiting' })
  if (!isTried) return
  const tallies = async ({ tools }: Sides['before']) => {
    const all: (Tally | undefined)[] = []
    for (const { tool } of tools) all.push(await tallyOf(print(tool), signal))
    return all
  }
  const tried = { before: await tallies(before), after: await tallies(after) }
  if (signal.aborted) return
  const isEmpty = [...tried.before, ...tried.after].every((tally) => tally === undefined)
  if (isEmpty) tell({ diff, measures, tightness: 'failed' })
  else tell({ diff, measures: withTallies(measures, diff, tried), tightness: 'done' })
}

/** What stayed the same is tried once, also when other versions are compared. */
const known = new Map<string, Tally | undefined>()
const MOST_KNOWN = 1000

async function tallyOf(text: string, signal: AbortSignal): Promise<Tally | undefined> {
  if (known.has(text)) return known.get(text)
  const outcome = await powers().check({ kind: 'probe', tool: text, offers: false }, signal)
  const tally = outcome.ok ? outcome.answer?.tally : undefined
  if (known.size >= MOST_KNOWN) known.clear()
  // A tool that took too long would take as long again; what failed otherwise is tried anew.
  if (outcome.ok || outcome.reason === 'too-slow') known.set(text, tally)
  return tally
}
