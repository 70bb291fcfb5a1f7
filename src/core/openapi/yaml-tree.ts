import { isAlias, isMap, isScalar, isSeq, parseAllDocuments, type Scalar } from 'yaml'
import type { DialectError } from '../dialects/dialect'
import { arr, bool, type JsonNode, type Member, nil, type Range, str } from '../json/node'
import { MAX_DEPTH } from '../json/parse'
import { lineStarts, positionAt } from '../json/position'
import { tellingFaults, yamlFaultCode } from './yaml-faults'
import { jsonNumber } from './yaml-number'

/** A YAML text as a JSON tree; absent when it could not be read in full. */
export interface YamlTree {
  readonly root?: JsonNode
  /** Places are in their values: `line` and `column`. */
  readonly problems: readonly DialectError[]
}

/** An alias repeats what it stands for; a text that would grow beyond this is refused. */
const MOST_NODES = 2_000_000

/** So many faults are told. */
const MOST_FAULTS = 20

/** Thrown inside this file alone, where going on would never end. */
class TooMuch extends Error {
  constructor(readonly code: 'openapi.yaml-too-deep' | 'openapi.yaml-too-large') {
    super(code)
  }
}

/**
 * Reads the first document of a YAML 1.2 text into a JSON tree with the places of its nodes: numbers
 * keep their spelling where JSON has it, members their order, anchors and `<<` are filled in. Never
 * throws. What JSON cannot say is a problem.
 */
export function readYaml(text: string): YamlTree {
  const starts = lineStarts(text)
  const problems: DialectError[] = []
  const add = (
    code: string,
    offset: number,
    values: Record<string, string | number> = {},
    isWarning = false,
  ): void => {
    if (problems.length >= MOST_FAULTS) return
    const place = { ...positionAt(starts, offset), ...values }
    problems.push({ code, path: [], values: place, ...(isWarning ? { severity: 'warning' } : {}) })
  }
  try {
    const documents = parseAllDocuments(text, {
      uniqueKeys: false,
      intAsBigInt: true,
      merge: true,
      prettyErrors: false,
      logLevel: 'silent',
    })
    const first = Array.isArray(documents) ? documents[0] : undefined
    if (!first) return { problems }
    for (const fault of tellingFaults(first.errors))
      add(yamlFaultCode(fault), fault.pos[0], { most: MAX_DEPTH })
    for (const fault of first.warnings) add(yamlFaultCode(fault), fault.pos[0], {}, true)
    if (first.errors.length > 0) return { problems }
    const next = documents[1]
    if (next) add('openapi.yaml-more-documents', next.range?.[0] ?? 0, {}, true)
    return { root: new Tree(add).nodeOf(first.contents, 0), problems }
  } catch (error) {
    // The parser goes down by recursion: a text of brackets alone exhausts the stack.
    const code = error instanceof TooMuch ? error.code : 'openapi.yaml-too-deep'
    problems.push({ code, path: [], values: { most: MAX_DEPTH } })
    return { problems }
  }
}

type Add = (
  code: string,
  offset: number,
  values?: Record<string, string | number>,
  isWarning?: boolean,
) => void

/** How many nodes stand in a node, aliases filled in, and how deep they go. */
interface Extent {
  readonly nodes: number
  readonly depth: number
}

/** One pass over the nodes of a document, in text order, so that anchors are known before their aliases. */
class Tree {
  private readonly anchors = new Map<string, JsonNode>()
  private readonly extents = new WeakMap<JsonNode, Extent>()
  private total = 0

  constructor(private readonly add: Add) {}

  nodeOf(node: unknown, depth: number): JsonNode {
    if (depth > MAX_DEPTH) throw new TooMuch('openapi.yaml-too-deep')
    this.count(1)
    if (isAlias(node)) return this.aliased(node.source, node.range?.[0] ?? 0, depth)
    const made = this.made(node, depth)
    const anchor = isScalar(node) || isMap(node) || isSeq(node) ? node.anchor : undefined
    if (anchor !== undefined) this.anchors.set(anchor, made)
    return made
  }

  private count(nodes: number): void {
    this.total += nodes
    if (this.total > MOST_NODES) throw new TooMuch('openapi.yaml-too-large')
  }

  private aliased(name: string, offset: number, depth: number): JsonNode {
    const target = this.anchors.get(name)
    if (!target) {
      this.add('openapi.yaml-alias', offset)
      return nil
    }
    const extent = this.extentOf(target)
    this.count(extent.nodes)
    if (depth + extent.depth > MAX_DEPTH) throw new TooMuch('openapi.yaml-too-deep')
    return target
  }

  private extentOf(node: JsonNode): Extent {
    const known = this.extents.get(node)
    if (known) return known
    const below =
      node.kind === 'object'
        ? node.members.map((each) => each.value)
        : node.kind === 'array'
          ? node.items
          : []
    let nodes = 1
    let depth = 0
    for (const each of below) {
      const inside = this.extentOf(each)
      nodes += inside.nodes
      depth = Math.max(depth, inside.depth + 1)
    }
    const extent = { nodes, depth }
    this.extents.set(node, extent)
    return extent
  }

  private made(node: unknown, depth: number): JsonNode {
    const at = rangeOf(node)
    if (isMap(node)) {
      const members = this.membersOf(node.items, depth)
      return { kind: 'object', members, ...at }
    }
    if (isSeq(node))
      return { ...arr(node.items.map((item) => this.nodeOf(item, depth + 1))), ...at }
    return isScalar(node) ? { ...this.scalar(node), ...at } : nil
  }

  private membersOf(
    pairs: readonly { readonly key: unknown; readonly value: unknown }[],
    depth: number,
  ): readonly Member[] {
    const members: (Member & { readonly isMerged?: true })[] = []
    const own = new Set<string>()
    for (const { key, value } of pairs) {
      if (isMergeKey(key)) {
        const sources = this.nodeOf(value, depth + 1)
        for (const source of sources.kind === 'array' ? sources.items : [sources])
          if (source.kind === 'object')
            members.push(...source.members.map((each) => ({ ...each, isMerged: true as const })))
        continue
      }
      const name = this.keyOf(key)
      const node = this.nodeOf(value, depth + 1)
      if (name === undefined) continue
      const { at } = rangeOf(key)
      if (own.has(name)) this.add('import.duplicate-key', at?.start ?? 0, { key: name }, true)
      own.add(name)
      members.push({ key: name, value: node, ...(at ? { keyAt: at } : {}) })
    }
    return withoutOverridden(members)
  }

  private keyOf(key: unknown): string | undefined {
    if (key === null || key === undefined) return ''
    if (isScalar(key))
      return typeof key.value === 'string' ? key.value : (key.source ?? String(key.value))
    if (isAlias(key)) {
      const target = this.anchors.get(key.source)
      if (target?.kind === 'string') return target.value
    }
    this.add('openapi.yaml-key', rangeOf(key).at?.start ?? 0)
    return undefined
  }

  private scalar(node: Scalar): JsonNode {
    const { value, source = '' } = node
    if (typeof value === 'boolean') return bool(value)
    if (value === null || value === undefined) return nil
    if (typeof value !== 'number' && typeof value !== 'bigint')
      return str(typeof value === 'string' ? value : source)
    const raw = jsonNumber(source)
    const offset = node.range?.[0] ?? 0
    if (raw === undefined) {
      this.add('openapi.yaml-number', offset, { from: source })
      return str(source)
    }
    if (raw !== source)
      this.add('openapi.yaml-number-respelled', offset, { from: source, to: raw }, true)
    return { kind: 'number', raw }
  }
}

const isMergeKey = (key: unknown): boolean => isScalar(key) && typeof key.value === 'symbol'

/** A member of its own wins over a merged one, wherever it stands; of merged ones the first. */
function withoutOverridden(
  members: readonly (Member & { readonly isMerged?: true })[],
): readonly Member[] {
  if (!members.some((each) => each.isMerged)) return members
  const own = new Set(members.filter((each) => !each.isMerged).map((each) => each.key))
  const seen = new Set<string>()
  return members.flatMap(({ key, value, keyAt, isMerged }) => {
    if (isMerged && (own.has(key) || seen.has(key))) return []
    if (isMerged) seen.add(key)
    return [{ key, value, ...(keyAt ? { keyAt } : {}) }]
  })
}

function rangeOf(node: unknown): { readonly at?: Range } {
  const range = isScalar(node) || isMap(node) || isSeq(node) || isAlias(node) ? node.range : null
  return range ? { at: { start: range[0], end: range[1] } } : {}
}
