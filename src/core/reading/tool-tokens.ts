import { get, type JsonNode, type JsonObject, member, membersOf, obj, str } from '../json/node'
import { print } from '../json/print'
import { descriptionText } from '../model/description'
import { contractOf } from '../model/contract'
import { inputSchemaOf, nameOf } from '../model/tool'
import { oncePer } from '../once-per'
import { estimateTokens } from './token-estimate'

/** The tool as a request carries it: compact JSON of name, description and parameters. */
export function toolWire(tool: JsonObject): string {
  const description = descriptionText(tool)
  const schema = inputSchemaOf(tool)
  return print(
    obj([
      member('name', str(nameOf(tool))),
      ...(description === '' ? [] : [member('description', str(description))]),
      ...(schema ? [member('parameters', schema)] : []),
    ]),
    0,
  )
}

/**
 * About how many tokens a tool costs in every request, within about 15 % of o200k_base. What the
 * system fills in is not sent and so not counted.
 */
export const tokensOfTool = oncePer((tool: JsonObject): number => {
  const injected = contractOf(tool)?.injected ?? []
  const sent = estimateTokens(toolWire(tool))
  return injected.reduce((left, { name }) => left - tokensOfParameter(tool, name), sent)
})

/** The parameter at the top that costs most, with what it costs; none where there is none. */
export function dearestParameter(
  tool: JsonObject,
): { readonly name: string; readonly tokens: number } | undefined {
  const costs = membersOf(get(inputSchemaOf(tool), 'properties')).map(({ key, value }) => ({
    name: key,
    tokens: tokensOf(key, value),
  }))
  return costs.reduce<(typeof costs)[number] | undefined>(
    (most, each) => (most === undefined || each.tokens > most.tokens ? each : most),
    undefined,
  )
}

function tokensOfParameter(tool: JsonObject, name: string): number {
  const schema = get(get(inputSchemaOf(tool), 'properties'), name)
  return schema ? tokensOf(name, schema) : 0
}

const tokensOf = (name: string, schema: JsonNode): number =>
  estimateTokens(JSON.stringify(name) + ':' + print(schema, 0) + ',')
