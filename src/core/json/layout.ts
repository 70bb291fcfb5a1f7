import type { JsonNode } from './node'
import { print } from './print'

/** What stands between two commas of a container. */
export interface Slot {
  readonly start: number
  readonly end: number
  readonly value: JsonNode
}
/** What stands between the commas of a container: `"key": value`, or the item. */
export function slotsOf(parent: JsonNode): Slot[] | undefined {
  if (parent.kind === 'object')
    return parent.members.map((m) => ({
      start: m.keyAt!.start,
      end: m.value.at!.end,
      value: m.value,
    }))
  if (parent.kind === 'array')
    return parent.items.map((value) => ({ start: value.at!.start, end: value.at!.end, value }))
  return undefined
}

/** The offset of the comma after a slot, comments passed over; none when the container ends first. */
export function commaAfter(text: string, from: number): number | undefined {
  const rest = /^(?:\s|\/\/[^\r\n]*|\/\*[^]*?\*\/)*/.exec(text.slice(from))![0].length
  return text[from + rest] === ',' ? from + rest : undefined
}

export interface Spacing {
  /** Line break and indent before a child; null when the container stands on one line. */
  readonly inner: string | null
  readonly outer: string | null
  readonly colon: string
  /** Between two children on one line. */
  readonly gap: string
  readonly unit: string
  readonly eol: string
}

/** How the container is laid out, read off its own children, else off the text around it. */
export function spacingOf(text: string, parent: JsonNode): Spacing {
  const slots = slotsOf(parent)!
  const eol = text.includes('\r\n') ? '\r\n' : '\n'
  const unit = indentUnit(text)
  const own = indentOf(text, parent.at!.start)
  const first = slots[0]
  const colon =
    parent.kind === 'object' && parent.members[0]
      ? text.slice(parent.members[0].keyAt!.end, parent.members[0].value.at!.start)
      : unit === null
        ? ':'
        : ': '
  const tidyColon = /^\s*:\s*$/.test(colon) ? colon : ': '
  if (first) {
    const lead = text.slice(parent.at!.start + 1, first.start)
    const broken = /\n|\r/.test(lead)
    const between = slots[1] ? text.slice(first.end, slots[1].start) : ''
    const gap = /^\s*,[ \t]*$/.test(between)
      ? between.replace(/^\s*,/, '')
      : unit === null
        ? ''
        : ' '
    const inner = broken ? eol + indentOf(text, first.start) : null
    return { inner, outer: broken ? eol + own : null, colon: tidyColon, gap, unit: unit ?? '', eol }
  }
  if (unit === null) return { inner: null, outer: null, colon: tidyColon, gap: '', unit: '', eol }
  return { inner: eol + own + unit, outer: eol + own, colon: tidyColon, gap: ' ', unit, eol }
}

/** One level of indent as the text uses it; null when it is all on one line. */
function indentUnit(text: string): string | null {
  const hit = /[\r\n]([ \t]+)\S/.exec(text)
  if (hit) return hit[1]!.startsWith('\t') ? '\t' : hit[1]!
  return /[\r\n]/.test(text.trim()) ? '  ' : text.trim().length > 2 ? null : '  '
}

function indentOf(text: string, offset: number): string {
  const lineStart =
    Math.max(text.lastIndexOf('\n', offset - 1), text.lastIndexOf('\r', offset - 1)) + 1
  return /^[ \t]*/.exec(text.slice(lineStart, offset))![0]
}

/** The value laid out for the place: one line where the text is one line, else indented from there. */
export function printAt(text: string, offset: number, value: JsonNode): string {
  const unit = indentUnit(text)
  const eol = text.includes('\r\n') ? '\r\n' : '\n'
  return printWith(value, unit === null ? null : eol + indentOf(text, offset), unit ?? '', eol)
}

export function printWith(
  value: JsonNode,
  inner: string | null,
  unit: string,
  eol: string,
): string {
  if (inner === null || unit === '') return print(value, inner === null ? 0 : 2)
  const tabbed = unit.startsWith('\t')
  const lines = print(value, tabbed ? 1 : unit.length).split('\n')
  const indent = inner.slice(eol.length)
  return lines.map((line, i) => (i === 0 ? line : indent + (tabbed ? tabs(line) : line))).join(eol)
}

function tabs(line: string): string {
  return line.replace(/^ +/, (spaces) => '\t'.repeat(spaces.length))
}
