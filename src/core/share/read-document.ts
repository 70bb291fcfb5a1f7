import { get, itemsOf, type JsonNode, stringOf } from '../json/node'
import { isStrictJson, parse } from '../json/parse'
import { respaced } from '../json/respaced'
import { FORMAT_VERSION } from '../model/tool-set'
import { ALL_PARTS, contentOf, formatOf, linkContent, MAX_SET_BYTES } from './link-content'
import { applyDelta, type Delta } from './text-delta'
import { tooManyValues } from './too-many-values'

/** What a link holds. Texts are laid out with two spaces. */
export type LinkDocument =
  | {
      readonly kind: 'set'
      readonly setText: string
      /** Keys that stood in the link and are never taken from one. */
      readonly leftOut: readonly string[]
    }
  | {
      readonly kind: 'compare'
      readonly beforeText: string
      readonly afterText: string
      readonly leftOut: readonly string[]
    }
  | ReviewLink

/** A review on its way back, without its set. */
export interface ReviewLink {
  readonly kind: 'review'
  /** What stands for the set that was reviewed: its hash. */
  readonly of: string
  readonly title?: string
  /** The JSON text of the set's member `review`. */
  readonly reviewText: string
}

/** The set that a link holds, of two versions the later one. */
export const setTextIn = (link: Exclude<LinkDocument, ReviewLink>): string =>
  link.kind === 'set' ? link.setText : link.afterText

type Unreadable = 'damaged' | 'newer' | 'too-large'

/** Reads the JSON text that a payload held; never throws. */
export function readDocument(minified: string): LinkDocument | Unreadable {
  if (tooManyValues(minified)) return 'too-large'
  const parsed = parse(minified)
  if (!isStrictJson(parsed) || parsed.root.kind !== 'object') return 'damaged'
  const { root } = parsed
  const kind = get(root, 'kind')
  if (kind && kind.kind !== 'string') return 'damaged'
  const version = formatOf(root)
  if (version === undefined) return 'damaged'
  if (version > FORMAT_VERSION) return 'newer'
  const read = kind ? readers.get(kind.value) : readSet
  return read ? read(minified, root) : 'newer'
}

type Reader = (minified: string, root: JsonNode) => LinkDocument | Unreadable

const readSet: Reader = (minified, root) => {
  const set = spacedSet(minified, root)
  return typeof set === 'string' ? set : { kind: 'set', setText: set.text, leftOut: set.leftOut }
}

const readCompare: Reader = (minified, root) => {
  const before = get(root, 'before')
  const delta = deltaIn(get(root, 'after'))
  if (!before || !delta) return 'damaged'
  const first = spacedSet(minified, before)
  if (typeof first === 'string') return first
  const after = applyDelta(respaced(minified, before, 0), delta, MAX_SET_BYTES)
  if (after === undefined) return 'damaged'
  if (tooManyValues(after)) return 'too-large'
  const content = linkContent(after, ALL_PARTS)
  if (!content.ok) return content.reason === 'newer-version' ? 'newer' : 'damaged'
  return {
    kind: 'compare',
    beforeText: first.text,
    afterText: respaced(after, content.root, 2) + '\n',
    leftOut: [...new Set([...first.leftOut, ...content.leftOut])],
  }
}

const readReview: Reader = (minified, root) => {
  const of = stringOf(get(root, 'of'))
  const title = stringOf(get(root, 'title'))
  const review = get(root, 'review')
  if (of === undefined || review?.kind !== 'object') return 'damaged'
  const reviewText = respaced(minified, review, 2) + '\n'
  return { kind: 'review', of, ...(title === undefined ? {} : { title }), reviewText }
}

/** The kinds of links, by the member `kind`; a set needs none. */
const readers: ReadonlyMap<string, Reader> = new Map([
  ['set', readSet],
  ['compare', readCompare],
  ['review', readReview],
])

/** The kinds of links that there are. */
export const LINK_KINDS = [...readers.keys()]

interface SpacedSet {
  readonly text: string
  readonly leftOut: readonly string[]
}

function spacedSet(minified: string, node: JsonNode): SpacedSet | Unreadable {
  const content = contentOf(node, ALL_PARTS)
  if (!content.ok) return content.reason === 'newer-version' ? 'newer' : 'damaged'
  const { root, leftOut } = content
  return {
    text: respaced(minified, root, 2) + '\n',
    leftOut: leftOut.filter((key) => key !== 'kind'),
  }
}

function deltaIn(node: JsonNode | undefined): Delta | undefined {
  if (node?.kind !== 'array') return undefined
  const delta = itemsOf(node).flatMap((item): (number | string)[] => {
    if (item.kind === 'string') return [item.value]
    return item.kind === 'number' ? [Number(item.raw)] : []
  })
  return delta.length === node.items.length ? delta : undefined
}
