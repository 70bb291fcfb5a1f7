import { fromPlain } from '../../json/plain'
import type { Answer } from '../../model/tool'
import { type Reading, readTool } from '../read-tool'

/** One labelled definition of the shared material, as its files hold it. */
export interface LabelLine {
  readonly id: string
  readonly lang: string
  readonly effect: string
  readonly flags: readonly string[]
  readonly injected: readonly string[]
  readonly enumInProse: readonly string[]
  readonly formatMissing: readonly string[]
  readonly does: number
  readonly when: number
  readonly whenNot: number
  readonly returns: number
  readonly limits: number
}

interface Wire {
  readonly name: string
  readonly description?: string
  readonly inputSchema?: object
  readonly input_schema?: object
  readonly parameters?: object
}

export interface ToolLine {
  readonly id: string
  readonly lang: string
  readonly tool: Wire & { readonly function?: Wire }
}

/** A definition as the readers labelled it and as we read it. */
export interface Pair {
  readonly lang: string
  readonly label: LabelLine
  readonly reading: Reading
}

/** Definitions and labels by their id, each definition read. */
export function pairsOf(tools: readonly ToolLine[], labels: readonly LabelLine[]): readonly Pair[] {
  const byId = new Map(labels.map((label) => [label.id, label]))
  return tools.flatMap(({ id, lang, tool }) => {
    const label = byId.get(id)
    if (!label) return []
    const wire = tool.function ?? tool
    const inputSchema = wire.inputSchema ?? wire.input_schema ?? wire.parameters ?? {}
    const { name, description = '' } = wire
    return [{ lang, label, reading: readTool(fromPlain({ name, description, inputSchema })) }]
  })
}

export const answersOf = (
  answer: Answer,
  pairs: readonly Pair[],
): readonly [number[], number[]] => [
  pairs.map(({ label }) => label[answer]),
  pairs.map(({ reading }) => reading.answers[answer]),
]
