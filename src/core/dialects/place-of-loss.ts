import type { Loss } from './dialect'
import type { Path } from '../json/node'

/** What a tool has beside its input schema; `title` and `description` may be either's. */
const ofTool =
  /^(name|inputSchema|outputSchema|inputExamples|annotations|icons|execution|meta|strict|namespace|exports|contract|vendor)$/

/** Codes about the tool itself; all others are about what is in its input schema. */
const aboutTool =
  /^(?:name|description|dropped|shape|claude)\.|^export\.(?:left-out|points-left-out|name-in-text)/

/** Where an export's loss stands in the tool's document. */
export function placeOfLoss({ code, path }: Loss): Path {
  if (ofTool.test(String(path[0] ?? ''))) return path
  // An extension is dropped from a schema; a member of the tool that has this very name is not.
  const isInSchema = code === 'dropped.extension' && path[0] !== 'extension'
  return aboutTool.test(code) && !isInSchema ? path : ['inputSchema', ...path]
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
