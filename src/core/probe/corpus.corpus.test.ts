import { cpuUsage, stdout } from 'node:process'
import { describe, expect, it } from 'vitest'
import { corpusFiles, corpusText, hasCorpus } from '../corpus.fixture'
import { importText } from '../dialects/import'
import type { JsonObject } from '../json/node'
import { nameOf } from '../model/tool'
import { badOffers, disagreements } from './by-ajv.fixture'
import { MISTAKES } from './mistakes/registry'
import { probeTool, type ToolProbe } from './probe-tool'
import { byMistake, outcomeOf, shareStopped } from './tally'

/** One tool in so many is tried at all, one in so many of those with offers and before ajv. */
const EVERY = 4
const EVERY_OFFER = 30

const milliseconds = (): number => {
  const { user, system } = cpuUsage()
  return (user + system) / 1000
}
const at = (sorted: readonly number[], part: number): string =>
  (sorted[Math.floor((sorted.length - 1) * part)] ?? 0).toFixed(2)

if (!hasCorpus) it.skip('corpus: the shared folder is not there', () => {})

describe.runIf(hasCorpus)('real definitions', () => {
  it('are tried without a crash, ajv agrees, and the spread is told', () => {
    const tools = corpusFiles
      .filter((file) => !file.startsWith('openapi/'))
      .flatMap((file) => importText(corpusText(file)).tools.map(({ tool }) => tool))
      .filter((_, i) => i % EVERY === 0)
    const times: Record<'plain' | 'offers', number[]> = { plain: [], offers: [] }
    const timed = (tool: JsonObject, offers: boolean): ToolProbe => {
      const before = milliseconds()
      const probe = probeTool(tool, { offers })
      times[offers ? 'offers' : 'plain'].push(milliseconds() - before)
      return probe
    }
    const kinds = new Map(MISTAKES.map(({ id }) => [id, { tried: 0, stopped: 0, undecided: 0 }]))
    const shares: number[] = []
    const faults: string[] = []
    let withoutSample = 0
    for (const [i, tool] of tools.entries()) {
      const probe = timed(tool, false)
      if (probe.problem) withoutSample++
      const share = shareStopped(probe.tally)
      if (share !== undefined) shares.push(share)
      for (const { trials } of probe.places)
        for (const [id, own] of byMistake(trials)) {
          const count = kinds.get(id)!
          count.tried++
          const outcome = outcomeOf(own)
          if (outcome !== 'through') count[outcome]++
        }
      if (i % EVERY_OFFER !== 0) continue
      const copy = { ...tool }
      const offered = timed(copy, true)
      for (const each of [...disagreements(copy, offered), ...badOffers(copy, offered)])
        faults.push(`${nameOf(tool)}: ${each}`)
    }
    for (const list of [times.plain, times.offers, shares]) list.sort((a, b) => a - b)
    const lines = [...kinds].map(([id, { tried, stopped, undecided }]) =>
      [id.padEnd(20), tried, stopped, undecided].join(' '),
    )
    stdout.write(
      [
        `${tools.length} tools, without a valid call: ${withoutSample}`,
        `share stopped: ${[0.1, 0.25, 0.5, 0.75, 0.9].map((part) => at(shares, part)).join(' ')}`,
        `ms without offers: median ${at(times.plain, 0.5)}, 9 in 10 ${at(times.plain, 0.9)}, most ${at(times.plain, 1)}`,
        `ms with offers: median ${at(times.offers, 0.5)}, 9 in 10 ${at(times.offers, 0.9)}, most ${at(times.offers, 1)}`,
        'kind tried stopped undecided',
        ...lines,
      ].join('\n') + '\n',
    )
    expect(faults).toEqual([])
    expect([...kinds].filter(([, { tried }]) => tried === 0).map(([id]) => id)).toEqual([])
  })
})
