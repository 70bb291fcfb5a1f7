import { type JsonNode, type Range } from '../../json/node'
import { isWhole, parse } from '../../json/parse'
import { lineStarts, positionAt } from '../../json/position'
import { repairLookAlikes } from '../../json/repair'
import { Evaluator } from '../../source/read-javascript/evaluate'
import { readJavaScript } from '../../source/read-javascript/javascript'
import { readPython } from '../../source/read-javascript/python'
import { NoteTaker } from '../../source/read-javascript/script-notes'

/** The values of a text, or where it stops being one; line and column count from 1. */
export type ReadSamples =
  | { readonly ok: true; readonly samples: readonly JsonNode[] }
  | { readonly ok: false; readonly line: number; readonly column: number }

/**
 * Reads sample values: JSON, several of them one after the other, in a code block or not, with
 * quotes and commas that only look like JSON's, or as JavaScript and Python write them.
 */
export function readSamples(text: string): ReadSamples {
  const inner = withoutFences(text)
  const whole = valueOf(inner)
  if (whole) return { ok: true, samples: [whole] }
  const parts = topLevelParts(inner)
  const values = parts.map(({ start, end }) => valueOf(inner.slice(start, end)))
  if (parts.length > 1 && values.every((value) => value !== undefined))
    return { ok: true, samples: values }
  const broken = parts.length > 1 ? values.findIndex((value) => value === undefined) : -1
  const span = parts[broken] ?? { start: 0, end: inner.length }
  const first = parse(inner.slice(span.start, span.end)).problems.find(
    ({ code }) => code !== 'comment' && code !== 'trailing-comma' && code !== 'duplicate-key',
  )
  const offset = span.start + (first?.at.start ?? 0) + Math.max(0, text.indexOf(inner))
  return { ok: false, ...positionAt(lineStarts(text), offset) }
}

/** What stands in the code blocks of a text, or the text itself where it has none. */
export function withoutFences(text: string): string {
  const blocks = [...text.matchAll(/^[ \t]*```[^\n]*\n([\s\S]*?)^[ \t]*```[ \t]*$/gm)]
  if (blocks.length === 0) return text
  return blocks.length === 1 ? blocks[0]![1]! : blocks.map((each) => each[1]).join('\n')
}

function valueOf(text: string): JsonNode | undefined {
  const parsed = parse(text)
  if (isWhole(parsed)) return parsed.root
  const repaired = repairLookAlikes(text)
  const again = repaired && parse(repaired.text)
  if (again && isWhole(again)) return again.root
  return literalOf(text)
}

/** A value as a script writes it: names without quotes, single quotes, None and True. */
function literalOf(text: string): JsonNode | undefined {
  if (!/^\s*[[{]/.test(text) || text.length > 1_000_000) return undefined
  for (const read of [readJavaScript, readPython]) {
    const script = read(text, true)
    if (!script || script.faults.length > 0 || script.roots.length !== 1) continue
    const taker = new NoteTaker(text, () => 1)
    const value = new Evaluator(script, taker).read(script.roots[0]!)
    if (value && taker.notes.size === 0 && value.kind === 'object') return value
  }
  return undefined
}

/** Where each value of a text stands that has several, by its brackets alone. */
function topLevelParts(text: string): readonly Range[] {
  const parts: Range[] = []
  let depth = 0
  let start = -1
  for (const { 0: token, index } of text.matchAll(/"(?:[^"\\\n]|\\.)*"|[[\]{}]/g)) {
    if (token === '{' || token === '[') {
      if (depth++ === 0) start = index
    } else if (token === '}' || token === ']') {
      if (depth > 0 && --depth === 0) parts.push({ start, end: index + 1 })
    }
  }
  if (depth > 0) parts.push({ start, end: text.length })
  return parts
}
