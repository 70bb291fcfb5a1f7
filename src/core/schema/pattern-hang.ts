import type { AST } from '@eslint-community/regexpp'
import { type Automaton, automatonOf } from './pattern-automaton'
import { readPattern } from './pattern'

/** The part of a pattern by which a matcher may run for ever, and where it starts. */
export interface Hang {
  readonly part: string
  readonly index: number
}

/** Longer patterns are not judged; they are not tried either. */
export const LONGEST_JUDGED = 2000

const known = new Map<string, { readonly hang: Hang | undefined }>()
const MOST_KNOWN = 2000

/**
 * Where a pattern repeats something that one text can be read as in many ways, so that a matcher
 * which goes back tries twice as many for each further character. Undefined when there is no such
 * part, or it cannot be told: what is found is certain, what is not found may still be slow.
 */
export function hangIn(pattern: string): Hang | undefined {
  // Only a group that repeats can be read in exponentially many ways.
  if (pattern.length > LONGEST_JUDGED || !/\)(?:[*+]|\{\d)/.test(pattern)) return undefined
  const before = known.get(pattern)
  if (before) return before.hang
  if (known.size >= MOST_KNOWN) known.clear()
  const hang = findHang(pattern)
  known.set(pattern, { hang })
  return hang
}

function findHang(pattern: string): Hang | undefined {
  const { reads } = readPattern(pattern)
  if (reads === 'not') return undefined
  const automaton = automatonOf(pattern, reads === 'unicode')
  if (!automaton) return undefined
  const { positions, follow, free } = automaton
  const rounds = components(follow.length, (each) => follow[each]!)
  for (const round of rounds) {
    // Where the match may end at once there is nothing to go back for.
    if (round.some((each) => free.has(each)) || !isAmbiguous(automaton, round)) continue
    const node = loopAround(round.map((each) => positions[each]!.node))
    if (node) return { part: node.raw, index: node.start }
  }
  return undefined
}

/** The innermost repetition of a group in which all of the nodes stand. */
function loopAround(nodes: readonly AST.Node[]): AST.Quantifier | undefined {
  for (let at: AST.Node | null | undefined = nodes[0]; at; at = at.parent) {
    const { start, end } = at
    const holdsAll = nodes.every((node) => node.start >= start && node.end <= end)
    if (at.type === 'Quantifier' && at.max > 1 && at.element.type.endsWith('Group') && holdsAll)
      return at
  }
  return undefined
}

/** Whether one text leads from a place back to it in two ways. */
function isAmbiguous({ positions, follow }: Automaton, round: readonly number[]): boolean {
  const inside = new Set(round)
  const next = new Map<number, readonly number[]>()
  for (const from of round) {
    const to = follow[from]!.filter((each) => inside.has(each) && positions[each]!.reads !== 0n)
    const once = new Set(to)
    if (once.size < to.length) return true
    next.set(from, [...once])
  }
  // Two readings of the same text, side by side: together, then apart, then together again.
  const size = positions.length
  const pairs = new Map<number, number>()
  const list: number[] = []
  const indexOf = (pair: number): number => {
    const before = pairs.get(pair)
    if (before !== undefined) return before
    pairs.set(pair, list.length)
    return list.push(pair) - 1
  }
  for (const each of round) indexOf(each * size + each)
  const steps: number[][] = []
  let work = 0
  for (let i = 0; i < list.length; i++) {
    const [a, b] = [Math.floor(list[i]! / size), list[i]! % size]
    const to: number[] = []
    for (const left of next.get(a)!)
      for (const right of next.get(b)!) {
        if (++work > MOST_WORK) return false
        if ((positions[left]!.reads & positions[right]!.reads) !== 0n)
          to.push(indexOf(left * size + right))
      }
    steps.push(to)
  }
  const isTogether = (pair: number): boolean =>
    Math.floor(list[pair]! / size) === list[pair]! % size
  return components(list.length, (each) => steps[each]!).some(
    (group) => group.some(isTogether) && !group.every(isTogether),
  )
}

/** Steps after which a pattern counts as not to be judged. */
const MOST_WORK = 300_000

/** The groups of nodes that lead to each other (Tarjan), those alone only when they lead to themselves. */
function components(count: number, next: (node: number) => readonly number[]): number[][] {
  const order = new Int32Array(count).fill(-1)
  const low = new Int32Array(count)
  const isOpen = new Uint8Array(count)
  const stack: number[] = []
  const found: number[][] = []
  let clock = 0
  for (let start = 0; start < count; start++) {
    if (order[start] !== -1) continue
    const way: { node: number; at: number }[] = [{ node: start, at: 0 }]
    while (way.length > 0) {
      const top = way.at(-1)!
      const { node } = top
      if (top.at === 0) {
        order[node] = low[node] = clock++
        stack.push(node)
        isOpen[node] = 1
      }
      const to = next(node)[top.at++]
      if (to !== undefined) {
        if (order[to] === -1) way.push({ node: to, at: 0 })
        else if (isOpen[to]) low[node] = Math.min(low[node]!, order[to]!)
        continue
      }
      way.pop()
      const above = way.at(-1)
      if (above) low[above.node] = Math.min(low[above.node]!, low[node]!)
      if (low[node] !== order[node]) continue
      const group: number[] = []
      for (let each = -1; each !== node;) {
        each = stack.pop()!
        isOpen[each] = 0
        group.push(each)
      }
      if (group.length > 1 || next(node).includes(node)) found.push(group)
    }
  }
  return found
}
