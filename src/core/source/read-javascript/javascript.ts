import type { SyntaxNode, Tree } from '@lezer/common'
import { parser } from '@lezer/javascript'
import type { Range } from '../../json/node'
import { constantsOf } from './javascript-constants'
import { convert } from './javascript-expression'
import type { Expression, Script } from './expression'

/** Nesting at which a syntax tree is no definition any more; walking it would exhaust the stack. */
const MOST_LEVELS = 2000

/**
 * Reads JavaScript or TypeScript without running it. `isBare` reads the text as expressions by
 * themselves, so that a lone `{name: 'f'}` is an object and no block. `start` is where the text
 * stands in a longer one. Undefined where it is nested too deeply.
 */
export function readJavaScript(text: string, isBare: boolean, start = 0): Script | undefined {
  // Replaced, not cut off, so that offsets stay; a text that is only values is made an array's items.
  const clean = text.replace(/^\uFEFF/, ' ').replace(/;(\s*)$/, isBare ? ' $1' : ';$1')
  const source = isBare ? `[${clean}\n]` : clean
  const first = surveyOf(source, 'ts')
  // With JSX a cast in angle brackets is a fault, so it is only tried where something else is one.
  const second = first.faults.length > 0 ? surveyOf(source, 'ts jsx') : first
  const best = second.faults.length < first.faults.length ? second : first
  if (best.levels > MOST_LEVELS) return undefined
  const by = isBare ? start - 1 : start
  const place = ({ start, end }: Range): Range => ({ start: start + by, end: end + by })
  const code = { source, by }
  const roots: Expression[] = []
  collectRoots(best.tree.topNode, (node) => roots.push(convert(node, code)))
  const bare = isBare && roots.length === 1 ? roots[0] : undefined
  return {
    language: 'javascript',
    roots:
      bare?.kind === 'array'
        ? bare.items.map((item) => (item.kind === 'spread' ? item.value : item))
        : roots,
    constants: constantsOf(best.tree, code),
    faults: best.faults.map(place),
    comments: best.comments.map(place),
  }
}

/** Expressions that may hold data; all others are looked into. */
const ROOTS = new Set([
  'ObjectExpression',
  'ArrayExpression',
  'CallExpression',
  'NewExpression',
  'ArrowFunction',
  'FunctionExpression',
  'BinaryExpression',
  'ParenthesizedExpression',
])

function collectRoots(node: SyntaxNode, found: (node: SyntaxNode) => void): void {
  if (ROOTS.has(node.name)) return found(node)
  for (let child = node.firstChild; child; child = child.nextSibling) collectRoots(child, found)
}

/** The tree, and what a look at all of it shows: its depth, its faults, its comments. */
function surveyOf(
  source: string,
  dialect: string,
): {
  readonly tree: Tree
  readonly levels: number
  readonly faults: readonly Range[]
  readonly comments: readonly Range[]
} {
  const tree = parser.configure({ dialect }).parse(source)
  const faults: Range[] = []
  const comments: Range[] = []
  let level = 0
  let levels = 0
  tree.iterate({
    enter: (node) => {
      levels = Math.max(levels, ++level)
      const at = { start: node.from, end: node.to }
      if (node.type.isError) faults.push(at)
      else if (/Comment$/.test(node.name)) comments.push(at)
    },
    leave: () => void level--,
  })
  return { tree, levels, faults, comments }
}
