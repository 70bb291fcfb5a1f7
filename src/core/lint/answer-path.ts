import { get, type JsonNode, type Path } from '../json/node'
import type { Answer } from '../model/tool'

/** Where an answer is written: its own field where the description has fields, else the whole text. */
export function answerPath(tool: JsonNode, answer: Answer): Path {
  return get(tool, 'description')?.kind === 'object' ? ['description', answer] : ['description']
}
