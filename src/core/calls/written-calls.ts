import { type JsonNode, member, type Member, obj } from '../json/node'
import { isWhole, parse } from '../json/parse'
import { fromLiteral } from './from-literal'
import type { SentCall, SentProblem } from './sent-call'

/** A name and an opening bracket, behind what code puts before a call. */
const OPENING = /^(?:(?:await|return|print)\b[\s(]*)*([A-Za-z_][\w.]*)\s*\(/
/** What may stand around calls: fences, brackets of a list, commas between them, the end of a line. */
const AROUND = /^(?:\s|```\w*|<\/?[\w|]+>|[[\],;)]|(?:const|let|var)?\s*[A-Za-z_]\w*\s*=(?!=))+/

/**
 * The calls in a text that is code of Python or JavaScript and nothing else, as models without calls
 * of their own write them: `name(a=1)`, `name({ a: 1 })`, several in a list. Undefined for any other text.
 */
export function writtenCalls(text: string): readonly SentCall[] | undefined {
  const calls: SentCall[] = []
  let rest = text.replace(AROUND, '')
  while (rest !== '') {
    const opening = OPENING.exec(rest)
    const end = opening ? closingAt(rest, opening[0].length) : undefined
    if (!opening || end === undefined) return undefined
    const call = callOf(opening[1]!, rest.slice(opening[0].length, end))
    if (!call) return undefined
    calls.push({ ...call, path: [calls.length] })
    rest = rest.slice(end + 1).replace(AROUND, '')
  }
  return calls.length > 0 ? calls : undefined
}

/** The bracket that closes what was opened before `start`; undefined where none does. */
function closingAt(text: string, start: number): number | undefined {
  let depth = 1
  for (let i = start; i < text.length; i++) {
    const c = text[i]!
    if (c === '"' || c === "'" || c === '`') i = textEnd(text, i)
    else if ('([{'.includes(c)) depth++
    else if (')]}'.includes(c) && --depth === 0) return i
  }
  return undefined
}

function textEnd(text: string, start: number): number {
  for (let i = start + 1; i < text.length; i++) {
    if (text[i] === '\\') i++
    else if (text[i] === text[start]) return i
  }
  return text.length
}

function callOf(name: string, inside: string): SentCall | undefined {
  const parts = partsOf(inside)
  const whole = parts.length === 1 && parts[0]!.startsWith('{') ? valueOf(parts[0]!) : undefined
  const problems: SentProblem[] = [{ code: 'as-code', severity: 'error' }]
  const members: Member[] = []
  let isNameless = false
  for (const part of whole ? [] : parts) {
    const [, key, text] = /^([A-Za-z_]\w*)\s*=(?!=)\s*([^]*)$/.exec(part) ?? []
    if (key === undefined || text === undefined) isNameless = true
    else {
      const value = valueOf(text)
      if (value) members.push(member(key, value))
      else problems.push({ code: 'expression', severity: 'error', name: key })
    }
  }
  // Prose has brackets too: what holds neither a name nor a value is no call.
  if (isNameless && members.length === 0 && !parts.every((part) => valueOf(part))) return undefined
  if (isNameless) problems.push({ code: 'no-parameter-name', severity: 'error' })
  const args = whole?.kind === 'object' ? whole : obj(members)
  // `functions.get_order` and `client.get_order` name the tool behind the last dot.
  return { form: 'code', name: name.split('.').at(-1)!, args, node: args, path: [], problems }
}

/** The arguments between the commas that stand outside of brackets and texts. */
function partsOf(inside: string): readonly string[] {
  const parts: string[] = []
  let from = 0
  let depth = 0
  for (let i = 0; i < inside.length; i++) {
    const c = inside[i]!
    if (c === '"' || c === "'" || c === '`') i = textEnd(inside, i)
    else if ('([{'.includes(c)) depth++
    else if (')]}'.includes(c)) depth--
    else if (c === ',' && depth === 0) {
      parts.push(inside.slice(from, i))
      from = i + 1
    }
  }
  return [...parts, inside.slice(from)].map((part) => part.trim()).filter((part) => part !== '')
}

/** A literal as JSON; undefined for an expression. */
function valueOf(text: string): JsonNode | undefined {
  const parsed = parse(fromLiteral(text))
  return isWhole(parsed) && parsed.problems.every(({ code }) => code === 'duplicate-key')
    ? parsed.root
    : undefined
}
