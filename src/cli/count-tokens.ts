import { withoutInjected } from '../core/dialects/injected'
import { get, type JsonObject, member, obj, str } from '../core/json/node'
import { print } from '../core/json/print'
import { descriptionText } from '../core/model/description'
import { nameOf } from '../core/model/tool'

export const ENCODING = 'o200k_base'

/** Special tokens in a definition are its author's text, not marks for the model. */
const asText = { allowedSpecial: new Set<string>(), disallowedSpecial: new Set<string>() }

/**
 * Counts the tokens of tools as a request carries them: compact JSON of name, description and
 * parameters, without what the system fills in. The vocabulary is large, so it is loaded once asked for.
 */
export async function tokenCounter(): Promise<(tool: JsonObject) => number> {
  const { encode } = await import('gpt-tokenizer/encoding/o200k_base')
  return (tool) => encode(wireText(tool), asText).length
}

function wireText(tool: JsonObject): string {
  const seen = withoutInjected(tool).tool
  const description = descriptionText(seen)
  const parameters = get(seen, 'inputSchema')
  return print(
    obj([
      member('name', str(nameOf(seen))),
      ...(description === '' ? [] : [member('description', str(description))]),
      ...(parameters ? [member('parameters', parameters)] : []),
    ]),
    0,
  )
}
