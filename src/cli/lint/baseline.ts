import { get, itemsOf, type JsonNode, stringOf } from '../../core/json/node'
import { isStrictJson, parse } from '../../core/json/parse'
import { nameOf } from '../../core/model/tool'
import type { Checked } from './checked'
import type { Row } from './rows'

/** How often each finding stood in an earlier report. */
export type Baseline = ReadonlyMap<string, number>

/** Reads a report that `lint --format json` printed; undefined when the text is none. */
export function readBaseline(text: string): Baseline | undefined {
  const parsed = parse(text.replace(/^\ufeff/, ''))
  const root = parsed.root
  if (!isStrictJson(parsed) || get(root, 'tools')?.kind !== 'array') return undefined
  const known = new Map<string, number>()
  const add = (name: string, finding: JsonNode): void => {
    const key = keyOf(
      name,
      textOf(finding, 'rule'),
      textOf(finding, 'path'),
      textOf(finding, 'message'),
    )
    known.set(key, (known.get(key) ?? 0) + 1)
  }
  const tools = itemsOf(get(root, 'tools'))
  for (const tool of tools)
    for (const finding of itemsOf(get(tool, 'findings'))) add(nameOf(tool), finding)
  for (const finding of itemsOf(get(get(root, 'set'), 'findings'))) {
    const index = get(finding, 'tool')
    const tool = index?.kind === 'number' ? tools[Number(index.raw)] : undefined
    add(nameOf(tool), finding)
  }
  return known
}

/**
 * The rows that an earlier report has not. Told by tool, rule, place in the tool and sentence, never
 * by line, so that a tool that moved in its file brings back nothing.
 */
export function newRows<R extends Row>(
  rows: readonly R[],
  checked: readonly Checked[],
  baseline: Baseline,
): readonly R[] {
  const left = new Map(baseline)
  return rows.filter((row) => {
    const key = keyOf(nameOf(checked[row.tool]!.tool), row.rule, row.path, row.message)
    const count = left.get(key) ?? 0
    left.set(key, count - 1)
    return count <= 0
  })
}

const textOf = (node: JsonNode, key: string): string => stringOf(get(node, key)) ?? ''

const keyOf = (...parts: readonly string[]): string => JSON.stringify(parts)
