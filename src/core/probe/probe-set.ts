import type { JsonObject } from '../json/node'
import { type ProbeOptions, probeTool, type ToolProbe } from './probe-tool'
import { sumOf, type Tally } from './tally'

export interface SetProbe {
  readonly tools: readonly ToolProbe[]
  readonly tally: Tally
}

/** Every tool of a set tried by itself, and what the set stops of all mistakes together. */
export function probeSet(tools: readonly JsonObject[], options?: ProbeOptions): SetProbe {
  const probes = tools.map((tool) => probeTool(tool, options))
  return { tools: probes, tally: sumOf(probes.map(({ tally }) => tally)) }
}
