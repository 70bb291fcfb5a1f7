import { PythonParser } from './python-parser'
import { pythonTokens, type Token } from './python-tokens'
import type { Constant, Expression, Script } from './expression'
import type { Range } from '../../json/node'

/** Methods that change the list or dictionary they belong to. */
const CHANGING = new Set([
  'append',
  'extend',
  'insert',
  'remove',
  'pop',
  'clear',
  'sort',
  'reverse',
  'update',
  'setdefault',
  'popitem',
])

/**
 * Reads the data of Python source without running it: dictionaries, lists, calls with named arguments.
 * A bare text is only values: whatever else stands there is a fault.
 */
export function readPython(text: string, isBare = false, start = 0): Script {
  const { tokens, comments } = pythonTokens(text, start)
  const parser = new PythonParser(tokens)
  const roots: Expression[] = []
  const faults: Range[] = []
  tokens.forEach((token, i) => {
    if (i > 0 && isBesides(tokens[i - 1]!, token)) faults.push(token.at)
  })
  let at = 0
  while (at < tokens.length) {
    const token = tokens[at]!
    if (!startsData(tokens, at)) {
      if (isBare && token.kind !== 'end' && !/^[(),]$/.test(token.text)) faults.push(token.at)
      at++
    } else {
      const { value, next } = parser.expression(at)
      roots.push(value)
      if (isBare && value.kind === 'other') faults.push(value.at)
      at = Math.max(next, at + 1)
    }
  }
  return {
    language: 'python',
    roots,
    constants: constantsOf(tokens, parser),
    faults: [...parser.faults(), ...faults],
    comments,
  }
}

/** Whether two words or values stand beside each other as they do in prose, never in Python. */
function isBesides(before: Token, token: Token): boolean {
  const isWord = ({ kind, text }: Token): boolean =>
    kind === 'number' || kind === 'string' || (kind === 'name' && !KEYWORDS.has(text))
  if (before.kind === 'string' && token.kind === 'string') return false
  return isWord(before) && isWord(token) && !SOFT_KEYWORDS.has(before.text)
}

/** Keywords only at the beginning of some statements. */
const SOFT_KEYWORDS = new Set(['match', 'case', 'type', 'print', 'exec'])

/** Whether a literal or a call begins here: no bracket of an index, of parameters, of a class. */
function startsData(tokens: readonly Token[], at: number): boolean {
  const { kind, text } = tokens[at]!
  const before = tokens[at - 1]
  if (before?.text === 'def' || before?.text === 'class' || before?.text === '.') return false
  if (kind === 'name') return !KEYWORDS.has(text) && isCall(tokens, at)
  if (kind !== 'operator' || !/^[[{]$/.test(text)) return false
  return !before || before.kind === 'end' || before.kind === 'operator'
    ? !/^[)\]}]$/.test(before?.text ?? '')
    : KEYWORDS.has(before.text)
}

const KEYWORDS = new Set(
  (
    'return yield await in is not and or if else elif while assert del print lambda raise from import ' +
    'for with as def class pass break continue global nonlocal try except finally async'
  ).split(' '),
)

/** `name(` or `some.name(`. */
function isCall(tokens: readonly Token[], start: number): boolean {
  let at = start + 1
  while (tokens[at]?.text === '.' && tokens[at + 1]?.kind === 'name') at += 2
  return tokens[at]?.text === '('
}

/** Names that one statement gives a value; one that gets it twice has no one value. */
function constantsOf(
  tokens: readonly Token[],
  parser: PythonParser,
): ReadonlyMap<string, Constant> {
  const values = new Map<string, Expression>()
  const counts = new Map<string, number>()
  const changed = new Map<string, Range>()
  const count = (name: string): void => void counts.set(name, (counts.get(name) ?? 0) + 1)
  tokens.forEach((token, at) => {
    if (token.kind !== 'name') return
    const before = tokens[at - 1]?.text ?? ''
    if (before === 'def') values.set(token.text, { kind: 'function', at: token.at, inside: [] })
    if (before === 'def') for (const name of parametersAt(tokens, at + 1)) count(name)
    // Loop variables, functions, imported names.
    if (['for', 'def', 'class', 'as', 'import', 'lambda', 'global', 'del'].includes(before))
      count(token.text)
    if (!token.isFirst) return
    const value = assignedAt(tokens, at)
    if (value !== undefined) {
      count(token.text)
      values.set(token.text, parser.expression(value).value)
    } else if (isChanged(tokens, at) && !changed.has(token.text)) changed.set(token.text, token.at)
  })
  return new Map(
    [...values]
      .filter(([name]) => counts.get(name) === 1)
      .map(([name, value]) => {
        const at = changed.get(name)
        return [name, at ? { value, changed: at } : { value }]
      }),
  )
}

/** The names in the brackets behind the name of a function; in it they hide what is outside. */
function parametersAt(tokens: readonly Token[], open: number): readonly string[] {
  const names: string[] = []
  let depth = 0
  for (let at = open; at < tokens.length; at++) {
    const { kind, text } = tokens[at]!
    if (/^[[({]$/.test(text)) depth++
    else if (/^[\])}]$/.test(text) && --depth === 0) return names
    else if (depth === 1 && kind === 'name' && /^(?:[(,]|\*\*?)$/.test(tokens[at - 1]!.text))
      names.push(text)
    if (depth === 0) return names
  }
  return names
}

/** The token at which the value begins in `name = …` or `name: type = …`. */
function assignedAt(tokens: readonly Token[], at: number): number | undefined {
  let next = at + 1
  if (tokens[next]?.text === ':')
    while (tokens[next] && tokens[next]!.kind !== 'end' && tokens[next]!.text !== '=') next++
  return tokens[next]?.text === '=' ? next + 1 : undefined
}

/** `name[…] = …`, `name += …`, `name.append(…)` */
function isChanged(tokens: readonly Token[], at: number): boolean {
  const next = tokens[at + 1]
  if (next?.text === '.') {
    const end = tokens[at + 3]?.text
    return (end === '(' && CHANGING.has(tokens[at + 2]!.text)) || end === '='
  }
  if (next?.kind === 'operator' && /^[^=!<>:]{1,2}=$/.test(next.text)) return true
  if (next?.text !== '[') return false
  let i = at + 1
  let depth = 0
  for (; i < tokens.length && tokens[i]!.kind !== 'end'; i++) {
    if (/^[[({]$/.test(tokens[i]!.text)) depth++
    else if (/^[\])}]$/.test(tokens[i]!.text)) depth--
    else if (depth === 0 && /^.?=$/.test(tokens[i]!.text)) return true
  }
  return false
}
