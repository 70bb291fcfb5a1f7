import { importText } from '../../dialects/import'
import type { JsonObject } from '../../json/node'
import type { FunctionsAlong } from './functions-along'

/** The missing functions as tools, and how many could not be read as one. */
export interface ToolsAlong {
  readonly tools: readonly JsonObject[]
  readonly unread: number
}

/** Reads the missing functions as any import does, with the repairs that keep the meaning. */
export function toolsAlong({ text }: Pick<FunctionsAlong, 'text'>): ToolsAlong {
  const { tools, opaque, errors } = importText(text, { repair: true })
  return { tools: tools.map(({ tool }) => tool), unread: opaque.length + errors.length }
}
