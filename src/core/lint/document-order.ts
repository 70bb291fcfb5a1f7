import type { JsonNode, JsonObject, Path } from '../json/node'
import type { Finding } from './finding'

/**
 * Findings sorted by where they stand in the texts of `tools`, those about the set as a whole first.
 * At one place they go by the number that `orderAt` gives, else they stay in the order they came in.
 */
export function inDocumentOrder(
  findings: readonly Finding[],
  tools: readonly JsonObject[],
  orderAt: (finding: Finding) => number = () => 0,
): readonly Finding[] {
  if (findings.length < 2) return findings
  return findings
    .map((finding) => ({
      finding,
      tool: finding.tool ?? -1,
      place: placeOf(tools[finding.tool ?? 0], finding.path),
      order: orderAt(finding),
    }))
    .sort((a, b) => a.tool - b.tool || compare(a.place, b.place) || a.order - b.order)
    .map(({ finding }) => finding)
}

/** The index of each step among its siblings; what is not there yet comes after all that is. */
function placeOf(tool: JsonObject | undefined, path: Path): readonly number[] {
  const place: number[] = []
  let node: JsonNode | undefined = tool
  for (const step of path) {
    const index: number = indexOf(node, step)
    place.push(index)
    if (node?.kind === 'object') node = node.members[index]?.value
    else node = node?.kind === 'array' ? node.items[index] : undefined
  }
  return place
}

function indexOf(node: JsonNode | undefined, step: string | number): number {
  if (node?.kind === 'array') return Number(step)
  if (node?.kind === 'object')
    for (let i = node.members.length - 1; i >= 0; i--) if (node.members[i]!.key === step) return i
  return Number.MAX_SAFE_INTEGER
}

function compare(a: readonly number[], b: readonly number[]): number {
  const shorter = Math.min(a.length, b.length)
  for (let i = 0; i < shorter; i++) {
    const difference = a[i]! - b[i]!
    if (difference !== 0) return difference
  }
  return a.length - b.length
}
