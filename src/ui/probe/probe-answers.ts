import type { CheckOutcome } from '../../core/calls/check-task'
import type { JsonObject } from '../../core/json/node'
import { readingOf } from '../../core/model/reading'
import type { ToolRecord } from '../../core/model/tool-set'
import type { ToolProbe } from '../../core/probe/probe-tool'
import { powers } from '../../state/powers'

/** How the trial of a tool ended. */
export type ProbeAnswer = CheckOutcome<ToolProbe | undefined>

/** A tool that is typed in is a new node each time, so nothing in here grows old. */
const known = {
  shares: new WeakMap<JsonObject, ProbeAnswer>(),
  offers: new WeakMap<JsonObject, ProbeAnswer>(),
}

/** Whether only the shares are asked for, or what would stop each mistake too, which takes longer. */
export type Asked = keyof typeof known

/** The answer if the tool was tried before. */
export const knownAnswer = (tool: JsonObject, asked: Asked): ProbeAnswer | undefined =>
  known.offers.get(tool) ?? known[asked].get(tool)

/** Tries a tool beside the page, once. */
export async function askedAnswer(
  record: ToolRecord,
  asked: Asked,
  signal: AbortSignal,
): Promise<ProbeAnswer> {
  const { tool } = readingOf(record)
  if (!tool) return { ok: true, answer: undefined }
  const before = knownAnswer(tool, asked)
  if (before) return before
  const task = { kind: 'probe', tool: record.text, offers: asked === 'offers' } as const
  const answer = await powers().check(task, signal)
  // A tool that took too long would take as long again.
  if (answer.ok || answer.reason === 'too-slow') known[asked].set(tool, answer)
  return answer
}

/** Lets a tool be tried anew. */
export function answerForgotten(tool: JsonObject): void {
  for (const answers of Object.values(known)) answers.delete(tool)
}
