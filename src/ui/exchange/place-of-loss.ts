import type { Loss } from '../../core/dialects/dialect'
import type { Path } from '../../core/json/node'

/** Codes whose paths count from the input schema; all others of an export count from the tool. */
const fromSchema = /^(schema\.|strict\.|mcp\.x-mcp-header$)/

/** Where an export's loss stands in the tool's document. */
export function placeOfLoss({ code, path }: Loss): Path {
  return fromSchema.test(code) ? ['inputSchema', ...path] : path
}

/** A place as people write it: `order_id.examples`. Levels that only hold others are passed over. */
export function placeName(path: Path): string {
  const isName = (index: number) => path[index - 1] === 'properties'
  return path
    .filter(
      (step, i) => isName(i) || (step !== 'properties' && !(i === 0 && step === 'inputSchema')),
    )
    .join('.')
}
