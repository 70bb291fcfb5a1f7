import type { JsonNode } from '../json/node'
import { isWhole, type Parsed, parse, type Problem } from '../json/parse'
import { lineStarts, positionAt } from '../json/position'
import { repairLookAlikes } from '../json/repair'
import { fromLiteral } from './from-literal'
import type { SentCode, SentProblem } from './sent-call'

/** Arguments that came as text, as far as they could be read, and what is wrong with the text. */
export interface ReadArguments {
  readonly args?: JsonNode
  readonly problems: readonly SentProblem[]
}

/** Encoded more often than this, a text is left as the text it is. */
const MOST_TIMES = 4

/** Reads arguments that a model wrote as text: broken, cut off, or encoded more than once. */
export function readArguments(text: string): ReadArguments {
  if (text.trim() === '') return { args: NOTHING, problems: [note('arguments-empty')] }
  let problems: readonly SentProblem[] = []
  let inside = text
  for (let times = 1; ; times++) {
    const read = readOnce(inside)
    problems = [...problems, ...read.problems]
    const { args } = read
    if (args?.kind !== 'string' || times >= MOST_TIMES || !/^\s*["[{]/.test(args.value))
      return {
        ...(args ? { args } : {}),
        problems:
          times > 1
            ? [{ code: 'arguments-twice', severity: 'error', count: times }, ...problems]
            : problems,
      }
    inside = args.value
  }
}

export const NOTHING: JsonNode = { kind: 'object', members: [] }

const note = (code: SentCode): SentProblem => ({ code, severity: 'note' })

function readOnce(text: string): ReadArguments {
  const parsed = parse(text)
  const strict = parsed.problems.filter((each) => each.code !== 'duplicate-key')
  const doubled = parsed.problems
    .filter((each) => each.code === 'duplicate-key')
    .map((each): SentProblem => ({
      ...located('duplicate-key', each, text),
      severity: 'note',
      name: each.detail ?? '',
    }))
  const [first] = strict
  if (!first) return { ...(parsed.root ? { args: parsed.root } : {}), problems: doubled }
  if (isWhole(parsed))
    return {
      args: parsed.root,
      problems: [...strict.map((each) => located('arguments-broken', each, text)), ...doubled],
    }
  const repaired = repairLookAlikes(text)
  if (repaired)
    return {
      args: parse(repaired.text).root!,
      problems: [located('arguments-look-alikes', first, text)],
    }
  const literal = parse(fromLiteral(text))
  if (isWhole(literal))
    return { args: literal.root, problems: [located('arguments-literal', first, text)] }
  return partly(parsed, first, text)
}

/** What could be read of a text that is broken or cut off. */
function partly(parsed: Parsed, first: Problem, text: string): ReadArguments {
  const { root } = parsed
  if (!root || root.kind === 'null' || (root.kind !== 'object' && root.kind !== 'array'))
    return { problems: [located('arguments-unreadable', first, text)] }
  const end = root.at?.end ?? text.length
  const code: SentCode =
    first.at.start >= end && end < text.length
      ? 'arguments-trailing'
      : first.code === 'unclosed'
        ? 'arguments-cut'
        : 'arguments-broken'
  return { args: root, problems: [located(code, first, text)] }
}

export function located(code: SentCode, fault: Problem, text: string): SentProblem {
  const { line, column } = positionAt(lineStarts(text), fault.at.start)
  return { code, severity: 'error', fault, line, column }
}
